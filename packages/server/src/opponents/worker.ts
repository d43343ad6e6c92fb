/** A thread in which opponents think. */
import { parentPort } from 'node:worker_threads';
import { type Bot, type Budget, GreedyBot, SearchBot } from '@shirasagi/bots';
import { rulesFor, seeded, toText } from '@shirasagi/engine';
import type { Level } from '../protocol.js';
import type { Question, Reply } from './pool.js';

const BUDGETS: Readonly<Record<Level, Budget>> = {
  apprentice: {},
  gardener: { nodes: 400 },
  samurai: { ms: 600 },
  daimyo: { ms: 2_000 },
};

async function answer({ game, bytes, level }: Question): Promise<Reply> {
  const rules = rulesFor(game);
  const state = rules.wrap(bytes, rules.edition);
  const rng = seeded(crypto.randomUUID());
  const bot: Bot = level === 'apprentice' ? new GreedyBot(rng) : new SearchBot(rng);
  const { move } = await bot.think(state, BUDGETS[level]);
  return { move: toText(state, move) };
}

parentPort?.on('message', (question: Question) => {
  answer(question).then(
    (reply) => parentPort?.postMessage(reply),
    (error) => parentPort?.postMessage({ failed: String(error) } satisfies Reply),
  );
});
