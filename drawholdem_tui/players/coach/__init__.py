"""What a player could do best, from what that player knows."""
