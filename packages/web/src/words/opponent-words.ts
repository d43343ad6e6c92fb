import type { OpponentLevel } from '../session/session.js';
import { characterOf, LEVELS, numberOf } from '../table/seats/characters.js';
import type { Words } from './words.js';

/** What an opponent of a level is called: `Kohei`. */
export const opponentName = (t: Words, level: OpponentLevel): string =>
  t(`opponents.name.${characterOf(level)}`);

/** An opponent with its level, for a list to choose from: `Kohei, level 2: medium`. */
export const opponentInFull = (t: Words, level: OpponentLevel): string =>
  t('opponents.full', { name: opponentName(t, level), ...rungOf(t, level) });

/** An opponent with its level, for a seat: `Kohei (level 2)`. */
export const opponentInShort = (t: Words, level: OpponentLevel): string =>
  t('opponents.short', { name: opponentName(t, level), number: numberOf(level) });

/** That a computer plays, and how well: `Computer opponent, level 3 of 5: medium`. */
export const computerWords = (t: Words, level: OpponentLevel): string =>
  t('opponents.computer', rungOf(t, level));

/** How an opponent plays, in a sentence. */
export const playsWords = (t: Words, level: OpponentLevel): string =>
  t(`opponents.plays.${characterOf(level)}`);

const rungOf = (t: Words, level: OpponentLevel) => ({
  number: numberOf(level),
  count: LEVELS.length,
  strength: t(`opponents.strength.${level}`),
});
