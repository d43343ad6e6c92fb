/** Where the bytes are that figures are read from: a call for each of them would cost more than all the rest. */
import { rulesFor } from '@shirasagi/engine';
import { SEAT_LAYOUT } from '@shirasagi/engine/castle';

const { layout } = rulesFor('castle');

export const SEAT = layout.find('seat').at;
export const SEAT_SIZE = SEAT_LAYOUT.size;
export const HOLDING = SEAT_LAYOUT.find('holding').at;
export const SEAL = SEAT_LAYOUT.find('seal').at;
export const TIME = SEAT_LAYOUT.find('time').at;
export const HOME = SEAT_LAYOUT.find('home').at;
export const COURT = SEAT_LAYOUT.find('court').at;
export const ROW_DIE = SEAT_LAYOUT.find('rowDie').at;
export const LANTERN = SEAT_LAYOUT.find('lantern').at;
export const TIME_ORDER = layout.find('timeOrder').at;
export const BRIDGES = layout.find('bridges').at;
export const BRIDGE_SIZE = layout.find('bridges').length / 3;
export const FAVOURS = layout.find('favours').at;
export const GARDEN_CARD = layout.find('gardenCard').at;
export const GARDEN_CLANS = layout.find('gardenClans').at;
export const YARD_WARRIORS = layout.find('yardWarriors').at;
export const YARD_SIZE = layout.find('yardWarriors').length / 3;
