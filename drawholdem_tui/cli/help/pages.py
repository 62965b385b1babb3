"""The pages of ``--help``: all commands on one, and one for each. Loaded where somebody asks."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from drawholdem_tui.cli.exit_codes import LEFT_OUT, NOT_ALL_WELL, STOPPED
from drawholdem_tui.cli.help.groups import GROUPS
from drawholdem_tui.cli.help.said_by_argparse import HelpFormatter, in_words, width_here, wrapped
from drawholdem_tui.words.language import _, translate

if TYPE_CHECKING:
    from drawholdem_tui.cli.command import Parser

_COLUMN: Final = 14  # where what a command does begins
_MOST: Final = 44  # wide examples may be that have their meaning beside them
_WIDE: Final = 76  # where there is room for that
_BELOW: Final = 8  # where it begins else
_FURTHER: Final = "    "  # before what a line had no room for


class Page(NamedTuple):
    """What the help of a command says beside its options."""

    about: str
    examples: Mapping[str, str]  # what is typed, and what it does
    codes: tuple[tuple[int, str], ...] = ()  # beside 0 and 2


_STOPPED: Final = (STOPPED, _("stopped with Ctrl-C; the results so far are shown"))
_NO_SAVE: Final = (NOT_ALL_WELL, _("something could not be saved"))

PAGES: Final[dict[str, Page]] = {
    "play": Page(
        _(
            "Sit down at a table straight away. An interrupted game continues; if your options ask "
            "for another table, you can put that game aside."
        ),
        {
            "play": _("you against two computer players"),
            "play --seats Ann,Ben,Cleo,cpu": _("three people at one keyboard and a computer"),
            "play --seats You,cpu:shark,cpu:pro:vera": _("against a shark and Vera, a pro"),
            "play --mode knockout --levels turbo": _("a turbo tournament: the blinds rise fast"),
            "play --game draw-poker --new": _("five-card draw, always starting a new game"),
            "play --rule fee_base=main --blinds 10/20": _("a house rule and different blinds"),
            "play --plain": _("plain text, without the full screen"),
        },
        (_NO_SAVE, (STOPPED, _("stopped with Ctrl-C; the game is saved"))),
    ),
    "table": Page(
        _(
            "A real table with real cards and chips: who is to act, what it costs, what the "
            "dealer does next, and who gets what. The program sees nobody's cards."
        ),
        {
            "table --seats Ann,Ben,Cleo": _("three people, in seat order"),
            "table": _("pick up where you left off"),
            "table --seats Ann,Ben --mode knockout --levels standard:15": _(
                "a tournament with timed blinds"
            ),
            "table --seats Ann,Ben,Cleo --choice button": _("dealer's choice"),
            "table --plain": _("plain text, without the full screen"),
        },
        (_NO_SAVE, (130, _("stopped with Ctrl-C; the game is saved"))),
    ),
    "tour": Page(
        _("The rules in narrated hands: press Space, or read them as plain text."),
        {
            "tour --quick": _("seven hands, five minutes"),
            "tour --list": _("the names of all hands"),
            "tour swap-pot": _("one of them"),
            "tour --plain": _("plain text, without the full screen"),
        },
    ),
    "daily": Page(
        _("Ten hands, the same for everyone that day; at the end there is a line to copy."),
        {
            "daily": _("play today's deal"),
            "daily --out mine.phhs": _("save how you played it, for a friend"),
            "daily --against theirs.phhs": _("compare yours with a friend's"),
        },
        (_NO_SAVE,),
    ),
    "drill": Page(
        _("Decisions to practise on. The coach says what each choice is worth, and why."),
        {
            "drill": _("ten of any kind"),
            "drill swap --spots 20": _("twenty swaps"),
            "drill --plain --seed 7": _("as plain text, the same spots for everyone"),
        },
        (_NO_SAVE,),
    ),
    "history": Page(
        _("The games you have played, newest first."),
        {
            "history": _("as a list: search, name, replay or delete them"),
            "history --plain --evening 3": _("how one of them ended, as plain text"),
            "history --json": _("for scripts"),
        },
        ((NOT_ALL_WELL, _("some of it is damaged")),),
    ),
    "stats": Page(
        _("How often everyone swaps, plays and raises, and how much was luck."),
        {
            "stats": _("everyone"),
            "stats Ann": _("only Ann"),
            "stats --luck": _("compute the luck and play figures first"),
            "stats --csv": _("for a spreadsheet"),
        },
        ((NOT_ALL_WELL, _("hands are damaged and were skipped")), _STOPPED),
    ),
    "replay": Page(
        _("Replay hands from files step by step, with the odds and the cost of each decision."),
        {
            "replay hands:splitting-openers": _("one that comes with the program"),
            "replay --plain hands": _("a folder of them, as plain text"),
            "replay --check hands": _("replay them and report differences"),
            "replay --json hands": _("for scripts"),
        },
        ((NOT_ALL_WELL, _("a hand is illegal or ends differently")),),
    ),
    "export": Page(
        _("Finished hands as PHH files, which other poker programs read, or as one CSV file."),
        {
            "export": _("all hands, into the folder drawholdem-hands"),
            "export --evening 3 --out hands": _("the hands of one game"),
            "export --out hands.csv": _("one line per hand, for a spreadsheet"),
        },
        ((NOT_ALL_WELL, _("hands are damaged and were skipped")),),
    ),
    "verify": Page(
        _(
            "Every deck is sealed before it is dealt. This recomputes the cards, and the "
            "computer players' decisions, from the seal."
        ),
        {
            "verify": _("all your saved hands; no cards are shown"),
            "verify mine.phhs": _("hands from files"),
        },
        (
            (NOT_ALL_WELL, _("a hand does not match its seal")),
            (LEFT_OUT, _("a hand cannot be checked: its secret is missing")),
        ),
    ),
    "rules": Page(
        _("The whole rulebook, or what it says about a word."),
        {
            "rules": _("all of it"),
            "rules DH-12": _("one clause"),
            "rules swap pot": _("the paragraphs that mention it"),
        },
    ),
    "keys": Page(
        _("What each key does at the table. You can change them in the settings."),
        {"keys": _("all of them"), "keys swap": _("those about swapping")},
    ),
    "chart": Page(
        _("All 169 starting hands: keep, or swap which card? And the computed short-stack charts."),
        {
            "chart --opponents 2": _("against two others"),
            "chart pushfold --stack 10": _("all-in or fold, ten big blinds each"),
            "chart --csv": _("for a spreadsheet"),
        },
    ),
    "advise": Page(
        _("What the coach would say about one decision, without a table."),
        {
            "advise --hand AsKd --opponents 3 --pot 26": _("before the flop"),
            "advise --hand AsKd --board Qh8s2d --opponents 1 --pot 60": _("on the flop"),
            "advise --game draw-poker --hand AsKd9c7h2s --opponents 3 --pot 60": _("which draw?"),
        },
    ),
    "bot": Page(
        _("A bot is a Python class with one method. This writes a working one."),
        {"bot new mybot.py": _("then: drawholdem arena --players mybot:Bot,rookie --hands 1000")},
    ),
    "arena": Page(
        _(
            "Duplicate play: each deal is played with every rotation of the seats, so that luck "
            "evens out. Results are in big blinds per 100 hands, with 95% intervals."
        ),
        {
            "arena --players shark,regular --hands 1000": _("two levels"),
            "arena --players mybot:Bot,rookie --hands 1000": _("your bot against the easiest"),
            'arena --players pro,shark --hands 20000 --until "pro > shark"': _(
                "until it is decided"
            ),
        },
        (
            (NOT_ALL_WELL, _("--require or --until is not met")),
            (LEFT_OUT, _("a block of hands is missing")),
            _STOPPED,
        ),
    ),
    "simulate": Page(
        _("Computer players play each other; players who go broke rebuy."),
        {
            "simulate --hands 1000": _("six that choose at random"),
            "simulate --hands 100 --seats cpu:shark,cpu:pro": _("two levels"),
            "simulate --hands 100 --phh hands.phhs": _("write the hands to a file"),
        },
        (
            (NOT_ALL_WELL, _("chips went missing")),
            (LEFT_OUT, _("a block of hands is missing")),
            _STOPPED,
        ),
    ),
    "solve": Page(
        _("The tables for chart pushfold and the sharks; takes minutes and needs NumPy."),
        {"solve pushfold --out tables": _("all heads-up tables")},
        ((LEFT_OUT, _("a table is missing")), _STOPPED),
    ),
    "merge": Page(
        _("Combines the files of a run that was split between several machines."),
        {"merge one.jsonl two.jsonl": _("as the command itself would print it")},
        ((NOT_ALL_WELL, _("chips went missing")), (LEFT_OUT, _("a block of hands is missing"))),
    ),
    "bench": Page(
        _("Benchmarks on this machine; only in a source checkout."),
        {"bench engine": _("decisions per second, next to other engines")},
    ),
    "paths": Page(_("One line per file."), {"paths": _("the paths on this machine")}),
    "completion": Page(
        _("A script for your shell, so that Tab completes commands and options."),
        {
            "completion bash": _('in ~/.bashrc: eval "$(drawholdem completion bash)"'),
            "completion fish": _("fish: drawholdem completion fish | source"),
        },
    ),
}


def page(parser: Parser, groups: Iterable[argparse._ArgumentGroup]) -> str:
    name = parser.prog.partition(" ")[2]
    lines = _of_command(name, parser) if name else _of_all()
    *own, everywhere = [_options(group) for group in groups]
    behind = _behind(name) if name else [translate(_("drawholdem COMMAND --help says more."))]
    parts = ["\n".join(lines), *own, "\n".join(behind), everywhere]
    return "\n\n".join(part.rstrip() for part in parts if part) + "\n"


def _options(group: argparse._ArgumentGroup) -> str:
    """A group of them; commands have been told already."""
    formatter = HelpFormatter("")
    formatter.start_section(group.title)
    for each in group._group_actions:  # noqa: SLF001  # argparse has no other way to ask it
        if not isinstance(each, argparse._SubParsersAction):  # noqa: SLF001
            formatter.add_argument(each)
    formatter.end_section()
    return formatter.format_help()


def _of_all() -> Iterator[str]:
    usage = translate(_("usage: drawholdem [COMMAND] [options]      without a command: the menu"))
    yield from wrapped(usage, width_here()) if len(usage) > width_here() else [usage]
    yield ""
    yield from _text(
        _(
            "Draw-Holdem, Texas Hold'em and five-card draw in your terminal. In Draw-Holdem you "
            "may swap one of your two cards on every street, at a price."
        )
    )
    yield ""
    yield translate(_("New here?"))
    yield from _pair("drawholdem tour --quick", _("seven hands, five minutes"), 28)
    yield from _pair("drawholdem", _("the menu: everything, with keys or the mouse"), 28)
    for head, commands in GROUPS.items():
        yield ""
        yield translate(head)
        for name, (_room, told) in commands.items():
            yield from _pair(name, told, _COLUMN)


def _of_command(name: str, parser: Parser) -> Iterator[str]:
    asks = [f"drawholdem {name}"]
    for action in parser._actions:  # noqa: SLF001
        if action.option_strings and action.required:
            asks.append(f"{action.option_strings[-1]} {in_words(str(action.metavar))}")
        elif not action.option_strings:
            word = in_words(str(action.metavar or "|".join(action.choices or ())))
            many = "…" if action.nargs in {"*", "+"} else ""
            asks.append(f"[{word}{many}]" if action.nargs in {"?", "*"} else f"{word}{many}")
    usage = translate(_("usage: {command} [options]"), command=" ".join(asks))
    yield from wrapped(usage, width_here())
    yield ""
    yield from _text(PAGES[name].about)
    yield ""
    yield translate(_("examples:"))
    examples = {f"drawholdem {typed}": told for typed, told in PAGES[name].examples.items()}
    column = max(map(len, examples)) + 4
    beside = column <= _MOST and width_here() >= _WIDE
    for typed, told in examples.items():
        yield from _pair(typed, told, column if beside else _BELOW)


def _behind(name: str) -> Iterator[str]:
    """Who can sit down and by which rules, where that can be asked for; then the exit codes."""
    if name in {"play", "arena", "simulate"}:
        yield from _who_can_sit_down()
    if name in {"play", "table", "arena", "simulate"}:
        yield from _which_rules()
    yield translate(_("exit codes:"))
    codes = {0: _("done"), 2: _("failed; a one-line message says why")}
    for code, told in sorted((codes | dict(PAGES[name].codes)).items()):
        yield from _pair(str(code), told, 7)


def _who_can_sit_down() -> Iterator[str]:
    from drawholdem_tui.players.cast import CAST
    from drawholdem_tui.players.cpu import LEVELS

    yield translate(_("computer players:"))
    yield from _pair("cpu:LEVEL", ", ".join(LEVELS), 24)
    yield from _pair("cpu:LEVEL:CHARACTER", ", ".join(CAST), 24)
    yield from _pair("cpu:MODULE:CLASS", _("your own bot; drawholdem bot new writes one"), 24)
    yield ""


def _which_rules() -> Iterator[str]:
    from drawholdem_tui.engine.rules import HOUSE_RULES

    yield translate(_("house rules (drawholdem rules explains them):"))
    for rule, kind in HOUSE_RULES.items():
        values = ("on", "off") if kind is bool else tuple(map(str, kind))
        yield from _pair(rule, ", ".join(values), 24)
    yield ""


def _pair(word: str, told: str, column: int) -> Iterator[str]:
    """What is typed, and what it does beside it, or below where there is no room."""
    first = f"  {word}"
    if len(first) + 2 > column:
        room = width_here() - len(_FURTHER)
        yield from (
            f"{_FURTHER if i else '  '}{line}" for i, line in enumerate(wrapped(word, room))
        )
        first = ""
    for line in wrapped(translate(told), width_here() - column):
        yield f"{first:{column}}{line}"
        first = ""


def _text(told: str) -> list[str]:
    return wrapped(translate(told), width_here())
