"""The paper's main experiment with its controls: methods, layers, texts and losses compared."""
