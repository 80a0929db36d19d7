"""From a kernel's name to its function: shipped file, user's cache, or generated on the spot.

Every file's content hash is checked before it is imported. Modules are registered under stable
names, because Numba's disk cache refers to functions by module name.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import py_compile
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from math import factorial, prod
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from gaforge.algebra import Algebra
from gaforge.errors import DamagedKernelError, GenerationError, MissingExtraError
from gaforge.loading.cache import cache_folder, locked

if TYPE_CHECKING:
    from gaforge.codegen.formula import FormulaSpec
    from gaforge.codegen.spec import KernelSpec

EmittedFunction = Callable[..., Any]

TERM_LIMITS = {"bilinear": 70_000, "versor": 300_000, "internal": 300_000}
"""Most terms of a law, written out, of a kernel that is generated on demand.

Deriving and proving that many takes some 15 s; a dense product of n = 8 has 65,536.
"""

_lock = threading.RLock()
"""Held while a module is found and imported: a thread must not see one that is half imported."""


def _renew_lock() -> None:
    """In a forked child the thread that held the lock does not exist."""
    global _lock
    _lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_renew_lock)


def load_function(spec: KernelSpec, backend: str) -> EmittedFunction:
    """Return the emitted function of a kernel, generating it if it exists nowhere.

    Raises
    ------
    DamagedKernelError
        If the file that holds the kernel is not what the generator wrote.
    GenerationError
        If the kernel is too large, or the cache cannot be written to.
    MissingExtraError
        If the backend is not installed.
    """
    function = _first(spec, backend, (shipped, _cached_whole, partial(_on_demand, spec)))
    if function is None:
        raise GenerationError(f"the generator made no kernel {spec.name} of {spec.algebra}")
    return function


def find_function(spec: KernelSpec, backend: str) -> EmittedFunction | None:
    """Return the emitted function of a kernel that is shipped or cached; generate none.

    Raises
    ------
    DamagedKernelError, MissingExtraError
        As `load_function`.
    """
    return _first(spec, backend, (shipped, _cached_whole, partial(_cached, spec)))


def _first(
    spec: KernelSpec, backend: str, places: Sequence[Callable[[Algebra, str], ModuleType | None]]
) -> EmittedFunction | None:
    """Return the function from the first place that has it."""
    with _lock:
        for find in places:
            module = find(spec.algebra, backend)
            if module is not None and spec.name in module.KERNELS:
                if backend == "torch":
                    vars(module)["PROVIDER"] = partial(_provide, spec.algebra)
                return cast(EmittedFunction, module.KERNELS[spec.name])
    return None


def _provide(algebra: Algebra, target: str, name: str) -> EmittedFunction:
    """Return a compiled kernel for a torch operator, wherever kernels come from.

    Raises
    ------
    LookupError
        If there is none; the operator then does without.
    """
    from gaforge.codegen.spec import KernelSpec

    try:
        return load_function(KernelSpec.parse(algebra, name), target)
    except (GenerationError, MissingExtraError) as error:
        raise LookupError(str(error)) from error


def load_formula(spec: FormulaSpec, backend: str) -> tuple[Path, ModuleType]:
    """Return the file and the module of a compiled formula, generating it if it is not cached.

    Raises
    ------
    ExpressionError, GenerationError
        If the formula can't be compiled, or is too large.
    """
    folder = cache_folder() / "formulas"
    path = folder / f"{spec.algebra.name}_{backend}__{spec.digest}.py"
    with _lock:
        if not _exists(path):
            from gaforge.codegen.formula import with_result

            whole = with_result(spec)
            with locked(path):
                if not path.exists():
                    _generate(whole, backend, path)
        return path, load_file(path, backend, spec.algebra)


@cache
def shipped(algebra: Algebra, backend: str) -> ModuleType | None:
    """Return the module of the package for an algebra, if there is one.

    Parameters
    ----------
    algebra : Algebra
    backend : str
        ``numba``, ``vjp``, ``numpy`` or ``torch``. Operators of a torch module find their
        compiled kernels through this loader, too.

    Raises
    ------
    DamagedKernelError
        If the file is not what the generator wrote.
    MissingExtraError
        If the backend is not installed.

    Examples
    --------
    >>> shipped(Algebra(3), "numba").__name__
    'gaforge.generated.cl_3_0_0_numba'
    >>> shipped(Algebra(2, 2), "numba") is None
    True
    """
    import gaforge.generated

    stem = f"{algebra.name}_{backend}"
    path = Path(gaforge.generated.__path__[0]) / f"{stem}.py"
    if not path.exists():
        return None
    _verify(path, backend, algebra)
    module = _import(f"gaforge.generated.{stem}", backend)
    if backend == "torch":
        vars(module)["PROVIDER"] = partial(_provide, algebra)
    return module


def loop_of(function: EmittedFunction) -> EmittedFunction:
    """Return the compiled loop of an emitted Numba function, for callers that check nothing twice.

    It takes the number of elements, then for each operand a flat contiguous array and the step
    from one element to the next, 0 for one that all share, and an array for the result; loops of
    gradients take a step for each result as well, -1 for one that isn't wanted.

    Examples
    --------
    >>> import numpy as np
    >>> x, out = np.ones(8), np.empty(8)
    >>> loop_of(shipped(Algebra(3), "numba").reverse__full)(1, x, 8, out)
    >>> out
    array([ 1.,  1.,  1.,  1., -1., -1., -1., -1.])
    """
    loop: EmittedFunction = getattr(sys.modules[function.__module__], f"_{function.__name__}")
    return loop


def _cached_whole(algebra: Algebra, backend: str) -> ModuleType | None:
    """Return the whole module that ``gaforge generate`` wrote to the user's cache, if any."""
    path = cache_folder() / f"{algebra.name}_{backend}.py"
    return load_file(path, backend, algebra) if _exists(path) else None


def _path_of(spec: KernelSpec, algebra: Algebra, backend: str) -> Path:
    """Return the file of the user's cache for one kernel."""
    return cache_folder() / f"{algebra.name}_{backend}__{spec.name}.py"


def _cached(spec: KernelSpec, algebra: Algebra, backend: str) -> ModuleType | None:
    """Return the module of one kernel in the user's cache, if it is there."""
    path = _path_of(spec, algebra, backend)
    return load_file(path, backend, algebra) if _exists(path) else None


def _on_demand(spec: KernelSpec, algebra: Algebra, backend: str) -> ModuleType:
    path = _path_of(spec, algebra, backend)
    if not _exists(path):
        check_size(spec, backend)
        with locked(path):
            if not path.exists():  # another process may have been faster
                _generate(spec, backend, path)
    return load_file(path, backend, algebra)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError as error:
        raise GenerationError(
            f"cannot read the cache folder {path.parent}: {error.strerror or error}; set "
            "GAFORGE_CACHE_DIR to another folder"
        ) from error


def _generate(spec: KernelSpec, backend: str, path: Path) -> None:
    from tqdm import tqdm

    from gaforge.codegen.artefacts.writer import write_atomic
    from gaforge.codegen.pipeline import generate

    title = f"generating {spec.name} of {spec.algebra} for {backend}"
    with tqdm(desc=title, bar_format="{desc} [{elapsed}]", disable=None, leave=False) as bar:
        module = generate(spec.algebra, backend, [spec], lambda *stage: bar.refresh() and None)
    write_atomic(path, module.text)


def check_size(spec: KernelSpec, backend: str = "") -> None:
    """Raise `GenerationError` if a kernel would be too large to generate.

    Products of matrices, for the backends that have them, have no terms that are written out.
    """
    from gaforge.codegen.kernel import takes_spinor

    if takes_spinor(spec, backend):
        return
    kind = spec.row.kind
    terms = term_count(spec)
    if kind in TERM_LIMITS and terms > TERM_LIMITS[kind]:
        raise GenerationError(
            f"{spec.name} of {spec.algebra} has about {terms} terms, more than the "
            f"{TERM_LIMITS[kind]} that are generated; name smaller layouts, such as "
            f"layouts={('vector',) * len(spec.row.operands)}, or use backend='numpy', the slow "
            "reference"
        )


def term_count(spec: KernelSpec) -> int:
    """Return about how many terms the law of a kernel has when it is written out.

    Examples
    --------
    >>> from gaforge.codegen.spec import KernelSpec
    >>> term_count(KernelSpec.of(Algebra(8), "gp"))
    65536
    """
    sizes = [layout.size for layout in spec.layouts]
    if spec.operation == "sandwich":
        return sizes[0] ** 2 * sizes[1]
    if spec.operation == "versor_defect":
        return sizes[0] ** 2 * (spec.algebra.n + 1)
    if spec.operation == "outermorphism":  # each entry is a determinant
        return sizes[0] ** 2 * factorial(spec.layouts[0].grades[0])
    return prod(sizes)


def load_file(path: Path, backend: str, algebra: Algebra | None = None) -> ModuleType:
    """Import an emitted file that lies anywhere, after checking its content hash.

    Parameters
    ----------
    path : Path
    backend : str
        What the file must hold kernels for.
    algebra : Algebra, optional
        Whose kernels it must hold.
    """
    content = _verify(path, backend, algebra)
    place = hashlib.sha256(str(path.absolute().parent).encode()).hexdigest()[:12]
    # A file that was written anew, in this process too, is another module.
    name = f"gaforge_cached_{place}_{content[:12]}_{path.stem}"
    with _lock:
        if name in sys.modules:
            return sys.modules[name]
        _compile(path)
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as error:
            del sys.modules[name]
            _explain(error, path, backend)
            raise
        return module


def _compile(path: Path) -> None:
    """Write bytecode that is checked by the hash of its source.

    By default it is checked by size and by seconds, which two files that are written one after
    the other may share.
    """
    if not sys.dont_write_bytecode and not Path(importlib.util.cache_from_source(path)).exists():
        with suppress(OSError):
            py_compile.compile(
                str(path), quiet=2, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
            )


def _verify(path: Path, backend: str, algebra: Algebra | None) -> str:
    """Return the content hash of a file, or raise unless the generator wrote it for this.

    Raises
    ------
    DamagedKernelError
        If it was edited, cut short, or put in another's place.
    """
    from gaforge.codegen.artefacts.header import recorded, verify_content

    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GenerationError(f"cannot read {path}: {error}") from error
    verify_content(text, str(path))
    wanted = {"target": backend}
    if algebra is not None:
        wanted["signature"] = ",".join(map(str, algebra.signature))
    for key, value in wanted.items():
        if recorded(text, key) != value:
            raise DamagedKernelError(
                f"{path} holds kernels of {key} {recorded(text, key)}, not {value}, so it is not "
                "loaded; delete it, or write it anew with gaforge generate"
            )
    return str(recorded(text, "content")).removeprefix("sha256:")


def _import(name: str, backend: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except Exception as error:
        _explain(error, name, backend)
        raise


def _explain(error: BaseException, place: object, backend: str) -> None:
    """Raise the gaforge error for one that was raised when a module was imported, if there is."""
    if isinstance(error, ModuleNotFoundError):
        extra = "gaforge[torch]" if backend == "torch" else "gaforge"
        raise MissingExtraError(
            f'backend {backend!r} needs {error.name}; install it with pip install "{extra}"'
        ) from error
    if isinstance(error, RuntimeError) and "cannot cache function" in str(error):
        raise GenerationError(
            f"Numba finds no folder where it can write the machine code of {place}; set "
            "NUMBA_CACHE_DIR to a writable folder"
        ) from error
