"""One module for each step; its name begins with the number of the step."""
