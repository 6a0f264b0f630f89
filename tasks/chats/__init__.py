"""Draws what a turn looks like on each platform, from the bot's real screens."""
