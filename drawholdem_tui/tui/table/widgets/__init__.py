"""The regions of the table: each draws one frozen picture, and draws again only when it changes."""
