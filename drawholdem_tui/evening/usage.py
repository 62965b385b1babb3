"""What cannot be: the refusal of whoever asks for it, on a command line or in a form."""

from __future__ import annotations


class UsageError(Exception):
    """Something asked for that cannot be: why, and which option is at fault where it is one."""

    def __init__(self, why: str, option: str | None = None, seat: int | None = None) -> None:
        super().__init__(f"--{option}: {why}" if option else why)
        self.why = why
        self.option = option
        self.seat = seat  # which one, where it is about seats
