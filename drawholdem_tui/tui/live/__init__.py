"""The game going on: who is asked, what is told, when it is seen."""
