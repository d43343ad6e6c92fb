import {
  type DuelEvent,
  type DuelMove,
  type DuelPosition,
  type DuelState,
  describe,
  toPosition,
} from '@shirasagi/engine';
import { cards } from '@shirasagi/engine/duel';
import { effectWords, markWords, priceWords } from '../../../words/effect-words.js';
import { type Subjects, whoOf } from '../../../words/names.js';
import type { Words } from '../../../words/words.js';

type Seat = DuelPosition['seats'][number];
type Kind = DuelMove['kind'];

/** Moves that tell by themselves which card or space they are about. */
const SAYS_CARD: readonly Kind[] = ['act', 'buy'];

function influenceValues(t: Words, state: DuelState, id: string) {
  const { kind, cost, scroll, icons } = cards.influenceCard(state.edition.components, id);
  return {
    kind,
    price: priceWords(t, cost),
    effect: effectWords(t, scroll, 'duel'),
    marks: markWords(t, icons),
  };
}

/** What a clan received or moved by itself: where there is only one answer nobody is asked, but it is told. */
function clanNews(t: Words, state: DuelState, who: string, old: Seat, now: Seat, kind: Kind): string[] {
  const lines: string[] = [];
  for (const { id, improved } of now.cards) {
    const before = old.cards.find((card) => card.id === id);
    const values = { who, ...influenceValues(t, state, id) };
    if (!before && !SAYS_CARD.includes(kind)) lines.push(t('events.cardTaken', values));
    if (improved && !before?.improved && kind !== 'improve') lines.push(t('events.cardImproved', values));
  }
  for (const id of now.goods.filter((tile) => !old.goods.includes(tile))) {
    if (kind === 'trade') continue;
    const marks = markWords(t, cards.goodsIcons(state.edition.components, id));
    lines.push(t('events.goodsTaken', { who, marks }));
  }
  if (now.space !== old.space && kind !== 'climb') lines.push(t('events.climbed', { who, space: now.space }));
  return lines;
}

/** What had only one answer, so that nobody was asked, but which the table shows. */
export function duelUnasked(
  t: Words,
  before: DuelState,
  move: number,
  after: DuelState,
  subjects: Subjects,
): string[] {
  const old = toPosition(before) as DuelPosition;
  const now = toPosition(after) as DuelPosition;
  const { kind } = describe(before, move) as DuelMove;
  return now.seats.flatMap((seat, i) =>
    clanNews(t, after, whoOf(t, after, i, subjects), old.seats[i], seat, kind),
  );
}

/** Something that happened besides the move itself, in a sentence. */
export function duelEvent(t: Words, event: DuelEvent, state: DuelState): string {
  const { components } = state.edition;
  switch (event.kind) {
    case 'deckShown': {
      const number = event.deck.slice(-1);
      return t('events.deckShows', { number, ...influenceValues(t, state, event.card) });
    }
    case 'lanternShown': {
      const colour = cards.lanternColour(event.card);
      const reward = cards.lanternReward(components, event.card);
      return t('events.lanternShows', { colour, effect: effectWords(t, reward, 'duel') });
    }
    case 'goodsShown': {
      const marks = markWords(t, cards.goodsIcons(components, event.tile));
      return t('events.goodsShow', { kind: event.stack, marks });
    }
    case 'returnBegins':
      return t('events.returnRound');
  }
}
