"""What a file was begun with, in the words of whoever asked for it: options, files, versions."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from drawholdem_tui.engine.rules import HOUSE_RULES, PRESETS, Rules, Structure
from drawholdem_tui.words.language import _, translate

if TYPE_CHECKING:  # whoever asks for help is not to wait for it
    from drawholdem_tui.heavy.header import Head, Versions

_OF_THREE: Final = " of three"
_GAME: Final = "--game"  # rules of one's own are those of none
_IN_BLOCKS: Final = {  # of solve: which option a value of its blocks comes from
    "stack": "--stacks",
    "table": "--stacks",
    "ante": "--ante",
    "rounds": "--rounds",
    "hands": "--hands",
    "seed": "--seed",
}


def what_differs(there: Head, here: Head) -> tuple[str, str] | None:
    """The first thing that does, as a file has it and as it is here; nothing where it can be said
    in no words of ours."""
    from drawholdem_tui.heavy.plain import NotPlain

    try:
        one, other = _words(there), _words(here)
    except (NotPlain, KeyError, TypeError, ValueError, ArithmeticError, AttributeError):
        return None  # somebody's own words
    for name in one | other:
        nothing = translate(_("without {name}"), name=name)
        its, ours = one.get(name, nothing), other.get(name, nothing)
        if its != ours and (name != _GAME or (name in one and name in other)):
            return its, ours
    return None


def of_versions(versions: Versions) -> dict[str, str]:
    """Each as it is told, by its name."""
    return {
        "game": translate(_("version {number} of the game"), number=versions.game),
        "tables": translate(_("computed tables {digits}"), digits=versions.tables),
        "python": versions.python,
    } | {each.partition(" ")[0]: each for each in versions.packages}


def _words(head: Head) -> dict[str, str]:
    """Everything, by what it is an answer to, in the order in which it is told."""
    command = head.command.removesuffix(_OF_THREE)
    three = " --players 3" if command != head.command else ""
    files = {str(name): f"{name} ({digits})" for name, digits in head.job["files"].items()}
    options = {name: f"{name} {value}" for name, value in _options(head.job)}
    told = {"command": f"drawholdem {command}{three}"} | options | dict(_others(head.job))
    return told | files | of_versions(head.versions)


def _options(job: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    if "blocks" in job:
        yield from _of_tables(job["blocks"])
    elif "bots" in job:
        yield "--seats", ",".join(f"cpu:{each}" for each in job["bots"])
        yield "--hands", job["hands"]
        yield "--stack", job["buy_in"]
    else:
        seats = job["seats"]
        yield "--players", ",".join(dict.fromkeys(seats))
        yield "--seats", len(seats)
        yield "--hands", job["deals"] * len(seats)
        yield "--stack", job["stack"]


def _others(job: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """That are no option and a value: the rules of a table, its seed, and what becomes of hands."""
    if "rules" in job:
        yield from _of_a_table(job["rules"])
        yield "--seed", _seed(bytes.fromhex(job["seed"]))
    if job.get("worst") or job.get("phh"):
        most = job.get("worst")
        yield "--phh", f"--phh --worst {most}" if most else "--phh"


def _of_a_table(plain: object) -> Iterator[tuple[str, str]]:
    from drawholdem_tui.heavy.plain import from_plain

    rules: Rules = from_plain(Rules, plain)
    for name, preset in PRESETS.items():
        if all(rules.rule(each) == preset.rule(each) for each in ("game", *HOUSE_RULES)):
            yield _GAME, f"{_GAME} {name}"
    most = f":{rules.spread}" if rules.structure is Structure.SPREAD else ""
    yield "--blinds", f"--blinds {rules.small_blind}/{rules.big_blind}"
    yield "--ante", f"--ante {rules.ante}"
    yield "--ante-kind", f"--ante-kind {rules.ante_kind}"
    yield "--structure", f"--structure {rules.structure}{most}"
    for name in HOUSE_RULES:
        yield name, f"--rule {name}={rules.rule(name)}"


def _seed(seed: bytes) -> str:
    text = seed.decode(errors="replace")
    if text.isprintable() and text.encode() == seed:
        return f"--seed {shlex.quote(text)}"
    return translate(_("a random seed ({digits}…)"), digits=seed.hex()[:8])


def _of_tables(blocks: object) -> Iterator[tuple[str, str]]:
    """That are computed: each option from its least value to the largest."""
    found: dict[str, set[float]] = {}
    within: list[Any] = list(blocks) if isinstance(blocks, list) else []
    while within:
        for name, value in within.pop().items():
            if isinstance(value, dict):
                within.append(value)
            elif name in _IN_BLOCKS:
                found.setdefault(_IN_BLOCKS[name], set()).add(float(value))
    for name, values in sorted(found.items()):
        yield name, "-".join(f"{each:g}" for each in dict.fromkeys((min(values), max(values))))
