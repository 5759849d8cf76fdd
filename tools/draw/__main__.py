"""Draw everything anew; with --check only say what would change."""

import sys
from collections.abc import Callable
from pathlib import Path

from tools.draw import catalogue

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    files = catalogue.files()
    stale = sorted(path for path in files if not same(ROOT / path, files[path]))
    extra = sorted(path for path in catalogue.present(ROOT) if path not in files)
    return report(stale, extra) if "--check" in sys.argv else rewrite(files, stale, extra)


def same(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def report(stale: list[str], extra: list[str]) -> int:
    for path in stale + extra:
        print("differs:", path)
    return 1 if stale or extra else 0


def rewrite(files: dict[str, str], stale: list[str], extra: list[str]) -> int:
    for path in extra:
        (ROOT / path).unlink()
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(files[path], encoding="utf-8")
    print(f"{len(files)} drawings, {len(stale)} redrawn, {len(extra)} removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
