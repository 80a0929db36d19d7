"""The one door to emitted code: `kernels` finds, checks, generates and calls it."""

from gaforge.loading.namespace import Kernels, kernels
from gaforge.loading.prepared import Prepared

__all__ = ["Kernels", "Prepared", "kernels"]
