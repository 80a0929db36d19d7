"""Every operation compared with other packages."""
