"""The NumPy target: all is proved, a wrong sign anywhere is seen, and the numbers are right."""

import ast
import subprocess
import sys
import tracemalloc

import numpy as np
import pytest
from emitted import emitted, full, multiply, table
from flips import changed_line, flipped_signs, section
from sources import ROOT

from gaforge.algebra import OPERATIONS, Algebra, blade_product, unary_image
from gaforge.codegen import kernel as kernel_module
from gaforge.codegen.catalogue import standard_kernels
from gaforge.codegen.kernel import build_kernel
from gaforge.codegen.pipeline import generate, prove_source
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import ProofError

SMALL = [
    Algebra(1),
    Algebra(0, 1),
    Algebra(0, 0, 1),
    Algebra(2),
    Algebra(1, 1),
    Algebra(0, 0, 2),
    Algebra(3),
    Algebra(2, 0, 1),
    Algebra(0, 2, 1),
    Algebra(3, 0, 1),
]
NUMERIC = [Algebra(3), Algebra(2, 0, 1), Algebra(1, 2)]
FORMS = ["unrolled", "table"]


@pytest.fixture(scope="module", params=FORMS)
def form(request):
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "table":
            patch.setattr(kernel_module, "UNROLL_LIMIT", -1)
        yield request.param


# --- Proof ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("algebra", SMALL, ids=str)
def test_every_kernel_is_proved_in_both_forms(algebra, form):
    module = generate(algebra, "numpy")
    assert module.filename == f"{algebra.name}_numpy.py"
    assert list(module.laws) == [spec.name for spec in standard_kernels(algebra, "numpy")]
    assert {kernel.form for kernel in module.kernels} == {form}


SPECS = {
    "gp": KernelSpec.of(Algebra(1, 1), "gp"),
    "sandwich_unit": KernelSpec.of(Algebra(3), "sandwich", "even", "vector", unit=True),
    "sandwich": KernelSpec.of(Algebra(2, 0, 1), "sandwich", "even", "vector"),
    "sandwich2": KernelSpec.of(Algebra(2), "sandwich2", "even", "vector", "even"),
    "inv": KernelSpec.of(Algebra(2, 0, 1), "inv", "full"),
    "norm": KernelSpec.of(Algebra(2), "norm", "even"),
    "dual": KernelSpec.of(Algebra(1, 2), "dual"),
    "versor_defect": KernelSpec.of(Algebra(2), "versor_defect", "full"),
    "outermorphism": KernelSpec.of(Algebra(3), "outermorphism", (2,)),
}


@pytest.mark.parametrize("name", SPECS)
def test_every_flipped_sign_is_seen(name, form):
    spec = SPECS[name]
    module = generate(spec.algebra, "numpy", [spec])
    kernel = build_kernel(spec)
    assert kernel.form == form
    place = section(module.text, f"# --- {spec.operation}", f"\ndef {spec.name}(")
    mutants = list(flipped_signs(module.text, *place))
    assert len(mutants) >= max(kernel.cost.additions, 3)
    prove_source(module.text, "numpy", [kernel])
    survivors = []
    for mutant in mutants:
        try:
            prove_source(mutant, "numpy", [kernel])
        except ProofError:
            continue
        survivors.append(changed_line(module.text, mutant))
    assert survivors == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("a[..., 1]", "a[..., 2]", "table product"),
        ("a[..., 1]", "a[0, 1]", "last axis"),
        ("out[..., 1] =", "out[..., 2] =", "written twice"),
        ("    out[..., 3] =", "    out_3 =", "never written"),
        ("_gp__full__full, (4, 4), 4, (a, b)", "_gp__full__full, (4, 4), 4, (b, a)", "calls"),
        ("_gp__full__full, (4, 4), 4", "_op__full__full, (4, 4), 4", "calls"),
        ("(4, 4), 4, (a, b), out, (1, 1)", "(4, 4), 4, (a, b), out, (1, 0)", "calls"),
        ("(4, 4), 4, (a, b), out", "(4, 4), 4, (a, b), None", "calls"),
        ('"gp__full__full": gp', '"gp__full__full": op', "index"),
        ("\ngp = gp", "\ngp = op", "gp is not gp__full__full"),
        ("+= left[i] * right[j]", "-= left[i] * right[j]", "was changed"),
        ("bound = 4.0", "bound = 1.0", "was changed"),
        ("import numpy as np", "import numpy as np, os", "was changed"),
    ],
)
def test_other_changes_are_seen(old, new, message):
    algebra = Algebra(2)
    specs = [KernelSpec.of(algebra, "gp"), KernelSpec.of(algebra, "op")]
    module = generate(algebra, "numpy", specs)
    assert old in module.text
    changed = module.text.replace(old, new, 1)
    with pytest.raises(ProofError, match=message):
        prove_source(changed, "numpy", module.kernels)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    _check_versor(_versor_defect__even, 3, 4, R, (0, 3))\n", ""),
        ("_check_versor(_versor_defect__even, 3, 4, R, (0, 3))", "_check_versor(0, 3, 4, R, (0,))"),
        ("R, (0, 3))", "R)"),
    ],
)
def test_a_missing_test_for_versors_is_seen(old, new):
    spec = SPECS["sandwich"]
    module = generate(spec.algebra, "numpy", [spec])
    assert module.text.count(old) == 1
    with pytest.raises(ProofError, match="calls"):
        prove_source(module.text.replace(old, new), "numpy", module.kernels)


# --- Text -----------------------------------------------------------------------------------------


def test_the_text_is_the_same_in_every_process():
    code = (
        "from gaforge import Algebra; from gaforge.codegen.pipeline import generate; "
        "print(generate(Algebra(2, 0, 1), 'numpy').text)"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": str(seed)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (0, 1)
    }
    assert texts == {f"{generate(Algebra(2, 0, 1), 'numpy').text}\n"}


def test_modules_import_numpy_only_and_keep_lines_short(form):
    text = generate(Algebra(2, 0, 1), "numpy").text
    imports = {
        alias.name if isinstance(node, ast.Import) else node.module
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert imports == {"__future__", "numpy"}
    assert max(map(len, text.splitlines())) <= 100


def test_emitted_text_passes_the_linter(tmp_path, form):
    ruff = pytest.importorskip("ruff")
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    path = tmp_path / "cl_2_0_1_numpy.py"
    path.write_text(generate(Algebra(2, 0, 1), "numpy").text)
    command = [ruff.find_ruff_bin(), "check", "--no-cache", str(path)]
    found = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert found.returncode == 0, found.stdout


# --- Numbers --------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=NUMERIC, ids=str)
def algebra(request):
    return request.param


@pytest.fixture(scope="module")
def module(algebra, form, tmp_path_factory):
    return emitted(tmp_path_factory.mktemp("emitted"), algebra, "numpy")


def numbers(layout, seed, count=7):
    return np.random.default_rng(seed).standard_normal((count, layout.size))


def test_products_are_those_of_the_table(algebra, module):
    tested = 0
    for spec in standard_kernels(algebra):
        if spec.row.kind == "bilinear":
            a, b = (numbers(layout, seed) for seed, layout in enumerate(spec.layouts))
            constants = table(algebra, spec.operation, *spec.layouts, spec.result)
            got = module.KERNELS[spec.name](a, b)
            np.testing.assert_allclose(got, multiply(constants, a, b), atol=1e-13)
            tested += 1
    assert tested == 14


def test_involutions_and_duals_are_those_of_the_table(algebra, module):
    for row in OPERATIONS.values():
        if row.kind == "linear":
            x = numbers(algebra.layout(), 0)
            wanted = np.zeros_like(x)
            for place, mask in enumerate(algebra.masks):
                image, sign = unary_image(algebra, row, mask)
                wanted[:, algebra.positions[image]] += sign * x[:, place]
            np.testing.assert_array_equal(getattr(module, row.name)(x), wanted)


def product(algebra, *factors):
    """Return the product of full multivectors, blade by blade."""
    first, *rest = factors
    for factor in rest:
        out = np.zeros(np.broadcast_shapes(first.shape, factor.shape))
        for i, a in enumerate(algebra.masks):
            for j, b in enumerate(algebra.masks):
                mask, sign = blade_product(a, b, algebra.squares)
                out[..., algebra.positions[mask]] += sign * first[..., i] * factor[..., j]
        first = out
    return first


def reverse(algebra, x):
    return x * [unary_image(algebra, OPERATIONS["reverse"], mask)[1] for mask in algebra.masks]


def versors(algebra, layout, count=7):
    """Return products of vectors that square to about 1, as many as make the layout's grades."""
    factors = {"vector": 1}.get(layout.name, 2)
    rng = np.random.default_rng(3)
    vectors = 0.3 * rng.standard_normal((factors, count, algebra.n))
    vectors[..., algebra.r] += 2  # the first vector that squares to +1
    spread = [full(algebra, algebra.layout("vector"), v) for v in vectors]
    whole = product(algebra, *spread)
    return whole, whole[:, layout.places]


def test_sandwiches_are_the_action(algebra, module):
    tested = 0
    for spec in standard_kernels(algebra):
        if spec.operation != "sandwich":
            continue
        left, right = spec.layouts
        whole, R = versors(algebra, left)
        square = product(algebra, whole, reverse(algebra, whole))[:, :1]
        if spec.unit:
            R, whole, square = R / np.sqrt(square), whole / np.sqrt(square), 1.0
        x = numbers(right, 5)
        operand = full(algebra, right, x)
        if left.name == "vector":  # odd: the grade involution of x
            operand = operand * [1 - 2 * (mask.bit_count() % 2) for mask in algebra.masks]
        action = product(algebra, whole, operand, reverse(algebra, whole)) / square
        got = module.KERNELS[spec.name](R, x)
        np.testing.assert_allclose(full(algebra, right, got), action, atol=1e-12)
        tested += 1
    assert tested == 26


def test_norms_and_inverses(algebra, module):
    for spec in standard_kernels(algebra):
        if spec.operation not in ("norm", "normsq", "inv"):
            continue
        (layout,) = spec.layouts
        x = numbers(layout, 1)
        whole = full(algebra, layout, x)
        got = module.KERNELS[spec.name](x)
        square = product(algebra, whole, reverse(algebra, whole))[:, :1]
        if spec.operation == "inv":
            one = product(algebra, whole, full(algebra, spec.result, got))
            np.testing.assert_allclose(one, np.eye(1, algebra.size).repeat(7, 0), atol=1e-9)
        else:
            wanted = square if spec.operation == "normsq" else np.sqrt(abs(square))
            np.testing.assert_allclose(got, wanted, atol=1e-13)


def test_prepared_maps(algebra, module):
    n = algebra.n
    M = np.random.default_rng(0).standard_normal((7, n, n))
    blocks = {1: M}
    for k in range(2, n + 1):
        name = f"outermorphism__{algebra.layout((k,)).name}"
        size = algebra.layout((k,)).size
        blocks[k] = module.KERNELS[name](M.reshape(7, n * n)).reshape(7, size, size)
    minors = np.linalg.det(M[:, :2, :2])
    np.testing.assert_allclose(blocks[2][:, 0, 0], minors, atol=1e-13)
    np.testing.assert_allclose(blocks[n][:, 0, 0], np.linalg.det(M), atol=1e-13)
    for k, block in blocks.items():
        layout = algebra.layout((k,))
        x = numbers(layout, k)
        got = module.KERNELS[f"linear_map__{layout.name}"](block.reshape(7, -1), x)
        np.testing.assert_allclose(got, np.einsum("bij,bj->bi", block, x), atol=1e-13)


def test_two_sided_products(algebra, module):
    even, vector = algebra.layout("even"), algebra.layout("vector")
    r, x, s = numbers(even, 0), numbers(vector, 1), numbers(even, 2)
    got = module.sandwich2__even__vector__even(r, x, s)
    R, X, S = full(algebra, even, r), full(algebra, vector, x), full(algebra, even, s)
    wanted = product(algebra, R, X, reverse(algebra, S))
    np.testing.assert_allclose(full(algebra, algebra.layout("odd"), got), wanted, atol=1e-13)


def test_memory_is_bounded_for_large_batches(algebra, module):
    R, x = numbers(algebra.layout(), 0, 1), numbers(algebra.layout(), 1, 200_000)
    tracemalloc.start()
    try:
        result = module.sandwich_unit(R, x)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < result.nbytes + 5_000_000
