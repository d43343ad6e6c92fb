import type { Candidate, Thought } from '../bot.js';

/**
 * What several searches come to that each had a tree of its own: each move as often tried as by all of them, and what
 * it leads to on average over those tries.
 */
export function putTogether(thoughts: readonly Thought[]): Thought {
  const byMove = new Map<number, Candidate[]>();
  for (const { best } of thoughts)
    for (const candidate of best)
      byMove.set(candidate.move, [...(byMove.get(candidate.move) ?? []), candidate]);
  const best = [...byMove.values()].map(together).sort((a, b) => b.visits - a.visits);
  const most = Math.max(...thoughts.map((thought) => thought.best.length));
  return { ...work(thoughts), move: best[0].move, best: best.slice(0, most) };
}

/** What several searches of one tree come to: they have seen the same, so the first tells it for all. */
export function ofOneTree(thoughts: readonly Thought[]): Thought {
  const [{ move, best, kept }] = thoughts;
  return { ...work(thoughts), move, best, kept };
}

/** How much several searches did, and what they expect. */
function work(thoughts: readonly Thought[]): Omit<Thought, 'move' | 'best'> {
  const sum = (pick: (thought: Thought) => number): number =>
    thoughts.reduce((total, thought) => total + pick(thought), 0);
  const outlook = outlookOf(thoughts);
  return {
    ...(outlook && { outlook }),
    nodes: sum(({ nodes }) => nodes),
    kept: sum(({ kept }) => kept),
    ms: Math.max(...thoughts.map(({ ms }) => ms)),
  };
}

/** One move in several searches; its line is that of the search that tried it most. */
function together(candidates: readonly Candidate[]): Candidate {
  const visits = candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
  const mean = (pick: (candidate: Candidate) => number): number =>
    candidates.reduce((sum, candidate) => sum + pick(candidate) * share(candidate), 0);
  const share = (candidate: Candidate): number =>
    visits > 0 ? candidate.visits / visits : 1 / candidates.length;
  const { move, line } = candidates.reduce((most, candidate) =>
    candidate.visits > most.visits ? candidate : most,
  );
  return { move, line, visits, score: mean(({ score }) => score), win: mean(({ win }) => win) };
}

/** Expected points of every seat, each search counted by how much it looked at. */
function outlookOf(thoughts: readonly Thought[]): readonly number[] | undefined {
  const told = thoughts.filter(({ outlook }) => outlook !== undefined);
  const nodes = told.reduce((sum, thought) => sum + Math.max(1, thought.nodes), 0);
  return told[0]?.outlook?.map((_, seat) =>
    told.reduce((sum, thought) => sum + (thought.outlook![seat] * Math.max(1, thought.nodes)) / nodes, 0),
  );
}
