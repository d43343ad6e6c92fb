"""Trains a net on positions of self-play and writes its weights.

python3 bench/train/train.py --out castle.net FOLDER/castle-2 FOLDER/castle-3 ...

Each name stands for three files `bench self-play` wrote. Several rounds of one mode may be given.
"""

import argparse
import json
import math
import time

import torch
from net import SCALE, Net, answer, read, write
from positions import Mode, read_mode

ROWS_OF_TURNS = {"castle": 10, "duel": 13}
TEST_SHARE = 20  # one game in so many is kept for the test
LEAST_SEEN = 200  # a byte with a value must come up this often to get a row
COUNTED = 400_000  # positions that are counted for that


def features_of(mode: Mode, at: torch.Tensor, seat: int) -> torch.Tensor:
    """The features of some positions as a seat sees them, one for each byte."""
    offset = torch.arange(mode.size, device=at.device) * 256
    return mode.views[seat][mode.states[at].long() + offset]


def count(modes: list[Mode]) -> torch.Tensor:
    """How often each feature comes up."""
    size = modes[0].size
    seen = torch.zeros(size * 256, device=modes[0].states.device)
    for mode in modes:
        at = torch.randperm(len(mode.states), device=seen.device)[:COUNTED]
        for part in at.split(16384):
            for seat in range(mode.seats):
                features = features_of(mode, part, seat).flatten()
                seen += torch.bincount(features, minlength=size * 256).float()
    return seen


def choose_rows(seen: torch.Tensor) -> list[int]:
    """Features that get a row: often enough, and not the commonest value of their byte."""
    table = seen.view(-1, 256)
    chosen = table >= LEAST_SEEN
    chosen[torch.arange(len(table)), table.argmax(dim=1)] = False
    return chosen.flatten().nonzero().flatten().tolist()


class Batches:
    """Rows of positions, as each seat sees them."""

    def __init__(self, modes: list[Mode], rows: list[int]):
        device = modes[0].states.device
        number = torch.zeros(modes[0].size * 256, dtype=torch.long, device=device)
        number[torch.tensor(rows, device=device)] = torch.arange(1, len(rows) + 1, device=device)
        # The number of the row for each byte with each value, 0 where there is none.
        self.lookups = [number[mode.views] for mode in modes]
        self.modes = modes
        self.rows = len(rows)

    def hot(self, mode: int, at: torch.Tensor, seat: int) -> torch.Tensor:
        states = self.modes[mode].states[at].long()
        offset = torch.arange(states.shape[1], device=at.device) * 256
        rows = self.lookups[mode][seat][states + offset]
        hot = torch.zeros(len(at), self.rows + 1, device=at.device)
        return hot.scatter_(1, rows, 1.0)[:, 1:]


def targets(
    mode: Mode, at: torch.Tensor, trust: float, spread: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Points to expect, and parts of the victory: how the game ended, mixed with what the search thought."""
    points, wins = mode.totals[at], mode.wins[at]
    scores = mode.scores[at]
    known = ~torch.isnan(mode.win[at])
    scores = torch.where(known[:, None], scores, points)
    if mode.seats == 2:
        win = mode.win[at]
        mover = torch.stack([win, 1 - win], dim=1)
        thought = torch.where(mode.mover[at][:, None] == 0, mover, mover.flip(1))
    else:
        thought = torch.softmax(scores / spread[:, None], dim=1)
    thought = torch.where(known[:, None], thought, wins)
    return (1 - trust) * points + trust * scores, (1 - trust) * wins + trust * thought


def chances(points: torch.Tensor, wins: torch.Tensor, spread: torch.Tensor) -> torch.Tensor:
    """How surprising the victories are."""
    return -(wins * torch.log_softmax(points / spread[:, None], dim=1)).sum(dim=1)


@torch.no_grad()
def fit_spreads(points: torch.Tensor, wins: torch.Tensor, row: torch.Tensor, rows: int) -> torch.Tensor:
    """The spread of each row that makes win chances honest; rows with few positions take their neighbour's."""
    tried = torch.exp(torch.linspace(math.log(1.0), math.log(25.0), 120)).to(points.device)
    best = torch.zeros(rows)
    last = 3.0
    for r in range(rows):
        here = row == r
        if int(here.sum()) >= 500:
            surprise = [chances(points[here], wins[here], s.expand(int(here.sum()))).mean() for s in tried]
            last = float(tried[int(torch.stack(surprise).argmin())])
        best[r] = last
    return best


@torch.no_grad()
def judge(net: Net, batches: Batches, mode: int, at: torch.Tensor, exact: bool) -> torch.Tensor:
    """Points a net expects, by seat."""
    numbers = net.numbers() if exact else None
    found = []
    for part in at.split(8192):
        expected = batches.modes[mode].linear[part].clone()
        for seat in range(batches.modes[mode].seats):
            hot = batches.hot(mode, part, seat)
            added = answer(numbers, hot).float() * SCALE if numbers else net(hot)
            expected[:, seat] += added * batches.modes[mode].deciding[part][:, seat]
        found.append(expected)
    return torch.cat(found)


def errors(mode: Mode, at: torch.Tensor, points: torch.Tensor, spread: torch.Tensor) -> dict[str, float]:
    """How far points, margins and win chances are off."""
    off = ((points - mode.totals[at]) ** 2 * mode.deciding[at]).sum() / mode.deciding[at].sum()
    margin = (points[:, 0] - points[:, 1]) - (mode.totals[at][:, 0] - mode.totals[at][:, 1])
    surprise = chances(points, mode.wins[at], spread[mode.row[at].cpu()].to(points.device)).mean()
    return {"thought": thought_error(mode, at, points), "points": float(off) ** 0.5, "margin": float((margin**2).mean()) ** 0.5, "surprise": float(surprise)}


def thought_error(mode: Mode, at: torch.Tensor, points: torch.Tensor) -> float:
    """How far points are from what the search thought."""
    known = ~torch.isnan(mode.win[at])
    return float(((points - mode.scores[at])[known] ** 2).mean()) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--epochs", type=float, default=3)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--trust", type=float, default=0.5, help="share of the search in the targets")
    parser.add_argument("--winning", type=float, default=1.0, help="weight of win chances beside points")
    parser.add_argument("--from", dest="start", help="a file of weights to go on from; its rows are kept")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    modes = [read_mode(name, device) for name in options.names]
    tests = [(mode.number % TEST_SHARE == 0).nonzero().flatten() for mode in modes]
    lessons = [(mode.number % TEST_SHARE != 0).nonzero().flatten() for mode in modes]
    rows, numbers = read(options.start) if options.start else (choose_rows(count(modes)), None)
    batches = Batches(modes, rows)
    net = Net(len(rows)).to(device)
    if numbers:
        net.set_numbers(numbers)
    # One spread for each number of players and turns left, learned beside the net.
    turns = ROWS_OF_TURNS[modes[0].game]
    spreads = torch.nn.Parameter(torch.full((5, turns), math.log(6.0), device=device))
    groups = [
        {"params": [net.rows], "weight_decay": options.decay},
        {"params": [p for name, p in net.named_parameters() if name != "rows"], "weight_decay": 0.0},
        {"params": [spreads], "weight_decay": 0.0},
    ]
    optimiser = torch.optim.AdamW(groups, lr=options.rate, betas=(0.9, 0.99))
    sizes = torch.tensor([float(len(lesson)) for lesson in lessons])
    steps = max(1, int(options.epochs * float(sizes.sum()) / options.batch))
    print(f"{len(rows)} rows, {[len(lesson) for lesson in lessons]} positions, {steps} steps on {device}", flush=True)
    orders = [lesson[torch.randperm(len(lesson), device=device)] for lesson in lessons]
    place = [0] * len(modes)
    began = time.time()
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1.0, (step + 1) / 50) * 0.5 * (1 + math.cos(math.pi * step / steps))
        net.rounding = step > steps * 0.6
        m = int(torch.multinomial(sizes, 1))
        if place[m] + options.batch > len(orders[m]):
            orders[m] = lessons[m][torch.randperm(len(lessons[m]), device=device)]
            place[m] = 0
        at = orders[m][place[m] : place[m] + options.batch]
        place[m] += options.batch
        mode = modes[m]
        spread = torch.exp(spreads[mode.players][mode.row[at]])
        points, wins = targets(mode, at, options.trust, spread.detach())
        expected = torch.stack(
            [
                mode.linear[at][:, seat] + net(batches.hot(m, at, seat)) * mode.deciding[at][:, seat]
                for seat in range(mode.seats)
            ],
            dim=1,
        )
        off = (((expected - points) / 10) ** 2 * mode.deciding[at]).sum() / mode.deciding[at].sum()
        loss = off + options.winning * chances(expected, wins, spread).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        net.clip()
        if step % max(1, steps // 20) == 0:
            print(f"step {step}: loss {float(loss.detach()):.4f}, {time.time() - began:.0f} s", flush=True)
    fitted: dict[int, list[float]] = {}
    report = {}
    for m, (mode, test, name) in enumerate(zip(modes, tests, options.names)):
        test = test[:400_000]
        before = mode.linear[test]
        after = judge(net, batches, m, test, exact=True)
        old = fit_spreads(before, mode.wins[test], mode.row[test], turns)
        new = fit_spreads(after, mode.wins[test], mode.row[test], turns)
        fitted[mode.players] = new.tolist()
        report[name] = {
            "linear": errors(mode, test, before, old),
            "net": errors(mode, test, after, new),
            "unrounded": errors(mode, test, judge_unrounded(net, batches, m, test), new),
        }
        print(name, json.dumps(report[name]), flush=True)
    write(options.out, net.numbers(), modes[0].size, rows, fitted)
    with open(f"{options.out}.json", "w") as file:
        json.dump({"options": vars(options), "rows": len(rows), "report": report}, file)


def judge_unrounded(net: Net, batches: Batches, mode: int, at: torch.Tensor) -> torch.Tensor:
    """The same without rounding, to see what rounding costs."""
    net.rounding = False
    return judge(net, batches, mode, at, exact=False)


if __name__ == "__main__":
    main()
