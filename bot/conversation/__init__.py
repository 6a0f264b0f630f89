"""What people say and press: understood, done, and answered with screens."""
