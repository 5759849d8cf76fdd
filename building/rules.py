"""Compiles every module that has a .pxd beside it; in place, and only what changed."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from building import PACKAGE, ROOT, SCRATCH, SOURCE, extension, say, say_loudly, tools
from igroteka import compiled

PLAIN = "no C compiler (or no Python headers) here: the rules are installed as plain Python, about 100 times slower"


class Broken(Exception):
    """A module that does not compile."""


def build(fatal: bool) -> None:
    """Bring every binary up to date. Modules that do not compile stop a developer's build, never an install."""
    with alone():
        clear_orphans()
        if todo := outdated():
            make(todo, fatal)


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time in one tree."""
    SCRATCH.mkdir(exist_ok=True)
    with (SCRATCH / "lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        compiled.build.cache_clear()
        yield


def settings() -> str:
    return json.dumps([version("cython"), extension.DIRECTIVES, extension.FLAGS])


def outdated() -> list[str]:
    """The modules whose binary is missing or made from other sources or in another way."""
    if compiled.build().get("settings") != settings() or tools.wish() == "none":
        return compiled.modules()
    return [module for module in compiled.modules() if not compiled.binary(module).exists() or compiled.changed(module)]


def make(modules: list[str], fatal: bool) -> None:
    compiler = tools.compiler()
    if compiler is None:
        clear()
        return say_loudly(PLAIN)
    say(f"compiling {len(modules)} modules with {compiler.title}")
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        results = list(workers.map(lambda module: attempt(module, compiler), modules))
    record(compiler, {module: made for module, made in zip(modules, results, strict=True) if isinstance(made, dict)})
    report([problem for problem in results if isinstance(problem, Broken)], fatal)
    return None


def attempt(module: str, compiler: tools.Compiler) -> dict[str, str] | Broken:
    try:
        return compile_one(module, compiler)
    except Broken as problem:
        return problem


def compile_one(module: str, compiler: tools.Compiler) -> dict[str, str]:
    """Compile one module and put its binary in place; the digests of what it was made from."""
    scratch = SCRATCH / "rules" / compiled.SUFFIX.strip(".") / module
    before = digests(SOURCE.rglob("*.p[yx][d]")) | digests([compiled.binary(module).parent / f"{module.split('.')[-1]}.py"])
    done = subprocess.run(
        [sys.executable, "-m", "building.extension", module, str(scratch)],
        cwd=SOURCE,
        env={**tools.environment(compiler.command), "PYTHONPATH": path()},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Broken(f"{module} does not compile:\n{done.stdout}{done.stderr}")
    settle(scratch, module)
    used = [Path(name).relative_to("igroteka").as_posix() for name in json.loads(done.stdout.splitlines()[-1])]
    return {name: before[name] for name in used if name in before}


def path() -> str:
    return os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)


def digests(sources: Any) -> dict[str, str]:
    """Taken before compiling, so that an edit meanwhile counts as newer."""
    return {source.relative_to(PACKAGE).as_posix(): compiled.digest(source) for source in sources}


def settle(scratch: Path, module: str) -> None:
    """Replaced, never overwritten: a running game keeps the binary it has loaded."""
    made = scratch.joinpath(*module.split(".")).with_suffix(compiled.SUFFIX)
    os.replace(made, compiled.binary(module))


def record(compiler: tools.Compiler, made: dict[str, dict[str, str]]) -> None:
    """Write the list of binaries: those just made and those still good."""
    known = compiled.build()["modules"] if compiled.build().get("settings") == settings() else {}
    listed = {module: sources for module, sources in {**known, **made}.items() if compiled.binary(module).exists()}
    text = json.dumps({"compiler": compiler.title, "settings": settings(), "modules": listed}, indent=1, sort_keys=True)
    draft = compiled.LIST.with_suffix(".draft")
    draft.write_text(text, "utf-8")
    os.replace(draft, compiled.LIST)
    compiled.build.cache_clear()


def report(problems: list[Broken], fatal: bool) -> None:
    if not problems:
        return
    say("\n\n".join(map(str, problems)))
    if fatal:
        raise SystemExit(f"igroteka: {len(problems)} modules do not compile; their old binaries, if any, stay in place")
    clear()
    say_loudly("the rules did not compile; they are installed as plain Python, about 100 times slower")


def binaries() -> list[Path]:
    return sorted(PACKAGE.rglob(f"*{compiled.SUFFIX}"))


def clear_orphans() -> None:
    """Binaries whose .pxd is gone."""
    wanted = {compiled.binary(module) for module in compiled.modules()}
    for orphan in set(binaries()) - wanted:
        orphan.unlink()


def clear() -> None:
    for binary in binaries():
        binary.unlink()
    compiled.LIST.unlink(missing_ok=True)
    compiled.build.cache_clear()


def built() -> list[str]:
    """What a wheel must carry: the binaries and their list; nothing when all is plain Python."""
    listed = [compiled.LIST] if compiled.LIST.exists() else []
    return [file.relative_to(ROOT).as_posix() for file in listed + binaries()]
