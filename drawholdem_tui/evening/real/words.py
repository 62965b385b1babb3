"""What is said at a real table, a line each, as the book keeps it: actions, the cards of the board,
the order of the hands, and that the last of these was a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drawholdem_tui.engine.actions import Action, action_of, words_of
from drawholdem_tui.engine.cards import Card, cards, cards_or_unknown, text
from drawholdem_tui.engine.deck import RealDeck
from drawholdem_tui.engine.hand import Hand
from drawholdem_tui.engine.judging import Judgement
from drawholdem_tui.match.dealing import Dealing

UNDO = "undo"


@dataclass(frozen=True, slots=True)
class BoardTold:
    """All of the board that is known now; in the place of a card nobody told, an unknown one."""

    cards: tuple[Card, ...]


Entry = Action | BoardTold | Judgement


def words_for(entry: Entry) -> str:
    """
    >>> words_for(BoardTold(cards("Qs7d2c"))), words_for(Judgement(((2,), (0, 1))))
    ('board Qs7d2c', 'judge 2/0,1')
    """
    match entry:
        case BoardTold(told):
            return f"board {text(told)}"
        case Judgement(order, shown):
            groups = "/".join(",".join(map(str, group)) for group in order)
            hands = [f"{seat}:{text(held)}" for seat, held in shown]
            return " ".join(("judge", groups, *hands))
        case action:
            return words_of(action)


def entry_of(words: str) -> Entry:
    """
    >>> entry_of("judge 1/0 1:AsKd")
    Judgement(order=((1,), (0,)), shown=((1, (As, Kd)),))
    """
    verb, *rest = words.split(" ")
    match verb:
        case "board":
            return BoardTold(cards_or_unknown(rest[0]))
        case "judge":
            groups = [group.split(",") for group in rest[0].split("/")]
            hands = [hand.split(":") for hand in rest[1:]]
            return Judgement(
                tuple(tuple(map(int, group)) for group in groups),
                tuple((int(seat), cards(held)) for seat, held in hands),
            )
    return action_of(words)


def still_said(words: Sequence[str]) -> list[str]:
    """What holds, where each ``undo`` has taken back the last that did.

    >>> still_said(["call", "fold", "undo", "undo", "check"])
    ['check']
    """
    holds: list[str] = []
    for each in words:
        if each == UNDO:
            holds.pop()
        else:
            holds.append(each)
    return holds


def played(dealing: Dealing, said: Sequence[str]) -> Hand:
    """The hand that it gives; what cannot be raises ``EngineError`` or what reading stumbles on."""
    entries = [entry_of(words) for words in still_said(said)]
    boards = [each for each in entries if isinstance(each, BoardTold)]
    deck = RealDeck(boards[-1].cards if boards else ())
    hand = Hand(dealing.rules, dealing.setup, deck)
    for entry in entries:
        if isinstance(entry, Judgement):
            hand.judge(entry)
        elif not isinstance(entry, BoardTold):
            hand.act(entry)
    return hand
