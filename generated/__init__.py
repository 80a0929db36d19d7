"""Emitted modules, one per algebra and backend; made by ``gaforge generate``, not by hand."""

if __name__ != "gaforge.generated":
    raise ImportError(
        "import this package as gaforge.generated (install the project first: pip install -e .); "
        f"as {__name__!r} Numba would keep a second cache of every kernel"
    )
