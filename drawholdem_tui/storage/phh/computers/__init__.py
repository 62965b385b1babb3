"""Which of a hand's players were computers, what they knew, and whether they decided from that."""
