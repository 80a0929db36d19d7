"""Validation: every operation compared with other packages, and a report of what was found."""

from gaforge.validation.report import Report, Row
from gaforge.validation.run import SPOT_CHECKS, Task, every_signature, validate, validate_each

__all__ = [
    "SPOT_CHECKS",
    "Report",
    "Row",
    "Task",
    "every_signature",
    "validate",
    "validate_each",
]
