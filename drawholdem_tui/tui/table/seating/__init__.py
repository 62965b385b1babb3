"""How everybody sits, by the size of the screen: in rows, at a straight line, round the felt."""
