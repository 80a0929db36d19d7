"""Validation: every operation compared with other packages, and a report of what was found."""

from gaforge.validation.report import Report, Row
from gaforge.validation.run import SPOT_CHECKS, every_signature, validate

__all__ = ["SPOT_CHECKS", "Report", "Row", "every_signature", "validate"]
