"""Manners towards any terminal: what it is left as, what it is shown, and when it is refused."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet
from rich.cells import cell_len

if sys.platform == "win32":
    pytest.skip("no PTYs on this system", allow_module_level=True)
pytest.importorskip("pyte", reason="no terminal emulator installed")

from terminals import ALTERNATE_SCREEN, ASKED, PATIENCE, Terminal, drawholdem

from drawholdem_tui.cli.main import main
from drawholdem_tui.cli.surroundings import glyphs_here
from drawholdem_tui.storage.book.opening import open_book
from drawholdem_tui.storage.paths import paths
from drawholdem_tui.tui.looks import Looks
from drawholdem_tui.tui.looks.few_colours import palettes
from drawholdem_tui.tui.looks.glyphs import ASCII
from drawholdem_tui.tui.table.drawing.cells import Cells
from drawholdem_tui.tui.table.panel.action_bar import ActionBar
from drawholdem_tui.tui.table.scene.plan import Place
from drawholdem_tui.tui.table.scene.regions import ActionButton, ActionsPicture
from drawholdem_tui.tui.terminal.output import ONE_CELL_EACH, Output

SOLO = ("play", "--seed", "x", "--speed", "0", "--seats", "You,cpu:random,cpu:random")
COLOURS = re.compile(r"\x1b\[(?:[\d;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[\d;]*)?m")
QUESTION_BOX = "Leave the table?"


def slowly(*values: object) -> ParameterSet:
    """A case for which there is no time whenever somebody runs the tests."""
    return pytest.param(*values, marks=pytest.mark.long)


def at_the_table(folder: Path, *more: str) -> list[str]:
    return drawholdem(folder, *SOLO, *more)


def opened(terminal: Terminal, page: str) -> None:
    """Go to a page, from the menu or from the table."""
    keys, texts = PAGES[page]
    for key, text in zip(keys, texts, strict=True):
        terminal.press(key)
        terminal.shows(text)


# from the table, but for the last four: the keys there, and what each of them shows
PAGES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "table": ((), ()),
    "question": (("q",), (QUESTION_BOX,)),
    "help": (("?",), ("On your turn",)),
    "log": (("l",), ("The seal of this deck",)),
    "palette": (("\x10",), ("Search",)),
    "menu": ((), ()),
    "new game": (("n", "\r"), ("Rules", "Seats")),
    "settings": (("s", "\r"), ("Settings", "Theme")),
    "rules": (("r", "\r"), ("Rules", "chapters")),
}
FROM_THE_MENU = ("menu", "new game", "settings", "rules")


def started(folder: Path, page: str) -> list[str]:
    return drawholdem(folder) if page in FROM_THE_MENU else at_the_table(folder)


def ready(terminal: Terminal, page: str) -> None:
    terminal.shows("Quit" if page in FROM_THE_MENU else ASKED)
    opened(terminal, page)


# Ways of ending


def end(terminal: Terminal, way: str) -> int:
    """End the program in a way, and say with which code it should."""
    match way:
        case "Ctrl-C":
            terminal.press("\x03")
            return 130
        case "Ctrl-C as kitty says it":
            terminal.press("\x1b[99;5u")
            return 130
        case "Ctrl-Q":
            terminal.press("\x11")
            return 0
        case "SIGINT" | "SIGTERM" | "SIGHUP":
            number = signal.Signals[way]
            terminal.signal(number)
            return 128 + number
    raise ValueError(way)


FAST = [
    ("table", "Ctrl-C"),
    ("question", "SIGTERM"),
    ("palette", "Ctrl-C"),
    ("settings", "Ctrl-C as kitty says it"),
]
WAYS = ("Ctrl-C", "Ctrl-C as kitty says it", "Ctrl-Q", "SIGINT", "SIGTERM", "SIGHUP")
SLOW = [(page, way) for page in PAGES for way in WAYS if (page, way) not in FAST]


def ends_as_it_began(folder: Path, page: str, way: str) -> None:
    with Terminal(started(folder, page)) as terminal:
        ready(terminal, page)
        assert ALTERNATE_SCREEN in terminal.modes
        code = end(terminal, way)
        assert terminal.ends(5.0) == code
        terminal.assert_as_before()
        assert terminal.told() == ""


@pytest.mark.parametrize(("page", "way"), FAST)
def test_the_terminal_is_left_as_it_was(tmp_path: Path, page: str, way: str) -> None:
    ends_as_it_began(tmp_path, page, way)


@pytest.mark.long
@pytest.mark.parametrize(("page", "way"), SLOW)
def test_the_terminal_is_left_as_it_was_from_everywhere(
    tmp_path: Path, page: str, way: str
) -> None:
    ends_as_it_began(tmp_path, page, way)


@pytest.mark.parametrize("page", ["table", slowly("menu")])
def test_leaving_by_the_menu_or_the_table_leaves_the_terminal_as_it_was(
    tmp_path: Path, page: str
) -> None:
    with Terminal(started(tmp_path, page)) as terminal:
        ready(terminal, page)
        terminal.press("q")
        if page == "table":
            terminal.shows(QUESTION_BOX)
        terminal.press("\r")
        assert terminal.ends() == 0
        terminal.assert_as_before()


def test_modes_that_a_terminal_asks_for_are_switched_off_as_well(tmp_path: Path) -> None:
    """Sizes in band, and with them the mouse in pixels: only where a terminal offers them."""
    answers = {"\x1b[?2026$p": "\x1b[?2026;2$y", "\x1b[?2048$p": "\x1b[?2048;2$y"}
    with Terminal(at_the_table(tmp_path), answers=answers) as terminal:
        terminal.until(lambda: {"2048", "1016"} <= terminal.modes)
        terminal.shows(ASKED)
        assert "\x1b[?2026h" in terminal.read
        terminal.press("\x03")
        assert terminal.ends() == 130
        terminal.assert_as_before()


@pytest.mark.parametrize("page", ["question", *map(slowly, PAGES)])
def test_a_closed_window_ends_the_program_without_a_word(tmp_path: Path, page: str) -> None:
    with Terminal(started(tmp_path, page)) as terminal:
        ready(terminal, page)
        terminal.close_window()
        assert terminal.ends(5.0) == 129
        assert terminal.told() == ""


def test_a_closed_window_ends_the_program_also_where_signals_of_it_are_ignored(
    tmp_path: Path,
) -> None:
    program = "trap '' HUP; exec " + shlex.join(at_the_table(tmp_path))
    with Terminal(["/bin/sh", "-c", program]) as terminal:
        terminal.shows(ASKED)
        terminal.close_window()
        assert terminal.ends(5.0) == 129
        assert terminal.told() == ""


# What is said is saved


def said(folder: Path) -> int | None:
    """How many actions of the hand going on are in the book; ``None`` while a program has it."""
    book = open_book(paths(folder).book, datetime.now().astimezone())
    if book.book is None:
        return None
    book.book.close()
    assert book.fault is None
    assert book.evening is not None
    return len(book.evening.hand.actions) if book.evening.hand else 0


def decision(terminal: Terminal) -> list[str]:
    """What tells of the decision on the screen: seats, pots, what can be done."""
    told = terminal.text.splitlines()
    return [line for line in told if re.search(r"^[ >▶]+D?\s+\d |main|pots|keep|raise", line)]


@pytest.mark.parametrize("way", [slowly("Ctrl-C"), "SIGTERM", slowly("SIGHUP")])
def test_the_next_start_goes_on_at_the_same_decision(tmp_path: Path, way: str) -> None:
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.shows(ASKED)
        terminal.press_until("k", lambda: ASKED not in terminal.text)
        terminal.until(lambda: ASKED not in terminal.text and "raise" in terminal.text)
        terminal.until(lambda: "your turn" in terminal.text)
        before = settled(terminal)
        end(terminal, way)
        terminal.ends()
    actions = said(tmp_path)
    assert actions
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.until(lambda: decision(terminal) == before)
        terminal.press("\x03")
        terminal.ends()
    assert said(tmp_path) == actions


def settled(terminal: Terminal) -> list[str]:
    """The decision, once it has stood for a moment; a key that has changed rests for a second."""
    return standing(terminal, decision, 1.2)


def standing(terminal: Terminal, look: Callable[[Terminal], list[str]], moment: float) -> list[str]:
    """What is looked at, once it has stood for so many seconds."""
    seen, since = look(terminal), time.monotonic()

    def stands() -> bool:
        nonlocal seen, since
        if (now := look(terminal)) != seen:
            seen, since = now, time.monotonic()
        return time.monotonic() - since > moment

    terminal.until(stands)
    return seen


def heading(terminal: Terminal) -> list[str]:
    return terminal.text.strip().splitlines()[:1]


def test_a_signal_in_the_turn_of_a_computer_player_loses_nothing(tmp_path: Path) -> None:
    table = ("play", "--seed", "x", "--speed", "1", "--seats", "You,cpu:random,cpu:random")
    with Terminal(drawholdem(tmp_path, *table)) as terminal:
        terminal.until(lambda: re.search("▌ (CPU|to act)", terminal.text))
        terminal.signal(signal.SIGTERM)
        assert terminal.ends(5.0) == 143
        terminal.assert_as_before()
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.shows(ASKED)
        terminal.press("\x03")
        assert terminal.ends() == 130


# When something is wrong with the program


def broken(folder: Path, change: str, *arguments: str) -> list[str]:
    """The program with a fault put into it."""
    told = [sys.executable, "-c"]
    program = (
        "import sys\n"
        "from drawholdem_tui.cli.main import main\n"
        "from drawholdem_tui.tui.terminal import ending\n"
        "ending.PATIENCE = 1.0\n"
        "def fail(*_): raise ValueError('the moon\\nfell down')\n"
        f"{change}\n"
        f"sys.exit(main({['--data-dir', str(folder), *arguments]!r}))\n"
    )
    return [*told, program]


IN_THE_MENU = "from drawholdem_tui.tui.home.menu import MenuScreen as M\n"
FAULTS = {
    "a key": f"{IN_THE_MENU}M.on_key = fail",
    "drawing": "from drawholdem_tui.tui.home.menu import Menu\nMenu.paint = fail",
    "opening a page": f"{IN_THE_MENU}M.compose = fail",
    "the beginning": "from drawholdem_tui.tui.app import DrawHoldem\nDrawHoldem.on_mount = fail",
    "a timer": f"{IN_THE_MENU}M.on_key = lambda self, e: self.set_timer(0.01, fail)",
    "a callback": (
        f"{IN_THE_MENU}import asyncio\n"
        "M.on_key = lambda self, e: asyncio.get_running_loop().call_soon(fail)"
    ),
    "a worker": f"{IN_THE_MENU}M.on_key = lambda self, e: self.run_worker(fail, thread=True)",
    "reading keys": (
        "from drawholdem_tui.tui.terminal import driver\n"
        "driver.TerminalDriver.process_message = lambda self, m: fail()"
    ),
}
AT_ONCE = ("drawing", "opening a page", "the beginning", "reading keys")


@pytest.mark.parametrize(
    "fault",
    [
        "drawing",
        "a callback",
        *map(slowly, FAULTS),
    ],
)
def test_a_fault_of_the_program_is_one_sentence(tmp_path: Path, fault: str) -> None:
    with Terminal(broken(tmp_path, FAULTS[fault])) as terminal:
        if fault not in AT_ONCE:
            terminal.shows("Quit")
        if fault not in AT_ONCE or fault == "reading keys":
            terminal.press("x")
        assert terminal.ends() == 1
        terminal.assert_as_before()
        told = terminal.told()
    assert told.count("\n") == 1
    details = tmp_path / "fault.txt"
    # Python's words are in the file and no longer in the sentence: they are for who mends it
    assert told == (f"drawholdem: the program crashed; the details are in {details}\n")
    assert "ValueError" in details.read_text(encoding="utf-8")
    assert details.stat().st_mode & 0o077 == 0
    assert "Traceback" not in terminal.read


def test_a_fault_in_the_loop_of_the_table_is_one_sentence_and_nothing_said_is_lost(
    tmp_path: Path,
) -> None:
    change = (
        "from drawholdem_tui.tui.live.host import ScreenHost\n"
        "before = ScreenHost.happened\n"
        "def happened(self, dealing, events):\n"
        "    if any(type(each).__name__ == 'Called' for each in events): fail()\n"
        "    before(self, dealing, events)\n"
        "ScreenHost.happened = happened"
    )
    with Terminal(broken(tmp_path, change, *SOLO)) as terminal:
        terminal.until(lambda: ASKED in terminal.text or terminal.program.poll() is not None)
        for key in "kccc" * 50:  # what costs much is asked for twice
            if terminal.program.poll() is not None:
                break
            terminal.press(key)
            terminal.wait(0.2)
        assert terminal.ends() == 1
        terminal.assert_as_before()
        assert terminal.told().count("\n") == 1
    assert said(tmp_path)


@pytest.mark.parametrize(
    ("stuck", "ask"),
    [
        ("while True: pass", "SIGTERM"),
        slowly("while True: pass", "Ctrl-C"),
        slowly("import time; time.sleep(1000)", "Ctrl-C"),
        slowly("import time; time.sleep(1000)", "SIGHUP"),
    ],
)
def test_a_stuck_loop_ends_as_well(tmp_path: Path, stuck: str, ask: str) -> None:
    change = f"def stuck(*_):\n    {stuck}\n{IN_THE_MENU}M.on_key = stuck"
    with Terminal(broken(tmp_path, change)) as terminal:
        terminal.shows("Quit")
        terminal.press("x")
        code = end(terminal, ask)
        assert terminal.ends(8.0) == code
        terminal.assert_as_before()
        assert terminal.told() == ""


@pytest.mark.long
def test_a_second_signal_does_not_wait(tmp_path: Path) -> None:
    change = (
        f"{IN_THE_MENU}ending.PATIENCE = 60.0\nimport time\nM.on_key = lambda *_: time.sleep(90)"
    )
    with Terminal(broken(tmp_path, change)) as terminal:
        terminal.shows("Quit")
        terminal.press("x")
        terminal.signal(signal.SIGTERM)
        terminal.press("\x03")
        assert terminal.ends(8.0) == 143 or terminal.program.returncode == 130
        terminal.assert_as_before()


# Stopping and going on


class Shell(Terminal):
    """A shell with job control, and the program in it."""

    PROMPT = "ready> "

    def __init__(self, command: list[str]) -> None:
        environ = {"PS1": self.PROMPT, "ENV": None, "HISTFILE": None}
        super().__init__(["/bin/sh", "-i"], environ=environ, errors_apart=False)
        self.shows(self.PROMPT.strip())
        self.at_the_prompt = self.termios()
        self.command(shlex.join(command))

    def command(self, line: str) -> None:
        self.seen = len(self.read) + len(line)
        self.press(f"{line}\n")

    def stop(self) -> None:
        """Ctrl-Z, and wait for the shell."""
        self.seen = len(self.read)
        self.press("\x1a")
        self.until(lambda: self.PROMPT in self.read[self.seen :])

    def go_on(self) -> None:
        self.screen.reset()  # pyte knows no second screen
        self.command("fg")
        self.until(lambda: ALTERNATE_SCREEN in self.modes)


@pytest.mark.parametrize(
    "page",
    [
        "question",
        *map(slowly, PAGES),
    ],
)
def test_stopping_gives_the_terminal_back_and_going_on_takes_it_again(
    tmp_path: Path, page: str
) -> None:
    with Shell(started(tmp_path, page)) as shell:
        ready(shell, page)
        set_before = shell.modes
        for _ in range(2):
            before = standing(shell, heading, 0.5)  # drawn, and no longer the page before it
            shell.stop()
            assert shell.modes == {"7", "25"}
            assert shell.termios() == shell.at_the_prompt
            shell.go_on()
            shell.until(lambda: shell.modes == set_before)
            # not the shell's own lines any more: the page has been drawn over them
            shell.until(lambda before=before: heading(shell) == before)  # type: ignore[misc]
        shell.seen = len(shell.read)
        shell.press("\x03")
        shell.until(lambda: shell.PROMPT in shell.read[shell.seen :])
        shell.command("echo code $?")
        shell.shows("code 130")
        assert shell.modes == {"7", "25"}


def test_own_cards_lie_face_down_when_somebody_comes_back(tmp_path: Path) -> None:
    paths(tmp_path).settings.write_text("always_open = false\n", encoding="utf-8")
    with Shell(at_the_table(tmp_path)) as shell:
        shell.shows(ASKED)
        shell.press(" ")
        shell.until(
            lambda: "offsuit" in shell.text or "suited" in shell.text or "air" in shell.text
        )
        shell.stop()
        stopped = len(shell.read)
        shell.go_on()
        shell.shows(ASKED, "leave")
        drawn_since = shell.read[stopped:]
        assert not re.search("offsuit|suited|pair of", drawn_since)
        assert not re.search("[2-9TJQKA][♠♥♦♣]", drawn_since)


def test_a_program_that_is_continued_in_the_background_waits_until_it_is_in_front(
    tmp_path: Path,
) -> None:
    with Shell(at_the_table(tmp_path)) as shell:
        shell.shows(ASKED)
        shell.stop()
        shell.command("bg")
        shell.until(lambda: shell.PROMPT in shell.read[shell.seen + 2 :])
        shell.command("echo still mine")
        shell.until(lambda: shell.read.count("still mine") == 2)
        assert ALTERNATE_SCREEN not in shell.modes
        shell.go_on()
        shell.shows(ASKED)


@pytest.mark.parametrize("number", ["SIGTERM", slowly("SIGHUP")])
def test_a_stopped_program_can_be_ended(tmp_path: Path, number: str) -> None:
    with Shell(at_the_table(tmp_path)) as shell:
        shell.shows(ASKED)
        shell.stop()
        shell.command(f"kill -{number.removeprefix('SIG')} %1; kill -CONT %1")
        shell.until(lambda: said(tmp_path) is not None)
        assert shell.modes == {"7", "25"}
        assert shell.termios() == shell.at_the_prompt


def test_where_nobody_could_continue_it_the_program_does_not_stop(tmp_path: Path) -> None:
    """Alone in its window, without a shell: a stopped program would be lost."""
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.shows(ASKED)
        for by_key in (True, False):
            seen = len(terminal.read)
            if by_key:
                terminal.press("\x1a")
            else:
                terminal.signal(signal.SIGTSTP)
            terminal.until(lambda: "\x1b[?1049h" in terminal.read[seen:])  # noqa: B023
        terminal.shows(ASKED)
        terminal.press("\x03")
        assert terminal.ends() == 130
        terminal.assert_as_before()


@pytest.mark.parametrize("stop", [signal.SIGSTOP, slowly(None)])
def test_a_program_that_was_stopped_without_a_word_draws_everything_again(
    tmp_path: Path, stop: signal.Signals | None
) -> None:
    with Terminal(at_the_table(tmp_path)) as terminal:
        terminal.shows(ASKED)
        if stop:
            terminal.signal(stop)
        seen = len(terminal.read)
        terminal.screen.reset()
        terminal.signal(signal.SIGCONT)
        terminal.until(lambda: "\x1b[?1049h" in terminal.read[seen:])
        terminal.shows("Draw-Holdem", ASKED, "leave")
        terminal.press("\x03")
        assert terminal.ends() == 130
        terminal.assert_as_before()


# Where nothing can be drawn


@pytest.mark.parametrize("term", ["dumb", slowly("unknown"), slowly(""), None])
@pytest.mark.parametrize("command", [(), slowly(("play",))])
def test_a_terminal_that_cannot_be_drawn_on_is_told_of_the_game_in_lines(
    tmp_path: Path, term: str | None, command: tuple[str, ...]
) -> None:
    with Terminal(drawholdem(tmp_path, *command), environ={"TERM": term}) as terminal:
        assert terminal.ends() == 2
        told = terminal.told()
        assert terminal.read == ""
    assert told.count("\n") == 1
    assert "play --plain" in told
    assert "TERM is" in told


@pytest.mark.parametrize("stream", ["<", ">"])
def test_where_one_end_is_no_terminal_nothing_is_drawn(tmp_path: Path, stream: str) -> None:
    line = f"{shlex.join(drawholdem(tmp_path, 'play'))} {stream} /dev/null"
    with Terminal(["/bin/sh", "-c", line]) as terminal:
        assert terminal.ends() == 2
        assert terminal.told().count("\n") == 1
        assert terminal.read == ""


# Colours and signs


@dataclass(frozen=True)
class Seen:
    """The table with open cards, one of them marked."""

    text: str
    blocks: str  # what stands on reversed ground
    sent: str  # every byte


def seen_at_the_table(folder: Path, environ: Mapping[str, str | None], *more: str) -> Seen:
    arguments = (*SOLO[:-1], "Müller,cpu:random,cpu:random", *more)
    with Terminal(drawholdem(folder, *arguments), environ=environ) as terminal:
        terminal.shows(ASKED)
        terminal.press(" ")
        terminal.shows("offsuit")
        terminal.press_until("1", lambda: re.search(r"[▲^]1|swap for free(?!:)", terminal.text))
        terminal.shows("leave", "offsuit")
        rows = terminal.screen.buffer
        text = terminal.text
        blocks = "".join(
            rows[y][x].data
            for y in range(terminal.size[1])
            for x in range(terminal.size[0])
            if rows[y][x].reverse
        )
        terminal.press("\x03")
        assert terminal.ends() == 130
        terminal.assert_as_before()
        assert terminal.told() == ""
        return Seen(text, blocks, terminal.read)


def test_without_colours_weight_and_signs_say_everything(tmp_path: Path) -> None:
    seen = seen_at_the_table(tmp_path, {"NO_COLOR": "1"})
    assert not COLOURS.search(seen.sent)
    assert re.search("▌ ?Müller", seen.text)
    assert "your turn" in seen.text
    assert "▲1▲" in seen.text  # the marked card
    assert set("♠♦Q9SK") <= set(seen.blocks)  # cards with their suits, and the caps of keys
    assert re.search(r"\x1b\[2(;\d+)*m", seen.sent)  # what stands back


@pytest.mark.parametrize("term", ["xterm", slowly("linux"), slowly("screen")])
def test_sixteen_colours_are_the_terminals_own(tmp_path: Path, term: str) -> None:
    seen = seen_at_the_table(tmp_path, {"TERM": term, "COLORTERM": None})
    assert COLOURS.search(seen.sent)
    assert not re.search(r"[\[;](38|48);", seen.sent)  # no other than the sixteen
    assert re.search("[>▌] ?M.*ller", seen.text)
    assert "your turn" in seen.text
    assert set("Q9SK") <= set(seen.blocks)
    assert (set("sd") if term == "linux" else set("♠♦")) <= set(seen.blocks)


@pytest.mark.parametrize(
    "term",
    ["tmux-256color", slowly("xterm-256color"), slowly("screen-256color")],
)
def test_in_256_colours_the_felt_is_green(tmp_path: Path, term: str) -> None:
    seen = seen_at_the_table(tmp_path, {"TERM": term, "COLORTERM": None})
    assert "48;5;22" in seen.sent
    assert not re.search(r"[\[;](38|48);2;", seen.sent)


@pytest.mark.parametrize(
    ("environ", "more"),
    [
        ({"LC_ALL": "C"}, ()),
        slowly({}, ("--glyphs", "ascii")),
        slowly({"LC_ALL": "POSIX"}, ()),
        slowly({"LANG": "C"}, ()),
        slowly({"LANG": "de_DE.ISO-8859-1"}, ()),
        slowly({"PYTHONIOENCODING": "ascii"}, ()),
        slowly({"LANG": None, "COLORTERM": None}, ()),
    ],
)
def test_where_there_is_nothing_but_ascii_nothing_else_is_sent(
    tmp_path: Path, environ: Mapping[str, str | None], more: tuple[str, ...]
) -> None:
    seen = seen_at_the_table(tmp_path, environ, *more)
    assert seen.sent.isascii()
    assert re.search("> ?Mueller", seen.text)
    assert "your turn" in seen.text
    assert "^1^" in seen.text
    assert set("Qd9s") <= set(seen.blocks)


def test_every_page_can_be_shown_in_ascii(tmp_path: Path) -> None:
    with Terminal(started(tmp_path, "menu"), environ={"LC_ALL": "C"}) as terminal:
        ready(terminal, "new game")
        terminal.press("\r")
        terminal.shows(ASKED)
        for page in ("help", "log", "palette", "question"):
            opened(terminal, page)
            terminal.press("\x1b")
            terminal.until(lambda page=page: PAGES[page][1][-1] not in terminal.text)  # type: ignore[misc]
        terminal.press("\x03")
        terminal.ends()
        assert terminal.read.isascii()


@pytest.mark.parametrize(
    ("environ", "shown"),
    [
        ({"LANG": "en_US.UTF-8"}, "unicode"),
        ({"LANG": "en_US.utf8", "LC_ALL": ""}, "unicode"),
        ({"LC_ALL": "C", "LANG": "en_US.UTF-8"}, "ascii"),
        ({"LC_CTYPE": "de_DE.UTF-8", "LANG": "C"}, "unicode"),
        ({"LANG": "C.UTF-8", "TERM": "linux"}, "letters"),
        ({"LANG": "C", "COLORTERM": "truecolor"}, "ascii"),
        ({"COLORTERM": "truecolor"}, "unicode"),
        ({}, "ascii"),
    ],
)
def test_glyphs_are_what_the_terminal_can_show(
    environ: dict[str, str], shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert glyphs_here(environ, "utf-8") == shown
    assert glyphs_here(environ, "ascii") == "ascii"


def test_a_key_that_rests_and_one_that_is_impossible_differ_by_signs() -> None:
    """Not by colour: (C) rests, the cap of R is filled, F is bare."""
    actions = ActionBar(Looks(palette=palettes(None, no_color=True)["felt"], glyphs=ASCII), id="a")
    buttons = (
        ActionButton("fold", "F", "fold", possible=False),
        ActionButton("call", "C", "call 900", rests=True),
        ActionButton("raise", "R", "raise"),
    )
    cells = Cells(100, 2, actions.ink(), ASCII)
    actions.picture = ActionsPicture(buttons)
    drawn = actions._slots
    actions._slots = lambda picture: [Place(at * 20, 0, 19, 1) for at in range(3)]  # type: ignore[method-assign]
    actions.paint(cells, actions.picture)
    actions._slots = drawn  # type: ignore[method-assign]
    row = cells.strips()[0]
    assert row.text.split() == ["F", "fold", "(C)", "call", "900", "~", "R", "raise"]
    reversed_ = "".join(each.text for each in row if each.style and each.style.reverse)
    assert reversed_.split() == ["R"]


# Sizes


SIZES = [(1, 1), (20, 5), (400, 120), (59, 20), (60, 19), (2, 60), (300, 2), (60, 20), (80, 24)]


@pytest.mark.parametrize(
    "page",
    ["table", *map(slowly, PAGES)],
)
def test_every_page_bears_every_size_and_recovers(tmp_path: Path, page: str) -> None:
    with Terminal(started(tmp_path, page)) as terminal:
        ready(terminal, page)
        wanted = PAGES[page][1][-1:] or (ASKED if page == "table" else "Quit",)
        for size in SIZES:
            seen = len(terminal.read)
            terminal.resize(*size)
            terminal.until(lambda seen=seen: "\x1b[" in terminal.read[seen:])  # type: ignore[misc]
            if page in {"table", "question"} and size == (20, 5):
                terminal.until(lambda: "needs 60" in terminal.text or "Leave" in terminal.text)
        terminal.shows(*wanted)
        for columns in range(1, 200, 3):  # faster than anything can be drawn
            terminal.resize(columns, 200 - columns)
        terminal.resize(80, 24)
        terminal.screen.reset()
        terminal.shows(*wanted)
        terminal.press("\x03")
        assert terminal.ends() == 130
        terminal.assert_as_before()
        assert terminal.told() == ""


@pytest.mark.parametrize("size", [(1, 1), slowly((400, 120))])
def test_it_begins_at_any_size(tmp_path: Path, size: tuple[int, int]) -> None:
    with Terminal(at_the_table(tmp_path), size=size) as terminal:
        terminal.until(lambda: ALTERNATE_SCREEN in terminal.modes)
        terminal.resize(80, 24)
        terminal.shows(ASKED)
        terminal.press("\x03")
        assert terminal.ends() == 130
        terminal.assert_as_before()


# Themes


@pytest.mark.parametrize("place", ["before", slowly("behind")])
def test_glyphs_and_theme_can_stand_before_and_behind_the_command(
    tmp_path: Path, place: str
) -> None:
    looks = ["--glyphs", "letters", "--theme", "light"]
    told = [*looks, *SOLO] if place == "before" else [*SOLO, *looks]
    with Terminal(drawholdem(tmp_path, *told)) as terminal:
        terminal.shows(ASKED)
        assert "48;2;187;217;198" in terminal.read  # the felt of the light theme
        assert "your turn" in terminal.text
        assert not set("♠♥♦♣") & set(terminal.text)


@pytest.mark.parametrize("command", [[], ["play"], ["play", "--plain"]])
def test_an_unknown_theme_is_one_line(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--theme", "plaid"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "'plaid'" in told
    assert "felt, dark, light, contrast" in told


def test_an_unknown_theme_in_the_settings_is_told_and_the_default_is_used(tmp_path: Path) -> None:
    paths(tmp_path).settings.write_text('theme = "plaid"\n', encoding="utf-8")
    with Terminal(drawholdem(tmp_path), size=(140, 40)) as terminal:
        terminal.shows("Quit", "unknown theme 'plaid'")
        terminal.until(lambda: "48;2;19;80;58" in terminal.read)  # felt, under the light


# The game in lines


@pytest.mark.parametrize(
    ("environ", "name"),
    [
        ({"LC_ALL": "C"}, "Mueller"),
        ({"PYTHONIOENCODING": "ascii"}, "Mueller"),
        slowly({"LC_ALL": "POSIX", "TERM": "dumb"}, "Mueller"),
        slowly({}, "Müller"),
    ],
)
def test_lines_can_be_read_on_every_terminal(
    tmp_path: Path, environ: Mapping[str, str | None], name: str
) -> None:
    seats = ("--seats", "Müller,cpu:random", "--speed", "0", "--glyphs", "unicode")
    with Terminal(drawholdem(tmp_path, "play", "--plain", *seats), environ=environ) as terminal:
        terminal.until(lambda: "> " in terminal.read)
        terminal.press("hand\n")
        terminal.until(lambda: terminal.read.count("> ") > 1)
        terminal.press("quit\n")
        assert terminal.ends() == 0
        assert name in terminal.read
        assert terminal.read.isascii() is (name == "Mueller")
        assert terminal.told() == ""


@pytest.mark.parametrize(("way", "code"), [("SIGTERM", 143), ("Ctrl-C", 130), ("window", 129)])
def test_lines_end_as_quietly(tmp_path: Path, way: str, code: int) -> None:
    table = ("play", "--plain", "--seats", "You,cpu:random", "--speed", "0")
    with Terminal(drawholdem(tmp_path, *table)) as terminal:
        terminal.until(lambda: "> " in terminal.read)
        if way == "window":
            terminal.close_window()
        else:
            end(terminal, way)
        assert terminal.ends(5.0) == code
        assert terminal.told() == ""
    assert said(tmp_path) is not None


def test_the_settings_say_with_which_glyphs_lines_are_told(tmp_path: Path) -> None:
    for glyphs, sign in [("unicode", "[♠♥♦♣]"), ("auto", "[2-9TJQKA][shdc] ")]:
        paths(tmp_path).settings.write_text(f'glyphs = "{glyphs}"\n', encoding="utf-8")
        done = subprocess.run(
            drawholdem(tmp_path, "play", "--plain", "--new", "--seats", "You,cpu:random"),
            input="hand\n",
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0
        assert re.search(sign, done.stdout)


# The parts


def test_a_terminal_that_has_gone_is_told_once_and_nothing_fails() -> None:
    read, write = os.pipe()
    told: list[None] = []
    output = Output(write, lambda: told.append(None))
    output.write("here")
    output.flush()
    assert os.read(read, 10) == b"here"
    os.close(read)
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    for _ in range(3):
        output.write("nobody")
        output.flush()
    assert told == [None]
    os.close(write)


def test_what_ascii_lacks_takes_as_many_cells() -> None:
    for text in ("▶ Müller ╭──╮", "漢字", "é…⇄", "ß", "a\u0301"):
        told = text.encode("ascii", ONE_CELL_EACH).decode()
        assert told.isascii()
        assert len(told) == cell_len(text)
