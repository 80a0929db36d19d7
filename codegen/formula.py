"""A user's formula as something to emit: its tree, its operands, and the grades of its result."""

from __future__ import annotations

import hashlib
import keyword
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from gaforge.algebra import OPERATIONS, Algebra, Layout, LayoutLike, Operation
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import BladeError, ExpressionError, GenerationError, LayoutError
from gaforge.language import Apply, Name, Node, names_of, render, walk

PLAIN = re.compile(r"[A-Za-z]{1,12}")
"""Names of operands that emitted code keeps: they can't meet a name of an entry, such as x_3."""

TAKEN = frozenset(
    """abs count e enumerate i j k lead max min nn np njit one out range row size sqrt start torch
    width zero zip Callable Iterable Kernel Layout Table Tensor""".split()  # noqa: SIM905
)
"""Names that emitted code uses itself."""


@dataclass(frozen=True, kw_only=True)
class FormulaSpec(KernelSpec):
    """A formula on operands of given layouts.

    Attributes
    ----------
    tree : Node
        The formula; names of basis blades are constants.
    variables : tuple of str
        The user's names of the operands, in the order of the emitted function.
    grades : tuple of int or None
        Grades of the result; None for all that the formula can reach.
    function : str
        Name of the emitted function; by default made from a hash of the formula.

    Examples
    --------
    >>> from gaforge.language import parse_expression
    >>> spec = FormulaSpec.of_tree(Algebra(3), parse_expression("R*x*~R"), {"R": "even"})
    >>> spec.text, spec.variables, [layout.name for layout in spec.layouts]
    ('R * x * ~R', ('R', 'x'), ['even', 'full'])
    """

    tree: Node
    variables: tuple[str, ...]
    grades: tuple[int, ...] | None = None
    function: str = ""

    @classmethod
    def of_tree(
        cls,
        algebra: Algebra,
        tree: Node,
        layouts: Mapping[str, LayoutLike],
        function: str = "",
    ) -> FormulaSpec:
        """Build a spec; operands that no layout is named for are full.

        Raises
        ------
        ExpressionError
            If the formula has no variable, or acts with several versors.
        LayoutError
            If a layout is named for something that is no variable of the formula.
        """
        constants = dict(blade_constants(algebra, tree))
        names = [name for name in names_of(tree) if name not in constants]
        unknown = [name for name in layouts if name not in names]
        if unknown:
            raise LayoutError(
                f"layouts name {', '.join(map(repr, unknown))}, but the variables of the formula "
                f"are {', '.join(names) or 'none'}"
            )
        if not names:
            raise ExpressionError(f"{render(tree)} has no variable, so there is nothing to compile")
        check_function(function)
        acting = versors(tree)
        names.sort(key=lambda name: name not in acting)  # the versor test takes the first operand
        parsed = tuple(algebra.layout(layouts.get(name, "full")) for name in names)
        return cls(
            algebra=algebra,
            operation="formula",
            layouts=parsed,
            tree=tree,
            variables=tuple(names),
            function=function,
        )

    def kept(self, grades: tuple[int, ...]) -> FormulaSpec:
        """Return the spec with the grades of its result."""
        return replace(self, grades=grades)

    @property
    def text(self) -> str:
        """The formula."""
        return render(self.tree)

    @cached_property
    def constants(self) -> dict[str, tuple[int, int]]:
        """Mask and sign of each basis blade that the formula names."""
        return dict(blade_constants(self.algebra, self.tree))

    @cached_property
    def operand_names(self) -> tuple[str, ...]:
        """Names of the operands in emitted code."""
        names: list[str] = []
        for place, name in enumerate(self.variables):
            plain = PLAIN.fullmatch(name) and name not in TAKEN and not keyword.iskeyword(name)
            names.append(name if plain and name not in names else f"operand{place}")
        return tuple(names)

    @property
    def row(self) -> Operation:
        """The formula as a row of a table of operations."""
        return Operation(
            "formula", self.operand_names, "formula", self.text, f"value of {self.text}"
        )

    @property
    def result(self) -> Layout:
        """Layout of the result."""
        n = self.algebra.n
        return Layout(tuple(range(n + 1)) if self.grades is None else self.grades, n)

    @property
    def guard(self) -> KernelSpec | None:
        """The versor test of the first operand, if the formula acts with it."""
        if not versors(self.tree):
            return None
        return KernelSpec(self.algebra, "versor_defect", self.layouts[:1])

    @property
    def name(self) -> str:
        """Identifier of the emitted function."""
        return self.function or f"formula_{self.digest}"

    @property
    def digest(self) -> str:
        """A hash of what is emitted."""
        layouts = ",".join(layout.name for layout in self.layouts)
        text = "|".join([self.text, *self.variables, layouts, self.function, str(self.constants)])
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def call(self, target: str) -> str:
        """Return the line of Python that emits this formula again."""
        pairs = zip(self.variables, self.layouts, strict=True)
        layouts = {name: layout.name for name, layout in pairs if layout.name != "full"}
        arguments = [repr(self.text), repr(",".join(map(str, self.algebra.signature)))]
        arguments.append(f"backend={target!r}")
        arguments += [f"layouts={layouts}"] if layouts else []
        arguments += [f"name={self.function!r}"] if self.function else []
        return f"gaforge.compile({', '.join(arguments)})"


def check_function(name: str) -> None:
    """Raise `ExpressionError` unless a name may be that of an emitted function."""
    free = name not in OPERATIONS and name not in TAKEN and not keyword.iskeyword(name)
    if name and not (free and re.fullmatch(r"[A-Za-z][A-Za-z0-9_]{0,39}", name)):
        raise ExpressionError(
            f"{name!r} can't be the name of a function: give one of up to 40 letters, digits and "
            "underscores that is no operation and no word of Python"
        )


def blade_constants(algebra: Algebra, tree: Node) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the names in a formula that are basis blades, with mask and sign."""
    for name in names_of(tree):
        try:
            yield name, algebra.parse_blade(name)
        except BladeError:
            if re.fullmatch(r"e[0-9]+(_[0-9]+)*", name):
                raise


def versors(tree: Node) -> list[str]:
    """Return the variable that acts as a versor in a formula, if there is one.

    Raises
    ------
    ExpressionError
        If there are several, or if what acts is not a variable: only one operand is tested.
    """
    found: list[str] = []
    for node in walk(tree):
        if not isinstance(node, Apply) or node.operation != "sandwich":
            continue
        first = node.operands[0]
        if not isinstance(first, Name):
            raise ExpressionError(
                f"{node}: only a variable can act with >> in a compiled formula, because it is "
                f"tested to be a versor; write the product out, such as V * x * inv(V)"
            )
        if first.name not in found:
            found.append(first.name)
    if len(found) > 1:
        raise ExpressionError(
            f"{' and '.join(found)} act with >> in one formula, but only one operand is tested "
            "to be a versor; write the product out for the others, such as V * x * inv(V)"
        )
    return found


def with_result(spec: FormulaSpec) -> FormulaSpec:
    """Return the spec with the grades in which the formula is not zero for all operands.

    Raises
    ------
    GenerationError
        If the formula has too many products to be emitted.
    """
    from gaforge.codegen.kernel import UNROLL_LIMIT, build_kernel
    from gaforge.codegen.proof.formula import nonzero_grades
    from gaforge.codegen.proof.prove import universe_of
    from gaforge.errors import ProofError

    kernel = build_kernel(spec)
    if kernel.plan.term_count > UNROLL_LIMIT:
        raise GenerationError(
            f"{spec.text} in {spec.algebra} has {kernel.plan.term_count} products, more than the "
            f"{UNROLL_LIMIT} that are emitted; name smaller layouts for "
            f"{', '.join(spec.variables)}, or compile parts of it"
        )
    try:
        return spec.kept(nonzero_grades(spec, universe_of(kernel)))
    except ProofError as error:
        raise ExpressionError(
            f"{spec.text} divides by what has no inverse, whatever the operands ({error})"
        ) from None
