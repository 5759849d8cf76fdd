"""Compiles every module that has a .pxd beside it; in place, and only what changed."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

from building import PACKAGE, ROOT, SOURCE, alone, say, say_loudly, tools
from igroteka import compiled

PLAIN = "The rules will run as plain Python, about 100 times slower; `igroteka doctor` shows it."


def build(quick: bool = False) -> bool:
    """Bring every binary up to date; return whether every module compiled. No compiler at all is no failure.

    Quick: what is compiled runs a tenth slower. Where the best binaries lie already, it makes no difference.
    """
    with alone("rules"):
        compiled.forget()
        for orphan in set(binaries()) - set(map(compiled.binary, everything())):  # its .pxd is gone
            orphan.unlink()
        how = settings(quick and compiled.build().get("settings") != settings())
        todo = outdated(how)
        return make(todo, how) if todo else True


def install() -> None:
    """Build for an install, which never fails: a module that does not compile makes all of them plain Python."""
    if not build():
        clear()
        say_loudly(f"the rules did not compile. {PLAIN}")


def settings(quick: bool = False) -> str:
    """Return what binaries are made with: the compiler's level, Cython and the program that calls it."""
    program = compiled.digest(Path(__file__).with_name("extension.py"))
    return f"{'-O1' if quick else '-O2'} {version('cython')} {program}"


def everything() -> list[str]:
    return [compiled.SHARED, *compiled.modules()]


def outdated(how: str) -> list[str]:
    """Return the modules whose binary is missing or made from other sources or in another way."""
    if compiled.build().get("settings") != how or tools.wish() == "none":
        return everything()
    return [module for module in everything() if not compiled.binary(module).exists() or compiled.changed(module)]


def make(modules: list[str], how: str) -> bool:
    compiler = tools.compiler()
    if compiler is None:
        clear()
        say_loudly(f"no C compiler was found, or Python's headers are missing. {PLAIN}")
        return True
    say(f"compiling {len(modules)} modules with {compiler.title}")
    sources = {module: digests(module) for module in modules}  # before, so that an edit meanwhile counts as newer
    made = compile(compiler, SOURCE, sorted(modules, key=size, reverse=True), how.split()[0])
    record(compiler, {module: sources[module] for module in made}, how)
    return made == set(modules)


def size(module: str) -> float:
    return float("inf") if module == compiled.SHARED else compiled.source(module).stat().st_size


def digests(module: str) -> dict[str, str]:
    """Return the digests of a module's own two files and of every .pxd of ours they use, however far away."""
    from Cython.Build.Dependencies import create_dependency_tree

    found = create_dependency_tree().all_dependencies(str(compiled.source(module))) if module != compiled.SHARED else []
    files = [file for file in map(Path, found) if file.is_relative_to(PACKAGE)]
    return {file.relative_to(PACKAGE).as_posix(): compiled.digest(file) for file in files}


def compile(compiler: tools.Compiler, folder: Path, modules: list[str], level: str = "-O2") -> set[str]:
    """Compile modules of a folder, and put their binaries beside them; return those that compile."""
    path = os.pathsep.join([str(ROOT), str(SOURCE), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    with tempfile.TemporaryDirectory() as place:
        command = [sys.executable, "-m", "building.extension", place, level, *modules]
        subprocess.run(command, cwd=folder, env={**tools.environment(compiler.command), "PYTHONPATH": path})
        files = {module: Path(*module.split(".")).with_suffix(compiled.SUFFIX) for module in modules}
        made = {module for module in modules if Path(place, files[module]).exists()}
        for module in made:  # replaced, never overwritten: a running game keeps the binary it has loaded
            draft = folder / files[module].with_suffix(".draft")
            shutil.copy(Path(place, files[module]), draft)
            draft.replace(folder / files[module])
    for module in sorted(set(modules) - made):
        say(f"{module} does not compile; its old binary, if any, stays in place")
    return made


def record(compiler: tools.Compiler, made: dict[str, dict[str, str]], how: str) -> None:
    """Write the list of binaries: those just made and those still good."""
    known = compiled.build()["modules"] if compiled.build().get("settings") == how else {}
    listed = {module: sources for module, sources in {**known, **made}.items() if compiled.binary(module).exists()}
    text = json.dumps({"compiler": compiler.title, "settings": how, "modules": listed}, indent=1, sort_keys=True)
    draft = compiled.LIST.with_suffix(".draft")
    draft.write_text(text, "utf-8")
    draft.replace(compiled.LIST)
    compiled.forget()


def binaries() -> list[Path]:
    return sorted(PACKAGE.rglob(f"*{compiled.SUFFIX}"))


def clear() -> None:
    for file in [*binaries(), compiled.LIST]:
        file.unlink(missing_ok=True)
    compiled.forget()


def built() -> list[str]:
    """Return what a wheel must carry: the binaries and their list; nothing when all is plain Python."""
    listed = [compiled.LIST] if compiled.LIST.exists() else []
    return [file.relative_to(ROOT).as_posix() for file in listed + binaries()]
