"""A language that nobody speaks, to see what would not be said in another: every letter is a
foreign one, every sentence is 40 % longer and has a mark at both ends."""

from __future__ import annotations

import re
from gettext import NullTranslations
from typing import Final

import pytest

from drawholdem_tui.languages.catalogue import ENGLISH
from drawholdem_tui.words import language

BEGINS: Final = "\u27e6"
ENDS: Final = "\u27e7"
_LETTERS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀćďéƒǵĥíĵķĺḿńóṕʠŕśţúṽŵẋýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ",
)
_GAP: Final = re.compile(r"(\{[^{}]*\}|%\(\w+\)[sr]|%[sr])")
_OF_PYTHON: Final = re.compile(r"\{(\w+)!r\}")
_QUOTED: Final = re.compile(r"(?<!\w)'([^']+)'(?!\w)")
_QUOTES: Final = ("\u2039", "\u203a")
_BACK: Final = str.maketrans({there: here for here, there in _LETTERS.items()})
_PAD: Final = "\u1e8d"
# what has a form of its own: the signs of numbers, and times
_FORMS: Final = {
    "1,234.5": "1\u00a0234\u00b75",
    "52%": "52\u00a0%",
    "{year}-{month}-{day}": "{day}.{month}.{year}",
    "{month}-{day} {hour}:{minute}": "{day}.{month}. {hour}:{minute}",
}
_BARE: Final = ("typed", "to find by")  # contexts of single words that somebody types


class Pseudo(NullTranslations):
    """As gettext calls a catalogue."""

    def gettext(self, message: str) -> str:
        for written in (
            message,
            message.removesuffix(":{second}").removesuffix(" {hour}:{minute}"),
        ):
            if written in _FORMS:
                return message.replace(written, _FORMS[written])
        longer = _PAD * round(0.4 * len(_GAP.sub("", message)))
        return f"{BEGINS}{in_foreign_letters(message)}{longer}{ENDS}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return in_foreign_letters(message) if context in _BARE else self.gettext(message)


def in_foreign_letters(message: str) -> str:
    """With other letters and quotes, but for the gaps that values fill."""
    message = _OF_PYTHON.sub(r"{\1}".join(_QUOTES), message)
    message = _QUOTED.sub(r"\1".join(_QUOTES), message.replace("%(value)r", "'%(value)s'"))
    parts = _GAP.split(message)
    return "".join(each if _GAP.fullmatch(each) else each.translate(_LETTERS) for each in parts)


def in_english(said: str) -> str:
    """What would have been said there."""
    return re.sub(f"[{BEGINS}{ENDS}{_PAD}]", "", said).translate(_BACK)


def outside_of_marks(line: str) -> str:
    """What stands in no sentence; where a sentence stood, a mark is left."""
    while (cleared := re.sub(f"{BEGINS}[^{BEGINS}{ENDS}]*{ENDS}", "\u25a1", line)) != line:
        line = cleared
    return line


def in_own_letters(line: str) -> list[str]:
    """Words of two letters or more that went through no catalogue."""
    return re.findall("[A-Za-z]{2,}", line)


@pytest.fixture
def foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever chooses German gets this language; chosen already."""

    def catalogue(code: str, *, english_words: bool = False) -> NullTranslations:
        del english_words
        return NullTranslations() if code == ENGLISH else Pseudo()

    monkeypatch.setattr(language, "catalogue", catalogue)
    monkeypatch.setenv("LANGUAGE", "de")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    language.choose("de")
