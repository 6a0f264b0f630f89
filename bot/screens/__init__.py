"""What people are shown: screens that say everything in text, whatever the platform."""
