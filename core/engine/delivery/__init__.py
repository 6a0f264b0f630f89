"""Incoming updates and outgoing notices: the inbox, the outbox and the rate limits."""
