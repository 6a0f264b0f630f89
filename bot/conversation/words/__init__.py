"""The action of each word, a module for each group of words."""
