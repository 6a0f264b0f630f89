"""Code that the adapters of all chat platforms share."""
