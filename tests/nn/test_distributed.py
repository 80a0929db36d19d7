"""Two processes train a layer as one does, replicated (DDP) and sharded (FSDP2), over gloo."""

import subprocess
import sys
from contextlib import ExitStack

import pytest
import torch
from torch import nn

from gaforge.nn import RotorLinear, RotorNetwork

PROCESS = """
import sys, torch, warnings
import torch.distributed as dist
from torch import nn
from torch.distributed.checkpoint.state_dict import (
    StateDictOptions, get_model_state_dict, set_model_state_dict,
)
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor
from torch.nn.parallel import DistributedDataParallel
from gaforge.nn import RotorLinear, RotorNetwork

warnings.simplefilter("error")
warnings.filterwarnings("ignore", "DTensor random operators may not have")  # on CPUs
rank, folder = int(sys.argv[1]), sys.argv[2]
torch.set_num_threads(1)
dist.init_process_group("gloo", init_method=f"file://{folder}/store", rank=rank, world_size=2)
mesh = init_device_mesh("cpu", (2,))
whole = StateDictOptions(full_state_dict=True)


def made():
    return nn.Sequential(RotorLinear(20, 16, True), RotorNetwork(16, 16, chunk_size=16))


def sharded(model):
    for part in (*model, model):
        fully_shard(part, mesh=mesh)
    return model


def trained(model):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    half = slice(4 * rank, 4 * rank + 4)
    for _ in range(3):
        optimizer.zero_grad()
        (model(x[half]) - target[half]).square().mean().backward()
        optimizer.step()
    return model


torch.manual_seed(0)
model = made()
start = {key: value.clone() for key, value in model.state_dict().items()}
x, target = torch.randn(8, 20), torch.randn(8, 16)

for parameter in model.parameters():
    parameter.data.add_(rank)  # rank 0 is copied to all
replicated = trained(DistributedDataParallel(model)).module.state_dict()

model = made()
model.load_state_dict(start)
model = trained(sharded(model))
assert all(type(p) is DTensor for p in model.parameters())
assert model[0].bias.to_local().shape == (8,)
state = get_model_state_dict(model, options=whole)

with torch.device("meta"):
    other = sharded(made())
other.to_empty(device="cpu")
for part in other:
    part.reset_parameters()
with torch.no_grad():
    wanted, fresh = model(x), other(x)
    assert not fresh.allclose(wanted, atol=0.1)  # and what was held of that is forgotten
    set_model_state_dict(other, state, options=whole)
    torch.testing.assert_close(other(x), wanted)
state = get_model_state_dict(other, options=whole)
torch.save({"replicated": replicated, "sharded": state}, f"{folder}/{rank}.pt")
dist.destroy_process_group()
"""


@pytest.fixture(scope="module")
def ends(tmp_path_factory):
    """What the two processes ended with."""
    folder = tmp_path_factory.mktemp("distributed")
    arguments = [sys.executable, "-c", PROCESS]
    with ExitStack() as stack:
        logs = [stack.enter_context((folder / f"{rank}.log").open("w+")) for rank in range(2)]
        running = [
            stack.enter_context(subprocess.Popen([*arguments, str(rank), str(folder)], stderr=log))
            for rank, log in enumerate(logs)
        ]
        for process in running:
            stack.callback(process.kill)
        codes = [process.wait(timeout=60) for process in running]
        assert codes == [0, 0], "\n".join(log.seek(0) or log.read() for log in logs)
    return [torch.load(folder / f"{rank}.pt", weights_only=True) for rank in range(2)]


@pytest.fixture(scope="module")
def alone():
    """The model that one process trains."""
    torch.manual_seed(0)
    model = nn.Sequential(RotorLinear(20, 16, True), RotorNetwork(16, 16, chunk_size=16))
    x, target = torch.randn(8, 20), torch.randn(8, 16)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(3):
        optimizer.zero_grad()
        (model(x) - target).square().mean().backward()
        optimizer.step()
    return model


@pytest.mark.parametrize("way", ["replicated", "sharded"])
def test_two_processes_train_as_one(ends, alone, way):
    wanted = alone.state_dict()
    for end in ends:
        assert set(end[way]) == set(wanted)
        for key, value in wanted.items():
            torch.testing.assert_close(end[way][key], value, rtol=1e-5, atol=1e-6)
    alone.load_state_dict(ends[0][way], strict=True)
