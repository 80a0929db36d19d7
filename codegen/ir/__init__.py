"""Intermediate representations: contraction plans, and straight-line programs."""
