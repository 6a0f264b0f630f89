"""Read what people say and press, act on it, and answer with screens."""
