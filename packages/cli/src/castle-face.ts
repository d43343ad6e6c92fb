import { castleBoard } from './castle-board.js';
import { castleDecks } from './castle-decks.js';
import { castleNews } from './castle-news.js';
import { castleClan } from './castle-seats.js';
import { castleDeed } from './castle-words.js';
import type { Face } from './face.js';

/** The White Castle in a terminal. */
export const castleFace: Face = {
  title: 'The White Castle',
  options: ['players', 'level', 'promo', 'first-game'],
  clan: castleClan,
  board: castleBoard,
  deed: castleDeed,
  news: castleNews,
  decks: castleDecks,
  categories: {
    clanPoints: 'Clan points',
    coins: 'Coins and seals',
    resources: 'Resources',
    time: 'Passage of Time',
    courtiers: 'Courtiers',
    warriors: 'Warriors',
    gardeners: 'Gardeners',
  },
};
