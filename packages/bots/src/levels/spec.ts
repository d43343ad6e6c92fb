import type { RandomSource } from '@shirasagi/engine';
import type { Bot, Budget } from '../bot.js';
import { CoachBot } from '../coach/coach-bot.js';
import type { NetChoice } from '../nets.js';
import { SearchBot } from '../search/search-bot.js';
import { type SearchOptions, TUNED } from '../search/search-options.js';
import { FONDNESSES } from './fondness.js';
import { GreedyBot, shortSighted } from './greedy.js';
import { isLevel, LEVELS, type Level, opponent, STYLES, styled } from './levels.js';
import { RandomBot } from './random.js';
import type { Style } from './styles.js';

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

/** A style such as `gardens=2`: what it is fond of, and the bonus in points. */
function readStyle(word: string): Style | undefined {
  const [name, value] = word.split('=');
  const fondOf = FONDNESSES.find((one) => one === name);
  const bonus = Number(value);
  if (!fondOf || value === '' || !Number.isFinite(bonus)) return undefined;
  return { fondOf, bonus };
}

/** A level, with its own style, with `plain` for none, or with another one. */
function readLevel(text: string, level: Level, words: readonly string[]): Spec {
  let style: Style | 'none' = STYLES[level];
  for (const word of words) {
    const read = word === 'plain' ? 'none' : readStyle(word);
    if (!read) throw new Error(`${text}: "${word}" is no style; there are plain, ${FONDNESSES.join(', ')}`);
    style = read;
  }
  return { budget: {}, seat: (rng) => opponent(level, rng, style) };
}

function readSearch(text: string, words: readonly string[]): Spec {
  let budget: Budget = {};
  let options = TUNED;
  let net: NetChoice = 'own';
  let style: Style | undefined;
  for (const word of words) {
    const limit = readLimit(word);
    const option = readOption(word);
    const fond = readStyle(word);
    if (limit) budget = { ...budget, ...limit };
    else if (word === 'linear') net = 'none';
    else if (word.startsWith('net=')) net = { name: word.slice(4) };
    else if (fond) style = fond;
    else if (option) options = { ...options, ...option };
    else
      throw new Error(
        `${text}: "${word}" is no limit such as 200ms or 2000n, and none of linear, net, ${FONDNESSES.join(', ')}, ${OPTIONS.join(', ')}`,
      );
  }
  return { budget, seat: (rng) => new SearchBot(rng, { options, net, style }) };
}

/** Greedy play that sees a share of what a state leads to, and nothing of the others: `greedy:sight=0.5`. */
function readGreedy(text: string, words: readonly string[]): Spec {
  if (words.length === 0) return { budget: {}, seat: (rng) => new GreedyBot(rng) };
  const sight = Number(/^sight=(.+)$/.exec(words[0])?.[1]);
  const style = words[1] === undefined ? undefined : readStyle(words[1]);
  const isRead = words.length === 1 || (words.length === 2 && style);
  if (!isRead || !Number.isFinite(sight)) throw new Error(`${text}: greedy takes only a sight, then a style`);
  const likes = styled(
    shortSighted(() => sight),
    style,
  );
  return { budget: {}, seat: (rng) => new GreedyBot(rng, likes) };
}

/** Reads a level's name, `random`, `greedy`, `greedy:sight=0.5`, `coach` or `search:200ms`, `search:2000n`, `search:500n:curiosity=1`, `search:200ms:linear`, `search:200n:gardens=2`, `samurai:plain`; throws on others. */
export function readSpec(text: string): Spec {
  const [kind, ...words] = text.split(':');
  if (kind === 'search') return readSearch(text, words);
  if (kind === 'greedy') return readGreedy(text, words);
  if (isLevel(kind)) return readLevel(text, kind, words);
  if (words.length > 0) throw new Error(`${text}: only search and greedy take more words`);
  if (kind === 'random') return { budget: {}, seat: (rng) => new RandomBot(rng) };
  if (kind === 'coach') return { budget: {}, seat: (rng) => new CoachBot(rng) };
  throw new Error(`${text}: no such opponent; there are random, greedy, coach, search, ${LEVELS.join(', ')}`);
}
