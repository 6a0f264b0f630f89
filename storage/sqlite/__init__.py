"""A SQLite file: opened, guarded and backed up."""
