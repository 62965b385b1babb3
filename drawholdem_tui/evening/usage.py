"""What cannot be: the refusal of whoever asks for it, on a command line or in a form."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # every command waits for this file
    from collections.abc import Iterator
    from pathlib import Path


class UsageError(Exception):
    """Something asked for that cannot be: why, and which option is at fault where it is one."""

    def __init__(self, why: str, option: str | None = None, seat: int | None = None) -> None:
        from drawholdem_tui.words.people import of

        super().__init__(of(f"--{option}", why) if option else why)
        self.why = why
        self.option = option
        self.seat = seat  # which one, where it is about seats

    @classmethod
    def cannot_write(
        cls, path: Path | str, error: OSError, option: str | None = None
    ) -> UsageError:
        """What the system says of a file that was to be written."""
        from drawholdem_tui.words.language import _, translate
        from drawholdem_tui.words.refusals.system import reason

        return cls(translate(_("cannot write {path}: {why}"), path=path, why=reason(error)), option)


@contextmanager
def writing(path: Path, option: str | None = None) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UsageError.cannot_write(path, error, option) from None
