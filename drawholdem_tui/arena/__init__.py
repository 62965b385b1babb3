"""Computers among themselves: many hands, nobody looking on."""
