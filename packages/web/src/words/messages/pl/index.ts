import app from './app.json';
import castle from './castle.json';
import duel from './duel.json';
import effects from './effects.json';
import ending from './ending.json';
import events from './events.json';
import follow from './follow.json';
import moves from './moves.json';
import opponents from './opponents.json';
import start from './start.json';
import table from './table.json';
import why from './why.json';

/** All messages of the language but the rules, which come with their pages. */
export const messages = {
  app,
  castle,
  duel,
  effects,
  ending,
  events,
  follow,
  moves,
  opponents,
  start,
  table,
  why,
};
