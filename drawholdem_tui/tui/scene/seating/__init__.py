"""How everybody sits, by the size of the screen: in rows, at a straight swap line, round the felt."""
