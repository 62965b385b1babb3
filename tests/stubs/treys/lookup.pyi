class LookupTable:
    MAX_HIGH_CARD: int
    flush_lookup: dict[int, int]
    unsuited_lookup: dict[int, int]
