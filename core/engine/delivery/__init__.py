"""What comes in and goes out: the inbox, notices, the outbox and its rates."""
