"""Measurements, run on demand: nothing here is a test."""
