"""Everything that a person sees: words, screens and the platforms that show them."""
