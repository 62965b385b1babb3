"""What happens at the table, in words: who did what, what is asked, what a rule is called."""
