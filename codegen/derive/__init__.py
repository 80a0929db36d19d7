"""Symbolic derivation with SymPy: tables, products, sandwiches, norms and inverses."""
