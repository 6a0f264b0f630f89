"""The rules, pure and synchronous: no clock, and chance only from a given seed."""
