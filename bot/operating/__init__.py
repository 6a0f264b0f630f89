"""What whoever runs the program sees of it: figures, whether it lives, whether it is ready."""
