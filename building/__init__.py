"""How the package is made from its sources: rules to machine code, client to static files."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "igroteka"
SCRATCH = ROOT / "build"

sys.path.insert(0, str(SOURCE))  # the builder and the package agree on one list of binaries: igroteka.compiled


def say(sentence: str) -> None:
    print(f"igroteka: {sentence}", file=sys.stderr, flush=True)


def say_loudly(sentence: str) -> None:
    rule = "!" * 79
    print(f"{rule}\nigroteka: {sentence}\n{rule}", file=sys.stderr, flush=True)
