"""What happens at the table, in words: who did what, the questions, the rules."""
