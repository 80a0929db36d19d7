"""The file around the kernels, one module per target."""
