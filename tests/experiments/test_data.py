"""Images are those that were asked for, or there is an error that says how to get them."""

import gzip
import hashlib
import struct

import numpy as np
import pytest
from sklearn.datasets import load_digits

from gaforge.errors import DatasetError
from gaforge.experiments import data
from gaforge.experiments.data import DEBIAN_FOLDER, SHA256, load_images, read_idx, resolve_source


def idx(array):
    """The bytes of an IDX file, written independently of the reader."""
    head = bytes([0, 0, 8, array.ndim]) + b"".join(struct.pack(">I", n) for n in array.shape)
    return head + array.astype(np.uint8).tobytes()


ARRAY = np.arange(24).reshape(2, 3, 4)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of four small files, whose digests are taken for those of Fashion-MNIST."""
    digests = {}
    for name, shape in [
        ("train-images-idx3-ubyte", (6, 4, 4)),
        ("train-labels-idx1-ubyte", (6,)),
        ("t10k-images-idx3-ubyte", (2, 4, 4)),
        ("t10k-labels-idx1-ubyte", (2,)),
    ]:
        content = idx(np.arange(np.prod(shape)).reshape(shape) % 10)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(content))
        digests[name] = hashlib.sha256(content).hexdigest()
    monkeypatch.setattr(data, "SHA256", digests)
    return tmp_path


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_an_idx_file_is_read_gzipped_or_not(tmp_path, pack):
    path = tmp_path / "images"
    path.write_bytes(pack(idx(ARRAY)))
    np.testing.assert_array_equal(read_idx(path), ARRAY)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (idx(ARRAY)[:-1], r"holds 23 bytes where its header's shape \(2, 3, 4\) needs 24"),
        (idx(ARRAY) + b"\0", "holds 25 bytes"),
        (idx(ARRAY)[:7], "cut off within its header"),
        (b"<html>not found</html>", "no IDX file of unsigned bytes: it begins with 3c 68 74 6d"),
        (b"", "no IDX file"),
        (gzip.compress(idx(ARRAY))[:-9], "damaged gzip file"),
    ],
)
def test_a_damaged_file_is_refused_with_the_reason_and_the_way_out(tmp_path, content, reason):
    path = tmp_path / "images"
    path.write_bytes(content)
    with pytest.raises(DatasetError, match=f"(?s){reason}.*apt-get install dataset-fashion-mnist"):
        read_idx(path)


def test_a_folder_of_the_right_files_is_read(folder):
    images = load_images(str(folder))
    assert (images.name, images.side) == ("fashion-mnist", 4)
    assert (images.train.shape, images.test_labels.tolist()) == ((6, 4, 4), [0, 1])


def test_a_sound_file_with_other_content_is_refused(folder):
    other = folder / "t10k-labels-idx1-ubyte.gz"
    other.write_bytes(gzip.compress(idx(np.array([1, 1]))))
    with pytest.raises(
        DatasetError, match=r"sound IDX file of shape \(2,\), but not Fashion-MNIST"
    ):
        load_images(str(folder))


def test_what_is_missing_is_named(folder):
    (folder / "train-labels-idx1-ubyte.gz").unlink()
    with pytest.raises(DatasetError, match="holds neither train-labels-idx1-ubyte nor"):
        load_images(str(folder))
    with pytest.raises(DatasetError, match="there is no folder /nowhere with Fashion-MNIST"):
        load_images("/nowhere")


def test_auto_falls_back_to_digits(monkeypatch, tmp_path):
    monkeypatch.setattr(data, "DEBIAN_FOLDER", tmp_path / "none")
    assert resolve_source("auto") == "digits"
    monkeypatch.setattr(data, "DEBIAN_FOLDER", tmp_path)
    assert resolve_source("auto") == "fashion-mnist"


def test_digits_are_all_there_in_their_order():
    images, found = load_images("digits"), load_digits()
    np.testing.assert_array_equal(np.concatenate([images.train, images.test]), found.images)
    labels = np.concatenate([images.train_labels, images.test_labels])
    np.testing.assert_array_equal(labels, found.target)
    assert images.mean == pytest.approx(found.images[:1437].mean())


def test_validation_images_are_the_last_training_images_and_never_test_images():
    images = load_images("digits")
    train, labels, kept, kept_labels = images.split(100)
    np.testing.assert_array_equal(np.concatenate([train, kept]), images.train)
    np.testing.assert_array_equal(np.concatenate([labels, kept_labels]), images.train_labels)
    assert len(kept) == 100
    assert images.split(0)[2] is images.test
    for count in (719, -1):
        with pytest.raises(DatasetError, match=f"validation = {count} of 1437"):
            images.split(count)


@pytest.mark.skipif(not DEBIAN_FOLDER.is_dir(), reason="dataset-fashion-mnist is not installed")
def test_the_debian_package_is_fashion_mnist():
    images = load_images("fashion-mnist")
    assert images.train.shape == (60000, 28, 28)
    assert np.bincount(images.train_labels).tolist() == [6000] * 10
    assert np.bincount(images.test_labels).tolist() == [1000] * 10
    # The published constants of normalisation.
    assert images.train.mean() / 255 == pytest.approx(0.2860, abs=5e-5)
    assert images.train.std() / 255 == pytest.approx(0.3530, abs=5e-5)
    assert len(SHA256) == 4
