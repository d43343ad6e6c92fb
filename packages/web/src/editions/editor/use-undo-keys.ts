import { useEffect } from 'react';
import type { Editing } from './use-edition.js';

/** Whether the browser undoes what is typed there by itself. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, with Cmd on a Mac. */
export function useUndoKeys(editing: Editing | null | undefined): void {
  useEffect(() => {
    if (!editing) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) editing.undo();
      else if (key === 'y' || key === 'z') editing.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [editing]);
}
