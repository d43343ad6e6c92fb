import app from '../messages/fr/app.json';
import castle from '../messages/fr/castle.json';
import duel from '../messages/fr/duel.json';
import effects from '../messages/fr/effects.json';
import ending from '../messages/fr/ending.json';
import events from '../messages/fr/events.json';
import follow from '../messages/fr/follow.json';
import moves from '../messages/fr/moves.json';
import opponents from '../messages/fr/opponents.json';
import start from '../messages/fr/start.json';
import table from '../messages/fr/table.json';
import why from '../messages/fr/why.json';

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
