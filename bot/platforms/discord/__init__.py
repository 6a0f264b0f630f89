"""Discord: tables in channels, racks that only their owners see, by the library discord.py."""
