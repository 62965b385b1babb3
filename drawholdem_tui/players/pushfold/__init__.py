"""The computed strategy for short stacks: push or fold, after the first swaps. Made by ``drawholdem
solve pushfold``, read here."""
