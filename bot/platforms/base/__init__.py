"""What the adapters of all chat platforms share."""
