"""Interruption between two steps instead of within one."""

from __future__ import annotations

import signal
import threading
from types import FrameType
from typing import Any

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interruption:
    """Notes signals to stop, so that a loop can end in order; the same one again ends at once.

    Attributes
    ----------
    signal : int
        Number of the signal that came, or 0.

    Examples
    --------
    >>> with Interruption() as interruption:
    ...     signal.raise_signal(signal.SIGINT)
    ...     print(interruption.signal)
    2
    """

    def __init__(self) -> None:
        self.signal = 0
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Interruption:
        # Only the main thread may set handlers; elsewhere signals do what they did.
        if threading.current_thread() is threading.main_thread():
            self._before = {kind: signal.signal(kind, self._note) for kind in SIGNALS}
        return self

    def __exit__(self, *_: object) -> None:
        for kind, handler in self._before.items():
            signal.signal(kind, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.signal == number:
            raise KeyboardInterrupt
        self.signal = self.signal or number
