"""Perplexity and multiple choice against slow references; intervals against known numbers."""

import math

import numpy as np
import pytest
import torch
from models import SIZES, llama, qwen, tokens

from gaforge import llm
from gaforge.errors import ConfigurationError, DatasetError, ShapeError
from gaforge.llm.answers import generate, parse, prompt
from gaforge.llm.intervals import ratio_error, student
from gaforge.llm.likelihoods import Continuation, continuations, log_likelihood, log_likelihoods
from gaforge.llm.perplexities import sliding_windows
from gaforge.llm.protocol import encode


class Bytes:
    """A tokenizer that needs no vocabulary: letters are numbers from 0 to 60."""

    def encode(self, text):
        return [byte % 61 for byte in text.encode()]


def log_probability(model, before, token):
    with torch.no_grad():
        return torch.log_softmax(model(before[None]).logits[0, -1].double(), -1)[token].item()


@pytest.fixture(scope="module")
def model():
    return llama()


# --- Perplexity ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("length", "size", "stride"), [(40, 16, 8), (41, 16, 16), (9, 16, 8), (30, 8, 1), (17, 16, 5)]
)
def test_each_token_counts_once_with_what_its_window_shows(model, length, size, stride):
    text = tokens(length)
    found = llm.perplexity(model, text, window=size, stride=stride)
    total, place, start = 0.0, 1, 0
    while place < length:
        for i in range(place, min(start + size, length)):
            total -= log_probability(model, text[start:i], text[i])
        place = min(start + size, length)
        start = min(start + stride, place - 1)
    assert found.tokens == length - 1
    assert found.log_perplexity == pytest.approx(total / (length - 1), rel=1e-5)
    assert found.perplexity == pytest.approx(math.exp(total / (length - 1)), rel=1e-5)


def test_windows_weigh_as_many_tokens_as_they_count(model):
    found = llm.perplexity(model, tokens(37), window=16)
    assert found.counts.tolist() == [15, 8, 8, 5]
    means = found.sums / found.counts
    assert found.log_perplexity != pytest.approx(means.mean(), rel=1e-6)


def test_several_texts_do_not_see_each_other(model):
    parts = [tokens(20), tokens(30, seed=4), tokens(1)]
    whole = llm.perplexity(model, parts, window=16)
    alone = [llm.perplexity(model, part, window=16) for part in parts[:2]]
    assert whole.sums.tolist() == [*alone[0].sums, *alone[1].sums]


def test_the_error_is_that_of_a_ratio():
    rng = np.random.default_rng(0)
    counts = rng.integers(5, 50, size=(2000, 40)).astype(float)
    sums = counts * 3 + rng.normal(size=counts.shape) * np.sqrt(counts)
    ratios = sums.sum(1) / counts.sum(1)
    errors = [ratio_error(*pair) for pair in zip(sums, counts, strict=True)]
    assert np.mean(errors) == pytest.approx(ratios.std(), rel=0.05)
    half = student(39) * np.array(errors)
    assert np.mean(np.abs(ratios - 3) < half) == pytest.approx(0.95, abs=0.015)


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (29, 2.0452), (1000, 1.9623)]
)
def test_students_t_is_that_of_the_tables(freedom, point):
    assert student(freedom) == pytest.approx(point, abs=1e-4)


def test_differences_are_paired_over_windows(model):
    text = tokens(400)
    other = llm.convert(model, tokens(512, 7), [2], "lowrank:8", window=32)
    first, second = (llm.perplexity(which, text, window=32) for which in (other, model))
    found = llm.compare(first, second)
    assert found.value == pytest.approx(first.log_perplexity - second.log_perplexity, rel=1e-9)
    rest = (first.sums - second.sums) - first.counts * found.value
    parts = len(rest)
    expected = math.sqrt(parts / (parts - 1) * (rest**2).sum()) / first.counts.sum()
    assert found.standard_error == pytest.approx(expected, rel=1e-9)
    assert found.interval[0] < found.value < found.interval[1]
    assert llm.compare(first, first).interval == (0.0, 0.0)
    with pytest.raises(ShapeError, match="are not of the same text"):
        llm.compare(first, llm.perplexity(model, text[:-1], window=32))


def test_one_window_has_no_error(model):
    found = llm.perplexity(model, tokens(16), window=16)
    assert math.isnan(found.standard_error)


def test_evaluation_leaves_the_model_as_it_was(model):
    model.train()
    llm.perplexity(model, tokens(16))
    assert model.training
    model.eval()


@pytest.mark.parametrize(
    ("text", "options", "kind", "message"),
    [
        (tokens(20), {"window": 1}, ConfigurationError, "windows need 2 tokens at least"),
        (tokens(20), {"window": 8, "stride": 9}, ConfigurationError, "not 8 and 9"),
        (tokens(1), {}, DatasetError, "no text has two tokens"),
        (tokens(20) + 60, {}, DatasetError, "but the model knows 0 to 60"),
        (torch.rand(20), {}, DatasetError, "must be integers"),
    ],
)
def test_texts_that_can_not_be(model, text, options, kind, message):
    with pytest.raises(kind, match=message):
        llm.perplexity(model, text, **options)


def test_all_windows_together_show_all_tokens():
    for length in range(2, 30):
        for size in range(2, 9):
            for stride in range(1, size + 1):
                found = list(sliding_windows(length, size, stride))
                counted = [i for w in found for i in range(w.first, w.end)]
                assert counted == list(range(1, length))
                assert all(w.end - w.start <= size and w.start < w.first for w in found)


# --- Multiple choice ----------------------------------------------------------------------------

QUESTIONS = [
    llm.Question("two and two", ("four", "a fish of some length"), 0),
    llm.Question("water is", ("dry", "wet", "late"), 1),
    llm.Question("", ("up", "down"), 1),
]


@pytest.mark.parametrize("normalise", ["bytes", "tokens", "none"])
def test_the_likeliest_answer_per_length_is_chosen(model, normalise):
    found = llm.multiple_choice(model, Bytes(), QUESTIONS, normalise=normalise)
    expected = []
    for question in QUESTIONS:
        scores = []
        for choice in question.choices:
            before = Bytes().encode(question.context)
            ids = torch.tensor(Bytes().encode(f"{question.context} {choice}"))
            places = range(max(len(before), 1), len(ids))
            score = sum(log_probability(model, ids[:i], ids[i]) for i in places)
            length = {"bytes": len(choice), "tokens": len(places), "none": 1}[normalise]
            scores.append(score / length)
        expected.append(int(np.argmax(scores)))
    assert found.chosen.tolist() == expected
    right = [int(c == q.answer) for c, q in zip(expected, QUESTIONS, strict=True)]
    assert found.accuracy == np.mean(right)
    assert found.chance == pytest.approx((1 / 2 + 1 / 3 + 1 / 2) / 3)
    low, high = found.interval
    assert 0 <= low <= found.accuracy <= high <= 1


def gpt():
    """A model that keeps neither keys nor values."""
    from transformers import OpenAIGPTConfig, OpenAIGPTLMHeadModel

    torch.manual_seed(0)
    config = OpenAIGPTConfig(vocab_size=61, n_embd=16, n_layer=1, n_head=2, initializer_range=0.3)
    return OpenAIGPTLMHeadModel(config).eval()


def mistral():
    """A model that forgets keys and values beyond five tokens."""
    from transformers import MistralConfig, MistralForCausalLM

    torch.manual_seed(0)
    return MistralForCausalLM(MistralConfig(**{**SIZES, "sliding_window": 5})).eval()


@pytest.mark.parametrize("build", [llama, qwen, mistral, gpt])
def test_a_context_that_is_run_once_gives_the_same_scores(build):
    model, passes = build(), []
    model.get_input_embeddings().register_forward_hook(
        lambda module, given, found: passes.append(tuple(given[0].shape))
    )
    for question in QUESTIONS:
        rows = continuations(model, Bytes(), question)
        expected = [log_likelihood(model, row) for row in rows]
        assert log_likelihoods(model, rows) == pytest.approx(expected, rel=1e-5, abs=1e-5)
    # The last question has no context; the one before has 8 letters, the last of which predicts.
    rows = continuations(model, Bytes(), QUESTIONS[1])
    passes.clear()
    log_likelihoods(model, rows)
    whole = [(1, len(row.ids)) for row in rows]
    assert passes == [(1, 7), *(whole if build is gpt else [(3, 6)])]


def test_rows_that_begin_differently_share_what_is_before(model):
    rows = [Continuation([1, 2, 3, 4, 5], 1), Continuation([1, 2, 6, 7, 8, 9], 1)]
    expected = [log_likelihood(model, row) for row in rows]
    assert log_likelihoods(model, rows) == pytest.approx(expected, rel=1e-5)
    assert log_likelihoods(model, [rows[0]]) == [expected[0]]


def test_a_long_context_loses_its_front(model):
    long = llm.Question("x" * 300, ("yes", "no"), 0)
    short = llm.Question("x" * 124, ("yes", "no"), 0)
    a, b = (llm.multiple_choice(model, Bytes(), [question]) for question in (long, short))
    assert a.chosen.tolist() == b.chosen.tolist()


def test_questions_that_can_not_be(model):
    with pytest.raises(DatasetError, match=r"not 2 of \('a', 'b'\)"):
        llm.Question("?", ("a", "b"), 2)
    with pytest.raises(DatasetError, match="there are no questions"):
        llm.multiple_choice(model, Bytes(), [])
    with pytest.raises(ConfigurationError, match="normalise must be one of bytes, tokens, none"):
        llm.multiple_choice(model, Bytes(), QUESTIONS, normalise="words")


# --- Answers that a model writes ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "index"),
    [
        ("The best answer is B", 1),
        ("Well. The best completion is C, I think", 2),
        ("A. is wrong. The best answer is: **B**.", 1),
        ("the best answer is [C]", 2),
        ("The best answer is D", None),  # there are three
        ("The best answer is Bananas", None),
        ("Answer: C", 2),
        ("B. It rained.\n\nThe correct answer is A. It", 0),
        ("B", 1),
        (" (C) because", 2),
        ("A. wet\nB. dry\nC. la", None),  # the choices again
        ("A dog is none of these", None),
        ("It must be LATE by now", 2),
        ("wet or dry, who knows", None),
        ("", None),
    ],
)
def test_answers_are_read(answer, index):
    assert parse(answer, ("wet", "dry", "late")) == index


class Speaker(Bytes):
    """A tokenizer that says what was scripted, whatever it is asked."""

    eos_token_id = 60

    def __init__(self, *answers):
        self.answers, self.asked, self.lengths = list(answers), [], []

    def encode(self, text):
        self.asked.append(text)
        return super().encode(text)

    def decode(self, ids):
        self.lengths.append(len(ids))
        return self.answers.pop(0)


def test_answers_that_can_not_be_read_are_counted_and_wrong(model):
    speaker = Speaker("The best answer is A", "no idea", "Answer: A")
    before = model.generation_config
    found = llm.multiple_choice(model, speaker, QUESTIONS, by="generation", new_tokens=3)
    assert model.generation_config is before
    assert found.chosen.tolist() == [0, -1, 0]
    assert found.sums.tolist() == [1, 0, 0]
    assert (found.unparsed, found.as_mapping()["unparsed"]) == (1, 1)
    assert str(found).endswith("3 questions, 1 answers unparsed")
    assert max(speaker.lengths) <= 3
    assert "two and two\nA. four\nB. a fish of some length\n" in speaker.asked[0]
    assert found.chance == llm.multiple_choice(model, Bytes(), QUESTIONS).chance


def test_what_is_written_is_the_likeliest_token_after_another(model):
    class Echo(Speaker):
        def decode(self, ids):
            return " ".join(map(str, ids))

    ids = torch.tensor(Bytes().encode("abc"))
    for _ in range(4):
        with torch.no_grad():
            ids = torch.cat([ids, model(ids[None]).logits[0, -1].argmax()[None]])
    model.generation_config.temperature = 0.1
    model.generation_config.repetition_penalty = 5.0  # of the model's own, not of an evaluation
    assert generate(model, Echo(), "abc", 4) == " ".join(map(str, ids[3:].tolist()))
    del model.generation_config.temperature, model.generation_config.repetition_penalty


def test_a_chat_template_is_used_and_long_texts_lose_their_front(model):
    class Chat(Speaker):
        chat_template = "something"

        def apply_chat_template(self, chat, add_generation_prompt, return_dict):
            self.asked.append((chat, add_generation_prompt, return_dict))
            return [*range(60)] * 10

    seen, speaker = [], Chat("said")
    handle = model.get_input_embeddings().register_forward_hook(
        lambda module, given, found: seen.append(given[0])
    )
    assert generate(model, speaker, "Why?", 8) == "said"
    handle.remove()
    assert speaker.asked == [([{"role": "user", "content": "Why?"}], True, False)]
    assert seen[0].tolist() == [([*range(60)] * 10)[-120:]]


def test_generation_that_can_not_be(model):
    def ask(tokenizer, **options):
        llm.multiple_choice(model, tokenizer, QUESTIONS, **{"by": "generation", **options})

    with pytest.raises(ConfigurationError, match="need a tokenizer with a method decode"):
        ask(Bytes())
    with pytest.raises(ConfigurationError, match="no room for 128 new tokens"):
        ask(Speaker(), new_tokens=128)
    with pytest.raises(ConfigurationError, match="no room for 0 new tokens"):
        ask(Speaker(), new_tokens=0)
    with pytest.raises(ConfigurationError, match="by must be one of likelihood, generation"):
        ask(Bytes(), by="telepathy")
    with pytest.raises(DatasetError, match="27 choices are more than there are letters"):
        prompt(llm.Question("?", (*"abcdefghijklmnopqrstuvwxyz", "aa"), 0))


# --- What is evaluated on -----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_no_document_is_on_both_sides(seed):
    rng = np.random.default_rng(seed)
    documents = ["x" * int(n) + str(n) for n in rng.integers(1, 40, size=60)]
    split = llm.split_documents(documents, share=0.3, seed=seed)
    assert not set(split.calibration) & set(split.test)
    assert sorted(split.calibration + split.test) == sorted(documents)
    assert sum(map(len, split.test)) >= 0.3 * sum(map(len, documents))
    assert llm.split_documents(documents, share=0.3, seed=seed) == split
    assert llm.split_documents(documents, share=0.3, seed=seed + 100) != split


def test_splits_that_can_not_be():
    with pytest.raises(DatasetError, match="needs two different documents at least, not 1"):
        llm.split_documents(["same", "same", " "])
    with pytest.raises(ConfigurationError, match="share must be between 0 and 1, not 1"):
        llm.split_documents(["a", "b"], share=1)
    assert llm.split_documents(["a", "b"], share=0.99).calibration


def test_windows_are_split_and_counted_as_in_the_paper(model):
    text = tokens(16 + 8 * 20 + 3)
    split = llm.split_windows(text, window=16, stride=8, share=0.25, seed=3)
    starts = [8 * i for i in torch.randperm(21, generator=torch.Generator().manual_seed(3))]
    windows = [text[start : start + 16].tolist() for start in starts]
    assert split.calibration.tolist() == windows[:16]
    assert split.test.tolist() == windows[16:]
    found = llm.perplexity(model, split.test, window=16, counted=split.counted)
    total = count = 0
    for start in starts[16:]:
        for i in range(1 if start == 0 else 8, 16):
            total -= log_probability(model, text[start : start + i], text[start + i])
            count += 1
    assert found.tokens == count
    assert found.log_perplexity == pytest.approx(total / count, rel=1e-5)


def test_all_windows_of_the_paper_count_each_token_once():
    calibration, test, counted = llm.split_windows(range(40), window=8, stride=4, share=0.98)
    assert len(calibration) == 1
    last = [i for row, n in zip(test.tolist(), counted, strict=True) for i in row[-n:]]
    missing = calibration[0].tolist()[-(7 if calibration[0, 0] == 0 else 4) :]
    assert sorted(last + missing) == list(range(1, 40))
    assert set(llm.split_windows(range(40), window=8, stride=8, share=0.5).counted) == {7}


def test_only_the_last_tokens_of_a_text_count(model):
    text = tokens(40)
    whole = llm.perplexity(model, text, window=16, stride=8)
    found = llm.perplexity(model, [text, text[:9]], window=16, stride=8, counted=[12, 3])
    assert found.counts.tolist() == [4, 8, 3]
    assert found.sums[1] == whole.sums[-1]
    total = sum(-log_probability(model, text[16:i], text[i]) for i in range(28, 32))
    assert found.sums[0] == pytest.approx(total, rel=1e-5)
    assert llm.perplexity(model, text[:16], counted=99).tokens == 15


def test_windows_and_counts_that_can_not_be(model):
    with pytest.raises(ConfigurationError, match=r"not 8, 9 and 0\.2"):
        llm.split_windows(tokens(99), window=8, stride=9)
    with pytest.raises(ConfigurationError, match="not 8, 4 and 1"):
        llm.split_windows(tokens(99), window=8, stride=4, share=1)
    with pytest.raises(DatasetError, match=r"20 tokens give 4 windows, of which 0\.2 are less"):
        llm.split_windows(tokens(20), window=8, stride=4)
    with pytest.raises(DatasetError, match="7 tokens give 0 windows"):
        llm.split_windows(tokens(7), window=8, stride=4)
    for counted in (0, [1, 2, 3]):
        with pytest.raises(ConfigurationError, match="one for each of the 2 texts, not"):
            llm.perplexity(model, [tokens(9), tokens(9)], counted=counted)


def test_documents_become_one_stream():
    assert encode(Bytes(), ["!", '"'], separator=7).tolist() == [33, 7, 34]
    assert encode(Bytes(), ["!", '"']).tolist() == [33, 34]
