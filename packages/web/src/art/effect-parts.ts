import { isProblem, splitEffect, type TextPart } from '@shirasagi/engine';
import type { IconName } from './icon';

/** One icon of an effect with what stands beside it. */
export interface EffectPart {
  readonly icon: IconName;
  /** How many; 1 is not written. */
  readonly count: number;
  /** Resources less that an action costs. */
  readonly less: number;
  /** A second icon that says of which kind. */
  readonly of?: IconName;
}

/** An effect ready to be drawn: what it costs, and its options, each of several parts. */
export interface DrawnEffect {
  readonly price: readonly EffectPart[];
  readonly options: readonly (readonly EffectPart[])[];
}

const COSTS: Readonly<Record<string, IconName>> = { c: 'coin', s: 'seal', a: 'money' };

/** Words of both games whose icon has another name. */
const WORDS: Readonly<Record<string, IconName>> = {
  'tile:coral': 'tile-coral',
  'tile:black': 'tile-black',
  'tile:white': 'tile-white',
  'tile:any': 'tile-any',
  'lantern:any': 'lantern',
  'lantern:coral': 'lantern-coral',
  'lantern:black': 'lantern-black',
  'lantern:white': 'lantern-white',
  lantern_card: 'lantern-card',
  training: 'warrior',
  garden: 'gardener',
  trade: 'goods-common',
  buy_card: 'card',
  free_card: 'card',
};

function drawPart({ word, count }: TextPart): EffectPart[] {
  const [action, less] = word.split('-');
  if (less !== undefined) {
    return [{ icon: WORDS[action] ?? (action as IconName), count: 1, less: Number(less) }];
  }
  if (word === 'lantern_card_activate') {
    return [
      { icon: 'lantern-card', count: 1, less: 0 },
      { icon: 'lantern', count: 1, less: 0 },
    ];
  }
  if (word === 'buy_card') return [{ icon: 'card', count: 1, less: 0, of: 'money' }];
  if (word.startsWith('decree:'))
    return [{ icon: 'decree', count: 1, less: 0, of: word.slice(7) as IconName }];
  return [{ icon: WORDS[word] ?? (word as IconName), count, less: 0 }];
}

const COST = /^\d+[csa]( \d+[csa])*$/;

/** Whether a text is a bare price of the Duel, such as `3c 1s`. */
export const isCost = (text: string): boolean => COST.test(text);

function drawCost(text: string): EffectPart[] {
  if (COST.test(text)) {
    return text.split(' ').map((cost) => ({
      icon: COSTS[cost.slice(-1)],
      count: Number(cost.slice(0, -1)),
      less: 0,
    }));
  }
  const [word, count] = text.split(' ');
  return [{ icon: word as IconName, count: Number(count ?? 1), less: 0 }];
}

/** Reads an effect or a bare cost (`3c 1s`) for drawing; a text that is neither draws nothing. */
export function drawEffect(text: string): DrawnEffect {
  if (COST.test(text)) return { price: [], options: [drawCost(text)] };
  const effect = splitEffect(text);
  if (isProblem(effect)) return { price: [], options: [] };
  return {
    price: effect.pay ? drawCost(effect.pay) : [],
    options: effect.options.map((parts) => parts.flatMap(drawPart)),
  };
}
