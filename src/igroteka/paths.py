"""The data directory of this machine."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return the directory of `IGROTEKA_DATA`, or the operating system's directory for data of programs."""
    asked = os.environ.get("IGROTEKA_DATA")
    return Path(asked).expanduser() if asked else system_folder() / "igroteka"


def system_folder() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
