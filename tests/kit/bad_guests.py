"""Bots that do what no bot should: written into a file, as somebody would write one."""

from __future__ import annotations

from pathlib import Path

NAME = "badguests"

SOURCE = '''
"""Bots that do what no bot should, at every second of their decisions."""
import ctypes, os, sys, threading

from drawholdem_tui.engine.actions import Fold, Keep, Draw


def least(decision):
    if decision.kind == "bet":
        return Fold()
    return Keep() if decision.kind == "swap" else Draw()


class Bot:
    asked = 0

    def decide(self, view, decision, rng):
        self.asked += 1
        return self.does(view, decision, rng) or least(decision)


class Meek(Bot):
    def does(self, view, decision, rng):
        return None


class Exits(Bot):
    def does(self, view, decision, rng):
        os._exit(3)


class Aborts(Bot):
    def does(self, view, decision, rng):
        os.abort()


class Crashes(Bot):
    def does(self, view, decision, rng):
        ctypes.string_at(0)


class HoldsTheInterpreter(Bot):
    def does(self, view, decision, rng):
        all(map(int, iter(int, 1)))
        return 10 ** 10 ** 9


class EatsMemory(Bot):
    def does(self, view, decision, rng):
        self.much = bytearray(3 << 30)
        self.much[::4096] = bytes(len(self.much) // 4096)
        os.write(1, b"it was all there")


class WritesToTheTerminal(Bot):
    def does(self, view, decision, rng):
        for descriptor in (0, 1, 2):
            os.write(descriptor, b"\\033[2J\\033[?1049l GARBAGE \\007")
        try:
            open("/dev/tty", "w").write("GARBAGE")
        except OSError:
            pass


class Prints(Bot):
    def does(self, view, decision, rng):
        print("GARBAGE", view.own_cards)
        print("GARBAGE", view.own_cards, file=sys.stderr)
        input()


class TakesStdout(Bot):
    def does(self, view, decision, rng):
        sys.stdout = sys.stderr = sys.stdin = None
        sys.exit("GARBAGE")


class TellsItsCards(Bot):
    def does(self, view, decision, rng):
        raise type("GARBAGE_" + "_".join(map(str, view.own_cards)), (Exception,), {})(view)


class AnswersWithCards(Bot):
    def does(self, view, decision, rng):
        return "GARBAGE " + " ".join(map(str, view.own_cards))


class LeavesAThread(Bot):
    def does(self, view, decision, rng):
        threading.Timer(0.01, os._exit, (4,)).start()


class Forks(Bot):
    def does(self, view, decision, rng):
        if os.fork() == 0:
            while True:
                pass


class TalksOutOfTurn(Bot):
    def does(self, view, decision, rng):
        for descriptor in range(3, 12):
            try:
                os.write(descriptor, b"raise 99999 GARBAGE\\n")
            except OSError:
                pass


class Looks(Bot):
    """Writes down all it can see of its surroundings."""

    def does(self, view, decision, rng):
        import json
        with open(__file__.replace("badguests.py", "seen.jsonl"), "a") as seen:
            descriptors = [os.readlink("/proc/self/fd/" + each) if os.path.exists(
                "/proc/self/fd/" + each) else "" for each in os.listdir("/proc/self/fd")]
            json.dump({
                "argv": sys.argv, "descriptors": descriptors,
                "modules": sorted(sys.modules), "session": os.getsid(0),
                "drawn": rng.random(), "environment": dict(os.environ),
                "memory": self.looks_into(os.getppid()),
            }, seen)
            seen.write("\\n")

    def looks_into(self, process):
        """Its memory, as any program of the same account could."""
        try:
            with open("/proc/%d/mem" % process, "rb") as memory:
                return memory.readable()
        except OSError:
            return False
'''

FAILING = (
    "Exits", "Aborts", "Crashes", "HoldsTheInterpreter", "EatsMemory", "TakesStdout",
    "TellsItsCards", "AnswersWithCards",
)  # fmt: skip
SILENT = ("WritesToTheTerminal", "Forks", "LeavesAThread", "TalksOutOfTurn")


def write_bad_guests(folder: Path) -> None:
    (folder / f"{NAME}.py").write_text(SOURCE, encoding="utf-8")
