import type { GameName } from '@shirasagi/engine';
import { castleFacts } from './castle/facts.js';
import { castleJudge } from './castle/judge.js';
import { castleNets } from './castle/nets.js';
import { CASTLE_PRINCIPLES } from './castle/principles.js';
import type { Principle } from './coach/principle.js';
import { duelFacts } from './duel/facts.js';
import { duelJudge } from './duel/judge.js';
import { duelNets } from './duel/nets.js';
import { DUEL_PRINCIPLES } from './duel/principles.js';
import type { GameFacts } from './game-facts.js';
import type { Judge } from './judge.js';
import type { NetLoaders } from './nets.js';

// What is known of every game: the only place that names them all. Tables of their own, so that a page
// which needs the facts alone does not load weights and nets.

/** What each game is worth to a seat. */
export const JUDGES: Readonly<Record<GameName, Judge>> = { castle: castleJudge, duel: duelJudge };

/** What the coach of each game tells learners. */
export const PRINCIPLES: Readonly<Record<GameName, readonly Principle[]>> = {
  castle: CASTLE_PRINCIPLES as readonly Principle[],
  duel: DUEL_PRINCIPLES as readonly Principle[],
};

/** The nets that come with each game. */
export const NETS: Readonly<Record<GameName, NetLoaders>> = { castle: castleNets, duel: duelNets };

/** Small facts about each game. */
export const FACTS: Readonly<Record<GameName, GameFacts>> = { castle: castleFacts, duel: duelFacts };
