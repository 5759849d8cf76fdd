"""Draw everything anew; with --check only say what would change."""

import sys
from pathlib import Path

from tools.draw import catalogue, readme

ROOT = Path(__file__).resolve().parents[2]
LIST = "tools/draw/README.md"


def main() -> int:
    files = wanted()
    stale = sorted(path for path in files if not same(ROOT / path, files[path]))
    strange = sorted(path for path in catalogue.present(ROOT) if path not in files)
    if "--check" not in sys.argv:
        stale = rewrite(files, stale)
    return report(stale, strange)


def wanted() -> dict[str, str]:
    drawings = catalogue.files()
    text = (ROOT / LIST).read_text(encoding="utf-8")
    return drawings | {LIST: readme.renewed(text, drawings)}


def same(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def rewrite(files: dict[str, str], stale: list[str]) -> list[str]:
    """Writes what has changed; nothing is stale any more."""
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(files[path], encoding="utf-8")
    print(f"{len(files)} files, {len(stale)} rewritten")
    return []


def report(stale: list[str], strange: list[str]) -> int:
    for path in stale:
        print("differs:", path)
    for path in strange:
        print("drawn by nobody here:", path)
    return 1 if stale or strange else 0


if __name__ == "__main__":
    sys.exit(main())
