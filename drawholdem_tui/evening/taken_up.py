"""An evening of the book, taken up where it was left."""

from __future__ import annotations

from drawholdem_tui.controller.ports import Played
from drawholdem_tui.engine.deck import SecretDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.evening.bookkeeping import Bookkeeper
from drawholdem_tui.evening.evening import Evening, decks_of
from drawholdem_tui.evening.real.words import played
from drawholdem_tui.evening.table_options import Laid, laid_of
from drawholdem_tui.match.dealing import Dealing
from drawholdem_tui.match.match import Match
from drawholdem_tui.match.state import NO_MATCH, match_of
from drawholdem_tui.players.cpu import UnknownBotError
from drawholdem_tui.storage.book.pages import GoingOn, OpenEvening
from drawholdem_tui.storage.book.writer import Book
from drawholdem_tui.words.refusals.errors import sentence
from drawholdem_tui.words.refusals.not_understood import not_understood


class CannotGoOn(Exception):
    """An evening that this version of the program cannot take up again."""


def taken_up(found: OpenEvening, book: Book, hands: int | None = None) -> Evening:
    """Go on with an evening of the book; ``hands`` in place of what was asked for then."""
    try:
        laid = laid_of(found.standing.laid)
        match = match_of(found.standing.state)
        if found.hand is not None and laid.real:
            played(match_of(found.standing.state).next_dealing(), found.hand.words)
        elif found.hand is not None:
            _rehearse(laid, match_of(found.standing.state), found.hand)
        if hands is not None:
            laid = laid.but(hands=hands)
        keeper = Bookkeeper(book, laid.as_fields(), found.id)
        looks_back = found.hand is None and not laid.real
        before = _played_last(match, found.last) if looks_back else None
        return Evening(laid, match, keeper, hand=found.hand, before=before)
    except UnknownBotError as error:
        raise CannotGoOn(sentence(error.code, error.values)) from error
    except NO_MATCH as error:
        raise CannotGoOn(not_understood(error)) from error


def _played_last(match: Match, text: str | None) -> Played | None:
    """The last hand as its file has it: its cards may still be shown."""
    if text is None or match.button is None:
        return None
    from drawholdem_tui.storage.phh.verify import played_by

    found = played_by(text)
    if found is None:
        return None
    hand, secret, in_the_open = found
    levels, button = match.levels, match.button.button
    level = levels.number_at(match.hands, match.seconds) + 1 if levels else None
    dealing = Dealing(match.hands, hand.rules, hand.setup, match.dealt_in, button, level)
    return Played(dealing, hand, secret, in_the_open)


def _rehearse(laid: Laid, match: Match, hand: GoingOn) -> None:
    """Play what was said, to see whether it can be."""
    dealing, decks = match.next_dealing(), decks_of(laid)
    other = decks(dealing.number, hand.secret) if decks else None
    Hand(dealing.rules, dealing.setup, other or SecretDeck(hand.secret)).play(hand.actions)
