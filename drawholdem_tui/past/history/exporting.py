"""What is listed, as files beside the program: a folder of its own each time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from drawholdem_tui.past.export import Exported, HoldsOthersError, export_csv, export_phh
from drawholdem_tui.past.history.listing import Listing
from drawholdem_tui.storage.book.faults import BookFault
from drawholdem_tui.storage.book.hands.listed import KeptHand
from drawholdem_tui.storage.book.history import history
from drawholdem_tui.words.language import mark as _
from drawholdem_tui.words.language import plural, translate
from drawholdem_tui.words.past.book import book_fault, holds_others
from drawholdem_tui.words.people import one_by_one
from drawholdem_tui.words.refusals.system import reason
from drawholdem_tui.words.times import here_and_now


def export_found(listing: Listing, hands: Sequence[int], kind: str) -> str:
    """Write them, and say how many; of evenings that go on only what may be known."""
    out = Path.cwd() / f"hands-{here_and_now():%Y-%m-%d-%H%M%S}"
    try:
        export = export_csv if kind == "csv" else export_phh
        return _written(export(_kept(listing, hands, whole=kind == "csv"), out), out)
    except BookFault as fault:
        return book_fault(fault.fault, fault.why, None)
    except HoldsOthersError as held:
        return holds_others(str(held.file))
    except OSError as error:
        why = translate(_("It cannot be written: {why}."))
        return why.format(why=reason(error))


def _kept(listing: Listing, hands: Sequence[int], *, whole: bool) -> Iterator[KeptHand]:
    """A table of figures tells no cards."""
    with history(listing.book) as past:
        for hand in hands:
            kept = past.kept(hand)
            if not kept.gone:
                yield kept if whole else listing.seen.hand(kept, own=True)


def _written(done: Exported, out: Path) -> str:
    written = plural("One hand in {folder}", "{hands} hands in {folder}", done.hands)
    told = written.format(hands=done.hands, folder=out.name)
    if not done.damaged:
        return told
    left = plural("one damaged one left out", "{hands} damaged ones left out", len(done.damaged))
    return one_by_one([told, left.format(hands=len(done.damaged))])
