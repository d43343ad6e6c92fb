import { createContext, useContext } from 'react';

/** Who sits where, as the boards of a table need it. */
interface BoardNames {
  /** The names of the seats at a table with others; null where boards go by their clans. */
  readonly names: readonly string[] | null;
  /** Whether the person at this page only watches: no seat is theirs. */
  readonly watching: boolean;
}

export const BoardNamesContext = createContext<BoardNames>({ names: null, watching: false });

/** The names on the boards, and whether one of them is the viewer's. */
export const useBoardNames = (): BoardNames => useContext(BoardNamesContext);
