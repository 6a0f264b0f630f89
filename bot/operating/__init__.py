"""Monitoring for the owner: metrics, health and readiness."""
