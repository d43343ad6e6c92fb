import type { GameOffer } from '../game-offer';
import { DuelPicture } from './picture';

/** The White Castle Duel, before it is played. */
export const duelOffer: GameOffer = {
  Picture: DuelPicture,
  sign: 'lantern',
  players: [2],
  rival: false,
  notTurns: ['start'],
  switches: ['firstGame'],
};
