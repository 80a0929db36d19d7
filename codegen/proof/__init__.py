"""Proofs: emitted source executed on polynomial symbols, compared with the table product."""
