"""An evening at a table, whoever shows it: from what was asked for to the last hand."""
