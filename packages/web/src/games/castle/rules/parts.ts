import type { RulesParts } from '../../../rules/rules-parts';
import * as castle from './pictures';
import * as solo from './solo-pictures';
import { CastleIcons, CastleScoring, Levels, Seasons } from './tables';

const castleParts: RulesParts = {
  pictures: {
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
  tables: { time: { t1: Seasons }, scoring: { t1: CastleScoring }, icons: { t1: CastleIcons } },
};

const soloParts: RulesParts = {
  pictures: {
    rival: { f1: solo.RIVAL_DIE },
    turn: { f1: solo.RIVAL_CARDS },
    actions: { f1: solo.RIVAL_ACTIONS },
    round: { f1: solo.RIVAL_ROUND },
  },
  tables: { setup: { t1: Levels } },
};

export const parts = { castle: castleParts, solo: soloParts };
