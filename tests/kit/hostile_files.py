"""Files that mean ill, by lot: hand files and files of kept answers in which something is another
than anybody has written."""

from __future__ import annotations

import contextlib
import datetime as dt
import json
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, Final

import tomli_w
from odd_books import ran
from recorded import EDGE, REFERENCE, edge_fields

Fields = dict[str, Any]

ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 10, 11, 10**6, 10**15, 10**15 + 1, 2**63 - 1, 2**63, -(2**63),
    10**30, 10**400, 0.5, -0.5, 200.0, 1e300, float("inf"), float("-inf"), float("nan"), "", "x",
    "\x1b[31mred\x1b[0m", "a\r\nb\x07", "\u202eABC", "????", "p1", "p99 f", "d dh p1 ????", "d db",
    "p1 cbr 99999999999999999999", "p1 sd", "daily 2026-11-23 0", "x" * 10_000, [], [[]], [None],
    [[[[[[]]]]]], {}, {"a": {"b": []}}, [1, "x", 2.5], [0] * 60, [1] * 11, dt.date(2026, 1, 1),
    dt.time(1, 2), dt.datetime(9999, 12, 31, tzinfo=dt.UTC), "00" * 32, "ff" * 32,
)  # fmt: skip
FIELDS: Final = (
    "_around", "_past", "_computers", "_rules", "_ruleset", "_rabbit", "_shown", "_openers",
    "_fees",
    "_seed", "_commit", "_daily", "_whose", "_open", "_spread", "_small_blind", "_carried_in",
    "_carried_out", "hand", "seats", "players", "min_bet", "small_bet", "big_bet", "antes",
    "finishing_stacks", "starting_stacks", "actions", "ante_trimming_status", "variant", "day",
)  # fmt: skip


@cache
def hands() -> list[Fields]:
    """What is changed: hands of each kind, with all the fields that this program writes."""
    import tomllib

    folder = Path(mkdtemp())
    for game in ("draw-holdem", "draw-poker", "texas-holdem"):
        words = ("--seats", "cpu:shark,cpu:rookie,cpu:regular", "--seed", "h", "--jobs", "1")
        done = ran(
            folder, ("simulate", "--game", game, "--hands", "4", *words, "--phh", str(folder))
        )
        assert done.code == 0, done
    written = [tomllib.loads(file.read_text()) for file in sorted(folder.rglob("*.phh"))]
    table = ("--seats", "Ann,cpu:shark,cpu:rookie", "--seed", "p", "--hands", "2")
    ran(folder, ("play", "--plain", *table), "keep\ncall\ncheck\ncall\nfold\n\n" * 4)
    ran(folder, ("export", "--unseen", "--out", str(folder / "out")))
    written += [tomllib.loads(file.read_text()) for file in (folder / "out").rglob("*.phh")]
    for number, fields in enumerate(deepcopy(written), start=1):
        written.append({**fields, "_daily": "daily x", "_whose": "Ann", "hand": number})
    return [*written, *REFERENCE[::25], *map(edge_fields, EDGE)]


def hostile_hand(rng: Random) -> tuple[str, bytes]:
    """A name's ending, and what the file holds."""
    fields = deepcopy(rng.choice(hands()))
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if rng.random() < 0.4:
            fields[rng.choice(FIELDS)] = deepcopy(rng.choice(ODD))
        else:
            change(fields, rng)
    suffix = rng.choice((".phh", ".phh", ".phhs", ".jsonl"))
    if suffix == ".jsonl":
        whole = json.dumps(fields, default=str).encode() + b"\n"
    else:
        plain = without_nothing({"1": fields} if suffix == ".phhs" else fields)
        try:
            whole = tomli_w.dumps(plain).encode("utf-8", "replace")
        except (TypeError, ValueError):
            whole = repr(plain).encode()
    return suffix, bits_flipped(whole, rng) if rng.random() < 0.15 else whole


def hostile_lines(text: str, rng: Random) -> bytes:
    """A file of lines of JSON with something changed, twice there, or missing."""
    lines: list[Any] = [json.loads(line) for line in text.splitlines()]
    for _ in range(rng.choice((1, 1, 2))):
        match rng.randrange(8):
            case 0 if len(lines) > 1:
                del lines[rng.randrange(len(lines))]
            case 1:
                lines.insert(rng.randrange(len(lines) + 1), deepcopy(rng.choice((*lines, *ODD))))
            case _:
                at = rng.randrange(len(lines))
                if isinstance(lines[at], (dict, list)):
                    change(lines[at], rng)
                else:
                    lines[at] = rng.choice(ODD)
    whole = b"".join(json.dumps(line, default=str).encode() + b"\n" for line in lines)
    return bits_flipped(whole, rng) if rng.random() < 0.15 else whole


def change(document: Any, rng: Random) -> None:
    """One value somewhere in it becomes another, or goes, or comes twice."""
    every = list(places(document))
    if not every:
        return
    inside, at = rng.choice(every)
    match rng.randrange(10):
        case 0:
            del inside[at]
        case 1 if isinstance(inside, list):
            inside.insert(at, deepcopy(inside[at]))
        case 2 if isinstance(inside[at], (int, float)) and not isinstance(inside[at], bool):
            with contextlib.suppress(OverflowError):
                inside[at] = rng.choice(
                    (-inside[at], inside[at] + 1, inside[at] * 10**9, inside[at] / 2)
                )
        case _:
            inside[at] = deepcopy(rng.choice(ODD))


def places(document: Any) -> Iterator[tuple[Any, Any]]:
    """Every value of it, as what it is in and where."""
    keys: Sequence[Any] = ()
    if isinstance(document, dict):
        keys = list(document)
    elif isinstance(document, list):
        keys = range(len(document))
    for key in keys:
        yield document, key
        yield from places(document[key])


def without_nothing(value: Any) -> Any:
    """TOML has no word for it."""
    if isinstance(value, dict):
        return {key: without_nothing(each) for key, each in value.items() if each is not None}
    if isinstance(value, list):
        return [without_nothing(each) for each in value if each is not None]
    return value


def bits_flipped(whole: bytes, rng: Random) -> bytes:
    bits = bytearray(whole or b" ")
    for _ in range(rng.choice((1, 2, 20))):
        bits[rng.randrange(len(bits))] ^= 1 << rng.randrange(8)
    return bytes(bits[: rng.randrange(len(bits)) + 1] if rng.random() < 0.2 else bits)


# How they are read

AT_HANDS: Final = (
    (("replay", "--check", "{file}"), ""),
    (("replay", "--plain", "{file}"), ""),
    (("replay", "--json", "{file}"), ""),
    (("verify", "--jobs", "1", "{file}"), ""),
    (("daily", "--plain", "--against", "{file}"), ""),
    (("play", "--plain", "--deal", "{file}"), "keep\ncall\ncheck\nfold\n"),
)
KEEPING: Final = (
    ("arena", "--players", "random,always-call", "--hands", "60", "--stack", "300", "--seed", "s"),
    (
        "simulate",
        "--hands",
        "30",
        "--seats",
        "cpu:random,cpu:always-call,cpu:random",
        "--seed",
        "s",
    ),
    ("solve", "pushfold", "--stacks", "2", "--rounds", "2"),
)


def faults_of_a_hand(folder: Path, seed: str) -> list[str]:
    """What went wrong, however the file of this seed was read."""
    suffix, whole = hostile_hand(Random(seed))
    file = folder / f"hand{suffix}"
    file.write_bytes(whole)
    found = []
    for words, typed in AT_HANDS:
        done = ran(folder / "data", [word.format(file=file) for word in words], typed)
        if done.fault:
            found.append(f"{seed}: {' '.join(words)}\n{done.fault}\n{whole[:3000]!r}")
    return found


@cache
def kept() -> dict[tuple[str, ...], str]:
    folder, found = Path(mkdtemp()), {}
    for number, command in enumerate(KEEPING):
        file = folder / f"{number}"
        done = ran(folder, (*command, "--jobs", "1", "--keep", str(file)))
        assert done.code == 0, done
        found[command] = file.read_text(encoding="utf-8")
    return found


def faults_of_kept_answers(folder: Path, seed: str) -> list[str]:
    """What went wrong, whether they were put together or gone on with."""
    rng = Random(seed)
    command, text = rng.choice([*kept().items()])
    whole = hostile_lines(text, rng)
    file, found = folder / "kept", []
    for words in (("merge", str(file)), (*command, "--jobs", "1", "--keep", str(file))):
        file.write_bytes(whole)
        done = ran(folder / "data", words)
        if done.fault:
            found.append(f"{seed}: {' '.join(words)}\n{done.fault}\n{whole[:3000]!r}")
    return found
