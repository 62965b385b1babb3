"""A real table in lines: the program is dealer's memory, cashier and referee."""
