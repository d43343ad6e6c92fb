import type { State } from '@shirasagi/engine';
import { byFolder } from './by-folder.js';
import type { GameView } from './game-view.js';

export type { GameSentences, GameView, MiniatureView } from './game-view.js';

/** The games at the table, by name. What the first screen needs of them is in `offers.ts`, which loads no rules. */
const VIEWS = byFolder(import.meta.glob<{ readonly view: unknown }>('./*/view.ts', { eager: true }));

/** How the game of a state is shown. */
export const viewOf = <S extends State>(state: S): GameView<S> => VIEWS[state.game].view as GameView<S>;
