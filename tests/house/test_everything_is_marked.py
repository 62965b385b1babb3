"""Every string that somebody reads is marked for the catalogues: what is not is listed here, and
says why."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

import drawholdem_tui

PACKAGE = Path(drawholdem_tui.__file__).parent

# What looks like words and is none of a reader's, by file; the pattern is of the whole string, in
# which a value of an f-string stands as {}.
ALLOWED = (
    # formats of files, which are the same in all languages
    ("storage/book/*", "(SELECT|INSERT|UPDATE|WHERE|ORDER|JOIN|id, ).*", "SQL"),
    ("storage/book/*", r"[a-zNUL]+(, [a-zNUL]+)+|\{\} INDEXED BY \{\}", "SQL"),
    ("storage/book/finding.py", ".*", "SQL"),
    ("storage/book/sittings.py", ".* WHERE .*|SELECT .*", "SQL"),
    ("storage/book/afterwards.py", "1970.*", "a moment as ISO 8601 has it"),
    ("storage/whole_files.py", "O_NOFOLLOW", "a flag of the system"),
    ("past/statistics/figures_cache.py", r"\s*(SELECT|INSERT|DELETE|CREATE TABLE) .*", "SQL"),
    ("storage/book/schema.py", ".*CREATE TABLE.*", "SQL"),
    ("engine/fact.py", r"def __init__\(self, \{\}\): \{\}|self\.\{\} = \{\}", "Python"),
    ("engine/actions.py", "(raise|swap|draw) {}", "an action as the book has it"),
    ("evening/real/*.py", "board {}|p{} {}", "what is said at a real table, as the book has it"),
    ("cli/referee.py", "Ann,Ben(,Cleo)?", "names of people"),
    ("storage/phh/write.py", "({} sd|d d[hb]|p{} [a-z]+)( .*)?", "an action of PHH"),
    ("tour/reading_scenes.py", "d db", "an action of PHH"),
    ("storage/phh/variants.py", "[A-Z0-9]+", "a code of PHH"),
    ("storage/settings.py", "schema = {}", "TOML"),
    ("languages/*.py", r"<([0-9]|\{\})?I", "small numbers, as an array has them"),
    ("languages/which_language.py", "[A-Z_]+", "variables of the system"),
    ("*", "%Y.*|%H:%M", "a moment as ISO 8601 has it"),
    ("cli/recorded.py", "{} hands, {} bad, {} s", "a last line that scripts read"),
    ("cli/recorded.py", r"\.phh \.phhs \.jsonl", "endings of files"),
    ("cli/table_words.py", "no-limit, pot-limit, fixed-limit, spread:MAX", "what is typed"),
    ("cli/help/shells.py", ".*", "scripts for shells"),
    ("cli/help/pages.py", "(drawholdem )?[a-z]+ .*|[a-z:]+:[A-Z:]+", "what is typed"),
    ("cli/help/said_by_argparse.py", r"(argument )?%\(argument_name\)s: .*", "argparse's own"),
    ("cli/help/said_by_argparse.py", "(ambiguous|ignored|invalid|not|one|po|the f).*", "likewise"),
    ("cli/commands.py", "-V", "what is typed"),
    ("drills/dealt.py", "Ann|Ben|Cleo|Dora|Emil|Fay", "names of people"),
    ("cli/chart.py", "swap {}", "a choice, read by scripts"),
    ("players/odds/tables/*", "H", "small numbers, as an array has them"),
    ("players/pushfold/tables.py", "<H", "likewise"),
    ("heavy/header.py", "drawholdem answers 1", "the format of a file"),
    ("cli/heavy/troubles.py", "[A-Z][a-zA-Z]+", "the name of a fault"),
    (
        "solving/jobs.py",
        "solve (pushfold|check|flops|blueprint)( of three)?",
        "the name of a job in its file",
    ),
    ("heavy/answers_file.py", "O_BINARY", "a flag of the system"),
    ("cli/heavy/begun_with.py", r"(drawholdem \{\}\{\}| ?--[a-z]+.*)", "what is typed"),
    ("cli/heavy/begun_with.py", " of three", "of the name of a job in its file"),
    ("cli/heavy/merge.py", "solve (pushfold|check|flops|blueprint)( of three)?", "likewise"),
    ("words/advice/blueprint.py", "[RCA]", "a sign in a square, explained below it"),
    ("cli/heavy/merge.py", "Computed|Outcome|Played|Simulated", "a class of this program"),
    # signs
    ("tui/*/commands.py", "[AMN]", "a key"),
    ("tui/live/screens/*", "[A-Z]", "a key"),
    ("tui/table/drawing/cards.py", "[AKQJT]", "a rank, drawn"),
    ("tui/table/drawing/letters.py", "[A-Z]", "a letter, drawn"),
    ("tui/pages/rules.py", "n N", "keys"),
    ("tui/live/pictures/chart.py", "[PT]", "a key"),
    ("tui/pages/closing.py", "_Dressed", "a class of this program"),
    ("tui/pages/choice.py", r"bold \$background on \$accent", "a style"),
    ("tui/table/drawing/frame.py", r"bold \$accent", "a style"),
    ("tui/looks/palette.py", r"\s+felt .* #[0-9a-f]{6}\n", "a table of colours"),
    ("engine/cards.py", "23456789TJQKA", "cards"),
    ("words/hands/ranking.py", "([2-9TJQKA][cdhs])+", "cards"),
    ("words/plain_signs.py", "[A-Z][a-z]?|EUR", "letters for letters and signs"),
    ("*", "NFK?[CD]", "forms of Unicode"),
    ("match/names.py", "ABE[A-Za-z]{20,}|iag", "letters that others look like"),
    ("tui/table/scene/plan.py", "[KMBT]", "thousands and so on, as signs"),
    ("tui/looks/glyphs.py", "[DX]", "the dealer's button, and the weave of a card's back"),
    ("rulebook/clauses.py", "(TH|DH|DP)-[0-9]+", "clauses of the rulebook"),
    ("tui/table/drawing/svg.py", "(?s).*", "tags, rules and outlines of SVG; no word"),
    ("tui/terminal/only_changes.py", "\x1b.*", "for the terminal"),
    ("tui/home/menu.py", "D R A W - H O L D E M|[2-9TJQKA][cdhs]", "name and cards"),
    ("tui/forms/small_table.py", "As7d", "cards"),
    ("tui/app.py", "Draw-Holdem", "the name of the game"),
    ("cli/*", "drawholdem {}", "the name of the program"),
    ("cli/*", "drawholdem: {}", "likewise, before what it has to say"),
    ("past/complaint.py", "drawholdem: {}", "likewise"),
    # names at the table: they stand in the book and in hand files
    ("evening/table_options.py", "CPU {}", "the name of a seat"),
    ("match/names.py", "You|Seat ", "as somebody is kept, and called otherwise where it is read"),
    ("past/recorded.py", "Du|Vous", "likewise, in files of earlier runs"),
    ("arena/simulation.py", "seat {}", "the name of a seat"),
    # words of the program to itself
    ("tui/forms/*", "(seat|who) {}|rule {} {}|house rules", "a row by its id"),
    ("tui/*", "mark ({}|[12])|sit out|get up", "a command by its id"),
    ("tui/*", "replay [a-z ]+|answer {}", "a command by its id"),
    ("tui/live/*", "evening [a-z]+", "a command by its id"),
    ("tui/*", "history [a-z ]+", "a command by its id"),
    ("tui/*", "drill [a-z ]+", "a command by its id"),
    ("tui/*", "referee [a-z ]+", "a command by its id"),
    ("tui/referee/drawn.py", "[A-Z]", "a letter, drawn"),
    ("tui/forms/new_game.py", "Ann|Ben|Cleo", "names of people"),
    ("tui/statistics/*", "statistics [a-z ]+", "a command by its id"),
    ("tui/history/*", "[A-Z]", "a key"),
    ("tui/app.py", r"Callable\[.*", "a type"),
    ("tui/*", "step ({}|[0-9])", "what the mouse types"),
    ("tui/hot_seat/commands.py", "stand pat", "a verb to itself"),
    ("tui/table/scene/*", "too small|to act", "kinds of layouts and seats"),
    ("players/odds/tables/ranks.py", "rank table", "the name of a thread"),
    ("players/guests/room.py", "-P|import sys; .*", "what Python is started with"),
    ("words/refusals/system.py", "can't start new thread|EDQUOT", "what Python and the system say"),
    ("line_mode/choices.py", "swap {}", "what is typed"),
    ("words/typed_words.py", "[a-z]+ [a-z ]+", "what is typed, as the keys say it in English"),
    ("storage/whole_files.py", "drawholdem {}\n", "for whoever mends it, beside Python's words"),
    ("line_mode/play.py", "SIGHUP", "a signal of the system"),
    ("line_mode/lines.py", "\x1b.*", "for the terminal"),
    ("cli/*", "[A-Z]+(_[A-Z]+)*", "a variable or a limit of the system"),
)

_MARKS = {"_": 1, "In": 2, "plural": 2}  # how many arguments are messages
# how many arguments of a call nobody reads: what is marked, patterns, SQL, names of types, and what
# is said to whoever looks for a fault of the program
_TELLS_NOBODY = {
    **_MARKS,
    **dict.fromkeys(
        ("compile", "match", "fullmatch", "search", "sub", "execute", "TypeVar", "ParamSpec"), 1
    ),
    **dict.fromkeys(("TypeError", "ValueError", "RuntimeError", "AssertionError"), 1),
}


class Text(NamedTuple):
    """A string somewhere in the package."""

    file: str
    line: int
    text: str


def texts(file: str, source: str) -> list[Text]:
    """All strings that look like words: a letter, and a space or a capital. Strings of the language
    itself (docstrings, types, patterns, what is compared) are none."""
    tree = ast.parse(source)
    passed = {id(node) for each in ast.walk(tree) for node in _not_told(each)}
    found = []
    for node in ast.walk(tree):
        if id(node) in passed:
            continue
        if isinstance(node, ast.JoinedStr):
            passed |= {id(part) for part in node.values}
            parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
            text = "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if re.search("[A-Za-z]", text) and (" " in text.strip() or re.search("[A-Z]", text)):
            found.append(Text(file, node.lineno, text))
    return found


def _not_told(node: ast.AST) -> Iterator[ast.AST]:
    """What hangs below a node and is told to nobody, or is marked."""
    match node:
        case ast.Expr(value=ast.Constant()):  # a docstring
            yield node.value
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in _TELLS_NOBODY:
            for argument in node.args[: _TELLS_NOBODY[name]]:
                yield from ast.walk(argument)
        case ast.keyword(arg="metavar"):  # capitals stand for a value
            yield from ast.walk(node.value)
        case ast.Compare() | ast.MatchValue():
            yield from ast.walk(node)
        case ast.Assign(targets=[ast.Name(id="CSS" | "DEFAULT_CSS")]):
            yield from ast.walk(node.value)
        case ast.Subscript():
            yield from ast.walk(node.slice)
    for types in (getattr(node, "annotation", None), getattr(node, "returns", None)):
        if types is not None:
            yield from ast.walk(types)


def fits(text: Text, rule: tuple[str, str, str]) -> bool:
    files, pattern, _why = rule
    return fnmatch(text.file, files) and bool(re.fullmatch(pattern, text.text, re.DOTALL))


def allowed(text: Text) -> bool:
    return any(fits(text, rule) for rule in ALLOWED)


def all_texts() -> list[Text]:
    return [text for file, source in sources() for text in texts(file, source)]


def sources() -> list[tuple[str, str]]:
    return [
        (path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    ]


def test_no_string_that_somebody_reads_is_unmarked() -> None:
    left = [text for text in all_texts() if not allowed(text)]
    assert not left, "\n".join(f"{file}:{line}: {text!r}" for file, line, text in left)


def test_nothing_is_allowed_that_is_not_there() -> None:
    found = all_texts()
    for rule in ALLOWED:
        assert any(fits(text, rule) for text in found), rule


@pytest.mark.parametrize(
    "line",
    [
        'print("Nobody opens.")',
        'lines.say(f"{name} is next.")',
        'raise CommandError("say who")',
        'told = "the hand is over" if over else ""',
        'add("--out", help="where to", metavar="DIR")',
        'return plural("one hand", "many hands", 2) + " and more"',
        'KINDS = {"a": "Beaten hands"}',
        'label = f"+{left} more"',
    ],
)
def test_an_unmarked_string_is_found(line: str) -> None:
    assert len(texts("planted.py", f"def planted():\n    {line}")) == 1


@pytest.mark.parametrize(
    "line",
    [
        'print(translate(_("Nobody opens.")))',
        'return plural("one hand", "many hands", 2)',
        'In("rank alone", "ace")',
        'if typed == "sit out": pass',
        'raise ValueError("no such Thing")',
        'x: "dict[str, A B]" = {}',
        'print("pots")',
    ],
)
def test_a_string_that_is_marked_or_nobodys_is_not(line: str) -> None:
    assert texts("planted.py", f"def planted():\n    {line}") == []


def messages(source: str) -> Iterator[ast.expr]:
    """What stands in the marks."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in _MARKS:
                yield from node.args[: _MARKS[name]]


def test_what_collects_messages_can_read_each_and_none_is_a_bit_of_a_sentence() -> None:
    for file, source in sources():
        if file == "words/language.py":
            continue
        for message in messages(source):
            where = f"{file}:{message.lineno}"
            assert isinstance(message, ast.Constant), where
            assert isinstance(message.value, str), where
            assert message.value == message.value.strip(), f"{where}: glue"
            assert not re.match(r"[,;.:]", message.value), f"{where}: glue"
