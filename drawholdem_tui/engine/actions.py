"""What a player can say at the table, and as words of a line: ``fold``, ``raise 240``, ``swap 7c``,
``draw 7c2d``."""

from __future__ import annotations

from drawholdem_tui.engine.cards import Card, cards_or_unknown, text
from drawholdem_tui.engine.fact import Fact


class Fold(Fact):
    """Give the hand up, also when checking would be free (TH-6)."""


class Check(Fact):
    """Stay in for nothing."""


class Call(Fact):
    """Match the bet, or put in the rest of the stack."""


class RaiseTo(Fact):
    """Bet or raise, so that ``amount`` lies before the seat on this street."""

    amount: int


class Swap(Fact):
    """Exchange this hole card for the fee (DH-2)."""

    card: Card


class Keep(Fact):
    """Swap nothing in this round."""


class Draw(Fact):
    """Discard these and get as many; none of them is standing pat (DP-7)."""

    cards: tuple[Card, ...] = ()
    splits: bool = False  # openers, as declared: asked only where the cards are unknown (DP-10)


Action = Fold | Check | Call | RaiseTo | Swap | Keep | Draw


def words_of(action: Action) -> str:
    """
    >>> words_of(RaiseTo(240)), words_of(Draw())
    ('raise 240', 'draw')
    """
    match action:
        case Fold():
            return "fold"
        case Check():
            return "check"
        case Call():
            return "call"
        case RaiseTo(amount):
            return f"raise {amount}"
        case Swap(given_up):
            return f"swap {given_up}"
        case Keep():
            return "keep"
        case Draw(discards, splits):
            return " ".join(filter(None, ("draw", text(discards), "split" * splits)))


def cards_given(do: object) -> tuple[Card, ...]:
    """The cards that go: others come for them."""
    match do:
        case Swap(card):
            return (card,)
        case Draw(cards):
            return cards
    return ()


def words_for_scripts(action: Action) -> str:
    """As JSON has it in every language: standing pat has a word of its own.

    >>> words_for_scripts(Draw()), words_for_scripts(action_of("swap 7c"))
    ('pat', 'swap 7c')
    """
    return "pat" if action == Draw() else words_of(action)


def action_of(words: str) -> Action:
    """
    >>> action_of("swap 7c")
    Swap(card=7c)
    """
    verb, _, rest = words.partition(" ")
    match verb:
        case "raise":
            return RaiseTo(int(rest))
        case "swap":
            (given_up,) = cards_or_unknown(rest)
            return Swap(given_up)
        case "draw":
            discards, _, splits = rest.partition(" ")
            return Draw(cards_or_unknown(discards), bool(splits))
    return _PLAIN[words]


_PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call(), "keep": Keep()}
