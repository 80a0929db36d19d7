"""Windows: where they start, what they cover, and that laying them down undoes cutting."""

import pytest
import torch

from gaforge.errors import ShapeError
from gaforge.nn.windows import Windows


@pytest.mark.parametrize(
    ("features", "size", "count"),
    [(6, 4, 0), (5, 4, 0), (8, 4, 0), (7, 2, 5), (784, 512, 0), (1, 1, 0)],
)
def test_windows(features, size, count):
    windows = Windows(features, size, count)
    starts = [window[0] for window in windows.indices]
    assert starts == [int(i * features / windows.count) for i in range(windows.count)]
    for window in windows.indices:
        assert [(feature - window[0]) % features for feature in window] == list(range(size))
    x = torch.randn(3, features)
    parts = windows.cut(x)
    assert parts.shape == (3, windows.count, size)
    for i, window in enumerate(windows.indices):
        assert parts[:, i].equal(x[:, list(window)])
    coverage = torch.tensor(windows.coverage)
    assert coverage.min() >= 1
    assert coverage.sum() == windows.count * size
    torch.testing.assert_close(windows.lay(parts), x * coverage)
    torch.testing.assert_close(windows.mean(parts), x)
    assert windows.disjoint == bool((coverage == 1).all())


def test_what_does_not_cover_is_refused():
    with pytest.raises(
        ShapeError, match=r"2 windows of 2 leave some of 6 features out.*at least 3"
    ):
        Windows(6, 2, 2)
    with pytest.raises(ShapeError, match="windows of 8 features do not fit an axis of 6"):
        Windows(6, 8)
