"""What the build makes: of each catalogue that people write the one that gettext reads, and the
hands that the program offers as ``hands:``, which lie beside it in a checkout."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LANGUAGES = Path("drawholdem_tui", "languages")
HANDS = Path("assets", "hands")


class CustomBuildHook(BuildHookInterface[Any]):
    """For a wheel and for an editable installation alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Beside what it is made of, where ``.gitignore`` keeps it out of the history."""
        room = Path(self.root) / LANGUAGES
        compiled = run_path(str(room / "compiling.py"))["compiled"]  # without what playing needs
        for written in sorted(room.glob("*.po")):
            ready = written.with_suffix(".mo")
            ready.write_bytes(compiled(written.read_text(encoding="utf-8")))
            build_data["artifacts"].append(f"/{(LANGUAGES / ready.name).as_posix()}")
        hands = Path(self.root) / HANDS
        if version == "standard" and hands.is_dir():  # else they are found where they lie
            build_data["force_include"][str(hands)] = "drawholdem_tui/hands"
