"""The net of packages/bots/src/net/weights.ts: the same whole numbers, and a form that can be trained."""

import struct

import torch
from torch import nn

FIRST = 64
SECOND = 32
MOST = 127
UNIT = 64  # a unit's output of one
FIRST_UNIT = 128  # a sum of the first layer of one
POINTS = 8.0  # points an answer of one is worth
MAGIC = 0x4E534831


class Rounded(torch.autograd.Function):
    """Rounds on the way forward and lets gradients through."""

    @staticmethod
    def forward(_context, value):
        return torch.round(value)

    @staticmethod
    def backward(_context, gradient):
        return gradient


def whole(value: torch.Tensor, unit: float, most: float) -> torch.Tensor:
    """A number as it is after it was written as a whole number of parts of `unit`."""
    return torch.clamp(Rounded.apply(value * unit), -most, most) / unit


class Net(nn.Module):
    """First layer by rows (0 is the row of zeros), then two layers with clipped outputs."""

    def __init__(self, rows: int):
        super().__init__()
        self.rows = nn.Parameter(torch.randn(rows, FIRST) * 0.03)
        self.first_bias = nn.Parameter(torch.rand(FIRST))
        self.second = nn.Parameter(torch.randn(SECOND, FIRST) / FIRST**0.5)
        self.second_bias = nn.Parameter(torch.rand(SECOND))
        self.last = nn.Parameter(torch.zeros(SECOND))
        self.last_bias = nn.Parameter(torch.zeros(1))
        self.rounding = False

    def clip(self) -> None:
        """Keeps weights inside what eight bits can say."""
        with torch.no_grad():
            self.rows.clamp_(-MOST / FIRST_UNIT, MOST / FIRST_UNIT)
            self.second.clamp_(-MOST / UNIT, MOST / UNIT)
            self.last.clamp_(-MOST / UNIT, MOST / UNIT)

    def set_numbers(self, numbers: dict[str, torch.Tensor]) -> None:
        """Takes over the whole numbers of another net with the same rows."""
        units = {
            "rows": FIRST_UNIT,
            "first_bias": FIRST_UNIT,
            "second": UNIT,
            "second_bias": UNIT * UNIT,
            "last": UNIT,
            "last_bias": UNIT * UNIT,
        }
        with torch.no_grad():
            for name, unit in units.items():
                own = getattr(self, name)
                own.copy_(numbers[name].reshape(own.shape).float() / unit)

    def forward(self, hot: torch.Tensor) -> torch.Tensor:
        """Points to add for states given as a one for each of their rows."""
        rows, second, last = self.rows, self.second, self.last
        if self.rounding:
            rows = whole(rows, FIRST_UNIT, MOST)
            second = whole(second, UNIT, MOST)
            last = whole(last, UNIT, MOST)
        first = torch.clamp(hot @ rows + self.first_bias, 0, MOST / UNIT)
        if self.rounding:
            first = whole(first - 0.5 / UNIT, UNIT, MOST)
        hidden = torch.clamp(first @ second.T + self.second_bias, 0, MOST / UNIT)
        return POINTS * (hidden @ last + self.last_bias)

    def numbers(self) -> dict[str, torch.Tensor]:
        """All weights as whole numbers."""

        def parts(value: torch.Tensor, unit: float, most: float) -> torch.Tensor:
            return torch.clamp(torch.round(value.detach().double() * unit), -most, most).long().cpu()

        return {
            "rows": parts(self.rows, FIRST_UNIT, MOST),
            "first_bias": parts(self.first_bias, FIRST_UNIT, 32767),
            "second": parts(self.second, UNIT, MOST),
            "second_bias": parts(self.second_bias, UNIT * UNIT, 2**30),
            "last": parts(self.last, UNIT, MOST),
            "last_bias": parts(self.last_bias, UNIT * UNIT, 2**30),
        }


def answer(numbers: dict[str, torch.Tensor], hot: torch.Tensor) -> torch.Tensor:
    """What the whole numbers say; doubles hold them exactly."""
    device = hot.device
    n = {name: value.to(device).double() for name, value in numbers.items()}
    first = torch.clamp(torch.floor((hot.double() @ n["rows"] + n["first_bias"]) / 2), 0, MOST)
    hidden = torch.clamp(torch.floor((first @ n["second"].T + n["second_bias"]) / UNIT), 0, MOST)
    return hidden @ n["last"] + n["last_bias"]


SCALE = POINTS / (UNIT * UNIT)


def write(
    file: str,
    numbers: dict[str, torch.Tensor],
    size: int,
    features: list[int],
    spreads: dict[int, list[float]],
) -> None:
    """Writes the file that `readNet` reads; `features` are those of the rows, in order."""
    counts = [0] * size
    for feature in features:
        counts[feature // 256] += 1

    def packed(kind: str, value: torch.Tensor) -> bytes:
        flat = value.flatten().tolist()
        return struct.pack(f"<{len(flat)}{kind}", *flat)

    parts = [struct.pack("<iHHHHfH", MAGIC, size, len(features), FIRST, SECOND, SCALE, len(spreads))]
    for seats, values in spreads.items():
        parts.append(struct.pack(f"<HH{len(values)}f", seats, len(values), *values))
    parts.append(bytes(counts))
    parts.append(bytes(feature % 256 for feature in features))
    parts.append(packed("b", numbers["rows"]))
    parts.append(packed("h", numbers["first_bias"]))
    parts.append(packed("b", numbers["second"]))
    parts.append(packed("i", numbers["second_bias"]))
    parts.append(packed("b", numbers["last"]))
    parts.append(packed("i", numbers["last_bias"]))
    with open(file, "wb") as out:
        out.write(b"".join(parts))


def read(file: str) -> tuple[list[int], dict[str, torch.Tensor]]:
    """Reads what `write` wrote: the features of the rows, and the whole numbers."""
    with open(file, "rb") as source:
        data = source.read()
    at = 0

    def take(form: str) -> tuple:
        nonlocal at
        found = struct.unpack_from(f"<{form}", data, at)
        at += struct.calcsize(f"<{form}")
        return found

    magic, size, rows, first, second, _scale, spreads = take("iHHHHfH")
    if (magic, first, second) != (MAGIC, FIRST, SECOND):
        raise ValueError(f"{file} is no net of {FIRST} and {SECOND} units")
    for _ in range(spreads):
        _players, length = take("HH")
        take(f"{length}f")
    counts = take(f"{size}B")
    values = take(f"{rows}B")
    bytes_of_rows = [byte for byte, count in enumerate(counts) for _ in range(count)]
    features = [byte * 256 + value for byte, value in zip(bytes_of_rows, values)]
    shapes = [
        ("rows", "b", rows * FIRST),
        ("first_bias", "h", FIRST),
        ("second", "b", FIRST * SECOND),
        ("second_bias", "i", SECOND),
        ("last", "b", SECOND),
        ("last_bias", "i", 1),
    ]
    return features, {name: torch.tensor(take(f"{length}{kind}")) for name, kind, length in shapes}
