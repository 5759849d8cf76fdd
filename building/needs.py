"""What this machine lacks and the package index has: a C compiler, Node. Only what the build at hand will use."""

import os
import platform
import tomllib

from building import ROOT, client, tools

MACHINES = {"x86_64", "amd64", "aarch64", "arm64"}  # for these the index has Zig and Node


def lacking() -> list[str]:
    """The dependency groups that fill the gaps: zig, node."""
    if os.environ.get("IGROTEKA_SKIP_BUILD") or platform.machine().lower() not in MACHINES:
        return []
    return ["zig"] * needs_zig() + ["node"] * needs_node()


def needs_zig() -> bool:
    if tools.wish() not in ("auto", "zig") or not tools.has_headers():
        return False
    return tools.wish() == "zig" or not any(map(tools.tried, tools.system_compilers()))


def needs_node() -> bool:
    return client.wanted() and tools.machine_node() is None


def requirements() -> list[str]:
    """The same as pip asks for it, before building."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    return [requirement for group in lacking() for requirement in groups[group]]


if __name__ == "__main__":  # for the Makefile: the locks to install besides dev.lock
    print(*(f"-r requirements/{group}.lock" for group in lacking()))
