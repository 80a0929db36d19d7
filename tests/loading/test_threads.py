"""Large batches on several threads: the same bits as on one, in forks and among other threads."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import warnings
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import numba
import numpy as np
import pytest
from backends import full_layouts, samples

import gaforge
from gaforge.errors import NotAVersorError, ShapeError
from gaforge.loading import threads
from gaforge.testing import awkward

ROWS = 40_000  # of Cl(2) in double precision: 1.3 MB an operand
K = gaforge.kernels("2")


@pytest.fixture
def three_threads(monkeypatch):
    """Three threads on any machine; the result tells how batches were split, and what failed."""
    seen = SimpleNamespace(plans=[], errors=[])
    plan, error_of = threads._plan, threads._error_of

    def spy_plan(*arguments):
        seen.plans.append(plan(*arguments))
        return seen.plans[-1]

    def spy_error(*arguments):
        seen.errors.append(error_of(*arguments))
        return seen.errors[-1]

    monkeypatch.setattr(threads, "thread_count", lambda: 3)
    monkeypatch.setattr(threads, "MINIMUM_BYTES", 1 << 12)
    monkeypatch.setattr(threads, "_LEAST_BYTES", 1 << 8)
    monkeypatch.setattr(threads, "_plan", spy_plan)
    monkeypatch.setattr(threads, "_error_of", spy_error)
    return seen


@pytest.fixture
def one_thread():
    before = numba.get_num_threads()
    numba.set_num_threads(1)
    yield
    numba.set_num_threads(before)


def emitted(operation, layouts=("full", "full")):
    from gaforge.codegen.spec import KernelSpec
    from gaforge.loading.loader import load_function

    return load_function(KernelSpec.of(K.algebra, operation, *layouts), "numba")


def assert_same_bits(actual, expected):
    assert actual.dtype == expected.dtype
    assert actual.shape == expected.shape
    assert actual.tobytes() == expected.tobytes()


# --- The same bits -------------------------------------------------------------------------------


@pytest.mark.parametrize("operation", ["gp", "reverse", "norm", "inv", "sandwich", "sandwich2"])
@pytest.mark.parametrize("rows", [2, 3, 97, 1000])
def test_split_batches_have_the_same_bits(operation, rows, three_threads):
    operands = samples(K, operation, full_layouts(operation), rows)
    wide = [np.repeat(x, 100, 0) for x in operands]
    serial = emitted(operation, full_layouts(operation))(*wide)
    assert_same_bits(getattr(K, operation)(*wide), serial)
    assert all(three_threads.plans)
    assert len(three_threads.errors) == len(three_threads.plans) > 0
    assert not any(three_threads.errors)


LEADS = [
    ((1000,), (1000,)),
    ((1000,), ()),
    ((), (1000,)),
    ((1, 1000), ()),
    ((1, 1, 1000), (1000,)),
    ((2, 500), (2, 500)),
    ((2, 500), (500,)),
    ((30, 1), (1, 40)),
    ((30, 1), (40,)),
    ((1, 30, 1), (40,)),
    ((2, 1, 1), (1, 30, 40)),
    ((1,), (1000,)),
]


@pytest.mark.parametrize(("left", "right"), LEADS)
def test_split_batches_broadcast(left, right, three_threads):
    a = samples(K, "gp", ("full", "full"), left)[0]
    b = samples(K, "gp", ("full", "full"), right)[1]
    assert_same_bits(K.gp(a, b), emitted("gp")(a, b))
    assert None not in three_threads.plans
    assert three_threads.errors == [None]


@pytest.mark.parametrize("guise", [name for name, _ in awkward(np.ones((2, 3))) if name != "list"])
def test_split_batches_of_awkward_arrays(guise, three_threads):
    operands = samples(K, "gp", ("full", "full"), 1000)
    expected = emitted("gp")(*operands)
    assert_same_bits(K.gp(*(dict(awkward(x))[guise] for x in operands)), expected)
    assert_same_bits(K.gp(operands[0], dict(awkward(operands[1]))[guise]), expected)
    one = dict(awkward(operands[0]))[guise]
    assert_same_bits(K.reverse(one), emitted("reverse", ("full",))(operands[0]))
    assert not any(three_threads.errors)


@pytest.mark.parametrize(
    "dtypes", [(np.float32, np.float32), (np.float32, float), (complex, np.float32), (int, int)]
)
def test_split_batches_of_other_dtypes(dtypes, three_threads):
    a, b = (np.arange(4000).reshape(1000, 4).astype(dtype) for dtype in dtypes)
    assert_same_bits(K.gp(a, b), emitted("gp")(a, b))
    assert (three_threads.plans[-1] is None) == (dtypes == (int, int))


def test_sums_are_the_same_in_every_run():  # case J9
    e1 = np.tile(K.algebra.coefficients({"e1": 1.0}), (100_000, 1))
    rotor = np.tile(K.algebra.coefficients({"1": 0.6, "e12": 0.8}), (100_000, 1))
    assert e1.nbytes > threads.MINIMUM_BYTES
    sums, means = [], []
    for _ in range(3):
        sums.append(K.gp(e1, e1).sum(0))
        means.append(K.gp(rotor, K.reverse(rotor)).mean(0))
    assert all(total.tolist() == [100_000, 0, 0, 0] for total in sums)
    assert len({mean.tobytes() for mean in means}) == 1


# --- Where threads are not used ------------------------------------------------------------------


def large():
    return samples(K, "gp", ("full", "full"), ROWS)


def test_one_thread_of_numba_means_the_thread_of_the_caller(one_thread, monkeypatch):
    assert threads.thread_count() == 1
    monkeypatch.setattr(threads, "_executor", None)  # a call would fail
    a, b = large()
    assert_same_bits(K.gp(a, b), emitted("gp")(a, b))


def test_small_batches_stay_on_the_thread_of_the_caller(monkeypatch):
    monkeypatch.setattr(threads, "_plan", None)
    monkeypatch.setattr(threads, "thread_count", None)
    assert K.gp(np.ones((1000, 4)), np.ones((1000, 4))).shape == (1000, 4)
    assert K.gp(np.ones((3, 1, 4)), np.ones((2, 4))).shape == (3, 2, 4)


def test_a_worker_does_not_split_further(monkeypatch):
    monkeypatch.setattr(threads._worker, "busy", True, raising=False)
    assert threads.thread_count() == 1


def test_the_variable_of_numba_is_heeded():
    code = """
import numpy as np, gaforge
from gaforge.loading import threads
k = gaforge.kernels("2")
k.gp(np.ones((100_000, 4)), np.ones((100_000, 4)))
print(threads.thread_count(), threads._pool)
"""
    env = {**os.environ, "NUMBA_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["1", "None"]


# --- Errors --------------------------------------------------------------------------------------


def test_an_error_names_the_element_of_the_whole_batch(three_threads):
    R = np.tile(np.eye(1, 4), (1000, 1))
    R[[700, 999]] = 1
    with pytest.raises(NotAVersorError, match=r"R\[700\] is not a versor"):
        K.sandwich(R, np.ones(4))
    assert all(three_threads.plans)


def test_an_error_names_the_shape_of_the_whole_batch(three_threads):
    with pytest.raises(ShapeError, match=r"operand 1 has shape \(1000, 3\)"):
        K.gp(np.ones((1000, 4)), np.ones((1000, 3)))
    with pytest.raises(ShapeError, match="broadcast"):
        K.gp(np.ones((1000, 4)), np.ones((999, 4)))


def test_the_pool_outlives_an_error(three_threads):
    a, b = samples(K, "gp", ("full", "full"), 1000)
    with pytest.raises(ShapeError):
        K.gp(a, b[:, :3])
    assert_same_bits(K.gp(a, b), emitted("gp")(a, b))


# --- Forks and other threads ---------------------------------------------------------------------


def _in_child(seed):
    a, b = large()
    return K.gp(a + seed, b).tobytes()


def fork(work):
    """Call a function in a forked child, which ends after a minute; return the child's number."""
    with warnings.catch_warnings():
        # Python 3.12 warns of any fork of a process with threads; that it works is the point.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        code = 1
        try:
            signal.alarm(60)
            code = 0 if work() else 1
        finally:
            os._exit(code)
    return child


def succeeded(child):
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.fixture
def used_pool(three_threads):
    """The parent's pool has threads, which a forked child does not inherit."""
    a, b = large()
    K.gp(a, b)
    assert threads._pool is not None


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this platform")
class TestForks:
    def test_a_pool_of_forked_processes(self, used_pool):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            with multiprocessing.get_context("fork").Pool(2) as pool:
                results = pool.map_async(_in_child, [0, 1]).get(timeout=60)
        assert results == [_in_child(0), _in_child(1)]

    def test_a_bare_fork(self, used_pool):
        expected = _in_child(2)
        assert succeeded(fork(lambda: _in_child(2) == expected))

    def test_a_fork_while_another_thread_holds_the_locks(self, used_pool):
        from gaforge.loading import loader

        held, release = threading.Event(), threading.Event()

        def hold():
            with loader._lock, threads._pool_lock:
                held.set()
                release.wait(60)

        holder = threading.Thread(target=hold)
        holder.start()
        held.wait(60)
        child = fork(lambda: emitted("gp") and _in_child(0))
        release.set()
        holder.join()
        assert succeeded(child)

    def test_the_real_number_of_threads(self):
        # numba.get_num_threads starts threads of its own; that must not disturb a child.
        assert threads.thread_count() >= 1
        assert succeeded(fork(lambda: threads.thread_count() and _in_child(0)))


def test_several_threads_at_once(three_threads):
    operands = [[x + seed for x in large()] for seed in range(4)]
    expected = [emitted("gp")(a, b) for a, b in operands]
    start = threading.Barrier(8)

    def work(place):
        start.wait(60)
        return [K.gp(*operands[place % 4]) for _ in range(3)]

    with ThreadPoolExecutor(8) as pool:
        for place, results in enumerate(pool.map(work, range(8), timeout=120)):
            for result in results:
                assert_same_bits(result, expected[place % 4])


def test_the_pool_grows_with_the_number_of_threads(monkeypatch, three_threads):
    a, b = large()
    for count in (2, 5, 3):
        monkeypatch.setattr(threads, "thread_count", lambda count=count: count)
        assert_same_bits(K.gp(a, b), emitted("gp")(a, b))
    assert threads._pool_size >= 4
