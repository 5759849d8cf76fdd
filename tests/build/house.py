"""A house as small as can be: the real build and the real hallway, and one room of toys to compile."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
ZIG_CACHE = str(ROOT / "build" / "zig")  # warm after `make build`, where there is no other compiler
HALLWAY = ["__init__", "compiled", "doctor", "paths"]
TOP = """
class Top:
    def __init__(self):
        self.turns = 40

    def spin(self):
        return self.turns + 2
"""
TOP_TYPES = """
cdef class Top:
    cdef public int turns
    cpdef int spin(self)
"""
BOX = """
from igroteka.toys.top import Top

def spun():
    top = Top()
    return top.spin()
"""
BOX_TYPES = """
cimport cython
from igroteka.toys.top cimport Top

@cython.locals(top=Top)
cpdef int spun()
"""
TOYS = {"__init__.py": "", "top.py": TOP, "top.pxd": TOP_TYPES, "box.py": BOX, "box.pxd": BOX_TYPES}


@dataclass
class House:
    """A checkout in a folder of its own; what it says and does."""

    root: Path

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("IGROTEKA_")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**kept, "PYTHONPATH": str(self.root / "src"), "ZIG_GLOBAL_CACHE_DIR": ZIG_CACHE, **environment},
            capture_output=True,
            text=True,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "building", **environment)

    def python(self, code: str, **environment: str) -> str:
        """What the code prints, warnings included."""
        done = self.run("-c", code, **environment)
        return done.stdout + done.stderr

    def toy(self, name: str) -> Path:
        return self.root / "src" / "igroteka" / "toys" / name

    def binaries(self) -> dict[str, int]:
        return {file.name.split(".")[0]: file.stat().st_mtime_ns for file in self.toy("").glob("*.cpython*")}

    def edit(self, name: str, old: str, new: str) -> None:
        text = self.toy(name).read_text("utf-8")
        assert old in text
        self.toy(name).write_text(text.replace(old, new), "utf-8")


def furnish(root: Path) -> House:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, root)
    shutil.copytree(ROOT / "building", root / "building", ignore=shutil.ignore_patterns("__pycache__"))
    package = root / "src" / "igroteka"
    (package / "toys").mkdir(parents=True)
    for name in HALLWAY:
        shutil.copy(ROOT / "src" / "igroteka" / f"{name}.py", package)
    shutil.copytree(ROOT / "src" / "igroteka" / "cli", package / "cli", ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in TOYS.items():
        (package / "toys" / name).write_text(text, "utf-8")
    return House(root)
