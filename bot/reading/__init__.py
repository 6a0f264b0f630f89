"""Lenient reading of typed text: the result is the strict notation of records."""
