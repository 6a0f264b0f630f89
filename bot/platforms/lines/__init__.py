"""A platform of JSON lines: whole games driven and watched by a program."""
