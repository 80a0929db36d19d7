"""From a kernel's name to its function: shipped file, user's cache, or generated on the spot.

Every file's content hash is checked before it is imported. Modules are registered under stable
names, because Numba's disk cache refers to functions by module name.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from gaforge.algebra import Algebra
from gaforge.errors import GenerationError, MissingExtraError
from gaforge.loading.cache import cache_folder, locked

if TYPE_CHECKING:
    from gaforge.codegen.spec import KernelSpec

EmittedFunction = Callable[..., Any]

TERM_LIMIT = 70_000
"""Most products of a kernel that is generated on demand: a dense product of n = 8 has 65,536."""


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
    for module in (_shipped(spec.algebra, backend), _cached_whole(spec.algebra, backend)):
        if module is not None and spec.name in module.KERNELS:
            return module.KERNELS[spec.name]  # type: ignore[no-any-return]
    return _on_demand(spec, backend).KERNELS[spec.name]  # type: ignore[no-any-return]


@cache
def _shipped(algebra: Algebra, backend: str) -> ModuleType | None:
    """Return the module of the package for an algebra, if there is one."""
    import gaforge.generated

    stem = f"{algebra.name}_{backend}"
    path = Path(gaforge.generated.__path__[0]) / f"{stem}.py"
    if not path.exists():
        return None
    _verify(path)
    return _import(f"gaforge.generated.{stem}", backend)


@cache
def _cached_whole(algebra: Algebra, backend: str) -> ModuleType | None:
    """Return the whole module that ``gaforge generate`` wrote to the user's cache, if any."""
    path = cache_folder() / f"{algebra.name}_{backend}.py"
    return load_file(path, backend) if path.exists() else None


def _on_demand(spec: KernelSpec, backend: str) -> ModuleType:
    path = cache_folder() / f"{spec.algebra.name}_{backend}__{spec.name}.py"
    if not path.exists():
        with locked(path):
            if not path.exists():  # another process may have been faster
                _generate(spec, backend, path)
    return load_file(path, backend)


def _generate(spec: KernelSpec, backend: str, path: Path) -> None:
    from tqdm import tqdm

    from gaforge.codegen.artefacts.writer import write_atomic
    from gaforge.codegen.pipeline import generate

    check_size(spec)
    title = f"generating {spec.name} of {spec.algebra} for {backend}"
    with tqdm(desc=title, bar_format="{desc} [{elapsed}]", disable=None, leave=False) as bar:
        module = generate(spec.algebra, backend, [spec], lambda *stage: bar.refresh() and None)
    write_atomic(path, module.text)


def check_size(spec: KernelSpec) -> None:
    """Raise `GenerationError` if a kernel would be too large to generate."""
    sizes = [layout.size for layout in spec.layouts]
    products = 1
    for size in sizes[:2] if spec.row.kind == "bilinear" else sizes[:1]:
        products *= size
    if spec.row.kind == "versor":
        products = sizes[0] * sizes[1] * 2
    if products > TERM_LIMIT:
        raise GenerationError(
            f"{spec.name} of {spec.algebra} has about {products} products, more than the "
            f"{TERM_LIMIT} that are generated; name smaller layouts, such as "
            "layouts=('vector', 'vector'), or use backend='numpy', the slow reference"
        )


def load_file(path: Path, backend: str) -> ModuleType:
    """Import an emitted file that lies anywhere, after checking its content hash."""
    place = hashlib.sha256(str(path.parent).encode()).hexdigest()[:12]
    name = f"gaforge_cached_{place}_{path.stem}"
    if name in sys.modules:
        return sys.modules[name]
    _verify(path)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except ImportError as error:
        del sys.modules[name]
        raise _missing(backend, error) from error
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _verify(path: Path) -> None:
    from gaforge.codegen.artefacts.header import verify_content

    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GenerationError(f"cannot read {path}: {error}") from error
    verify_content(text, path.name)


def _import(name: str, backend: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise _missing(backend, error) from error


def _missing(backend: str, error: ImportError) -> MissingExtraError:
    extra = f'pip install "gaforge[{backend}]"' if backend == "torch" else "pip install gaforge"
    return MissingExtraError(f"backend {backend!r} needs {error.name}; install it with {extra}")
