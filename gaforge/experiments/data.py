"""Images to train on: Fashion-MNIST, checked by content, or scikit-learn's digits."""

from __future__ import annotations

import gzip
import hashlib
import math
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gaforge.errors import DatasetError, MissingExtraError

DEBIAN_FOLDER = Path("/usr/share/datasets/fashion-mnist")
"""Where the Debian package ``dataset-fashion-mnist`` puts its files."""

HOW_TO_GET = (
    "install the Debian package (apt-get install dataset-fashion-mnist), or put the four files "
    "train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte and "
    "t10k-labels-idx1-ubyte, gzipped or not, into a folder and pass it with --data"
)

SHA256 = {
    "train-images-idx3-ubyte": "c59f468a2f672dc815687fe0f83887768d799fd8a3f3276145d20f83aa44d888",
    "train-labels-idx1-ubyte": "bad3541b69d912435c50bb6ba87bec294ff4f6a2e1246121d8633921760443d9",
    "t10k-images-idx3-ubyte": "5b4141f0afbad91edebe8549f8fcffe087ea10ca49f1dbef5c9a5cd8815ce37b",
    "t10k-labels-idx1-ubyte": "0402a96d92fd2663957122ceb108a494c5af83dab82d92729df917d7dec38c34",
}
"""Digests of the four uncompressed files of Fashion-MNIST; gzip headers differ between mirrors."""

DIGITS_TEST = 360
"""Digits kept for the test: the last ones, which writers drew who drew none of the first."""

Array = NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Images:
    """Grey images with labels 0 to 9, in a part to train on and a part to test on.

    Attributes
    ----------
    name : str
        ``"fashion-mnist"`` or ``"digits"``.
    train, test : ndarray of uint8, shape (images, height, width)
    train_labels, test_labels : ndarray of uint8, shape (images,)
    mean, deviation : float
        Of the training pixels, as they are.
    """

    name: str
    train: Array
    train_labels: Array
    test: Array
    test_labels: Array
    mean: float
    deviation: float

    @property
    def side(self) -> int:
        """Height and width of an image in pixels."""
        return int(self.train.shape[1])

    def split(self, validation: int) -> tuple[Array, Array, Array, Array]:
        """Return images and labels to train on, and those to measure accuracy on.

        Parameters
        ----------
        validation : int
            With 0, all training images and the test images. Otherwise the last so many of the
            training images are kept to choose hyper-parameters by, and no test image is touched.

        Raises
        ------
        DatasetError
            If that many images are more than half of what there is to train on.
        """
        if not validation:
            return self.train, self.train_labels, self.test, self.test_labels
        count = len(self.train)
        if not 0 < validation <= count // 2:
            raise DatasetError(
                f"validation = {validation} of {count} training images; take from 0 to {count // 2}"
            )
        cut = count - validation
        return (
            self.train[:cut],
            self.train_labels[:cut],
            self.train[cut:],
            self.train_labels[cut:],
        )


def load_images(source: str = "auto") -> Images:
    """Return the images that a source names.

    Parameters
    ----------
    source : str, optional
        ``"auto"``: Fashion-MNIST if the Debian package is installed, scikit-learn's digits if not.
        ``"fashion-mnist"``: the files of the Debian package. ``"digits"``: the 1,797 digits of
        8 x 8 pixels that come with scikit-learn. Anything else is a folder of Fashion-MNIST's four
        IDX files.

    Raises
    ------
    DatasetError
        If a file is missing, cut off, or not Fashion-MNIST's.
    MissingExtraError
        If digits are asked for and scikit-learn is not installed.

    Examples
    --------
    >>> images = load_images("digits")
    >>> images.train.shape, images.test.shape
    ((1437, 8, 8), (360, 8, 8))
    """
    source = resolve_source(source)
    if source == "digits":
        return _digits()
    return _fashion_mnist(DEBIAN_FOLDER if source == "fashion-mnist" else Path(source))


def resolve_source(source: str) -> str:
    """Return what ``"auto"`` stands for here, and folders as absolute paths."""
    if source == "auto":
        return "fashion-mnist" if DEBIAN_FOLDER.is_dir() else "digits"
    return source if source in ("digits", "fashion-mnist") else str(Path(source).resolve())


def read_idx(path: Path) -> Array:
    """Return the array of unsigned bytes in an IDX file, gzipped or not.

    Raises
    ------
    DatasetError
        If the file is no IDX file of bytes, or is cut off.
    """
    return _parse_idx(_content(path), path)


def _fashion_mnist(folder: Path) -> Images:
    if not folder.is_dir():
        raise DatasetError(f"there is no folder {folder} with Fashion-MNIST; {HOW_TO_GET}")
    train, train_labels, test, test_labels = (
        _checked(_find(folder, name), digest) for name, digest in SHA256.items()
    )
    # Published constants, of pixels from 0 to 1.
    mean, deviation = 0.2860 * 255, 0.3530 * 255
    return Images("fashion-mnist", train, train_labels, test, test_labels, mean, deviation)


def _find(folder: Path, name: str) -> Path:
    for candidate in (folder / name, folder / f"{name}.gz"):
        if candidate.is_file():
            return candidate
    raise DatasetError(f"{folder} holds neither {name} nor {name}.gz; {HOW_TO_GET}")


def _checked(path: Path, digest: str) -> Array:
    content = _content(path)
    array = _parse_idx(content, path)
    found = hashlib.sha256(content).hexdigest()
    if found != digest:
        raise DatasetError(
            f"{path} is a sound IDX file of shape {array.shape}, but not Fashion-MNIST's: the "
            f"SHA-256 of its uncompressed content is {found}, not {digest}; {HOW_TO_GET}"
        )
    return array


def _content(path: Path) -> bytes:
    raw = path.read_bytes()
    if raw[:2] != b"\x1f\x8b":
        return raw
    try:
        return gzip.decompress(raw)
    except (OSError, EOFError) as error:
        raise DatasetError(f"{path} is a damaged gzip file ({error}); {HOW_TO_GET}") from error


def _parse_idx(content: bytes, path: Path) -> Array:
    if len(content) < 4 or content[:3] != b"\0\0\x08":
        raise DatasetError(
            f"{path} is no IDX file of unsigned bytes: it begins with {content[:4].hex(' ')}, not "
            f"00 00 08; {HOW_TO_GET}"
        )
    axes = content[3]
    start = 4 + 4 * axes
    if len(content) < start:
        raise DatasetError(f"{path} is cut off within its header; {HOW_TO_GET}")
    shape = struct.unpack(f">{axes}I", content[4:start])
    if len(content) - start != math.prod(shape):
        raise DatasetError(
            f"{path} holds {len(content) - start} bytes where its header's shape {shape} needs "
            f"{math.prod(shape)}; {HOW_TO_GET}"
        )
    return np.frombuffer(content, np.uint8, offset=start).reshape(shape)


def _digits() -> Images:
    try:
        from sklearn.datasets import load_digits
    except ImportError as error:
        raise MissingExtraError(
            'the digits come with scikit-learn (pip install "gaforge[experiments]"); or take '
            f"Fashion-MNIST: {HOW_TO_GET}"
        ) from error
    found = load_digits()
    pixels, labels = found.images.astype(np.uint8), found.target.astype(np.uint8)
    cut = len(pixels) - DIGITS_TEST
    train = pixels[:cut]
    return Images(
        "digits",
        train,
        labels[:cut],
        pixels[cut:],
        labels[cut:],
        float(train.mean()),
        float(train.std()),
    )
