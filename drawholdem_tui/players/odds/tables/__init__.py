"""What is looked up: ranks, the row of a board, figures that have been worked out beforehand."""
