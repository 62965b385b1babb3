"""A computed strategy before the flop between two, with stacks that are too deep for push or fold:
few sizes of bets, and beyond the flop what sharks make of each hand."""
