"""What players type, read generously: out comes the strict notation of records."""
