import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { editionFile, type GameName, readEdition } from '@shirasagi/engine';
import { type Match, playMatch } from './match.js';
import type { Side, Tally } from './tally.js';

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
const signed = (elo: number): string =>
  Number.isFinite(elo) ? elo.toFixed(0) : elo > 0 ? 'above all' : 'below all';

function printSide(name: string, side: Side): void {
  const parts = Object.entries(side.categories).map(
    ([category, points]) => `${category} ${points.toFixed(1)} (${percent(side.shares[category])})`,
  );
  console.log(`${name}: mean score ${side.total.toFixed(2)} = ${parts.join(', ')}`);
  console.log(
    `  ${side.decisions.toFixed(1)} decisions a game, ${Math.round(side.lines_per_second)} lines looked at a second`,
  );
}

function print(match: Match, result: Tally): void {
  const { rate, elo } = result;
  console.log(
    `${match.game}, ${match.players} players, ${result.games} games: ${match.a} against ${match.b}`,
  );
  console.log(`wins ${result.wins}, draws ${result.draws}, losses ${result.losses}`);
  console.log(
    `${percent(rate.rate)} (95%: ${percent(rate.low)} to ${percent(rate.high)}; even is ${percent(1 / match.players)})`,
  );
  console.log(`Elo difference ${signed(elo.rate)} (95%: ${signed(elo.low)} to ${signed(elo.high)})`);
  console.log(`mean winning score ${result.winning_score.toFixed(2)}`);
  printSide(match.a, result.a);
  printSide(match.b, result.b);
}

function readEditionFile(game: string, file: string): object {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  return editionFile(game as GameName, readEdition(game, json));
}

/**
 * Plays two opponents against each other: `bench arena --game castle --players 2 --a search:200ms --b greedy`;
 * with `--edition FILE` by the component values of that file, with `--processor-time` by milliseconds of processor
 * time on one core, so that a busy machine disturbs little.
 */
export async function arena(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: 'castle' },
      players: { type: 'string', default: '2' },
      a: { type: 'string', default: 'search:200ms' },
      b: { type: 'string', default: 'greedy' },
      games: { type: 'string', default: '400' },
      seed: { type: 'string', default: 'arena' },
      edition: { type: 'string' },
      cores: { type: 'string' },
      'processor-time': { type: 'boolean' },
      resume: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const match: Match = {
    game: values.game as GameName,
    players: Number(values.players),
    a: values.a,
    b: values.b,
    games: Number(values.games),
    seed: values.seed,
    ...(values.edition !== undefined && { edition: readEditionFile(values.game, values.edition) }),
  };
  const cores = values.cores === undefined ? undefined : Number(values.cores);
  const result = await playMatch(match, {
    cores,
    byProcessorTime: values['processor-time'],
    journal: values.resume,
  });
  if (values.json) {
    const [a, b] = [
      { name: match.a, ...result.a },
      { name: match.b, ...result.b },
    ];
    console.log(JSON.stringify({ ...match, edition: values.edition, ...result, a, b }));
  } else print(match, result);
}
