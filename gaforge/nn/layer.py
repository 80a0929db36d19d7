"""What the layers of this package have in common, whatever their maps are."""

from __future__ import annotations

from typing import Any

from torch import Tensor, nn

from gaforge.errors import LayoutError
from gaforge.nn.dense import dense_layer


class Layer(nn.Module):
    """A layer that can be counted, shown, built again, and made dense.

    A subclass sets ``in_features`` and ``out_features``, and has ``weight`` and ``options``.
    """

    in_features: int
    out_features: int
    bias: nn.Parameter | None
    weight: Any
    """The dense matrix (out_features, in_features), computed."""

    options: Any
    """Keyword arguments, beside sizes and bias, that make such a layer again."""

    def register_parameter(self, name: str, param: nn.Parameter | None) -> None:
        """Register a parameter, as modules do.

        Raises
        ------
        LayoutError
            If it should take the place of ``weight``, as where embeddings are tied to a head.
        """
        if name == "weight":
            raise LayoutError(
                f"the weight of {type(self).__name__} is computed from its parameters, so that it "
                "can't be set or tied to another; untie it (tie_word_embeddings=False), or take "
                "to_linear()"
            )
        super().register_parameter(name, param)

    @property
    def added_bias(self) -> Tensor | None:
        """The bias that the map ends with, whichever part of the layer holds it."""
        return self.bias

    @property
    def parameter_count(self) -> int:
        """Number of trained numbers."""
        return sum(parameter.numel() for parameter in self.parameters())

    def to_linear(self) -> nn.Linear:
        """Return a dense layer that computes the same map.

        Raises
        ------
        LayoutError
            If the layer is not linear.

        Examples
        --------
        >>> import torch
        >>> from gaforge.nn import RotorLinear
        >>> layer = RotorLinear(24, 16, bias=True)
        >>> x = torch.randn(5, 24)
        >>> torch.allclose(layer.to_linear()(x), layer(x), atol=1e-6)
        True
        """
        return dense_layer(self.weight, self.added_bias)

    def extra_repr(self) -> str:
        """Return the arguments that make this layer again."""
        head = (
            f"in_features={self.in_features}, out_features={self.out_features}, "
            f"bias={self.added_bias is not None}"
        )
        return ", ".join([head, *(f"{key}={value!r}" for key, value in self.options.items())])
