"""Compiles every module that has a .pxd beside it; in place, and only what changed."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path

from building import PACKAGE, ROOT, SCRATCH, SOURCE, alone, extension, say, say_loudly, tools, workers
from igroteka import compiled

PLAIN = "The rules will run as plain Python, about 100 times slower; `igroteka doctor` shows it."


def build(quick: bool = False) -> bool:
    """Bring every binary up to date; whether every module compiled. No compiler at all is no failure.

    Quick: what is compiled runs a tenth slower. Where the best binaries lie already, it makes no difference.
    """
    with alone("rules"):
        compiled.forget()
        clear_orphans()
        quick = quick and compiled.build().get("settings") != settings()
        todo = outdated(quick)
        return make(todo, quick) if todo else True


def install() -> None:
    """The same for an install, which never fails: a module that does not compile makes all of them plain Python."""
    if not build():
        clear()
        say_loudly(f"the rules did not compile. {PLAIN}")


def settings(quick: bool = False) -> str:
    how = extension.DIRECTIVES, extension.BARE, extension.CAREFUL, extension.FLAGS, extension.SELDOM
    return json.dumps([version("cython"), *how, compiled.SHARED, quick])


def outdated(quick: bool = False) -> list[str]:
    """The modules whose binary is missing or made from other sources or in another way."""
    if compiled.build().get("settings") != settings(quick) or tools.wish() == "none":
        return everything()
    return [module for module in everything() if not compiled.binary(module).exists() or compiled.changed(module)]


def everything() -> list[str]:
    return [compiled.SHARED, *compiled.modules()]


def make(modules: list[str], quick: bool = False) -> bool:
    compiler = tools.compiler()
    if compiler is None:
        clear()
        say_loudly(f"no C compiler was found, or Python's headers are missing. {PLAIN}")
        return True
    say(f"compiling {len(modules)} modules with {compiler.title}")
    largest_first = sorted(modules, key=size, reverse=True)
    with workers.started(compiler, SOURCE) as free, ThreadPoolExecutor(free.qsize()) as threads:
        made = dict(zip(largest_first, threads.map(partial(sources_of, free, quick), largest_first), strict=True))
    good = {module: sources for module, sources in made.items() if sources is not None}
    record(compiler, good, settings(quick))
    return good.keys() == made.keys()


def size(module: str) -> float:
    return float("inf") if module == compiled.SHARED else compiled.source(module).stat().st_size


def sources_of(free: workers.Workers, quick: bool, module: str) -> dict[str, str] | None:
    """Compile one module and put its binary in place; the digests of what it was made from, None if it is broken."""
    before = digests(module)
    scratch = SCRATCH / "rules" / compiled.SUFFIX.strip(".") / module
    sources, said = workers.made(free, module, scratch, quick)
    if sources is None:
        say(f"{module} does not compile; its old binary, if any, stays in place\n{said}")
        return None
    settle(scratch, module)
    say(f"compiled {module}")
    return {name: before[name] for name in sources}


def digests(module: str) -> dict[str, str]:
    """All this module could depend on. Taken before compiling, so that an edit meanwhile counts as newer."""
    sources = [compiled.source(module), *PACKAGE.rglob("*.pxd")]
    return {source.relative_to(PACKAGE).as_posix(): compiled.digest(source) for source in sources}


def settle(scratch: Path, module: str) -> None:
    """Replaced, never overwritten: a running game keeps the binary it has loaded."""
    made = scratch.joinpath(*module.split(".")).with_suffix(compiled.SUFFIX)
    made.replace(compiled.binary(module))


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


def clear_orphans() -> None:
    """Binaries whose .pxd is gone."""
    wanted = {compiled.binary(module) for module in everything()}
    for orphan in set(binaries()) - wanted:
        orphan.unlink()


def clear() -> None:
    for binary in binaries():
        binary.unlink()
    compiled.LIST.unlink(missing_ok=True)
    compiled.forget()


def built() -> list[str]:
    """What a wheel must carry: the binaries and their list; nothing when all is plain Python."""
    listed = [compiled.LIST] if compiled.LIST.exists() else []
    return [file.relative_to(ROOT).as_posix() for file in listed + binaries()]
