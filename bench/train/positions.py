"""Reads what `bench self-play` wrote."""

import json
from dataclasses import dataclass

import numpy as np
import torch

MOST_SEATS = 4


@dataclass
class Mode:
    """The positions of one game with one number of seats."""

    game: str
    seats: int
    players: int  # seats that decide; the rival does not
    size: int
    views: torch.Tensor  # [seats, size * 256]: the feature of each byte with each value
    states: torch.Tensor  # [n, size] bytes
    mover: torch.Tensor
    row: torch.Tensor  # turns left, for the spread
    deciding: torch.Tensor  # [n, seats] 1 for players, 0 for the rival
    number: torch.Tensor  # the game a position belongs to
    linear: torch.Tensor  # [n, seats] points the weighted sum expects
    scores: torch.Tensor  # [n, seats] points the search expected a few turns later
    win: torch.Tensor  # win chance of the mover a few turns later
    totals: torch.Tensor  # [n, seats] points at the end
    wins: torch.Tensor  # [n, seats] part of the victory


def read_mode(name: str, device: torch.device) -> Mode:
    """Reads `name`.json, `name`.views and `name`.positions."""
    with open(f"{name}.json") as file:
        head = json.load(file)
    size = head["size"]
    floats = np.dtype("<f4")
    record = np.dtype(
        [
            ("state", "u1", (size,)),
            ("seats", "u1"),
            ("mover", "u1"),
            ("row", "u1"),
            ("deciding", "u1"),
            ("number", "<u4"),
            ("linear", floats, (MOST_SEATS,)),
            ("scores", floats, (MOST_SEATS,)),
            ("win", floats),
            ("totals", floats, (MOST_SEATS,)),
            ("wins", floats, (MOST_SEATS,)),
        ]
    )
    if record.itemsize != head["record"]:
        raise ValueError(f"{name}: records have {head['record']} bytes, not {record.itemsize}")
    data = np.fromfile(f"{name}.positions", dtype=record)
    seats = int(data["seats"][0])

    def numbers(field: str) -> torch.Tensor:
        return torch.from_numpy(np.ascontiguousarray(data[field])).to(device)

    bits = np.ascontiguousarray(data["deciding"])[:, None] >> np.arange(seats)[None, :] & 1
    views = np.fromfile(f"{name}.views", dtype="<i4").reshape(seats, size * 256)
    return Mode(
        game=head["game"],
        seats=seats,
        players=int(bits[0].sum()),
        size=size,
        views=torch.from_numpy(views.astype(np.int64)).to(device),
        states=numbers("state"),
        mover=numbers("mover").long(),
        row=numbers("row").long(),
        deciding=torch.from_numpy(bits.astype(np.float32)).to(device),
        number=torch.from_numpy(data["number"].astype(np.int64)).to(device),
        linear=numbers("linear")[:, :seats].contiguous(),
        scores=numbers("scores")[:, :seats].contiguous(),
        win=numbers("win"),
        totals=numbers("totals")[:, :seats].contiguous(),
        wins=numbers("wins")[:, :seats].contiguous(),
    )
