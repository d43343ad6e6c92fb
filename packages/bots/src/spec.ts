import type { RandomSource } from '@shirasagi/engine';
import type { Bot, Budget } from './bot.js';
import { CoachBot } from './coach/coach-bot.js';
import { GreedyBot } from './greedy.js';
import { isLevel, LEVELS, opponent } from './levels.js';
import type { NetChoice } from './nets.js';
import { RandomBot } from './random.js';
import { SearchBot } from './search-bot.js';
import { type SearchOptions, TUNED } from './search-options.js';

/** An opponent in words, ready to be seated: how it thinks and for how long. */
export interface Spec {
  readonly budget: Budget;
  seat(rng: RandomSource): Bot;
}

const OPTIONS = Object.keys(TUNED) as (keyof SearchOptions)[];

function readLimit(word: string): Budget | undefined {
  const match = /^(\d+)(ms|n)$/.exec(word);
  if (!match) return undefined;
  return match[2] === 'ms' ? { ms: Number(match[1]) } : { nodes: Number(match[1]) };
}

function readOption(word: string): Partial<SearchOptions> | undefined {
  const [name, value] = word.split('=');
  const option = OPTIONS.find((o) => o === name);
  return option && value !== '' && Number.isFinite(Number(value)) ? { [option]: Number(value) } : undefined;
}

function readSearch(text: string, words: readonly string[]): Spec {
  let budget: Budget = {};
  let options = TUNED;
  let net: NetChoice = 'own';
  for (const word of words) {
    const limit = readLimit(word);
    const option = readOption(word);
    if (limit) budget = { ...budget, ...limit };
    else if (word === 'linear') net = 'none';
    else if (word.startsWith('net=')) net = { name: word.slice(4) };
    else if (option) options = { ...options, ...option };
    else
      throw new Error(
        `${text}: "${word}" is no limit such as 200ms or 2000n, and none of linear, net, ${OPTIONS.join(', ')}`,
      );
  }
  return { budget, seat: (rng) => new SearchBot(rng, options, undefined, net) };
}

/** Reads a level's name, `random`, `greedy`, `coach` or `search:200ms`, `search:2000n`, `search:500n:curiosity=1`, `search:200ms:linear`; throws on others. */
export function readSpec(text: string): Spec {
  const [kind, ...words] = text.split(':');
  if (kind === 'search') return readSearch(text, words);
  if (words.length > 0) throw new Error(`${text}: only search takes a limit`);
  if (isLevel(kind)) return { budget: {}, seat: (rng) => opponent(kind, rng) };
  if (kind === 'random') return { budget: {}, seat: (rng) => new RandomBot(rng) };
  if (kind === 'coach') return { budget: {}, seat: (rng) => new CoachBot(rng) };
  if (kind === 'greedy') return { budget: {}, seat: (rng) => new GreedyBot(rng) };
  throw new Error(`${text}: no such opponent; there are random, greedy, coach, search, ${LEVELS.join(', ')}`);
}
