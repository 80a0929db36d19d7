"""Faults that users reported of other packages, as cases with known answers.

``cases.json`` holds each with a link to the report, its input and the right answer. Every case
has a test here, or says in `ELSEWHERE` where its test stands.
"""

import importlib.util
import inspect
import itertools
import json
import math
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import sympy
from programs import evaluate, evaluate_plan, read
from sources import ROOT, module_paths

import gaforge
from gaforge import Algebra, Multivector
from gaforge.codegen.artefacts.writer import write_atomic
from gaforge.codegen.derive.norms import plan_normsq
from gaforge.codegen.derive.products import plan_bilinear
from gaforge.codegen.passes import optimise
from gaforge.codegen.pipeline import generate
from gaforge.codegen.spec import KernelSpec

CASES = {
    case["id"]: case
    for case in json.loads(Path(__file__).with_name("cases.json").read_text())["cases"]
}

ELSEWHERE = {
    "Y9": "tests/codegen/test_pipeline.py::"
    "test_eight_processes_with_eight_hash_seeds_write_the_same_bytes",
    "O4": "tests/multivector/test_cases.py::test_o4_integers_do_not_wrap",
    "R1": "tests/llm/test_convert.py::"
    "test_output_heads_and_embeddings_are_refused_since_they_may_be_tied",
    "R2": "tests/llm/test_convert.py::test_o_is_replaced_after_q_k_v_from_what_they_then_give",
    "R6": "tests/llm/test_convert.py::test_gradient_checkpointing_with_all_else_frozen",
}

BACKENDS = ("numba", "numpy")
CALL = "torch.matrix_exp("


@pytest.fixture(autouse=True, scope="module")
def private_cache(tmp_path_factory):
    """Kernels that these tests generate go to a folder of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GAFORGE_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(params=BACKENDS)
def backend(request):
    return request.param


class Setting:
    """An algebra with its kernels; multivectors are dicts from blade name to number, as in a case.

    Parameters
    ----------
    signature : str
        Such as ``"2,0,1"``.
    names : dict of str to str, optional
        The case's names of basis vectors, where its squares stand in another order than ours.
    """

    def __init__(self, signature: str, backend: str, names: dict[str, str] | None = None) -> None:
        self.algebra = Algebra.parse(signature)
        self.k = gaforge.kernels(signature, backend=backend)
        self.names = names or {}
        self.back = {new: old for old, new in self.names.items()}

    def array(self, values: dict, layout: object = "full", dtype: type = float) -> np.ndarray:
        ours = {self.names.get(name, name): number(value) for name, value in values.items()}
        return self.algebra.coefficients(ours, layout).astype(dtype)

    def dict(self, array: np.ndarray, layout: object = "full") -> dict:
        """Return the coefficients that are not zero."""
        masks = self.algebra.layout(layout).masks
        names = map(self.algebra.blade_name, masks)
        pairs = zip(names, np.moveaxis(array, -1, 0), strict=True)
        return {self.back.get(name, name): value for name, value in pairs if np.any(value != 0)}


def number(value: object) -> object:
    return float(Fraction(value)) if isinstance(value, str) else value


def close(found: dict, wanted: dict, tol: float) -> None:
    """Compare coefficients, to a tolerance or exactly."""
    wanted = {name: number(value) for name, value in wanted.items()}
    names = {*found, *wanted}
    worst = max(
        (np.max(np.abs(found.get(n, 0) - np.asarray(wanted.get(n, 0)))) for n in names), default=0
    )
    assert worst <= tol, (found, wanted)


def test_each_case_has_a_test():
    here = {name.split("_")[1].upper() for name in globals() if name.startswith("test_")}
    assert {*CASES} == {*ELSEWHERE} | {name for name in here if name in CASES}


def test_tests_that_stand_elsewhere_exist():
    for place in ELSEWHERE.values():
        path, _, name = place.partition("::")
        spec = importlib.util.spec_from_file_location("elsewhere", ROOT / path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        assert inspect.isfunction(getattr(module, name))


# --- product-table --------------------------------------------------------------------------------


def test_t1_table_of_cl_3_is_associative(backend):
    case, s = CASES["T1"], Setting("3,0,0", backend)
    for (left, right), wanted in zip(
        case["input"]["pairs"], case["expected"].values(), strict=False
    ):
        product = s.k.gp(s.array({left: 1}, dtype=int), s.array({right: 1}, dtype=int))
        assert s.dict(product) == wanted
    a, b, c = (s.array(values, dtype=int) for values in case["input"]["triple"].values())
    wanted = case["expected"]["(a*b)*c == a*(b*c)"]
    assert s.dict(s.k.gp(s.k.gp(a, b), c)) == wanted
    assert s.dict(s.k.gp(a, s.k.gp(b, c))) == wanted


def test_t3_left_multiplication_as_matrices_is_multiplicative(backend):
    case, s = CASES["T3"], Setting("1,1,0", backend)
    x, y = (s.array(case["input"][name], dtype=int) for name in "xy")
    assert s.dict(s.k.gp(x, y)) == case["expected"]["x*y"]

    def matrix(a):
        return s.k.gp(a, np.eye(4, dtype=int)).T  # columns are images of basis blades

    wanted = case["expected"]["left-regular matrix of x, columns 1,e1,e2,e12"]
    assert matrix(x).tolist() == wanted
    assert np.array_equal(matrix(x) @ matrix(y), matrix(s.k.gp(x, y)))


# --- blade-naming/order ---------------------------------------------------------------------------


def test_b3_flipped_blade_is_stored_and_read_back(backend):
    case, s = CASES["B3"], Setting("2,0,1", backend)
    B = s.array(case["input"]["B"], "bivector", int)
    assert s.dict(B, "bivector") == case["expected"]["B canonical"]
    x = s.array(case["input"]["x"], "vector", int)
    product = s.k.gp(B, x, layouts=("bivector", "vector"))
    grades = s.k.result_layout("gp", "bivector", "vector")
    assert s.dict(product, grades) == case["expected"]["B*x canonical"]
    mask, sign = s.algebra.parse_blade("e20")
    read_back = sign * B[s.algebra.layout("bivector").masks.index(mask)]
    assert read_back == case["expected"]["e20 coefficient of B when read back"]


# --- inner-outer-grade-rule -----------------------------------------------------------------------


def test_i1_vector_product_is_contraction_plus_wedge(backend):
    case, s = CASES["I1"], Setting("2,0,0", backend)
    v, M, seven = (
        s.array(a, dtype=int) for a in (case["input"]["v"], case["input"]["M"], {"1": 7})
    )
    expected = case["expected"]
    assert s.dict(s.k.gp(v, M)) == expected["v*M"]
    assert s.dict(s.k.lc(v, M)) == expected["v lc M"]
    assert s.dict(s.k.op(v, M)) == expected["v ^ M"]
    assert s.dict(s.k.lc(v, M) + s.k.op(v, M) - s.k.gp(v, M)) == expected["v lc M + v ^ M - v*M"]
    assert s.dict(s.k.lc(v, seven)) == expected["v lc 7"]
    assert s.dict(s.k.op(v, seven)) == expected["v ^ 7"]


def test_i4_wedge_with_scalars(backend):
    case, s = CASES["I4"], Setting("3,0,0", backend)
    results = case["expected"]["results"]
    for pair, wanted in zip(case["input"]["pairs"], results, strict=True):
        a, b = (v if isinstance(v, dict) else {"1": v} for v in pair)
        assert s.dict(s.k.op(s.array(a, dtype=int), s.array(b, dtype=int))) == wanted


# --- dual/regressive ------------------------------------------------------------------------------


def test_d1_right_complement_of_every_blade_of_pga(backend):
    case, s = CASES["D1"], Setting("3,0,1", backend)
    table = case["expected"]["table"]
    assert set(table) == set(s.algebra.blades)
    for name, wanted in table.items():
        blade = s.array({name: 1}, dtype=int)
        right = s.k.hodge(blade)
        assert s.dict(right) == wanted
        assert s.dict(s.k.op(blade, right)) == {"e0123": 1}
        assert np.array_equal(s.k.unhodge(right), blade)
        left = s.k.unhodge(blade)
        assert s.dict(s.k.op(left, blade)) == {"e0123": 1}
    e0 = s.array({"e0": 1}, dtype=int)
    assert np.array_equal(s.k.hodge(s.k.hodge(e0)), -e0)


def test_d4_complement_and_dual_have_their_own_signs(backend):
    case, s = CASES["D4"], Setting("3,0,0", backend)
    inverse = s.k.inv(s.array({"e123": 1}))
    rows = zip(
        case["input"]["X"], case["expected"]["rc"], case["expected"]["X*inv(I)"], strict=True
    )
    for name, complement, dual in rows:
        blade = s.array({name: 1})
        assert s.dict(s.k.hodge(blade)) == complement
        assert s.dict(s.k.op(blade, s.k.hodge(blade))) == {"e123": 1}
        assert s.dict(s.k.gp(blade, inverse)) == dual
        assert s.dict(s.k.dual(blade)) == dual  # dual() is this one
        assert np.array_equal(s.k.undual(s.k.dual(blade)), blade)


# --- inverse/power --------------------------------------------------------------------------------


def test_v1_inverse_of_a_vector_of_negative_square(backend):
    # The case lists the negative vector first; here it is the last in metric order.
    names = {"e1": "e4", "e2": "e1", "e3": "e2", "e4": "e3"}
    case, s = CASES["V1"], Setting("3,1,0", backend, names)
    for layout in ("full", "vector"):
        a = s.array(case["input"]["a"], layout)
        inverse = s.k.inv(a, layouts=(layout,))
        close(s.dict(inverse, layout), case["expected"]["inv"], case["tol"])
        whole = s.array(s.dict(inverse, layout))
        check = s.k.gp(s.array({"e2": 1}), s.k.gp(s.array(case["input"]["a"]), whole))
        close(s.dict(check), case["expected"]["check"], case["tol"])


def test_v3_negative_powers(backend):
    case, s = CASES["V3"], Setting("3,0,0", backend)
    results = case["expected"]["results"]
    for (values, exponent), wanted in zip(case["input"]["cases"], results, strict=True):
        power = s.array({"1": 1})
        inverse = s.k.inv(s.array(values))
        for _ in range(-exponent):
            power = s.k.gp(power, inverse)
        close(s.dict(power), wanted, case["tol"])


def test_v6_rejection_in_one_expression_and_in_two_steps(backend):
    case, s = CASES["V6"], Setting("2,0,0", backend)
    a, b = (s.array(case["input"][name]) for name in "ab")
    step = s.k.op(a, b)
    for result in (s.k.gp(s.k.op(a, b), s.k.inv(b)), s.k.gp(step, s.k.inv(b))):
        close(s.dict(result), case["expected"]["result"], case["tol"])
    a, b = (s.array(case["input"][name], "vector") for name in "ab")
    plane = s.k.op(a, b, layouts=("vector", "vector"))
    inverse = s.k.inv(b, layouts=("vector",))
    typed = s.k.gp(plane, inverse, layouts=("bivector", "vector"))
    close(s.dict(typed, "vector"), case["expected"]["result"], case["tol"])


def test_v8_smallest_algebras(backend):
    case = CASES["V8"]
    rows = zip(case["input"]["cases"], case["expected"]["inv"], strict=True)
    for (signature, values), wanted in rows:
        s = Setting(signature, backend)
        a = s.array(values)
        close(s.dict(s.k.inv(a)), wanted, case["tol"])
        close(s.dict(s.k.gp(a, s.k.inv(a))), {"1": 1}, case["tol"])
        assert s.k.algebra.n <= 1
        same(s.k.algebra.multivector({}).exp(), {"1": 1})
        with pytest.raises(gaforge.errors.LayoutError):
            s.k.gp(a, a, layouts=("bivector", "full"))  # there are no bivectors


# --- sandwich-action ------------------------------------------------------------------------------


def test_w1_versor_of_any_size_divides_by_its_square(backend):
    case, s = CASES["W1"], Setting("2,0,0", backend)
    expected, tol = case["expected"], case["tol"]
    R, a = s.array(case["input"]["R"], "even"), s.array(case["input"]["a"], "vector")
    image = s.k.sandwich(R, a, layouts=("even", "vector"))
    close(s.dict(image, "vector"), expected["R a inv(R)"], tol)
    plain = s.k.sandwich2(R, a, R, layouts=("even", "vector", "even"))
    close(s.dict(plain, (1,)), expected["R a ~R"], tol)
    images = s.k.sandwich(R, np.eye(2), layouts=("even", "vector"))
    assert np.abs(images.T - expected["matrix of R a inv(R)"]).max() <= tol
    prepared = s.k.prepare(R, layout="even").apply(a, layout="vector")
    close(s.dict(prepared, "vector"), expected["R a inv(R)"], tol)
    full = s.k.sandwich(s.array(case["input"]["R"]), s.array(case["input"]["a"]))
    close(s.dict(full), expected["R a inv(R)"], tol)


def test_w3_reflection_turns_its_own_vector_around(backend):
    case, s = CASES["W3"], Setting("3,0,0", backend)
    for layout in ("vector", "full", "odd"):
        v = s.array(case["input"]["v"], layout)
        for x, wanted in zip(case["input"]["x"], case["expected"]["images"], strict=True):
            image = s.k.sandwich(v, s.array(x, "vector"), layouts=(layout, "vector"))
            close(s.dict(image, "vector"), wanted, case["tol"])


# --- symbolic-codegen -----------------------------------------------------------------------------


def test_y1_names_of_helpers_and_of_the_user_do_not_meet(backend):
    case, s = CASES["Y1"], Setting("2,0,0", backend)
    x = np.array(case["input"]["x"])
    assert s.dict(s.k.gp(s.k.gp(x, x), x)) == case["expected"]["x*x*x"]
    for name in ("x0", "x_0", "t", "f", "out"):
        cube = gaforge.compile(f"{name}*{name}*{name}", "2", backend)
        assert s.dict(cube(x)) == case["expected"]["x*x*x"]
    # c x0^2 + c (x0^4 - x0^2), with operands called as the helpers of the passes are.
    for c, x0 in itertools.permutations(("t", "f"), 2):
        power = " ".join([f"{x0}_0"] * 4)
        text = f"out_0 = {c}_0 {x0}_0 {x0}_0 + {c}_0 {power} - {c}_0 {x0}_0 {x0}_0"
        doubled = f"{text}\nout_1 = {c}_0 {power} - {x0}_0 {x0}_0"
        program = read(doubled, 2, **{c: 1, x0: 1})
        values = {c: [1], x0: [2]}
        assert evaluate(program, values) == evaluate(optimise(program), values) == [16, 12]


def test_y3_an_element_called_i_is_no_imaginary_unit(backend):
    case, s = CASES["Y3"], Setting("2,0,0", backend)
    element = s.array(case["input"]["value"], dtype=int)
    assert s.dict(s.k.gp(element, element)) == case["expected"]["I*I"]
    assert s.k.gp(element, element).dtype == np.int64
    for name in ("I", "E", "S", "N", "beta", "gamma", "pi", "lambda"):
        square = gaforge.compile(f"{name}*{name}", "2", backend)
        assert s.dict(square(element)) == case["expected"]["I*I"]


def test_y6_constant_coefficients_have_the_shape_of_the_batch(backend):
    case, s = CASES["Y6"], Setting("2,0,0", backend)
    x = s.array({name: np.array(v) for name, v in case["input"]["x"].items()}, "vector")
    one = s.k.gp(x, s.k.inv(x, layouts=("vector",)), layouts=("vector", "vector"))
    assert one.shape == (3, 2)
    assert np.abs(one[:, 0] - case["expected"]["scalar coefficient"]).max() <= case["tol"]
    assert np.abs(one[:, 1]).max() <= case["tol"]


def test_y12_exact_results_hold_no_floats():
    algebra = Algebra(3)
    x, y, z = sympy.symbols("x y z", real=True)
    spec = KernelSpec.of(algebra, "gp", "bivector", "bivector")
    square = evaluate_plan(plan_bilinear(spec), {"a": [x, y, z], "b": [x, y, z]})
    scalar, *rest = map(sympy.expand, square)
    assert scalar == -(x**2 + y**2 + z**2)
    assert not any(rest)
    layout = spec.result
    squared = plan_normsq(KernelSpec.of(algebra, "normsq", layout))
    (norm,) = evaluate_plan(squared, {"x": [scalar, *rest]})
    root = sympy.sqrt(sympy.factor(norm))
    assert sympy.expand(root - (x**2 + y**2 + z**2)) == 0
    assert not root.atoms(sympy.Float)


# --- numba-kernel ---------------------------------------------------------------------------------

RUN_FILE = """
import json, sys
import numpy as np
from pathlib import Path
from gaforge.loading.loader import load_file
module = load_file(Path(sys.argv[1]), "numba")
n = int(sys.argv[2])
e12 = np.zeros(2**n)
e12[1 + n] = 1.0
product = module.gp(e12, e12)
hits = sum(module._gp__full__full.stats.cache_hits.values())
print(json.dumps([product[0], hits]))
"""


def run_file(path: Path, n: int) -> list:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", RUN_FILE, str(path), str(n)],
        capture_output=True,
        text=True,
        env={name: value for name, value in os.environ.items() if not name.startswith("NUMBA")},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_j1_second_process_takes_the_code_from_the_disk(tmp_path):
    module = generate(Algebra(2), "numba", [KernelSpec.of(Algebra(2), "gp")])
    path = tmp_path / module.filename
    write_atomic(path, module.text)
    assert run_file(path, 2) == [-1, 0]
    assert run_file(path, 2) == [-1, 1]


def test_j3_another_algebra_in_the_same_file_is_compiled_anew(tmp_path):
    case = CASES["J3"]
    path = tmp_path / "kernels.py"
    for algebra, wanted in ((Algebra(3), "first"), (Algebra(0, 0, 3), "second")):
        text = generate(algebra, "numba", [KernelSpec.of(algebra, "gp")]).text
        write_atomic(path, text)
        assert run_file(path, 3)[0] == case["expected"][wanted]


def test_j5_nan_goes_through_and_zero_has_no_direction(backend):
    s = Setting("3,0,0", backend)
    B = s.array({"e12": math.nan}, "bivector")
    for found in (
        s.k.gp(B, B, layouts=("bivector", "bivector")),
        s.k.norm(B, layouts=("bivector",)),
        s.k.normalized(B, layouts=("bivector",)),
        s.k.exp(B, layouts=("bivector",)),
    ):
        assert np.isnan(found).any()
    zero = s.array({"1": 0.0})
    assert np.isnan(s.k.normalized(zero)).all()  # documented so, in every backend
    for operand in (zero, s.array({"1": math.nan})):
        assert not np.isfinite(s.k.normalized(operand)).any()


def test_j7_read_only_and_broadcast_operands(backend):
    case, s = CASES["J7"], Setting("3,0,0", backend)
    wanted = case["expected"]["a*b"]
    a, b = (s.array(case["input"][name]) for name in "ab")
    a.flags.writeable = b.flags.writeable = False
    assert s.dict(s.k.gp(a, b)) == wanted
    many = np.broadcast_to(a, (5, 8))
    before = many.copy()
    assert s.dict(s.k.gp(many, b)[3]) == wanted
    assert s.k.gp(many, b).shape == (5, 8)
    assert s.dict(s.k.gp(np.broadcast_to(a, (5, 8)).T.copy().T, b)[4]) == wanted  # strided
    assert np.array_equal(many, before)
    assert not a.flags.writeable


def test_j9_large_batches_lose_nothing():
    s = Setting("2,0,0", "numba")
    rows = np.broadcast_to(s.array({"e1": 1.0}), (100_000, 4))
    sums = {tuple(s.k.gp(rows, rows).sum(0)) for _ in range(5)}
    assert sums == {(CASES["J9"]["expected"]["sum"]["1"], 0.0, 0.0, 0.0)}
    rotor = np.array([0.8, -0.6])
    rotors = np.broadcast_to(rotor, (100_000, 2)).copy()
    e1 = s.array({"e1": 1.0}, "vector")
    images = [s.k.sandwich(rotors, e1, layouts=("even", "vector")) for _ in range(3)]
    assert all(np.array_equal(image, images[0]) for image in images)
    assert (images[0] == images[0][0]).all()


# --- array-interop --------------------------------------------------------------------------------


def test_z1_arrays_beside_multivectors_are_scalars_over_the_batch(backend):
    case, s = CASES["Z1"], Setting("3,0,1", backend)
    u = s.array({name: np.array(values) for name, values in case["input"]["u"].items()})
    assert u.shape == (2, 16)

    def scalars(values):
        return s.array({"1": np.asarray(values, float)})

    def same(found, wanted):
        names = set(s.dict(found)) | set(wanted)
        for name in names:
            np.testing.assert_array_equal(s.dict(found).get(name, [0, 0]), wanted.get(name, [0, 0]))

    same(u + scalars(np.ones(2)), case["expected"]["sum both ways"])
    same(s.k.gp(scalars([2.0, 3.0]), u), case["expected"]["array*u"])
    same(s.k.gp(scalars(np.float64(2)), u), case["expected"]["scalar*u"])
    typed = s.k.gp(np.array([[2.0], [3.0]]), u, layouts=("scalar", "full"))
    same(typed, case["expected"]["array*u"])


def test_z3_empty_results_can_be_used(backend):
    case, s = CASES["Z3"], Setting("2,0,0", backend)
    doubled, times_x, _, moved = case["expected"]["results"]
    B, x = s.array(case["input"]["B"], "bivector"), s.array(case["input"]["x"], "vector")
    empty = s.k.op(B, B, layouts=("bivector", "bivector"))
    nothing = s.k.result_layout("op", "bivector", "bivector")
    assert (empty.shape, nothing) == ((0,), ())
    product = s.k.gp(2 * empty, x, layouts=(nothing, "vector"))
    assert s.dict(product, s.k.result_layout("gp", nothing, "vector")) == times_x
    R = s.array({"1": 0.8, "e12": 0.6}, "even")
    assert s.k.sandwich(R, empty, layouts=("even", nothing)).shape == (0,)
    # And as full multivectors, all zeros.
    whole = s.k.op(s.array(case["input"]["B"]), s.array(case["input"]["B"]))
    assert s.dict(2 * whole) == doubled
    assert s.dict(s.k.gp(whole, s.array(case["input"]["x"]))) == times_x
    assert s.dict(s.k.sandwich(s.array({"1": 0.8, "e12": 0.6}), whole)) == moved


# --- oracle-fault ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("matrix", "reference", "dtype", "tolerance"),
    [
        ("A", "float32 reference", "float32", 2e-7),
        ("float64 A", "float64 reference", "float64", 1e-15),
    ],
)
def test_o1_rotations_are_right_where_the_exponential_of_one_matrix_is_not(
    matrix, reference, dtype, tolerance
):
    torch = pytest.importorskip("torch")
    case = CASES["O1"]
    matrix, wanted = case["input"][matrix], case["expected"][reference]
    # R = exp(-B/2) turns e1 to the first column of exp(A), by the angle A[1][0] from e1 to e2.
    half = matrix[1][0] / 2
    R, e1 = np.array([[math.cos(half), -math.sin(half)], [1.0, 0.0]], dtype)
    for backend in ("numba", "numpy", "torch"):
        k = gaforge.kernels("2", backend=backend)
        operands = map(torch.from_numpy, (R, e1)) if backend == "torch" else (R, e1)
        found = np.asarray(k.sandwich(*operands, layouts=("even", "vector")))
        assert found.dtype == dtype
        assert np.abs(found - wanted).max() <= tolerance
    # A reference that can be trusted: a batch of two.
    pair = torch.tensor([matrix, matrix], dtype=getattr(torch, dtype))
    assert np.abs(torch.matrix_exp(pair)[0, :, 0].numpy() - wanted).max() <= tolerance


def test_o1_no_reference_is_the_exponential_of_one_matrix():
    # The line of the list of faults shows the fault; the test above asks for a batch.
    allowed = {"gaforge/interop/conventions.py", "tests/cases/test_cases.py"}
    sources = [*module_paths().values(), *(ROOT / "tests").rglob("*.py")]
    users = {path.relative_to(ROOT).as_posix() for path in sources if CALL in path.read_text()}
    assert users == allowed, "torch's matrix_exp is a reference for batches of two or more only"


# --- The same with multivectors and their operators -----------------------------------------------


def same(found: Multivector, wanted: dict, tol: float = 0) -> None:
    """Compare a multivector with named coefficients; other coefficients must be zero."""
    rest = {name: found[name] for name in found.algebra.blades}
    close({name: value for name, value in rest.items() if np.any(value != 0)}, wanted, tol)


def test_t1_operators():
    case, make = CASES["T1"], Algebra(3).multivector
    for (left, right), wanted in zip(
        case["input"]["pairs"], case["expected"].values(), strict=False
    ):
        same(make({left: 1}) * make({right: 1}), wanted)
    a, b, c = map(make, case["input"]["triple"].values())
    same((a * b) * c, case["expected"]["(a*b)*c == a*(b*c)"])
    assert (a * b) * c == a * (b * c)


def test_b3_operators():
    case, make = CASES["B3"], Algebra(2, 0, 1).multivector
    B, x = make(case["input"]["B"]), make(case["input"]["x"])
    same(B, case["expected"]["B canonical"])
    same(B * x, case["expected"]["B*x canonical"])
    assert B["e20"] == case["expected"]["e20 coefficient of B when read back"]


def test_i1_operators():
    case, make = CASES["I1"], Algebra(2).multivector
    v, M, expected = make(case["input"]["v"]), make(case["input"]["M"]), case["expected"]
    same(v * M, expected["v*M"])
    same(v << M, expected["v lc M"])
    same(v ^ M, expected["v ^ M"])
    same((v << M) + (v ^ M) - v * M, expected["v lc M + v ^ M - v*M"])
    same(v << make({"1": 7}), expected["v lc 7"])
    same(v ^ 7, expected["v ^ 7"])


def test_i4_operators():
    case, make = CASES["I4"], Algebra(3).multivector
    for pair, wanted in zip(case["input"]["pairs"], case["expected"]["results"], strict=True):
        a, b = (make(v if isinstance(v, dict) else {"1": v}) for v in pair)
        same(a ^ b, wanted)


def test_d4_operators():
    case, make = CASES["D4"], Algebra(3).multivector
    inverse = make({"e123": 1}).inv()
    rows = zip(
        case["input"]["X"], case["expected"]["rc"], case["expected"]["X*inv(I)"], strict=True
    )
    for name, complement, dual in rows:
        blade = make({name: 1})
        same(blade.hodge(), complement)
        same(blade * inverse, dual)
        same(blade.dual(), dual)


@pytest.mark.parametrize("kind", [int, float], ids=["integers", "floats"])
def test_v3_operators(kind):
    case, make = CASES["V3"], Algebra(3).multivector
    rows = zip(case["input"]["cases"], case["expected"]["results"], strict=True)
    for (values, exponent), wanted in rows:
        base = make({name: kind(value) for name, value in values.items()})
        same(base**exponent, wanted, case["tol"])


def test_v6_operators():
    case, make = CASES["V6"], Algebra(2).multivector
    a, b = make(case["input"]["a"]), make(case["input"]["b"])
    step = a ^ b
    for result in ((a ^ b) * b.inv(), step * b.inv(), (a ^ b) / b):
        same(result, case["expected"]["result"], case["tol"])


def test_w1_operators():
    case, make = CASES["W1"], Algebra(2).multivector
    R, a = make(case["input"]["R"]), make(case["input"]["a"])
    same(R >> a, case["expected"]["R a inv(R)"], case["tol"])
    same(R * a * R.inv(), case["expected"]["R a inv(R)"], case["tol"])
    same(R * a * ~R, case["expected"]["R a ~R"], case["tol"])


def test_w3_operators():
    case, make = CASES["W3"], Algebra(3).multivector
    for x, wanted in zip(case["input"]["x"], case["expected"]["images"], strict=True):
        same(make(case["input"]["v"]) >> make(x), wanted, case["tol"])


def test_y3_operators():
    case = CASES["Y3"]
    I = Algebra(2).multivector(case["input"]["value"])  # noqa: E741 - the name is the point
    same(I * I, case["expected"]["I*I"])


def test_y12_operators():
    x, y, z = sympy.symbols("x y z", real=True)
    B = Algebra(3).multivector({"e12": x, "e13": y, "e23": z})
    square = B * B
    assert sympy.expand(square["1"] + (x**2 + y**2 + z**2)) == 0
    assert sympy.expand(square.norm() - (x**2 + y**2 + z**2)) == 0
    assert not sympy.sympify(square.norm()).atoms(sympy.Float)
    assert not any(square[name] for name in ("e12", "e13", "e23", "e123"))


def test_z1_operators():
    case, make = CASES["Z1"], Algebra(3, 0, 1).multivector
    u = make({name: np.array(values) for name, values in case["input"]["u"].items()})
    ones, array = np.ones(2), np.array([2.0, 3.0])
    rows = [
        (ones + u, "sum both ways"),
        (u + ones, "sum both ways"),
        (array * u, "array*u"),
        (u * array, "array*u"),
        (np.float64(2) * u, "scalar*u"),
        (u * np.float64(2), "scalar*u"),
    ]
    for found, name in rows:
        assert type(found) is Multivector  # one multivector, not an array of objects
        assert found.shape == (2,)
        same(found, {blade: np.array(v) for blade, v in case["expected"][name].items()})


def test_z3_operators():
    case, make = CASES["Z3"], Algebra(2).multivector
    doubled, times_x, one, moved = case["expected"]["results"]
    B, x = make(case["input"]["B"]), make(case["input"]["x"])
    R = make({"1": 0.8, "e12": 0.6})
    same(2 * (B ^ B), doubled)
    same((B ^ B).exp(), one)
    bivector = Algebra(2).multivector([3.0], layout="bivector")
    assert (bivector ^ bivector).layout.grades == ()
    same((bivector ^ bivector).exp(), one)
    same((B ^ B) * x, times_x)
    same(R >> (B ^ B), moved)
