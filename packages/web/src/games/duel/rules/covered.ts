import type { Covered } from '../../../rules/covered.js';

/** By section and text, the rules of docs/rules that a reader learns there. */
export const DUEL_COVERED: Covered = {
  rounds: { p1: 'D2.1', p2: 'D2.2' },
  turn: { n1: 'D2.3', n2: 'D2.3', n3: 'D2.3', n4: 'D2.3 D3.6', p1: 'D3.1', f1: 'Y10', x1: 'Y3' },
  tokens: { p1: 'D3.2', p2: 'D3.3', f1: 'Y1' },
  lanterns: { p1: 'D3.5', p2: 'D3.4', f1: 'Y9', x1: 'Y2', p3: 'D6.5' },
  actions: { p1: 'D3.6', l2: 'D5.6', l3: 'D5.7', p2: 'D3.7 D6.4', p3: 'D5.9', p4: 'D3.8' },
  cards: { n1: 'D4.1', n2: 'D4.2 D4.3', n3: 'D4.2', f1: 'Y11', p2: 'D4.3 D4.4 D5.7', p3: 'D4.5' },
  gardens: { p1: 'D5.1', p2: 'D5.1 D5.8 D7.5', f1: 'Y4' },
  training: { p1: 'D5.2 D5.8', p2: 'D7.3', x1: 'Y5' },
  climbing: { p1: 'D5.3', p2: 'D5.4', f1: 'Y6', p3: 'D7.2' },
  trade: { l1: 'D5.5', l2: 'D5.5', l3: 'D5.5', p2: 'D5.5', x1: 'Y7' },
  holdings: { l1: 'D6.1', l2: 'D6.2', l3: 'D6.2', p1: 'D6.3' },
  setup: {
    l1: 'D1.1',
    l2: 'D1.3',
    l3: 'D1.4',
    l4: 'D1.5',
    l5: 'D1.6',
    l6: 'D1.2',
    l7: 'D1.7',
    l8: 'D1.8',
    p2: 'D1.9',
    p3: 'D1.10',
  },
  scoring: { p1: 'D7.5', t1: 'D7.1 D7.2 D7.3 D7.4', x1: 'Y8', p2: 'D7.6' },
  screen: { l1: 'D8.2', l2: 'D8.1', l3: 'D8.1' },
};
