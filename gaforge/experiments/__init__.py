"""Experiments of papers, repeated: what was measured there and what this code gives."""
