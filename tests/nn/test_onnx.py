"""Layers as ONNX programs, which ONNX Runtime runs on batches of any size."""

import io

import onnxruntime
import pytest
import torch

from gaforge.nn import RotorLinear, RotorNetwork

pytestmark = [
    # What torch says about itself.
    pytest.mark.filterwarnings("ignore:`isinstance.treespec, LeafSpec.` is dep:FutureWarning"),
]


@pytest.mark.parametrize(
    "make",
    [
        lambda: RotorLinear(20, 17, True, width=2),
        lambda: RotorLinear(300, 256, pair=False, in_scale=50, out_scale="channel", init="normal"),
        lambda: RotorNetwork(20, 24, True, chunk_size=16, breadth=2, depth=1, pair=False),
    ],
    ids=["small", "large", "network"],
)
def test_onnx_runtime_computes_the_same(make):
    torch.manual_seed(0)
    layer = make().eval()
    for parameter in layer.parameters():
        parameter.data.add_(0.1)
    x = torch.randn(7, 3, layer.in_features)
    program = torch.onnx.export(
        layer, (x[:2],), dynamic_shapes=({0: torch.export.Dim("batch")},), verbose=False
    )
    file = io.BytesIO()
    program.save(file)
    session = onnxruntime.InferenceSession(file.getvalue(), providers=["CPUExecutionProvider"])
    name = session.get_inputs()[0].name
    for count in (1, 2, 7):
        (y,) = session.run(None, {name: x[:count].numpy()})
        wanted = layer(x[:count])
        assert y.shape == wanted.shape
        assert (torch.from_numpy(y) - wanted).norm() <= 1e-5 * wanted.norm()
