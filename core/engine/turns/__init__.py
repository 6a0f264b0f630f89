"""What people and computers do in their turns."""
