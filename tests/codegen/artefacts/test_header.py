"""Headers: the hash of the content notices every change of a file but of the hash itself."""

import pytest

from gaforge.algebra import Algebra
from gaforge.codegen.artefacts import header
from gaforge.codegen.pipeline import generate
from gaforge.codegen.spec import KernelSpec
from gaforge.errors import DamagedKernelError


@pytest.fixture(scope="module", params=["numba", "numpy"])
def text(request):
    algebra = Algebra(2)
    specs = [KernelSpec.of(algebra, "gp"), KernelSpec.of(algebra, "sandwich", "even", "vector")]
    return generate(algebra, request.param, specs).text


def test_an_emitted_file_is_whole(text):
    header.verify_content(text, "file")


def test_every_changed_line_is_seen(text):
    lines = text.splitlines(keepends=True)
    for place, line in enumerate(lines):
        if header.CONTENT in line:
            continue
        edits = {
            "dropped": [],
            "doubled": [line, line],
            "longer": [line.rstrip("\n") + " \n"],
            "commented out": [f"# {line}"],
            "with a digit more": [line.rstrip("\n") + "0\n"],
        }
        for what, new in edits.items():
            edited = "".join([*lines[:place], *new, *lines[place + 1 :]])
            if edited == text:  # one of several empty lines
                continue
            with pytest.raises(DamagedKernelError, match="file was edited or damaged"):
                header.verify_content(edited, "file")
            assert header.content_digest(edited) != header.content_digest(text), what


@pytest.mark.parametrize("mark", ["docstring", "gaforge-command", "import", "def _gp", "KERNELS"])
def test_one_changed_character_of_each_kind_of_line_is_seen(text, mark):
    marks = {"docstring": '"""'}
    place = text.index(marks.get(mark, mark))
    edited = f"{text[:place]}{chr(ord(text[place]) ^ 1)}{text[place + 1 :]}"
    with pytest.raises(DamagedKernelError, match="edited or damaged"):
        header.verify_content(edited, "file")


def test_a_line_that_looks_like_the_hash_is_no_hiding_place(text):
    for place in (0, len(text)):
        hidden = f"x = 1  # {header.CONTENT}?\n"
        with pytest.raises(DamagedKernelError):
            header.verify_content(text[:place] + hidden + text[place:], "file")


@pytest.mark.parametrize("cut", [0.0, 0.1, 0.5, 0.99], ids=lambda part: f"{part:.0%}")
def test_a_file_that_was_cut_short_is_seen(text, cut):
    with pytest.raises(DamagedKernelError):
        header.verify_content(text[: int(len(text) * cut)], "file")


def test_other_kinds_of_line_ends_inside_are_seen(text):
    for end in ("\r", "\x0b", "\x0c", "\x85", "\u2028"):
        with pytest.raises(DamagedKernelError):
            header.verify_content(text.replace("\n", end, 1), "file")


@pytest.mark.parametrize(
    "wrong", ["0" * 64, "", "f" * 63, "?"], ids=["zeros", "none", "63", "mark"]
)
def test_a_wrong_hash_is_seen(text, wrong):
    right = header.recorded(text, "content").removeprefix("sha256:")
    with pytest.raises(DamagedKernelError):
        header.verify_content(text.replace(right, wrong), "file")


def test_a_file_without_a_hash_is_no_emitted_file():
    with pytest.raises(DamagedKernelError, match="it is no emitted file, or was cut short"):
        header.verify_content("def gp(a, b): return a\n", "file")


def test_parts_of_a_hash_are_kept_apart():
    assert header.digest(["ab", "c"]) != header.digest(["a", "bc"])
    assert header.digest(["a"]) != header.digest(["a", ""])


def test_the_hash_of_inputs_depends_on_each_of_them():
    arguments = ("numba", "3,0,1", ("gp__full__full",), "1.14")
    base = header.inputs_digest(*arguments)
    assert base == header.inputs_digest(*arguments)
    for place, other in enumerate(("numpy", "3,0,0", ("op__full__full",), "1.13")):
        changed = [*arguments[:place], other, *arguments[place + 1 :]]
        assert header.inputs_digest(*changed) != base


def test_the_hash_of_inputs_depends_on_the_generator(monkeypatch):
    base = header.inputs_digest("numba", "2,0,0", ("gp",), "1.14")
    monkeypatch.setattr(header, "generator_digest", lambda: "other")
    assert header.inputs_digest("numba", "2,0,0", ("gp",), "1.14") != base
