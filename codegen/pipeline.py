"""The pipeline, on one page: from an algebra to the proved text of a module.

Algebra ── derive ──▶ Plan ── lower ──▶ Program ── passes ──▶ Program ── print ──▶ text
│
header with hashes ◀── prove (execute the text on symbols) ◀─┘
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import sympy

from gaforge import __version__
from gaforge.algebra import Algebra
from gaforge.codegen.artefacts import header
from gaforge.codegen.catalogue import (
    WHOLE_LIMIT,
    WRITTEN_FOR,
    has_module,
    standard_kernels,
    with_guards,
    writes,
)
from gaforge.codegen.derive.formula import plan_as_written
from gaforge.codegen.derive.spinor import LARGEST
from gaforge.codegen.derive.tables import derived_table
from gaforge.codegen.formula import FormulaSpec
from gaforge.codegen.ir.cost import Cost, cost
from gaforge.codegen.ir.program import lower
from gaforge.codegen.kernel import Kernel, build_kernel, permutes
from gaforge.codegen.proof.prove import compare, universe_of
from gaforge.codegen.proof.run_exponential import prove_exponential, prove_tensors
from gaforge.codegen.proof.run_spinor import SPINOR_PROOF, prove_permutation, prove_spinor
from gaforge.codegen.proof.run_split import prove_split
from gaforge.codegen.proof.run_vjp import INTEGERS, SYMBOLS, proof_method, prove_vjp
from gaforge.codegen.spec import KernelSpec
from gaforge.codegen.targets import Target, find_prover, find_target
from gaforge.errors import GenerationError

Progress = Callable[[str, int, int], None]
"""Called with the stage, and how many kernels of how many are done."""


@dataclass(frozen=True)
class Module:
    """An emitted module, not yet on disk; ``laws`` is empty until it is proved."""

    algebra: Algebra
    target: str
    filename: str
    text: str
    kernels: tuple[Kernel, ...]
    laws: dict[str, str]
    seconds: dict[str, float] = field(compare=False)

    @property
    def cost(self) -> Cost:
        """Operations of all kernels together, as they are written."""
        return total_cost(find_target(self.target), self.kernels)


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
        ``numba``, ``numpy``, ``torch``, ``vjp`` or ``latex``.
    specs : sequence of KernelSpec, optional
        By default the standard kernels of the algebra.

    Raises
    ------
    ProofError
        If a kernel's source is not what the operation is; nothing is returned then.
    """
    module = draft(algebra, target, specs, progress)
    started = time.perf_counter()
    laws = prove_source(module.text, target, module.kernels, progress)
    seconds = {**module.seconds, "prove": time.perf_counter() - started}
    return replace(module, laws=laws, seconds=seconds)


def draft(
    algebra: Algebra,
    target: str,
    specs: Sequence[KernelSpec] | None = None,
    progress: Progress = lambda stage, done, total: None,
) -> Module:
    """Derive, optimise and print a module, without proving it: `generate` does both."""
    algebra = Algebra(*algebra.signature)  # names and text do not depend on start_index
    if specs is None:
        check_whole(algebra, target)
    standard = standard_kernels(algebra, target)
    if specs is None:
        specs = standard
    else:
        specs = with_guards(replace(spec, algebra=algebra) for spec in specs)
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
        if not writes(target, spec.operation):
            wanted = ", ".join(WRITTEN_FOR[spec.operation])
            raise GenerationError(f"{spec.name} is written for {wanted} only, not for {target}")
        progress("derive", done, len(specs))
        kernels.append(build_kernel(spec, target))
    stage("derive")
    module = find_target(target)
    body = module.emit_module(kernels)
    whole = specs == standard
    text = _with_header(module, algebra, kernels, body, whole)
    stage("print")
    name = filename(algebra, target, None if whole else specs[0])
    return Module(algebra, target, name, text, tuple(kernels), {}, seconds)


def check_whole(algebra: Algebra, target: str = "numba") -> None:
    """Raise `GenerationError` if the algebra is too large for a module of the target."""
    if not has_module(algebra, target):
        raise GenerationError(
            f"{algebra} has n = {algebra.n}: whole modules are generated up to n = {WHOLE_LIMIT}, "
            f"for Numba up to n = {LARGEST}, for torch and vjp as well where there are no null "
            "vectors; in larger algebras each kernel is generated when it is first called, or by "
            "name, such as gaforge generate "
            f"{signature_text(algebra)} --kernel gp__vector__vector"
        )


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
        prove = _own_proof(target, kernel, source)
        if prove:
            laws[kernel.spec.name] = prove(names, kernel)
            continue
        universe = universe_of(kernel)
        laws[kernel.spec.name] = compare(kernel, universe, prover.evaluate(names, kernel, universe))
    return laws


def _own_proof(
    target: str, kernel: Kernel, source: str
) -> Callable[[dict[str, Any], Kernel], str] | None:
    """Return the proof of a kernel that is not compared on symbols, if it has one."""
    if target == "vjp":
        return prove_vjp
    if kernel.form == "exponential":
        return prove_exponential if target == "numba" else prove_tensors
    if kernel.form == "split":
        return prove_split
    if target == "torch":
        from gaforge.codegen.modules.torch_module import is_large
        from gaforge.codegen.proof.run_torch_spinor import load_exact, prove_torch_spinor

        if not is_large(kernel):
            return None
        return lambda names, kernel: prove_torch_spinor(load_exact(source), kernel)
    if kernel.form == "spinor":
        return prove_spinor
    if target == "numba" and permutes(kernel.plan):
        return prove_permutation
    return None


def total_cost(module: Target, kernels: Sequence[Kernel]) -> Cost:
    """Return the operations of all kernels together, as a target writes them."""
    costs = [module.form_and_cost(kernel)[1] for kernel in kernels]
    return Cost(*(sum(column) for column in zip(*costs, strict=True)))


def signature_text(algebra: Algebra) -> str:
    """Return ``p,q,r``."""
    return ",".join(map(str, algebra.signature))


def proof_text(kernels: Sequence[Kernel], target: str = "numba") -> str:
    """Return how the kernels of a module are proved."""
    if target == "vjp":
        found = {proof_method(kernel) for kernel in kernels}
        how = " and ".join(method for method in (SYMBOLS, INTEGERS) if method in found)
        return f"{len(kernels)} of {len(kernels)} kernels, source executed on {how}"
    spinors = sum(kernel.form == "spinor" for kernel in kernels)
    text = f"{len(kernels)} of {len(kernels)} kernels, source executed on "
    if not spinors:
        return text + "polynomial symbols"
    others = " and symbols"
    return text + SPINOR_PROOF + (others if spinors < len(kernels) else "")


def command(algebra: Algebra, target: str, kernels: Sequence[Kernel], whole: bool) -> str:
    """Return the command, or the line of Python, that makes a file again."""
    for kernel in kernels:
        if isinstance(kernel.spec, FormulaSpec):
            return kernel.spec.call(target)
    text = f"gaforge generate {signature_text(algebra)} --target {target}"
    if whole:
        return text
    implied = {other.name for kernel in kernels for other in kernel.spec.needs}
    names = [kernel.spec.name for kernel in kernels if kernel.spec.name not in implied]
    return " ".join([text, *(f"--kernel {name}" for name in names)])


def filename(algebra: Algebra, target: str, kernel: KernelSpec | None = None) -> str:
    """Return the name of a file: of a whole module, or of one kernel's.

    Examples
    --------
    >>> filename(Algebra(3, 0, 1), "numba", KernelSpec.of(Algebra(3, 0, 1), "reverse", "even"))
    'cl_3_0_1_numba__reverse__even.py'
    """
    stem, _, extension = find_target(target).SUFFIX.partition(".")
    middle = f"__{kernel.name}" if kernel else ""
    return f"{algebra.name}{stem}{middle}.{extension}"


def _formula_facts(kernels: Sequence[Kernel], target: str) -> dict[str, str]:
    """Return what the header says of a compiled formula: its result, and its cost as written."""
    facts = {}
    for kernel in kernels:
        spec = kernel.spec
        if isinstance(spec, FormulaSpec):
            facts["grades"] = " ".join(map(str, spec.result.grades))
            facts["as-written"] = str(cost(lower(plan_as_written(spec))))
            facts["emitted"] = str(find_target(target).form_and_cost(kernel)[1])
    return facts


def _with_header(
    module: Target, algebra: Algebra, kernels: Sequence[Kernel], body: str, whole: bool
) -> str:
    names = [kernel.spec.name for kernel in kernels]
    inputs = header.inputs_digest(module.TARGET, signature_text(algebra), names, sympy.__version__)
    facts = {
        "signature": signature_text(algebra),
        "target": module.TARGET,
        "versions": f"gaforge {__version__}, sympy {sympy.__version__}",
        "command": command(algebra, module.TARGET, kernels, whole),
        "operations": f"{total_cost(module, kernels)} in all",
        "proof": proof_text(kernels, module.TARGET),
        **_formula_facts(kernels, module.TARGET),
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
