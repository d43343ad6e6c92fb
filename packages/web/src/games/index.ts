import type { GameName, State } from '@shirasagi/engine';
import { castleView } from './castle/view.js';
import { duelView } from './duel/view.js';
import type { GameView } from './game-view.js';

export type { GameSentences, GameView, MiniatureView } from './game-view.js';

/** The games at the table, by name. What the first screen needs of them is in `offers.ts`, which loads no rules. */
const VIEWS: Readonly<Record<GameName, unknown>> = { castle: castleView, duel: duelView };

/** How the game of a state is shown. */
export const viewOf = <S extends State>(state: S): GameView<S> => VIEWS[state.game] as GameView<S>;
