"""Tables, seats and clocks: the rules set going, through ports to the world outside."""
