import app from '../messages/el/app.json';
import castle from '../messages/el/castle.json';
import duel from '../messages/el/duel.json';
import effects from '../messages/el/effects.json';
import ending from '../messages/el/ending.json';
import events from '../messages/el/events.json';
import follow from '../messages/el/follow.json';
import moves from '../messages/el/moves.json';
import opponents from '../messages/el/opponents.json';
import start from '../messages/el/start.json';
import table from '../messages/el/table.json';
import why from '../messages/el/why.json';

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
