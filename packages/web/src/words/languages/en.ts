import app from '../messages/en/app.json';
import castle from '../messages/en/castle.json';
import duel from '../messages/en/duel.json';
import effects from '../messages/en/effects.json';
import ending from '../messages/en/ending.json';
import events from '../messages/en/events.json';
import follow from '../messages/en/follow.json';
import moves from '../messages/en/moves.json';
import opponents from '../messages/en/opponents.json';
import start from '../messages/en/start.json';
import table from '../messages/en/table.json';
import why from '../messages/en/why.json';

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
