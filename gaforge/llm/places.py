"""Where installed data lie."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """Return the folder for installed data: ``GAFORGE_DATA_DIR``, or the platform's own."""
    root = os.environ.get("GAFORGE_DATA_DIR")
    return Path(root) if root else user_data_path("gaforge", appauthor=False)
