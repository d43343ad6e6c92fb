import { duelBoard } from './duel-board.js';
import { duelDecks, duelNews } from './duel-news.js';
import { duelDeed } from './duel-words.js';
import type { Face } from './face.js';

/** The White Castle Duel in a terminal. */
export const duelFace: Face = {
  title: 'The White Castle Duel',
  options: ['first-game'],
  clan: (_state, seat) => `Clan ${seat + 1}`,
  board: duelBoard,
  deed: duelDeed,
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
