"""A contest that is over, or as far as it came: told, and the worst hands written."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from drawholdem_tui.arena.standings import Standings
from drawholdem_tui.cli.contest import in_words
from drawholdem_tui.evening.usage import writing
from drawholdem_tui.words.one_line import say


def tell(
    standings: Standings,
    seconds: float,
    *,
    as_json: bool,
    missing: Sequence[tuple[int, int]] | None = None,
) -> None:
    """The document alone on stdout, or all of it. ``missing`` blocks are told where there could be
    such."""
    if as_json:
        beside = {} if missing is None else {"missing": missing}
        print(json.dumps(in_words.document(standings, seconds) | beside))
    if not standings.deals:
        return
    if not as_json:
        say(*in_words.lines(standings, seconds))
    for line in (*in_words.times(standings), *in_words.failures(standings)):
        say(line, to=sys.stderr if as_json else sys.stdout)


def lay_out(folder: Path) -> None:
    """Where hands are to go, before any is played."""
    with writing(folder, "phh"):
        folder.mkdir(parents=True, exist_ok=True)


def write_worst(folder: Path, standings: Standings) -> None:
    """A file a hand, the worst of each entrant first."""
    from drawholdem_tui.storage.phh.write import text_of
    from drawholdem_tui.storage.whole_files import write_whole

    with writing(folder, "phh"):
        for player in standings.players:
            name = "".join(sign if sign.isalnum() else "-" for sign in player)
            for number, worst in enumerate(standings.worst(player), start=1):
                file = folder / f"{name}-{number:03}.phh"
                write_whole(file, text_of(worst.document), durable=False)
