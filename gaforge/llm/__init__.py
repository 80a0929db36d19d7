"""An LLM's projections replaced by layers of rotors."""
