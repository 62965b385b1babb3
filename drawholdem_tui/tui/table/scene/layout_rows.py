"""A table on the smallest screens: a row a seat, and the swap line down beside all of them."""

from __future__ import annotations

from drawholdem_tui.tui.table.scene.plan import CardSize, CardSizes, Place, Plan, Side

_TEXT: CardSize = (2, 1)


class _Spare:
    """Rows that nobody needs, given away in order of what they do for the picture."""

    def __init__(self, rows: int) -> None:
        self.rows = max(0, rows)

    def take(self, wanted: int) -> int:
        """All that is wanted, or nothing."""
        given = wanted if wanted <= self.rows else 0
        self.rows -= given
        return given

    def up_to(self, wanted: int) -> int:
        given = min(wanted, self.rows)
        self.rows -= given
        return given


def in_rows(width: int, height: int, seats: int, hole_cards: int, own: int) -> Plan:
    board = hole_cards == 2
    # title, board and pots as a line each, seats, log, own hand, actions, keys
    spare = _Spare(height - (1 + (2 if board else 1) + seats + 1 + 2 + 2 + 1))
    band = 3 if (spare.take(1) if board else spare.take(2)) else (2 if board else 1)
    hand = 2 + spare.take(2)
    log = 1 + spare.up_to(2)
    above, between, below = spare.take(1), spare.take(1), spare.take(1)
    band += spare.take(2) if board and band == 3 and width >= 72 else 0
    hand += spare.take(2) if hand == 4 else 0
    log += spare.up_to(9)
    share = spare.rows // 3
    above, between, below = above + share, between + share, below + spare.rows - 2 * share

    places = {"title": Place(0, 0, width, 1)}
    y = 1 + above
    card = {3: (5, 3), 5: (7, 5)}.get(band, _TEXT)
    if board and band >= 3:
        places["board"] = Place(1, y, 5 * (card[0] + 1) - 1, band)
        at = places["board"].right + 2
        places["pots"] = Place(at, y, width - at, band)
    elif board:
        places["board"] = Place(0, y, width, 1)
        places["pots"] = Place(0, y + 1, width, 1)
    else:
        places["pots"] = Place(0, y, width, band)
    y += band + between
    line = (11 if board else 8) + min(9, (width - 60) // 2)
    row = min(width - line, 110)
    for index in range(seats):
        places[f"seat-{index + 1}"] = Place(0, y + index, row, 1)
    places["swap-line"] = Place(row, y, width - row, seats)
    y += seats + below
    places["felt"] = Place(0, 1, width, y - 1)
    places["log"] = Place(0, y, width, log)
    places["results"] = Place(0, y, width, log + hand + 2)
    places["caption"] = Place(0, y, width, log)  # in place of the log, which tells it, too
    y += log
    own_card, wide = _own_card(width, hand, hole_cards)
    text = own_card == _TEXT
    places["own-cards"] = Place(1, y, wide, 1 if text else own_card[1] + 1)
    beside = wide + 2
    places["panel"] = Place(beside, y, width - beside, hand)
    # beside one's own cards, and over the log above them
    places["coach"] = Place(0, y - log, width, log + hand)
    y += hand
    places["actions"] = Place(0, y, width, 2)
    places["bet-entry"] = Place(0, y - 1, width, 3)
    if not text:  # one's own cards stay in sight
        places["bet-entry"] = Place(beside, y - 2, width - beside, 4)
    places["curtain"] = Place(0, y - hand, width, hand + 2)
    places["key-bar"] = Place(0, y + 2, width, 1)
    pots = places["pots"]
    return Plan(
        layout="compact",
        places=places,
        seats=seats,
        hole_cards=hole_cards,
        size=(width, height),
        own=own,
        cards=CardSizes(card, own_card, _TEXT, _TEXT),
        sides=(Side.TOP,) * seats,
        open_seats=tuple(places[f"seat-{index + 1}"] for index in range(seats)),
        deck=Place(pots.right - 3, pots.y, 2, 1),
    )


def _own_card(width: int, rows: int, cards: int) -> tuple[CardSize, int]:
    """The largest with a row for the numbers below and room for words beside; and how wide they
    all are. In a row of text the numbers stand between them."""
    for size in ((7, 5), (5, 3)):
        wide = cards * (size[0] + 1) - 1
        if rows > size[1] and width - wide - 2 >= 28:
            return size, wide
    return _TEXT, cards * 4
