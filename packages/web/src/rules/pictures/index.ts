import * as castle from '../../games/castle/rules/pictures';
import * as solo from '../../games/castle/rules/solo-pictures';
import * as duel from '../../games/duel/rules/pictures';
import type { RulesPageName } from '../../games/rules.js';
import type { Drawn } from './drawn';

type Pictures = Readonly<Partial<Record<string, Readonly<Partial<Record<string, Drawn>>>>>>;

/** The pictures of each section by their keys in the messages. */
export const PICTURES: Readonly<Record<RulesPageName, Pictures>> = {
  castle: {
    goal: { f1: castle.CASTLE },
    turn: { f1: castle.A_TURN },
    dice: { f1: castle.BRIDGE, f2: castle.COVERING },
    spaces: { f1: castle.ROOM_PARTS, f2: castle.GROUND },
    domain: { f1: castle.DOMAIN },
    courtiers: { f1: castle.COURT },
    gardeners: { f1: castle.GARDENS },
    warriors: { f1: castle.YARDS },
    lantern: { f1: castle.LANTERN },
    holdings: { f1: castle.HOLDINGS },
    time: { f1: castle.TIME },
    effects: { f1: castle.LIGHT },
    round: { f1: castle.ROUND },
    setup: { f1: castle.STARTING },
    screen: { f1: castle.GLOW },
  },
  solo: {
    rival: { f1: solo.RIVAL_DIE },
    turn: { f1: solo.RIVAL_CARDS },
    actions: { f1: solo.RIVAL_ACTIONS },
    round: { f1: solo.RIVAL_ROUND },
  },
  duel: {
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
};
