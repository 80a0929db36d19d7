"""Other packages as witnesses, each behind the interface of `Witness`."""

from gaforge.validation.witnesses.base import PACKAGES, Lack, Offer, Witness, find_witnesses

__all__ = ["PACKAGES", "Lack", "Offer", "Witness", "find_witnesses"]
