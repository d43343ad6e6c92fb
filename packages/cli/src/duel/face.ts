import type { Face } from '../face.js';
import { duelBoard } from './board.js';
import { duelPhrase } from './move-phrases.js';
import { duelDecks, duelNews } from './news.js';

/** The White Castle Duel in a terminal. */
export const duelFace: Face = {
  title: 'The White Castle Duel',
  options: ['first-game'],
  clan: (_state, seat) => `Clan ${seat + 1}`,
  board: duelBoard,
  phrase: duelPhrase,
  news: duelNews,
  decks: duelDecks,
  categories: {
    clanPoints: 'Clan points',
    coins: 'Coins and seals',
    resources: 'Resources',
    flags: 'Flags',
    katanas: 'Katanas',
    kabutos: 'Kabutos',
    cranes: 'Cranes',
  },
};
