"""Between the loop and the screen: who is asked, what is told, when it is seen."""
