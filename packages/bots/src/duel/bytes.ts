/** Where the bytes are that figures are read from: a call for each of them would cost more than all the rest. */
import { rulesFor } from '@shirasagi/engine';
import { SEAT_LAYOUT } from '@shirasagi/engine/duel';

const { layout } = rulesFor('duel');

export const SEAT = layout.find('seat').at;
export const SEAT_SIZE = SEAT_LAYOUT.size;
export const HOLDING = SEAT_LAYOUT.find('holding').at;
export const COIN = SEAT_LAYOUT.find('coin').at;
export const SEAL = SEAT_LAYOUT.find('seal').at;
export const CHANGE = SEAT_LAYOUT.find('change').at;
export const CLAN_SEALS = SEAT_LAYOUT.find('clanSeals').at;
export const SPACE = SEAT_LAYOUT.find('space').at;
export const PLAIN = SEAT_LAYOUT.find('plainCards').at;
export const CARD = layout.find('card').at;
export const CARDS = layout.find('card').length;
export const AREA_CARD = layout.find('areaCard').at;
export const AREA_CARDS = layout.find('areaCard').length;
export const YARD_SEALS = layout.find('yardSeals').at;
export const GARDEN_SEALS = layout.find('gardenSeals').at;
export const GOODS = layout.find('goods').at;
export const GOODS_COUNT = layout.find('goods').length;
export const GOODS_TOP = layout.find('goodsTop').at;
