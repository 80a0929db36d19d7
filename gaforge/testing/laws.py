"""Laws of Clifford algebra as assertions on arrays and tensors.

Each helper evaluates two sides of an equation and compares them element by element: the 2-norm
of the difference over the last axis must not exceed a tolerance, by the coarsest dtype involved,
times the size of what was computed with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from gaforge.algebra import LayoutLike
from gaforge.loading.operands import check_shape
from gaforge.testing.tolerances import dtype_name, tolerance_of

if TYPE_CHECKING:
    from gaforge.loading import Kernels

Array = np.ndarray[Any, Any]


def assert_same_result(
    actual: Any, expected: Any, *operands: Any, tolerance: float | None = None
) -> None:
    """Assert that two results agree, or two functions on the same operands.

    Shapes must be equal, NaN and infinities must stand in the same places, and integers must be
    the same. Dtypes may differ; the coarser one decides about the tolerance.

    Parameters
    ----------
    actual, expected : array_like, or callable
        Functions are called with the operands.
    *operands : array_like
    tolerance : float, optional
        Relative to the larger of the two 2-norms, instead of the one of the table.

    Examples
    --------
    >>> from gaforge import kernels
    >>> k = kernels("2,0,0", backend="numpy")
    >>> assert_same_result(k.gp, lambda a, b: k.ip_symmetric(a, b) + k.op(a, b), [0, 1, 2, 0],
    ...                    [0, 3, 4, 0])
    """
    __tracebackhide__ = True
    if operands:
        actual, expected = actual(*operands), expected(*operands)
    _compare("the results differ", actual, expected, ("actual", "expected"), tolerance)


def assert_associative(
    product: Callable[[Any, Any], Any],
    a: Any,
    b: Any,
    c: Any,
    *,
    tolerance: float | None = None,
) -> None:
    """Assert that ``(a b) c = a (b c)``.

    Parameters
    ----------
    product : callable
        Such as ``k.gp`` or ``k.op``.
    a, b, c : array_like
        Multivectors; leading axes broadcast.

    Examples
    --------
    >>> from gaforge import kernels
    >>> from gaforge.testing import random_multivector
    >>> k = kernels("1,1,0", backend="numpy")
    >>> a, b, c = (random_multivector(k.algebra, shape=9, rng=seed) for seed in range(3))
    >>> assert_associative(k.op, a, b, c)
    """
    __tracebackhide__ = True
    _compare(
        "the product is not associative",
        product(product(a, b), c),
        product(a, product(b, c)),
        ("(a b) c", "a (b c)"),
        tolerance,
        _size(a) * _size(b) * _size(c),
    )


def assert_linear(
    function: Callable[[Any], Any], x: Any, y: Any, *, tolerance: float | None = None
) -> None:
    """Assert that ``f(3 x + 2 y) = 3 f(x) + 2 f(y)``.

    Parameters
    ----------
    function : callable
        Of one operand; fix the others of a product with a lambda.
    x, y : array or tensor
        Of one shape.

    Examples
    --------
    >>> import numpy as np
    >>> from gaforge import kernels
    >>> k = kernels("2,0,0", backend="numpy")
    >>> assert_linear(k.dual, np.array([1.0, 2.0, 3.0, 4.0]), np.array([0.5, 0.0, 1.0, 7.0]))
    """
    __tracebackhide__ = True
    images = function(x), function(y)
    _compare(
        "the function is not linear",
        function(3 * x + 2 * y),
        3 * images[0] + 2 * images[1],
        ("f(3 x + 2 y)", "3 f(x) + 2 f(y)"),
        tolerance,
        3 * _size(images[0]) + 2 * _size(images[1]),
    )


def assert_adjoint(
    function: Callable[[Any], Any],
    adjoint: Callable[[Any], Any],
    x: Any,
    y: Any,
    *,
    tolerance: float | None = None,
) -> None:
    """Assert that ``<f(x), y> = <x, f*(y)>``, the sum of products of coefficients.

    With complex coefficients the left factor is conjugated. Together with linearity this pins
    down the adjoint, which is also what automatic differentiation must return.

    Parameters
    ----------
    function, adjoint : callable
        Each of one operand.
    x, y : array_like
        Operands of `function` and of `adjoint`, with the same leading axes.

    Examples
    --------
    Multiplying by the reverse is adjoint to multiplying, if all vectors have positive squares:

    >>> from gaforge import kernels
    >>> from gaforge.testing import random_multivector
    >>> k = kernels("3,0,0", backend="numpy")
    >>> a, x, y = (random_multivector(k.algebra, shape=4, rng=seed) for seed in range(3))
    >>> assert_adjoint(lambda x: k.gp(a, x), lambda y: k.gp(k.reverse(a), y), x, y)
    """
    __tracebackhide__ = True
    image, back = _array(function(x)), _array(adjoint(y))
    x, y = _array(x), _array(y)
    _compare(
        "the functions are not adjoint",
        (image.conj() * y).sum(-1, keepdims=True),
        (x.conj() * back).sum(-1, keepdims=True),
        ("<f(x), y>", "<x, f*(y)>"),
        tolerance,
        _size(image) * _size(y) + _size(x) * _size(back),
    )


def assert_inverse(
    kernels: Kernels, x: Any, *, layout: LayoutLike = "full", tolerance: float | None = None
) -> None:
    """Assert that ``x inv(x) = inv(x) x = 1``.

    Parameters
    ----------
    kernels : Kernels
    x : array or tensor
        Invertible multivectors.
    layout : layout
        Layout of x.

    Examples
    --------
    >>> from gaforge import kernels
    >>> assert_inverse(kernels("2,0,0", backend="numpy"), [3.0, 4.0], layout="vector")
    """
    __tracebackhide__ = True
    y = kernels.inv(x, layouts=(layout,))
    back = kernels.result_layout("inv", layout)
    for what, names, layouts in (
        ("x inv(x) is not 1", ("x inv(x)", "1"), (layout, back)),
        ("inv(x) x is not 1", ("inv(x) x", "1"), (back, layout)),
    ):
        product = kernels.gp(*((x, y) if layouts[0] is layout else (y, x)), layouts=layouts)
        grades = kernels.result_layout("gp", *layouts)
        one = _one(product)
        blades = _blades(kernels, grades)
        _compare(what, product, one, names, tolerance, _size(x) * _size(y), blades)


def assert_grade_preserved(
    kernels: Kernels,
    function: Callable[[Any], Any],
    x: Any,
    *,
    layout: LayoutLike = "full",
    tolerance: float | None = None,
) -> None:
    """Assert that a function maps each grade of x into the same grade.

    Parameters
    ----------
    kernels : Kernels
    function : callable
        From the layout to the same layout.
    x : array or tensor
        Its grades are tried one at a time.
    layout : layout
        Layout of x and of the result.

    Examples
    --------
    >>> from gaforge import kernels
    >>> k = kernels("3,0,0", backend="numpy")
    >>> assert_grade_preserved(k, k.reverse, [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])
    """
    __tracebackhide__ = True
    parsed = kernels.algebra.layout(layout)
    blades = _blades(kernels, parsed.grades)
    for k in parsed.grades:
        part = kernels.grade(x, k, layouts=(layout,))
        image = function(part)
        _compare(
            f"grade {k} is not preserved",
            image,
            kernels.grade(image, k, layouts=(layout,)),
            (f"f(<x>_{k})", f"<f(<x>_{k})>_{k}"),
            tolerance,
            _size(part) + _size(image),
            blades,
        )


def assert_rotor(
    kernels: Kernels, R: Any, *, layout: LayoutLike = "full", tolerance: float | None = None
) -> None:
    """Assert that R is a rotor: even, ``R ~R = 1``, and every ``R e_i ~R`` is a vector.

    The last condition is implied by the others only for n <= 5; it is checked in any dimension.

    Parameters
    ----------
    kernels : Kernels
    R : array or tensor
    layout : layout
        Layout of R.

    Examples
    --------
    >>> import numpy as np
    >>> from gaforge import kernels
    >>> R = [np.cos(0.3), np.sin(0.3)]
    >>> assert_rotor(kernels("2,0,0", backend="numpy"), R, layout="even")
    """
    __tracebackhide__ = True
    algebra = kernels.algebra
    values = _array(R)
    check_shape("assert_rotor", values, algebra.layout(layout))
    size = _size(values)
    masks = algebra.layout(layout).masks
    even = [mask.bit_count() % 2 == 0 for mask in masks]
    _compare(
        "R is not even",
        values,
        values * even,
        ("R", "even part of R"),
        tolerance,
        size,
        [algebra.blade_name(mask) for mask in masks],
    )
    back = kernels.reverse(R, layouts=(layout,))
    product = kernels.gp(R, back, layouts=(layout, layout))
    grades = kernels.result_layout("gp", layout, layout)
    one = _one(product)
    blades = _blades(kernels, grades)
    _compare("R ~R is not 1", product, one, ("R ~R", "1"), tolerance, size**2, blades)
    if not algebra.n:
        return
    layouts = (layout, "vector", layout)
    grades = kernels.result_layout("sandwich2", *layouts)
    for i in range(algebra.n):
        basis = _like(np.eye(algebra.n)[i], R)
        image = _array(kernels.sandwich2(R, basis, R, layouts=layouts))
        name = algebra.blade_name(1 << i)
        vector = image * np.array([k == 1 for k in _grades(kernels, grades)])
        _compare(
            f"R {name} ~R is not a vector",
            image,
            vector,
            (f"R {name} ~R", "its vector part"),
            tolerance,
            size**2,
            _blades(kernels, grades),
        )


def assert_equivariant(
    kernels: Kernels,
    function: Callable[..., Any],
    R: Any,
    *operands: Any,
    versor: LayoutLike = "full",
    layouts: Sequence[LayoutLike] | None = None,
    result: LayoutLike = "full",
    tolerance: float | None = None,
) -> None:
    """Assert that ``f(R x inv(R), ...) = R f(x, ...) inv(R)``, the versor action on both sides.

    Parameters
    ----------
    kernels : Kernels
    function : callable
        Of the operands.
    R : array or tensor
        Versors; they need not be units.
    *operands : array or tensor
    versor : layout
        Layout of R.
    layouts : sequence of layout, optional
        Of the operands; by default all are full.
    result : layout
        Layout of the function's result.

    Examples
    --------
    >>> from gaforge import kernels
    >>> from gaforge.testing import random_multivector, random_versor
    >>> k = kernels("1,2,0", backend="numpy")
    >>> R = random_versor(k.algebra, 3, shape=4)
    >>> a, b = (random_multivector(k.algebra, shape=4, rng=seed) for seed in (1, 2))
    >>> assert_equivariant(k, k.gp, R, a, b)
    """
    __tracebackhide__ = True
    layouts = ("full",) * len(operands) if layouts is None else layouts
    moved = [
        kernels.sandwich(R, x, layouts=(versor, layout))
        for x, layout in zip(operands, layouts, strict=True)
    ]
    value = function(*operands)
    scale = _size(function(*moved)) + _size(value)
    _compare(
        "the function is not equivariant",
        function(*moved),
        kernels.sandwich(R, value, layouts=(versor, result)),
        ("f(R x inv(R))", "R f(x) inv(R)"),
        tolerance,
        scale,
        _blades(kernels, kernels.algebra.layout(result).grades),
    )


def _compare(
    what: str,
    left: Any,
    right: Any,
    names: tuple[str, str],
    tolerance: float | None = None,
    scale: Array | None = None,
    blades: Sequence[str] | None = None,
) -> None:
    """Raise AssertionError unless two sides agree; the message shows where they differ most.

    ``scale``, per element, is added to the tolerance's measure: the size of intermediate values.
    """
    __tracebackhide__ = True
    sides = [side if hasattr(side, "dtype") else np.asarray(side) for side in (left, right)]
    dtypes = [dtype_name(side.dtype) for side in sides]
    tolerance = tolerance_of(*dtypes) if tolerance is None else tolerance
    left, right = map(_array, sides)
    if left.shape != right.shape:
        raise AssertionError(
            f"{what}: {names[0]} has shape {left.shape}, but {names[1]} has shape {right.shape}"
        )
    if left.ndim == 0:
        left, right = left[None], right[None]
    with np.errstate(all="ignore"):
        errors = np.abs(np.subtract(left, right, dtype=np.result_type(left, right, np.int8)))
        same = (left == right) | (np.isnan(left) & np.isnan(right))
        errors = np.where(same, 0.0, np.where(np.isnan(errors), np.inf, errors))
        size = np.maximum(_size(left), _size(right))
        size = size if scale is None else np.maximum(size, np.broadcast_to(scale, size.shape))
        distance = np.sqrt((errors**2).sum(-1))
        allowed = np.where(np.isfinite(size), tolerance * size, 0.0)
        wrong = distance > allowed
        if not wrong.any():
            return
        relative = np.where(distance > 0, distance / size, 0.0)
        relative = np.where(wrong, np.where(np.isnan(relative), np.inf, relative), -1.0)
    worst = np.unravel_index(int(relative.argmax()), relative.shape)
    coefficient = int(errors[worst].argmax())
    place = f"coefficient {coefficient}"
    if blades is not None:
        place += f" ({blades[coefficient]})"
    if worst:
        place = f"element [{', '.join(map(str, worst))}], {place}"
    width = max(map(len, names))
    dtype = " and ".join(dict.fromkeys(dtypes))
    raise AssertionError(
        f"{what}; {int(wrong.sum())} of {wrong.size} elements are wrong, worst at {place}:\n"
        f"  {names[0]:{width}} = {left[worst][coefficient]!s}\n"
        f"  {names[1]:{width}} = {right[worst][coefficient]!s}\n"
        f"The error is {float(distance[worst]):.3g}, {float(relative[worst]):.3g} of the size "
        f"{float(size[worst]):.3g} of the operands; the tolerance is {tolerance:.3g} ({dtype})."
    )


def _array(value: Any) -> Array:
    """Return an array or tensor as an array; half precision, which NumPy may lack, as float32."""
    if not hasattr(value, "detach"):
        return np.asarray(value)
    tensor = value.detach().cpu()
    return np.asarray(tensor.float() if dtype_name(tensor.dtype) == "bfloat16" else tensor)


def _size(value: Any) -> Array:
    """Return the 2-norm over the last axis, in double precision."""
    array = _array(value)
    with np.errstate(all="ignore"):
        return np.sqrt((np.abs(array.astype(np.result_type(array, float))) ** 2).sum(-1))


def _like(array: Array, model: Any) -> Any:
    """Return an array in the kind of another operand: a tensor, or an array of its dtype."""
    if hasattr(model, "new_tensor"):
        return model.new_tensor(array)
    dtype = np.asarray(model).dtype
    return array.astype(dtype if dtype.kind in "ifc" else float)


def _one(product: Any) -> Array:
    """Return 1 in the shape of a product whose layout begins with the scalar."""
    values = _array(product)
    one = np.zeros(values.shape, values.dtype)
    one[..., 0] = 1
    return one


def _grades(kernels: Kernels, grades: Sequence[int]) -> list[int]:
    return [mask.bit_count() for mask in kernels.algebra.layout(grades).masks]


def _blades(kernels: Kernels, grades: Sequence[int]) -> list[str]:
    algebra = kernels.algebra
    return [algebra.blade_name(mask) for mask in algebra.layout(grades).masks]
