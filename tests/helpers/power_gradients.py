"""The differentiated step of the paper's decomposition, with dense matrices."""

import numpy as np
import torch


def paper_parts(B: torch.Tensor, vectors: torch.Tensor, n: int) -> torch.Tensor:
    """One step of the iteration for each part, from converged vectors that are constants."""
    rows, columns = np.triu_indices(n, 1)
    K = torch.zeros(*B.shape[:-1], n, n, dtype=B.dtype)
    K[..., rows, columns] = B
    left = K - K.mT
    out = []
    for i in range(n // 2 - 1):
        v = vectors[..., i, None, :]
        v = torch.nn.functional.normalize(v @ left @ left, dim=-1)
        u = v @ left
        part = v.mT @ u - u.mT @ v
        out.append(part[..., rows, columns])
        left = left - part
    return torch.stack([*out, left[..., rows, columns]], -2)
