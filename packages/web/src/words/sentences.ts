import { apply, clone, describe, type Move, question, type State } from '@shirasagi/engine';
import { viewOf } from '../games/index.js';
import type { LogEntry } from '../session/session.js';
import { changeWords } from './changes.js';
import type { MoveMessage, MoveMessageKey } from './move-message.js';
import { type Subjects, whoOf } from './names.js';
import { whyNotWords } from './why-sentence.js';
import type { Words } from './words.js';

export { changeWords } from './changes.js';
export {
  effectWords,
  type IconWord,
  iconAbout,
  iconName,
  markWords,
  partWords,
  priceWords,
} from './effect-words.js';
export {
  categoryName,
  clanName,
  clanOf,
  levelName,
  placeForm,
  placeName,
  type Subjects,
} from './names.js';
export type { Words } from './words.js';

/** Offers that do not say by themselves what they cost and give at once. */
const OFFERS_WITH_CHANGES: readonly string[] = [
  'placeDie',
  'train',
  'domainRow',
  'place',
  'take',
  'gardenColumn',
  'yard',
  'climbPath',
  'lantern',
] satisfies MoveMessageKey[];

/** Deeds that say everything, or whose changes are another player's. */
const TOLD_WITHOUT_CHANGES: readonly string[] = [
  'gainAny',
  'exchange',
  'giveBack',
  'endTurn',
] satisfies MoveMessageKey[];

function messageOf(t: Words, state: State, move: Move): MoveMessage {
  return viewOf(state).sentences.move(t, state, describe(state, move), move);
}

/** Some languages begin a sentence with the name of a place, which is written small elsewhere. */
function sentence(t: Words, text: string, changes: string): string {
  const deed = text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
  return changes ? t('moves.changed', { deed, changes }) : t('moves.plain', { deed });
}

/** What a move would change at once for the seat to move; cards drawn on the way do not touch holdings. */
function changesBy(t: Words, state: State, move: Move): string {
  const after = clone(state);
  apply(after, move, () => 0);
  return changeWords(t, state, after, state.toMove);
}

/** A legal move as an offer: `Pay 2 coins: a courtier to the gate.` */
export function moveSentence(t: Words, state: State, move: Move): string {
  const message = messageOf(t, state, move);
  if (message.key === 'skip') return sentence(t, t(`moves.skip.${message.what}`), '');
  const changes = OFFERS_WITH_CHANGES.includes(message.key) ? changesBy(t, state, move) : '';
  return sentence(t, t(`moves.do.${message.key}`, message.values), changes);
}

/** Deeds that name what is paid or gained, so that changes of that one sign say nothing new. */
const NAMES_MONEY: readonly string[] = ['payMix', 'gainMoney'] satisfies MoveMessageKey[];

/** Whether a sentence has said already what changed, so that once is enough. */
function saysAll(key: MoveMessageKey, effect: unknown, changes: string): boolean {
  if (NAMES_MONEY.includes(key)) return !(changes.includes('+') && changes.includes('−'));
  const gained = String(effect)
    .split(', ')
    .map((part) => `+${part}`);
  return gained.sort().join() === changes.split(', ').sort().join();
}

/** Seats without names, which go by their clans. */
const NO_NAMES: Subjects = [];

/** A decision that stands, told of who made it: `The Wave clan sent a courtier to the gate: −2 coins.` */
export function logSentence(
  t: Words,
  { before, move, after, seat }: LogEntry,
  subjects: Subjects = NO_NAMES,
): string {
  const message = messageOf(t, before, move);
  const who = whoOf(t, before, seat, subjects);
  if (message.key === 'skip') return sentence(t, t('moves.told', { who, deed: t('moves.did.skip') }), '');
  const told = t('moves.told', { who, deed: t(`moves.did.${message.key}`, message.values) });
  if (TOLD_WITHOUT_CHANGES.includes(message.key)) return sentence(t, told, '');
  const changes = changeWords(t, before, after, seat);
  return sentence(t, told, saysAll(message.key, message.values.effect, changes) ? '' : changes);
}

/** Everything that happened besides the decision itself, in order. */
export function newsSentences(
  t: Words,
  { before, move, after, events }: LogEntry,
  subjects: Subjects = NO_NAMES,
): string[] {
  const { sentences } = viewOf(after);
  const unasked = sentences.unasked(t, before, move, after, subjects);
  // A rival that turned in nothing is no news.
  const worthTelling = events.filter(
    (event) => !((event.kind === 'rivalCoins' || event.kind === 'rivalGardens') && event.points === 0),
  );
  return [...unasked, ...worthTelling.map((event) => sentences.event(t, event, after, subjects))];
}

/** A step as a caption tells it: the decision, or what its end of a turn brought about. */
export function stepSentence(t: Words, entry: LogEntry, subjects: Subjects): string {
  if (describe(entry.before, entry.move).kind !== 'endTurn') return logSentence(t, entry, subjects);
  return newsSentences(t, entry, subjects).join(' ') || logSentence(t, entry, subjects);
}

/** What is asked now, in one line. */
export function askSentence(t: Words, state: State, canTakeBack = true): string {
  if (state.toMove < 0) return t('moves.ask.over');
  // What is asked never names a way that is closed.
  if (!canTakeBack && question(state)?.kind === 'endTurn') return t('moves.ask.endTurnOnly');
  return viewOf(state).sentences.ask(t, state);
}

/** Why the move written as `text` cannot be chosen now, in one sentence; `yours` is whether you decide at all. */
export function whyNotSentence(t: Words, state: State, text: string, yours = true): string {
  if (!yours && state.toMove >= 0) return t('why.notYours');
  const asked = viewOf(state).sentences.ask(t, state);
  return whyNotWords(t, state, text, asked);
}
