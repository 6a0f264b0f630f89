"""Notices of tables: worded for each reader and shown on each platform."""
