"""What comes from the terminal, as messages: keys, the mouse, and what somebody pastes.

Textual's parser understands the sequences; it is not asked where it would come to grief:

- a piece of a sign is no text yet, and no text would be the end for it;
- a paste is collected here, up to what anything can take, and ends with silence where its end is
  lost;
- more than anybody types is a paste as well, on a terminal that does not say so.

Ctrl-C is heard in the midst of each.
"""

from __future__ import annotations

import re
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Generator, Iterator
from typing import Final

from textual import events
from textual._xterm_parser import BRACKETED_PASTE_END as END
from textual._xterm_parser import BRACKETED_PASTE_START as START
from textual._xterm_parser import XTermParser
from textual.message import Message

MOST_PASTED: Final = 1_000  # signs
_HANDFUL: Final = 64  # signs that can have been typed while nobody looked
_A_SECOND: Final = 300  # signs a second that nobody types for longer
_PAUSE: Final = 2.0  # seconds of silence behind which a lost end is waited for no longer

_SEQUENCE: Final = re.compile(r"\x1b(?:\[M...|[\[O][0-?]*[ -/]*[@-~])", re.DOTALL)
# in kitty's way with whatever locks are on
_CTRL_C: Final = re.compile(r"\x03|\x1b\[99[\d:]*;(?:5|69|133|197)[\d:;]*u")
_LONGEST: Final = 24  # signs of an end or of a Ctrl-C that may come in two pieces


class Incoming:
    """One terminal's, from its first byte on."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._parser = XTermParser()
        self._typed_last = ""  # may be the beginning of the beginning of a paste
        self._paste: _Paste | None = None
        self._room = float(_HANDFUL)  # signs that may still have been typed
        self._came = clock()

    def feed(self, read: bytes) -> Iterator[Message]:
        """What these bytes say, with those before."""
        now = self._clock()
        self._room = min(_HANDFUL, self._room + (now - self._came) * _A_SECOND)
        self._came = now
        text = self._decode(read)
        while text:
            paste = self._paste
            text = yield from (self._pasted(paste, text) if paste else self._typed(text))

    def silence(self) -> Iterator[Message]:
        """Nothing comes: a lone Escape is a key, and a paste may be over."""
        yield from self._parser.tick()
        paste = self._paste
        if paste and not (paste.has_an_end and self._clock() - self._came < _PAUSE):
            yield from self._over(paste.all)

    def _typed(self, text: str) -> Generator[Message, None, str]:
        """The keys up to the beginning of a paste; what is left."""
        before, begun, rest = _cut(self._typed_last, text, START)
        signs = len(_SEQUENCE.sub("", before))
        if signs > self._room:
            self._paste = _Paste(has_an_end=False)
            return text
        self._room -= signs
        yield from self._parser.feed(before)
        self._typed_last = (self._typed_last + before)[1 - len(START) :]
        if begun:
            self._paste = _Paste(has_an_end=True)
            for message in self._parser.feed(END):  # for the parser it is over already
                if not isinstance(message, events.Paste):
                    yield message
        return rest

    def _pasted(self, paste: _Paste, text: str) -> Generator[Message, None, str]:
        """What belongs to the paste is kept; what is left."""
        held = paste.held + text
        asked = _CTRL_C.search(held)
        end = held.find(END) if paste.has_an_end else -1
        if end >= 0 and not (asked and asked.start() < end):
            paste.keep(held[:end])
            yield from self._over(paste.text)
            return held[end + len(END) :]
        if asked:
            yield from self._over("")
            yield events.Key("ctrl+c", "\x03")
            return held[asked.end() :]
        paste.keep(held[:-_LONGEST])
        paste.held = held[-_LONGEST:]
        return ""

    def _over(self, text: str) -> Iterator[Message]:
        self._paste = None
        self._typed_last = ""
        if text := text.replace("\0", ""):
            yield events.Paste(text)


class _Paste:
    """As much of it as anything can take."""

    def __init__(self, *, has_an_end: bool) -> None:
        self.has_an_end = has_an_end
        self.text = ""
        self.held = ""  # may be the beginning of the end

    def keep(self, text: str) -> None:
        self.text += text[: MOST_PASTED - len(self.text)]

    @property
    def all(self) -> str:
        return (self.text + self.held)[:MOST_PASTED]


def _cut(before: str, text: str, mark: str) -> tuple[str, bool, str]:
    """The text up to the end of a mark that may have begun before it, whether there is one, and
    what stands behind it.

    >>> _cut("k\x1b[2", "00~Ann", START)
    ('00~', True, 'Ann')
    """
    at = (before + text).find(mark)
    if at < 0:
        return text, False, ""
    end = at + len(mark) - len(before)
    return text[:end], True, text[end:]
