"""Gradients in spinor form: what is proved, what is emitted, and that mistakes are seen."""

import re

import dense
import numba
import numpy as np
import pytest
from emitted import emitted

from gaforge.algebra import Algebra
from gaforge.codegen.catalogue import standard_kernels
from gaforge.codegen.derive.spinor_adjoint import find_adjoint
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.modules import torch_module, vjp_module
from gaforge.codegen.pipeline import draft, prove_source
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import GaforgeError, GenerationError, ProofError

LAYER = "sandwich2__even__full__even"
PLANES = "sandwich2_spinor__even__full__even"


def kernels(signature, target, *names):
    algebra = Algebra(*signature)
    return [build_kernel(KernelSpec.parse(algebra, name), target) for name in names]


class TestProofs:
    @pytest.mark.parametrize("p", range(8))
    def test_every_signature_of_seven(self, p):
        names = ["gp", "gp__even__full", "gp__odd__full", "sandwich2__full__full__even", LAYER]
        names += ["sandwich_unit__even__full", "sandwich_unit__even__odd", PLANES]
        made = kernels((p, 7 - p), "vjp", *names)
        assert {vjp_module.as_vjp(kernel).form for kernel in made} == {"spinor"}
        assert len(prove_source(vjp_module.emit_module(made), "vjp", made)) == len(names)

    @pytest.mark.parametrize("signature", [(8, 0), (5, 5), (4, 6)], ids=str)
    def test_blocks_of_larger_matrices(self, signature):
        made = kernels(signature, "vjp", LAYER)
        assert len(prove_source(vjp_module.emit_module(made), "vjp", made)) == 1

    @pytest.mark.parametrize("signature", [(1,), (2,), (1, 1), (0, 3), (2, 2), (1, 4)], ids=str)
    def test_planes_of_small_algebras(self, signature):
        for target, module in (("vjp", vjp_module), ("torch", torch_module)):
            made = kernels(signature, target, PLANES)
            assert len(prove_source(module.emit_module(made), target, made)) == 1

    @pytest.mark.parametrize("p", range(8))
    def test_torch_of_every_signature_of_seven(self, p):
        names = ["gp", "gp__full__even", LAYER, "sandwich_unit__full__full", PLANES]
        names += ["reverse", "hodge__even", "to_spinor", "from_spinor"]
        made = kernels((p, 7 - p), "torch", *names)
        assert len(prove_source(torch_module.emit_module(made), "torch", made)) == len(names)

    @pytest.mark.parametrize("target", ["vjp", "torch"])
    def test_dense_products_with_null_vectors_are_refused(self, target):
        with pytest.raises(GaforgeError, match="n = 7"):
            draft(Algebra(6, 0, 1), target)
        assert find_adjoint(KernelSpec.of(Algebra(6, 0, 1), "gp")) is None

    def test_planes_have_no_null_vectors_and_no_odd_factors(self):
        odd = PLANES.replace("even", "odd")
        for algebra, name in ((Algebra(3, 0, 1), PLANES), (Algebra(3), odd)):
            spec = KernelSpec.parse(algebra, name)
            with pytest.raises(GenerationError, match="even or full"):
                build_kernel(spec, "numba")


def mutants(text, start):
    """Yield sources with one sign or place changed after a mark, and the line."""
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if start in line)
    patterns = [
        (r"(?<=[(, ])1(?=, (?:-1|1)\b)", "-1"),
        (r" \+= ", " -= "),
        (r" = v\d_\d \+ (?=v)", lambda m: m[0].replace("+", "-")),
        (r"_step or e == 0", "_step or e == 1"),
        (r"e == count - 1", "e == count"),
        (r"\bdx, e \* x_step", "dx, e * r_step"),
        (r"_PLACES_(\d)\b(?=, _SIGNS_\1, [dx])", "_PLACES_0"),
        (r"\bt in range\(", "t in range(1 + "),
    ]
    for pattern, change in patterns:
        for number in range(first, len(lines)):
            changed, count = re.subn(pattern, change, lines[number], count=1)
            if count and changed != lines[number]:
                yield "\n".join([*lines[:number], changed, *lines[number + 1 :]]), lines[number]
                break


def is_seen(source, made):
    """Tell whether a proof fails: by what is computed, or because nothing can be."""
    try:
        prove_source(source, "vjp", made)
    except (ProofError, IndexError, TypeError):
        return True
    return False


class TestMistakes:
    def test_of_gradients_are_seen(self):
        made = kernels((7,), "vjp", LAYER)
        text = vjp_module.emit_module(made)
        prove_source(text, "vjp", made)
        tried = list(mutants(text, "_GENERATORS"))
        assert len(tried) >= 5
        for source, line in tried:
            assert is_seen(source, made), line

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("(1, -1, 1", "(1, 1, 1"),
            ("_GENERATORS = ((", "_GENERATORS = ((1 ^ "),
            ("_planes(x, _TABLE_1)", "_planes(x, _TABLE_1) + _planes(x, _TABLE_1)"),
            ("@_operation((64, 128, 64), 128)", "@_operation((64, 128, 64), 64)"),
            ("blocks.unflatten", "planes.unflatten"),
        ],
    )
    def test_of_torch_are_seen(self, old, new):
        made = kernels((7,), "torch", LAYER)
        text = torch_module.emit_module(made)
        assert old in text
        with pytest.raises(ProofError):
            prove_source(text.replace(old, new, 1), "torch", made)


class TestText:
    def test_modules_are_short(self):
        for target in ("torch", "vjp"):
            text = draft(Algebra(11), target).text
            assert len(text) < 200_000
            body = [line for line in text.splitlines() if not line.startswith("# gaforge-")]
            assert max(map(len, body)) <= 100

    def test_gradients_are_of_all_products(self):
        held = {spec.name for spec in standard_kernels(Algebra(11), "vjp")}
        every = {spec for spec in standard_kernels(Algebra(11)) if spec.row.kind != "linear"}
        # Gradients of exp are in the module of exp, those of the transforms are the transforms.
        others = ("to_spinor", "from_spinor", "exp")
        assert held == {s.name for s in every if s.operation not in others}


def derivative(algebra, operands, place, h):
    """Return ``r x ~s`` with one operand replaced, by the independent product."""
    r, x, s = (h if k == place else value for k, value in enumerate(operands))
    return dense.product(algebra, dense.product(algebra, r, x), dense.reverse(algebra, s))


@pytest.fixture(scope="module")
def layer(tmp_path_factory):
    """An algebra and its gradients of r x ~s, run as Python: nothing is compiled."""
    algebra = Algebra(4, 3)
    specs = [KernelSpec.parse(algebra, LAYER)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(numba.config, "DISABLE_JIT", True)
        return algebra, emitted(tmp_path_factory.mktemp("vjp"), algebra, "vjp", specs)


class TestNumbers:
    @pytest.mark.parametrize("shapes", [((), (5,), ()), ((5,), (), (5,)), ((3, 1), (4,), (3, 4))])
    def test_against_the_independent_product(self, layer, shapes):
        algebra, module = layer
        source = np.random.default_rng(3)
        even = [algebra.positions[mask] for mask in algebra.layout("even").masks]
        sizes = (64, 128, 64)
        r, x, s = (source.normal(size=(*lead, n)) for lead, n in zip(shapes, sizes, strict=True))
        g = source.normal(size=(*np.broadcast_shapes(*shapes), 128))
        found = module.KERNELS[LAYER](g, r, x, s)
        wide = [x if v is x else np.zeros((*v.shape[:-1], 128)) for v in (r, x, s)]
        wide[0][..., even], wide[2][..., even] = r, s
        for place, (gradient, value) in enumerate(zip(found, (r, x, s), strict=True)):
            assert gradient.shape == value.shape
            h = source.normal(size=value.shape)
            along = h
            if place != 1:
                along = np.zeros((*h.shape[:-1], 128))
                along[..., even] = h
            theirs = (g * derivative(algebra, wide, place, along)).sum()
            assert abs((gradient * h).sum() - theirs) < 1e-11 * np.abs(theirs) + 1e-9

    def test_they_do_not_depend_on_threads_nor_on_what_is_wanted(self, layer, monkeypatch):
        _, module = layer
        monkeypatch.setattr(module, "_CHUNK", 1300)  # two rows
        source = np.random.default_rng(4)
        r, s = source.normal(size=(2, 64)).astype(np.float32)
        x, g = source.normal(size=(2, 7, 128)).astype(np.float32)
        one = module.KERNELS[LAYER](g, r, x, s, threads=1)
        two = module.KERNELS[LAYER](g, r, x, s, threads=2)
        for place, (a, b) in enumerate(zip(one, two, strict=True)):
            np.testing.assert_array_equal(a, b)
            wanted = tuple(k == place for k in range(3))
            alone = module.KERNELS[LAYER](g, r, x, s, wanted)
            assert [value is None for value in alone] == [k != place for k in range(3)]
            np.testing.assert_array_equal(alone[place], a)

    def test_no_rows(self, layer):
        _, module = layer
        r, s = np.ones((2, 64))
        dr, dx, ds = module.KERNELS[LAYER](np.ones((0, 128)), r, np.ones((0, 128)), s)
        assert dx.shape == (0, 128)
        assert not dr.any()
        assert not ds.any()
