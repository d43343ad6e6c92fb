import {
  describe,
  type MoveInfo,
  question,
  type Reason,
  rulesFor,
  type State,
  whyNot,
} from '@shirasagi/engine';
import type { Words } from './words.js';

type Info = MoveInfo;

function colourSentence(t: Words, state: State, info: Info): string {
  if (info.kind === 'placeDie') {
    const { space } = info;
    if (space === 'top' || space === 'middle' || space === 'bottom')
      return t('why.colourRow', { row: space });
    const asked = question(state);
    const colour = asked?.kind === 'placeDie' ? asked.die.colour : '';
    return t('why.colourRoom', { colour });
  }
  if (info.kind === 'place') return t('why.colourToken', { colour: info.colour });
  if (info.kind === 'chooseBlock') return t('why.colourTile');
  return t('why.colour');
}

function occupiedSentence(t: Words, info: Info): string {
  switch (info.kind) {
    case 'placeDie':
      return t('why.occupiedDie');
    case 'place':
    case 'gardenColumn':
    case 'yard':
      return t('why.occupiedFull');
    case 'climb':
      return t('why.occupiedPath');
    default:
      return t('why.occupied');
  }
}

function noMemberSentence(t: Words, info: Info): string {
  switch (info.kind) {
    case 'gate':
      return t('why.noCourtier');
    case 'climb':
      return t('why.noClimber');
    case 'place':
      return t('why.noToken', { colour: info.colour });
    case 'gardenColumn':
    case 'yard':
      return t('why.noSeal');
    default:
      return t('why.noMember');
  }
}

function emptySentence(t: Words, info: Info): string {
  switch (info.kind) {
    case 'takeDie':
      return t('why.emptyEnd');
    case 'buy':
    case 'act':
      return t('why.emptyDeck');
    case 'trade':
      return t('why.emptyGoods');
    default:
      return t('why.empty');
  }
}

/** A game may say it in words of its own for a kind of move. */
function notHereSentence(t: Words, { game }: State, { kind }: Info): string {
  const own = `why.notHereIn.${game}.${kind}` as 'why.notHereIn.duel.climb';
  return t.has(own) ? t(own) : t('why.notHere');
}

/** A reason as a sentence; `ask` is what is asked instead, `info` the move it is about. */
function reasonSentence(t: Words, state: State, reason: Reason, info: Info, ask: string): string {
  switch (reason.reason) {
    case 'colour':
      return colourSentence(t, state, info);
    case 'occupied':
      return occupiedSentence(t, info);
    case 'noMember':
      return noMemberSentence(t, info);
    case 'empty':
      return emptySentence(t, info);
    case 'notHere':
      return notHereSentence(t, state, info);
    case 'notNow':
    case 'mustDecide':
      return t(`why.${reason.reason}`, { ask });
    case 'over':
    case 'alreadyThere':
    case 'used':
    case 'full':
    case 'pointless':
      return t(`why.${reason.reason}`);
    default:
      return t(`why.${reason.reason}`, { short: reason.short });
  }
}

/** Why a move, given as its word, cannot be chosen now; the general answer where the word names no move. */
export function whyNotWords(t: Words, state: State, text: string, ask: string): string {
  const move = rulesFor(state.game).moves.parse(text);
  if (typeof move === 'string') return t('why.rest');
  const reason = whyNot(state, text);
  return reason ? reasonSentence(t, state, reason, describe(state, move), ask) : t('why.rest');
}
