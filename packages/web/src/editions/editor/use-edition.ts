import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditionFile } from '../store/edition-file.js';
import { editionStore } from '../store/edition-store.js';
import { begin, change, type History, redo, undo } from './history.js';

/** What is worked on. */
export interface Draft {
  readonly file: EditionFile;
  readonly confirmed: readonly string[];
}

/** An edition being changed. */
export interface Editing extends Draft {
  /** Changes it; changes about the same thing, one after the other, are one step of undo. */
  change(part: Partial<Draft>, about?: string): void;
  undo(): void;
  redo(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the last change is written; it may still be on its way. */
  readonly written: boolean;
  /** Whether what is changed outlives the visit. */
  readonly kept: boolean;
}

/** An own edition with its undo; every change is kept at once. Null where there is none of that id. */
export function useEdition(id: string): Editing | null | undefined {
  const [history, setHistory] = useState<History<Draft> | null>();
  const [kept, setKept] = useState(true);
  const [written, setWritten] = useState<Draft>();
  const saved = useRef<Draft>(undefined);

  useEffect(() => {
    const load = async () => {
      const own = await editionStore.get(id);
      if (!own) {
        setHistory((old) => old ?? null);
        return;
      }
      const draft: Draft = { file: own.file, confirmed: own.confirmed };
      // Told by another tab: what is the same here stays, with its undo.
      if (saved.current && JSON.stringify(saved.current) === JSON.stringify(draft)) return;
      saved.current = draft;
      setWritten(draft);
      setHistory(begin(draft));
    };
    void load();
    const stop = editionStore.subscribe(() => {
      // The tab one works in knows best.
      if (document.visibilityState === 'hidden') void load();
    });
    return () => stop();
  }, [id]);

  const now = history?.now;
  useEffect(() => {
    if (!now || now === saved.current) return;
    saved.current = now;
    void editionStore.save({ id, ...now }).then((outlives) => {
      setKept(outlives);
      setWritten(now);
    });
  }, [id, now]);

  const step = useCallback(
    (go: (history: History<Draft>) => History<Draft>) => setHistory((old) => old && go(old)),
    [],
  );
  if (!history) return history;
  return {
    ...history.now,
    change: (part, about) => step((old) => change(old, { ...old.now, ...part }, about)),
    undo: () => step(undo),
    redo: () => step(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    written: written === history.now,
    kept,
  };
}
