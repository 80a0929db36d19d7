"""Printers: from programs and plans to text. They refuse what they do not know."""
