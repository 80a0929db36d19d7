"""Symbolic identities: proved, or refuted with a counterexample."""
