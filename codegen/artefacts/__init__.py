"""Files: headers with hashes, atomic writing, the manifest, and the check of all of it."""
