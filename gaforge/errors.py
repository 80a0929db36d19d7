"""Every exception gaforge raises on purpose, with what to do about it.

All of them derive from `GaforgeError`, and each also derives from the built-in exception a caller
would expect there, so both ``except gaforge.errors.GaforgeError`` and ``except ValueError`` work.
"""

__all__ = [
    "AlgebraMismatchError",
    "BladeError",
    "CheckpointError",
    "ConfigurationError",
    "DamagedKernelError",
    "DatasetError",
    "DtypeError",
    "ExpressionError",
    "FileFormatError",
    "GaforgeError",
    "GenerationError",
    "IntegerOverflowError",
    "LayoutError",
    "MissingExtraError",
    "ModelError",
    "NoLogarithmError",
    "NotAVersorError",
    "NotInvertibleError",
    "PrecisionError",
    "ProofError",
    "ShapeError",
    "SignatureError",
    "TrainingError",
    "UnknownBackendError",
    "UnknownMethodError",
    "UnknownOperationError",
]


class GaforgeError(Exception):
    """Base of every error that gaforge raises on purpose; catch it to catch them all."""


class SignatureError(GaforgeError, ValueError):
    """Raised when a signature is malformed, negative or larger than what is asked of it allows.

    Write a signature as ``"p,q,r"`` (``"3,0,1"``; trailing zeros may be left out) or pass the three
    counts as non-negative integers; for a large dimension, ask for the operations and layouts
    that you need instead of a whole table.
    """


class BladeError(GaforgeError, ValueError):
    """Raised when a blade name or index does not exist in the algebra or names a vector twice.

    ``Algebra.blades`` lists the valid names in canonical order. Once an index has two digits,
    names of two or more vectors take underscores (``e1_10``).
    """


class LayoutError(GaforgeError, ValueError):
    """Raised when a layout is unknown or an operation is not defined for the layouts given.

    Use ``full``, ``even``, ``odd``, ``scalar``, ``vector``, ``bivector``, ``trivector``,
    ``pseudoscalar``, ``"g4"`` for one grade, or a tuple of grades, one layout per operand.
    """


class ShapeError(GaforgeError, ValueError):
    """Raised when the last axis does not fit the layout or leading axes do not broadcast.

    Coefficients stand on the last axis, one for each blade of the layout; all other axes are
    batch. Move the axis (``numpy.moveaxis``) or name the layout that the array really has.
    """


class DtypeError(GaforgeError, TypeError):
    """Raised when coefficients are not numbers or the operation does not exist for their type.

    Convert the operand first, for instance with ``array.astype(numpy.float64)``.
    """


class ExpressionError(GaforgeError, ValueError):
    """Raised when an expression, or what is said about its variables, can't be read.

    An expression has names, exact numbers, the operators of multivectors, calls of the operations
    that ``gaforge info`` lists, and ``==``; nothing else is taken, and nothing is evaluated.
    """


class FileFormatError(GaforgeError, ValueError):
    """Raised when a file holds no multivector in a format that gaforge reads and writes.

    ``Multivector.save`` writes ``.npz`` and ``.json``; a file that was cut off or edited must be
    saved again.
    """


class IntegerOverflowError(GaforgeError, OverflowError):
    """Raised when an integer result might not fit its type: integers are exact or refused.

    Convert to ``float64`` for rounded results, or use a wider integer type.
    """


class NotAVersorError(GaforgeError, ValueError):
    """Raised when an operand that must be a versor (or rotor) is none, to the stated tolerance.

    A versor maps every vector to a vector; normalise the operand if it has only drifted, or use
    ``sandwich2`` for the plain two-sided product, which asks nothing of its operands.
    """


class NotInvertibleError(GaforgeError, ZeroDivisionError):
    """Raised when a multivector has no inverse, or none that is numerically meaningful.

    Null vectors and zero divisors have none. Check the norm beforehand, or leave such elements
    out of the batch.
    """


class NoLogarithmError(GaforgeError, ValueError):
    """Raised when a rotor is not the exponential of any real bivector.

    Of R and -R, which turn vectors alike, at least one often has a logarithm; ``full_output=True``
    gives an outcome for each element of a batch instead of this error.
    """


class PrecisionError(GaforgeError, ArithmeticError):
    """Raised when a result can't be had to its stated tolerance, or is too large for its type.

    ``full_output=True`` gives the residual and an outcome for each element of a batch instead.
    """


class AlgebraMismatchError(GaforgeError, ValueError):
    """Raised when multivectors of different algebras meet in one operation.

    Build both operands from the same `Algebra`, with the same ``start_index``.
    """


class DamagedKernelError(GaforgeError, RuntimeError):
    """Raised when an emitted file is not what the generator wrote, so it is not loaded.

    ``gaforge check`` names all such files; ``gaforge generate`` writes them anew.
    """


class ProofError(GaforgeError, AssertionError):
    """Raised when an emitted kernel cannot be proved equal to the independent product table.

    Nothing is written in that case. It means a defect in the generator: report it with the
    signature, the operation and the two expressions of the message.
    """


class GenerationError(GaforgeError, RuntimeError):
    """Raised when kernels cannot be generated or written.

    The message names the cause: an output folder that is not writable or full (give another with
    ``--out``), or a request beyond the generator's budget (ask for fewer operations or smaller
    layouts).
    """


class MissingExtraError(GaforgeError, ImportError):
    """Raised when a feature needs an optional dependency that is not installed.

    Install the extra that the message names, for instance ``pip install "gaforge[torch]"``.
    """


class ModelError(GaforgeError, ValueError):
    """Raised when a language model does not have the projections that are to be replaced.

    The message says what was looked for and what was found; a model whose attention has separate
    linear layers for queries, keys and values can be converted.
    """


class UnknownBackendError(GaforgeError, ValueError):
    """Raised when a backend's name is unknown: it is ``numba``, ``torch`` or ``numpy``."""


class PathError(GaforgeError, RuntimeError):
    """Torch operations can't be evaluated on the path that was chosen: the message says why."""


class UnknownMethodError(GaforgeError, ValueError):
    """Raised when a function has no method of this name; the message lists those that it has."""


class UnknownOperationError(GaforgeError, AttributeError):
    """Raised when an operation's name is neither canonical nor a known alias.

    ``gaforge info`` lists the operations with their aliases.
    """


class DatasetError(GaforgeError, ValueError):
    """Raised when images are missing, or are not those that were asked for.

    The message names the file, what is wrong with it, and how to get it.
    """


class ConfigurationError(GaforgeError, ValueError):
    """Raised when a configuration names an unknown key, or a value that can't be.

    ``gaforge train fmnist --show-config`` prints all keys with their values.
    """


class CheckpointError(GaforgeError, RuntimeError):
    """Raised when a run can't go on from what lies in its folder.

    The message says whether the checkpoint is damaged, foreign, or of another configuration;
    a new run goes to a new folder (``--out``).
    """


class TrainingError(GaforgeError, ArithmeticError):
    """Raised when the loss is no finite number any more.

    Lower the learning rates; ``--resume`` goes on from the last checkpoint before that.
    """
