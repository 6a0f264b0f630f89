"""Telegram: tables in groups, racks in the private chat, by the library python-telegram-bot."""
