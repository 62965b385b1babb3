"""A bot of the user's own has a process of its own: whatever it does there, the game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
from bad_guests import FAILING, NAME, SILENT, write_bad_guests
from hypothesis import given
from hypothesis import strategies as st
from tableau import REPOSITORY

from drawholdem_tui.controller import guests
from drawholdem_tui.controller.bots import BotFailed, BotPlayer, Fault
from drawholdem_tui.controller.guests import GuestPlayer
from drawholdem_tui.controller.loop import Loop
from drawholdem_tui.engine.actions import Call, Draw, Fold, RaiseTo, Swap
from drawholdem_tui.engine.cards import card
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.rules import DRAW_HOLDEM, PRESETS
from drawholdem_tui.engine.setup import regular
from drawholdem_tui.evening.computers import try_out
from drawholdem_tui.players.chance import seed_of
from drawholdem_tui.players.cpu import UnknownBotError
from drawholdem_tui.players.cpu.random_choice import RandomChoice
from drawholdem_tui.players.guests.protocol import (
    LONGEST_LINE,
    NO_ACTION,
    NoAnswer,
    Question,
    action_in,
    answer_as_line,
    next_question,
    question_as_bytes,
)
from drawholdem_tui.words.refusals.errors import sentence

SENTENCE = "No valid action from CPU 1."
NEEDS_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="sessions and limits of POSIX")


@pytest.fixture(autouse=True)
def _bad_guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_bad_guests(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def plays(folder: Path, bot: str, hands: int = 4) -> subprocess.CompletedProcess[str]:
    """Somebody else's bot among two of ours, in lines of text."""
    seats = f"cpu:{NAME}:{bot},cpu:random,cpu:random"
    command = [sys.executable, "-m", "drawholdem_tui", "play", "--plain", "--seats", seats]
    path = os.pathsep.join([str(REPOSITORY), str(folder)])
    return subprocess.run(
        [*command, "--hands", str(hands), "--seed", "guests", "--data-dir", str(folder / "data")],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": path},
        check=False,
        cwd=folder,
    )


@NEEDS_POSIX
@pytest.mark.parametrize("bot", FAILING)
def test_whatever_a_bot_does_the_game_goes_on_and_one_fixed_sentence_is_said(
    bot: str, tmp_path: Path
) -> None:
    done = plays(tmp_path, bot, hands=1 if bot == "HoldsTheInterpreter" else 4)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "hands" in done.stdout.splitlines()[-4] or "After" in done.stdout
    assert "GARBAGE" not in done.stdout
    told = [line for line in done.stdout.splitlines() if "valid action" in line]
    assert set(told) == {SENTENCE}


@NEEDS_POSIX
@pytest.mark.parametrize("bot", [*SILENT, "Prints"])
def test_what_a_bot_writes_anywhere_comes_nowhere(bot: str, tmp_path: Path) -> None:
    done = plays(tmp_path, bot)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "GARBAGE" not in done.stdout
    assert "\x1b" not in done.stdout


def question(seed: int = 7) -> Question:
    hand = Hand(DRAW_HOLDEM, regular(DRAW_HOLDEM, (100, 100)), SecretDeck(b"guests"))
    assert hand.decision is not None
    return Question(hand.view(hand.decision.seat), hand.decision, seed)


def asked(player: GuestPlayer) -> object:
    view, decision, _seed = question()
    try:
        return asyncio.run(player.decide(view, decision))
    except BotFailed as failed:
        return failed.why


def test_a_bot_that_has_gone_is_there_again_at_its_next_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "onceonly.py").write_text(
        "import os, pathlib\n"
        "from badguests import least\n"
        "class Once:\n"
        "    def decide(self, view, decision, rng):\n"
        "        been = pathlib.Path(__file__).with_name('been')\n"
        "        if not been.exists():\n"
        "            been.touch()\n"
        "            os._exit(0)\n"
        "        return least(decision)\n"
    )
    guest = GuestPlayer("onceonly:Once")
    try:
        guest.has_come()
        said = [asked(guest) for _ in range(3)]
    finally:
        guest.leaves()
    assert said[0] is Fault.ENDED
    assert Fault.ENDED not in said[1:]


@NEEDS_POSIX
def test_a_bot_that_holds_the_interpreter_is_ended_after_its_time_and_leaves_nothing_running() -> (
    None
):
    guest = GuestPlayer(f"{NAME}:HoldsTheInterpreter", patience=0.3)
    guest.has_come()
    room = guest._desk._room
    assert room is not None
    process = room._process
    assert process is not None
    began = time.monotonic()
    assert asked(guest) is Fault.TOO_SLOW
    assert time.monotonic() - began < 5
    limit = time.monotonic() + 60
    while process.returncode is None:
        assert time.monotonic() < limit
        time.sleep(0.01)


@NEEDS_POSIX
def test_an_evening_that_is_left_leaves_no_process_behind(tmp_path: Path) -> None:
    plays(tmp_path, "Forks")
    running = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    limit = time.monotonic() + 60
    while str(tmp_path) in running.stdout:
        assert time.monotonic() < limit, running.stdout
        time.sleep(0.05)
        running = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)


# What it can see


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into /proc")
def test_a_guest_has_no_terminal_no_book_and_nothing_of_the_game_but_its_questions(
    tmp_path: Path,
) -> None:
    seen = tmp_path / "seen.jsonl"
    assert plays(tmp_path, "Looks").returncode == 0
    looks = [json.loads(line) for line in seen.read_text(encoding="utf-8").splitlines()]
    assert len(looks) > 3
    for look in looks:
        assert look["session"] != os.getsid(0)
        assert "data" not in " ".join(look["argv"]).split("/")
        kinds = {re.sub(r"\d+|.*seen.jsonl", "", each) for each in look["descriptors"]}
        assert kinds <= {"/dev/null", "pipe:[]", "/proc//fd", ""}
        mine = [name for name in look["modules"] if name.startswith("drawholdem_tui.")]
        assert {name.split(".")[1] for name in mine} == {"engine", "players", "strangers"}
        assert not {"sqlite3", "textual", "platformdirs"} & set(look["modules"])
    drawn = [look["drawn"] for look in looks]
    assert len(set(drawn)) == len(drawn)


@NEEDS_POSIX
def test_a_guest_gets_no_more_of_the_environment_than_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("API_TOKEN", "DRAWHOLDEM_DATA", "XDG_DATA_HOME", "SSH_AUTH_SOCK", "PYTHON_TOKEN"):
        monkeypatch.setenv(name, "secret")
    for name in ("LC_TIME", "OMP_NUM_THREADS", "HOME", "PYTHONHASHSEED"):
        monkeypatch.setenv(name, "1")
    assert plays(tmp_path, "Looks", hands=1).returncode == 0
    looks = (tmp_path / "seen.jsonl").read_text(encoding="utf-8").splitlines()
    there = json.loads(looks[0])["environment"]
    assert "secret" not in there.values()
    assert {"PATH", "HOME", "LC_TIME", "OMP_NUM_THREADS", "PYTHONHASHSEED", "PYTHONPATH"} <= {
        *there
    }


@pytest.mark.skipif(sys.platform != "linux", reason="prctl is Linux's")
def test_the_memory_of_the_game_is_closed_as_soon_as_a_guest_is_there(tmp_path: Path) -> None:
    script = (
        "import ctypes, sys\n"
        "from drawholdem_tui.controller.guests import GuestPlayer\n"
        "open_ = ctypes.CDLL(None).prctl\n"
        "before = open_(3, 0, 0, 0, 0)\n"
        f"guest = GuestPlayer('{NAME}:Meek')\n"
        "guest.has_come()\n"
        "print(before, open_(3, 0, 0, 0, 0))\n"
        "print(len(open('/proc/self/maps').read()) > 0)\n"
        "guest.leaves()\n"
    )
    path = os.pathsep.join([str(REPOSITORY), str(tmp_path)])
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.stdout.split() == ["1", "0", "True"], done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.skipif(
    sys.platform != "win32" and os.geteuid() == 0, reason="root may look into everything"
)
def test_a_guest_cannot_look_into_the_game(tmp_path: Path) -> None:
    assert plays(tmp_path, "Looks", hands=1).returncode == 0
    looks = (tmp_path / "seen.jsonl").read_text(encoding="utf-8").splitlines()
    assert {json.loads(look)["memory"] for look in looks} == {False}


def test_each_decision_has_its_own_seed_which_tells_of_no_other() -> None:
    seeds = {seed_of(secret, number) for secret in (b"one", b"another") for number in range(60)}
    assert len(seeds) == 120
    gaps = sorted(abs(one - other) for one in seeds for other in seeds if one != other)
    assert gaps[0] > 1 << 32, "no seed lies beside another"


def test_a_question_comes_as_it_went() -> None:
    import io

    source = io.BytesIO(question_as_bytes(question()) + question_as_bytes(question(8)))
    assert next_question(source) == question()
    assert next_question(source) == question(8)
    assert next_question(source) is None


@pytest.mark.parametrize(
    "said", [Fold(), Call(), RaiseTo(40), Swap(card("7c")), Draw(), Draw((card("As"), card("2d")))]
)
def test_an_action_comes_as_it_went(said: object) -> None:
    assert action_in(answer_as_line(said)) == said


@pytest.mark.parametrize(
    "said",
    [None, "fold", 7, RaiseTo("40"), RaiseTo(4.0), RaiseTo(True), Swap("7c"), Draw("As"), Fold],  # type: ignore[arg-type]
)
def test_a_look_alike_is_no_action(said: object) -> None:
    assert answer_as_line(said) == NO_ACTION


@given(st.text(max_size=LONGEST_LINE))
def test_any_line_is_an_action_or_refused(line: str) -> None:
    try:
        action_in(line)
    except NoAnswer:
        return


# Sitting down


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("no.such:Bot", "cannot be loaded: ModuleNotFoundError"),
        (f"{NAME}:Nobody", "cannot be loaded: AttributeError"),
        ("deadly:Bot", "cannot be loaded: its process ended"),
        ("noisy:Bot", "has no decide"),
        ("slow:Bot", "cannot be loaded: it did not start within"),
    ],
)
def test_a_bot_that_cannot_come_is_refused_in_a_sentence(
    words: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "deadly.py").write_text("import os\nos._exit(0)\n")
    (tmp_path / "noisy.py").write_text("print('GARBAGE')\nclass Bot: pass\n")
    (tmp_path / "slow.py").write_text("while True: pass\n")
    if words.startswith("slow"):
        monkeypatch.setattr(guests, "LOADING", 0.5)
    with pytest.raises(UnknownBotError) as refused:
        try_out(words)
    assert why in sentence(refused.value.code, refused.value.values)
    assert words.partition(":")[0] not in sys.modules, "nothing of it is loaded here"


# A hand taken up again


def nets(players: list[str], hands: int, break_at: int | None = None) -> list[int]:
    from drawholdem_tui.engine.shuffle import shuffled
    from drawholdem_tui.match.match import new_match

    class Nobody:
        listens = False

        async def between_hands(self, match: object) -> bool:
            return True

        async def settled(self) -> None: ...

        async def evening_is_over(self) -> None: ...

        def hand_begins(self, *_: object) -> None: ...

        happened = player_failed = hand_is_over = hand_begins

    match = new_match(DRAW_HOLDEM, ["A", "B", "C"], 1000)
    match.draw_for_the_button(shuffled(b"button"))
    chairs = {chair: GuestPlayer(words) for chair, words in enumerate(players)}
    everybody = {**chairs, 2: BotPlayer(RandomChoice())}
    table = Loop(match, everybody, Nobody(), lambda number: b"secret %d" % number)

    async def broken() -> None:
        rng = Random(break_at)
        while match.hands < hands or table.hand is not None:
            task = asyncio.create_task(table.play(hands))
            await asyncio.sleep(rng.uniform(0.01, 0.4))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(table.play(hands) if break_at is None else broken())
    for chair in chairs.values():
        chair.leaves()
    return [chair.net for chair in match.chairs]


def test_with_guests_a_broken_evening_goes_on_as_an_unbroken_one(tmp_path: Path) -> None:
    (tmp_path / "lively.py").write_text(
        "from drawholdem_tui.players.cpu.random_choice import RandomChoice as Lively\n"
    )
    players = ["lively:Lively", "lively:Lively"]
    unbroken = nets(players, 6)
    assert nets(players, 6, break_at=1) == unbroken
    assert any(unbroken)


@pytest.mark.parametrize("game", PRESETS)
def test_a_guest_plays_every_game(game: str, tmp_path: Path) -> None:
    hand = Hand(PRESETS[game], regular(PRESETS[game], (100, 100)), SecretDeck(b"any"))
    assert hand.decision is not None
    question = Question(hand.view(hand.decision.seat), hand.decision, 1)
    import io

    assert next_question(io.BytesIO(question_as_bytes(question))) == question
