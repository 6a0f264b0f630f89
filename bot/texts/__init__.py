"""All texts that people read, in their language (Fluent)."""
