import app from '../messages/pl/app.json';
import castle from '../messages/pl/castle.json';
import duel from '../messages/pl/duel.json';
import effects from '../messages/pl/effects.json';
import ending from '../messages/pl/ending.json';
import events from '../messages/pl/events.json';
import follow from '../messages/pl/follow.json';
import moves from '../messages/pl/moves.json';
import opponents from '../messages/pl/opponents.json';
import start from '../messages/pl/start.json';
import table from '../messages/pl/table.json';
import why from '../messages/pl/why.json';

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
