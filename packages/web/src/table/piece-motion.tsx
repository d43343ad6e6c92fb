import type { State } from '@shirasagi/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../app/settings/settings';
import { Walks } from './walks.js';

interface PieceMotionProps {
  /** What the table is drawn in. */
  readonly table: RefObject<HTMLElement | null>;
  /** The state it shows, and the seat at its bottom: pieces move when these change. */
  readonly state: State;
  readonly you: number;
}

/** Lets the pieces of a table walk and rise, unless people want it still. */
export function PieceMotion({ table, state, you }: PieceMotionProps) {
  const { moving } = useSettings();
  const walks = useRef<Walks>(undefined);

  useLayoutEffect(() => {
    if (!moving || !table.current) return;
    const begun = new Walks(table.current);
    walks.current = begun;
    return () => {
      walks.current = undefined;
      begun.close();
    };
  }, [moving, table]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what lies on the table counts
  useLayoutEffect(() => {
    walks.current?.change();
  }, [state, you]);

  return null;
}
