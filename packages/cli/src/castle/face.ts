import type { Face } from '../face.js';
import { castleBoard } from './board.js';
import { castleDecks } from './decks.js';
import { castlePhrase } from './move-phrases.js';
import { castleNews } from './news.js';
import { castleClan } from './seats.js';

/** The White Castle in a terminal. */
export const castleFace: Face = {
  title: 'The White Castle',
  options: ['players', 'level', 'promo', 'first-game'],
  clan: castleClan,
  board: castleBoard,
  phrase: castlePhrase,
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
