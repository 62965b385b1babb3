"""How the screen and the terminal talk, where Textual's own way would leave traces.

Written for the pinned version of Textual. What differs from its driver:

- it draws on standard output, so that standard error can go anywhere;
- a terminal that has gone ends the program instead of blocking it, and nothing is told to it;
- Ctrl-Z stops the whole job, as the shell expects it, and does nothing where nobody could ever
  continue the program; whoever continues it finds the screen drawn anew;
- every mode that was switched on is switched off again, also when there is no time left;
- however wildly the size changes, the last one counts, and the first is the terminal's own;
- whatever comes instead of keys, Ctrl-C is heard.
"""

from __future__ import annotations

import contextvars
import errno
import os
import select
import signal
import sys
import termios
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from textual import events
from textual._ansi_sequences import SYNC_END, SYNC_START
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size
from textual.message import Message

from drawholdem_tui.tui.terminal.incoming import Incoming
from drawholdem_tui.tui.terminal.only_changes import with_fewer_bytes
from drawholdem_tui.tui.terminal.output import Output

if TYPE_CHECKING:
    from textual.app import App

# synchronized output, paste, wrapping, sizes in band, the mouse in all its modes, focus, the keys
# of kitty, the alternate screen, the cursor, colours
_EVERYTHING_OFF = (
    b"\x1b[?2026l\x1b[?2004l\x1b[?7h\x1b[?2048l"
    b"\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?1016l"
    b"\x1b[?1004l\x1b[<u\x1b[?1049l\x1b[?25h\x1b[0m"
)
_POINTED = b"\x1b[<"  # the beginning of what a mouse says


class Ends(Protocol):
    """Whoever ends the program when a signal, or what counts as one, says so."""

    asked: bool

    def ask(self, signal_number: int) -> None: ...


class TerminalDriver(LinuxDriver):
    """``ending`` is asked from any thread to end the program."""

    ending: Ends | None = None
    key_comes: Callable[[], None] = staticmethod(lambda: None)  # it is news to nobody

    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self.output = Output(sys.__stdout__.fileno() if sys.__stdout__ else 1, self._gone)
        self._file = self.output  # type: ignore[assignment]
        if size is None:  # where nobody asks sooner, Textual lays out for COLUMNS and LINES
            self._size = self._get_terminal_size()
        self._context = contextvars.copy_context()
        self._drawing = False
        self._frame: list[str] | None = None  # as much as there is of it, while it is made

    # Beginning and ending

    def start_application_mode(self) -> None:
        self._drawing = True
        try:
            super().start_application_mode()  # type: ignore[no-untyped-call]
        except RuntimeError:  # no thread to write the modes, or, with all of them on, to read keys
            if self._writes:
                self.close()
                self.restore_at_once()
            self._drawing = False
            raise
        signal.signal(signal.SIGWINCH, lambda *_: self._later(self._tell_size))

    def _tell_size(self) -> None:
        """Asked here and not in the handler of the signal: one that comes into another one would
        be told before it, and the older size would stay."""
        if self._drawing and not self._in_band_window_resize:
            size = Size(*self._get_terminal_size())
            self.send_message(events.Resize(size, size))  # behind the one of the start
            if size == self._app.size:  # there and back: what was cut off on the way is gone
                self._draw_everything()

    def _get_terminal_size(self) -> tuple[int, int]:
        """The terminal's own; COLUMNS and LINES do not change when it does."""
        try:
            columns, rows = os.get_terminal_size(self.output.fileno())
        except OSError:
            columns = rows = 0
        return (columns, rows) if columns and rows else super()._get_terminal_size()

    def write(self, data: str) -> None:
        """A frame goes in one piece, with the marks round it: whoever writes it would be woken, and
        keep whoever makes it waiting, by each of three. While the terminal is given back, nothing
        is drawn."""
        if not self._writes:
            self._frame = None
            return
        if data == SYNC_START:
            self._frame = []
        if self._frame is None:
            super().write(self.output.needed(data))
            return
        self._frame.append(data)
        if data == SYNC_END:
            frame, self._frame = "".join(self._frame), None
            super().write(self.output.needed(frame))

    def write_at_once(self, frame: str) -> None:
        """One that is sent again: nothing is remembered of it. Nobody has told yet whether the
        terminal knows the marks round a frame; one that does not passes over them."""
        if self._writes:
            super().write(f"{SYNC_START}{with_fewer_bytes(frame)}{SYNC_END}")
            time.sleep(0)  # whoever writes would wait for us: what is done next takes its time

    @property
    def _writes(self) -> bool:
        return self._writer_thread is not None and self._writer_thread.is_alive()

    def stop_application_mode(self) -> None:
        if self._drawing:
            super().stop_application_mode()
            self._drawing = False

    def close(self) -> None:
        if self._writes:
            super().close()

    def _disable_mouse_support(self) -> None:
        if self._mouse_pixels:
            self.write("\x1b[?1016l")
        super()._disable_mouse_support()

    def disable_input(self) -> None:
        """Not twice, and not in the background, where it would stop the program."""
        if self._drawing:
            super().disable_input()

    def restore_at_once(self) -> None:
        """Whatever state everything is in: the terminal as it was. Waits for nothing that a
        terminal can hold up."""
        if not self._drawing:
            return
        self._drawing = False
        with suppress(termios.error):
            if self.attrs_before is not None:
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
        with suppress(OSError):
            os.write(self.output.fileno(), _EVERYTHING_OFF)

    def _gone(self) -> None:
        self._ask(signal.SIGHUP)

    def _ask(self, signal_number: int) -> None:
        if self.ending is not None:
            self.ending.ask(signal_number)

    @property
    def _is_ending(self) -> bool:
        return self.ending is not None and self.ending.asked

    # Keys

    def _run_input_thread(self) -> None:
        try:
            self.run_input_thread()
        except OSError:
            self._gone()
        except Exception as error:  # the app tells of it and ends
            self._later(partial(self._app._handle_exception, error))  # noqa: SLF001

    def run_input_thread(self) -> None:
        """As Textual's own, but where that goes on reading from a terminal that has gone, this one
        comes to an end."""
        incoming = Incoming()
        while not self.exit_event.is_set():
            if select.select([self.fileno], [], [], 0.1)[0]:
                try:
                    read = os.read(self.fileno, 4096)
                except InterruptedError:
                    continue
                except OSError as error:
                    if error.errno == errno.EAGAIN:
                        continue
                    raise
                if not read:
                    self._gone()
                    return
                if not read.startswith(_POINTED):
                    self.key_comes()
                for message in incoming.feed(read):
                    self.process_message(message)
            else:
                for message in incoming.silence():
                    self.process_message(message)

    def process_message(self, message: Message) -> None:
        """Ctrl-C is heard here: it ends the program also while something keeps the app busy."""
        if isinstance(message, events.Key) and message.key == "ctrl+c" and self.ending:
            self._ask(signal.SIGINT)
        else:
            super().process_message(message)

    # Stopping and going on

    def _sigtstp_application(self, *_: object) -> None:
        """Somebody else wants the program to stop. Not inside a signal handler: it may have come in
        the middle of drawing."""
        self._later(self._app.action_suspend_process)

    def _sigcont_application(self, *_: object) -> None:
        """Continued, but not by ``suspend``: somebody has stopped the program without a word, and
        the terminal has been used for other things."""
        if self._drawing:
            self._later(self._draw_anew)

    def suspend(self) -> None:
        """Give the terminal back, stop with the whole job, and take the terminal again."""
        if not self._drawing:
            return
        self.suspend_application_mode()
        handler = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.killpg(os.getpgrp(), signal.SIGTSTP)  # ignored by the system where nobody could continue
        time.sleep(0.05)  # a signal may take its time
        self._until_in_front()
        signal.signal(signal.SIGTSTP, handler)
        if not self._is_ending:
            self._resume()

    def _draw_anew(self) -> None:
        if self._drawing:
            self._until_in_front()
            if not self._is_ending:
                self.suspend_application_mode()
                self._resume()

    def _resume(self) -> None:
        self.resume_application_mode()
        self._draw_everything()

    def _draw_everything(self) -> None:
        if self._app.screen_stack:
            self._app.screen.refresh(layout=True)

    def _until_in_front(self) -> None:
        """Continued in the background, there is no terminal to draw on: stop again."""
        with suppress(OSError):
            while os.tcgetpgrp(self.fileno) != os.getpgrp() and not self._is_ending:
                os.kill(os.getpid(), signal.SIGSTOP)
                time.sleep(0.05)

    def _later(self, call: Callable[[], object]) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(call, context=self._context)
