"""Push or fold between two, exactly: all deals are counted."""
