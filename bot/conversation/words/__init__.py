"""What each word does, a module for each group of words."""
