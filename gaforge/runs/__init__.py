"""What long runs have in common: checkpoints, metrics, a folder of their own, and stopping."""
