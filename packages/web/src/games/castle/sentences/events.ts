import {
  type CastleEvent,
  type CastlePosition,
  type CastleState,
  describe,
  toPosition,
} from '@shirasagi/engine';
import { cards } from '@shirasagi/engine/castle';
import { effectWords, listedWords, partWords } from '../../../words/effect-words.js';
import type { Messages } from '../../../words/load.js';
import { clanName, placeForm, type Subjects, whoOf } from '../../../words/names.js';
import type { Words } from '../../../words/words.js';

/** An action of the rival in words. */
export function rivalActionWords(t: Words, action: string): string {
  const [word, count] = action.split(' ');
  const n = Number(count ?? 1);
  const own = `events.rivalAction.${word as keyof Messages['events']['rivalAction']}` as const;
  return t.has(own) ? t(own, { n }) : partWords(t, word, n, 'castle');
}

function rivalDie(t: Words, event: Extract<CastleEvent, { kind: 'rivalDie' }>): string {
  const { bridge: colour, value, coins } = event;
  const key = event.occupied
    ? coins > 0
      ? 'rivalDieWellCoins'
      : 'rivalDieWell'
    : coins > 0
      ? 'rivalDieCoins'
      : 'rivalDie';
  return t(`events.${key}`, { colour, value, coins, ...placeForm(event.space) });
}

/** Something that happened besides the move itself, in a sentence. */
export function castleEvent(t: Words, event: CastleEvent, state: CastleState, subjects: Subjects): string {
  const { components } = state.edition;
  switch (event.kind) {
    case 'cardShown': {
      const blocks = cards.cardBlocks(components, event.card);
      const effect = listedWords(
        t,
        blocks.map((block) => effectWords(t, block.do, 'castle')),
      );
      return t('events.cardShown', { ...placeForm(event.room), effect });
    }
    case 'roundEnded': {
      const order = event.order.map((seat) => subjects[seat] ?? clanName(t, state, seat)).join(', ');
      return t('events.roundEnded', { round: event.round, order });
    }
    case 'diceRolled':
      return t('events.diceRolled', { round: event.round });
    case 'rivalDraws':
      return t('events.rivalDraws');
    case 'rivalDie':
      return rivalDie(t, event);
    case 'rivalActs': {
      const action = rivalActionWords(t, event.action);
      if (event.possible) return t('events.rivalActs', { action });
      return t('events.rivalCannot', { action, points: event.points });
    }
    case 'rivalGardener':
      return t('events.rivalGardener', { points: cards.garden(components, event.card).points });
    case 'rivalClimbs':
      return t('events.rivalClimbs', { floor: event.to });
    case 'rivalCoins':
      return t('events.rivalCoins', { coins: event.coins, points: event.points });
    case 'rivalGardens':
      return t('events.rivalGardens', { points: event.points });
  }
}

/** What had only one answer, so that nobody was asked, but which the table shows. */
export function castleUnasked(
  t: Words,
  before: CastleState,
  move: number,
  after: CastleState,
  subjects: Subjects,
): string[] {
  const old = toPosition(before) as CastlePosition;
  const now = toPosition(after) as CastlePosition;
  const { kind } = describe(before, move);
  const lines: string[] = [];
  if (kind === 'takeDie' && now.wellDice.length > old.wellDice.length) lines.push(t('events.onlyWell'));
  now.daimyo.favours.forEach((seat, slot) => {
    if (kind === 'favour' || kind === 'endTurn' || seat === null || seat === old.daimyo.favours[slot]) return;
    const effect = effectWords(t, cards.favours(after.edition.components, now.daimyo.card)[slot], 'castle');
    lines.push(t('events.favour', { who: whoOf(t, after, seat, subjects), effect }));
  });
  return lines;
}
