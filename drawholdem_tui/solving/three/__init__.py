"""Push or fold between three, as good as samples make it."""
