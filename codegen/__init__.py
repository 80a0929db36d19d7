"""The generator: from a signature to proved kernels on disk.

Folders stand in processing order: ``derive`` (SymPy), ``ir``, ``passes``, ``printers``,
``modules``, ``proof``, ``artefacts``; ``pipeline`` runs them.
"""

if __name__ != "gaforge.codegen":
    raise ImportError(
        "import this package as gaforge.codegen (install the project first: pip install -e .); "
        f"as {__name__!r} every class would exist twice"
    )
