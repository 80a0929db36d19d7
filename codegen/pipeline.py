"""The pipeline, on one page: from an algebra to the proved text of a module.

    Algebra ── derive ──▶ Plan ── lower ──▶ Program ── passes ──▶ Program ── print ──▶ text
                                                                                        │
                           header with hashes ◀── prove (execute the text on symbols) ◀─┘
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import sympy

import gaforge
from gaforge.algebra import Algebra
from gaforge.codegen.artefacts import header
from gaforge.codegen.catalogue import standard_kernels, with_guards
from gaforge.codegen.derive.tables import derived_table
from gaforge.codegen.ir.cost import Cost
from gaforge.codegen.kernel import Kernel, build_kernel
from gaforge.codegen.proof.prove import compare, universe_of
from gaforge.codegen.spec import KernelSpec
from gaforge.codegen.targets import Target, find_prover, find_target

Progress = Callable[[str, int, int], None]
"""Called with the stage, and how many kernels of how many are done."""


@dataclass(frozen=True)
class Module:
    """An emitted module, proved and sealed, not yet on disk."""

    algebra: Algebra
    target: str
    filename: str
    text: str
    kernels: tuple[Kernel, ...]
    laws: dict[str, str]
    seconds: dict[str, float] = field(compare=False)

    @property
    def cost(self) -> Cost:
        """Operations of all kernels together."""
        return total_cost(self.kernels)


def generate(
    algebra: Algebra,
    target: str,
    specs: Sequence[KernelSpec] | None = None,
    progress: Progress = lambda stage, done, total: None,
) -> Module:
    """Derive, optimise, print and prove a module.

    Parameters
    ----------
    algebra : Algebra
    target : str
        ``numba``, ``numpy``, ``torch`` or ``latex``.
    specs : sequence of KernelSpec, optional
        By default the standard kernels of the algebra.

    Raises
    ------
    ProofError
        If a kernel's source is not what the operation is; nothing is returned then.
    """
    algebra = Algebra(*algebra.signature)  # names and text do not depend on start_index
    specs = standard_kernels(algebra) if specs is None else with_guards(specs)
    seconds: dict[str, float] = {}
    started = time.perf_counter()

    def stage(name: str) -> None:
        nonlocal started
        now = time.perf_counter()
        seconds[name] = now - started
        started = now

    derived_table(algebra).check(limit=6)
    kernels = []
    for done, spec in enumerate(specs):
        progress("derive", done, len(specs))
        kernels.append(build_kernel(spec))
    stage("derive")
    module = find_target(target)
    body = module.emit_module(kernels)
    stage("print")
    laws = prove_source(body, target, kernels, progress)
    stage("prove")
    standard = specs == standard_kernels(algebra) if algebra.n <= 6 else False
    text = _with_header(module, algebra, kernels, body, standard)
    filename = _filename(module, algebra, kernels, standard)
    return Module(algebra, target, filename, text, tuple(kernels), laws, seconds)


def prove_source(
    source: str,
    target: str,
    kernels: Sequence[Kernel],
    progress: Progress = lambda stage, done, total: None,
) -> dict[str, str]:
    """Execute the source of a module on symbols and compare every kernel with its law.

    Returns
    -------
    dict of str to str
        Kernel name to the identity that was proved.
    """
    prover = find_prover(target)
    names = prover.load_source(source)
    laws = {}
    for done, kernel in enumerate(kernels):
        progress("prove", done, len(kernels))
        universe = universe_of(kernel)
        laws[kernel.spec.name] = compare(kernel, universe, prover.evaluate(names, kernel, universe))
    return laws


def total_cost(kernels: Sequence[Kernel]) -> Cost:
    """Return the operations of all kernels together."""
    return Cost(*(sum(column) for column in zip(*(k.cost for k in kernels), strict=True)))


def signature_text(algebra: Algebra) -> str:
    """Return ``p,q,r``."""
    return ",".join(map(str, algebra.signature))


def command(algebra: Algebra, target: str, kernels: Sequence[Kernel], standard: bool) -> str:
    """Return the command that makes a file again."""
    text = f"gaforge generate {signature_text(algebra)} --target {target}"
    if standard:
        return text
    return " ".join([text, *(f"--kernel {kernel.spec.name}" for kernel in kernels)])


def _filename(
    module: Target, algebra: Algebra, kernels: Sequence[Kernel], standard: bool
) -> str:
    middle = "" if standard else "".join(f"__{kernel.spec.name}" for kernel in kernels[:1])
    stem, _, extension = module.SUFFIX.partition(".")
    return f"{algebra.name}{stem}{middle}.{extension}"


def _with_header(
    module: Target, algebra: Algebra, kernels: Sequence[Kernel], body: str, standard: bool
) -> str:
    names = [kernel.spec.name for kernel in kernels]
    inputs = header.inputs_digest(
        module.TARGET, signature_text(algebra), names, sympy.__version__
    )
    facts = {
        "signature": signature_text(algebra),
        "target": module.TARGET,
        "versions": f"gaforge {gaforge.__version__}, sympy {sympy.__version__}",
        "command": command(algebra, module.TARGET, kernels, standard),
        "operations": f"{total_cost(kernels)} in {len(kernels)} kernels",
        "proof": f"{len(kernels)} of {len(kernels)} kernels, source executed on polynomial symbols",
        "inputs": f"sha256:{inputs}",
        "content": "sha256:?",
    }
    lines = [
        *module.describe(kernels),
        *(f"{module.COMMENT} {header.PREFIX}{key}: {value}" for key, value in facts.items()),
        "",
        body,
    ]
    return header.seal("\n".join(lines))
