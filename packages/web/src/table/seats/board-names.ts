import { createContext, useContext } from 'react';
import type { OpponentLevel } from '../../session/session.js';

/** Who sits in a seat, as a board shows it: the clan stands there as colour and crest. */
export interface BoardSeat {
  readonly name: string;
  /** How well a computer opponent plays; its face is shown with its name. */
  readonly level?: OpponentLevel;
  /** Whether it is the only person at this page: "You" says all. */
  readonly alone?: boolean;
}

/** Who sits where, as the boards of a table need it. */
interface BoardNames {
  /** Who sits in which seat; null where boards go by their clans. */
  readonly seats: readonly BoardSeat[] | null;
  /** Whether the person at this page only watches: no seat is theirs. */
  readonly watching: boolean;
}

export const BoardNamesContext = createContext<BoardNames>({ seats: null, watching: false });

/** The names on the boards, and whether one of them is the viewer's. */
export const useBoardNames = (): BoardNames => useContext(BoardNamesContext);
