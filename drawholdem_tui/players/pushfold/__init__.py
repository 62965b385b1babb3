"""The computed strategy for short stacks between two: push or fold, behind the first swaps. Made by
``drawholdem solve pushfold``; here it is read."""
