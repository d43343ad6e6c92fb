import type { GameOffer } from '../game-offer';
import { CastlePicture } from './picture';

/** The White Castle, before it is played. */
export const castleOffer: GameOffer = {
  Picture: CastlePicture,
  sign: 'castle',
  players: [1, 2, 3, 4],
  rival: true,
  notTurns: ['draft', 'rivalRoom', 'rivalGarden'],
  switches: ['firstGame', 'promo'],
};
