import type { RulesParts } from '../../../rules/rules-parts';
import * as duel from './pictures';
import { DuelIcons, DuelScoring } from './tables';

const duelParts: RulesParts = {
  pictures: {
    goal: { f1: duel.CASTLE },
    rounds: { f1: duel.ROUNDS },
    turn: { f1: duel.FLOOR },
    tokens: { f1: duel.STACKED },
    lanterns: { f1: duel.LANTERNS, f2: duel.LANTERN_ROW },
    actions: { f1: duel.TILES, f2: duel.WELL },
    cards: { f1: duel.CARDS },
    gardens: { f1: duel.GARDENS },
    training: { f1: duel.YARDS },
    climbing: { f1: duel.PATH },
    trade: { f1: duel.HARBOUR },
    holdings: { f1: duel.STORAGE },
    setup: { f1: duel.STARTING },
    screen: { f1: duel.GLOW },
  },
  tables: { scoring: { t1: DuelScoring }, icons: { t1: DuelIcons } },
};

export const parts = { duel: duelParts };
