"""What is asked for: one kernel, or one module of kernels."""

from __future__ import annotations

from dataclasses import dataclass

from gaforge.algebra import OPERATIONS, Algebra, Layout, LayoutLike, Operation
from gaforge.errors import LayoutError, UnknownOperationError

_OF_BIVECTORS = ("split_invariants", "split_defects")  # what the kernel of split calls


@dataclass(frozen=True)
class KernelSpec:
    """One operation on operands of given layouts.

    Examples
    --------
    >>> KernelSpec.of(Algebra(3), "sandwich", "even", "vector", unit=True).name
    'sandwich_unit__even__vector'
    """

    algebra: Algebra
    operation: str
    layouts: tuple[Layout, ...]
    unit: bool = False

    @classmethod
    def of(
        cls, algebra: Algebra, operation: str, *layouts: LayoutLike, unit: bool = False
    ) -> KernelSpec:
        """Build a spec from layout names; no layouts means full operands."""
        row = OPERATIONS[operation]
        if unit and operation != "sandwich":
            raise LayoutError(f"unit=True belongs to sandwich, not to {operation}")
        bivectors = row.takes == "bivector" or row.name in _OF_BIVECTORS
        default = "bivector" if bivectors else "full"
        parsed = tuple(map(algebra.layout, layouts or (default,) * len(row.operands)))
        row.check_arity(len(parsed))
        other = next((layout for layout in parsed if layout.name != "bivector"), None)
        if bivectors and other:
            raise LayoutError(
                f"{operation} is emitted for bivectors, not for {other.name} operands; pass "
                'the layout "bivector"'
            )
        return cls(algebra, operation, parsed, unit)

    @classmethod
    def parse(cls, algebra: Algebra, name: str) -> KernelSpec:
        """Read a spec from the name of its function; layouts that are left out are full.

        Raises
        ------
        UnknownOperationError
            If no kernel of this operation is emitted.
        LayoutError
            If the layouts are not those of the operation.

        Examples
        --------
        >>> spec = KernelSpec.parse(Algebra(3), "sandwich_unit__even__vector")
        >>> spec.operation, [layout.grades for layout in spec.layouts], spec.unit
        ('sandwich', [(0, 2), (1,)], True)
        """
        verb, *layouts = name.split("__")
        operation = verb.removesuffix("_unit")
        emitted = [row.name for row in OPERATIONS.values() if row.emitted]
        if operation not in emitted:
            raise UnknownOperationError(
                f"{name!r} names no kernel: it starts with the name of an operation ("
                f"{', '.join(emitted)}) and goes on with the layouts of its operands, such as "
                "gp__even__vector or sandwich_unit__even__vector"
            )
        return cls.of(algebra, operation, *layouts, unit=operation != verb)

    @property
    def row(self) -> Operation:
        """The operation's row of the table."""
        return OPERATIONS[self.operation]

    @property
    def result(self) -> Layout:
        """Layout of the result."""
        return self.row.result_layout(*self.layouts)

    @property
    def guard(self) -> KernelSpec | None:
        """The versor test that the public function runs on the first operand."""
        if self.operation == "sandwich" and not self.unit:
            return KernelSpec(self.algebra, "versor_defect", self.layouts[:1])
        return None

    @property
    def needs(self) -> tuple[KernelSpec, ...]:
        """Kernels that the function of this one calls: the versor test, or polynomials."""
        if self.operation == "exp":
            even = self.algebra.layout("even")
            return (KernelSpec(self.algebra, "gp", (even, even)),)
        if self.operation == "split" and self.algebra.n >= 4:
            return tuple(KernelSpec.of(self.algebra, name) for name in _OF_BIVECTORS)
        return (self.guard,) if self.guard else ()

    @property
    def defined(self) -> bool:
        """Whether the operation is defined for any element: some need an invertible first operand.

        Modulo null vectors an invertible element stays one, so it holds a blade of other vectors;
        such a blade is invertible itself, and has a grade of at most p + q.
        """
        if self.operation not in ("inv", "sandwich"):
            return True
        return (
            min(self.layouts[0].grades, default=self.algebra.n + 1)
            <= self.algebra.p + self.algebra.q
        )

    @property
    def name(self) -> str:
        """Identifier of the emitted function, such as ``gp__full__full``."""
        verb = f"{self.operation}_unit" if self.unit else self.operation
        return "__".join([verb, *(layout.name for layout in self.layouts)])
