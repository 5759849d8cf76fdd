"""The build hook: compiles the rules and builds the client, in `pip install .`, `-e .` and sdists alike."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building import client, needs, rules  # this folder is on the path only now


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Asked first: what this machine lacks and the package index has."""
        return needs.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("IGROTEKA_SKIP_BUILD"):  # make setup: `make build` follows, where its words are seen
            return
        if self.target_name == "wheel":
            self.compile(build_data)
        if not client.build():  # pip shows a hook's words only when it fails, so it fails
            raise SystemExit(client.HOPELESS)
        build_data["artifacts"] += client.built()

    def compile(self, build_data: dict[str, Any]) -> None:
        rules.install()
        if binaries := rules.built():
            build_data["artifacts"] += binaries
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
