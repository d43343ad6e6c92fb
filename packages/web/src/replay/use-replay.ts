import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../session/session.js';
import { nextTurn, previousTurn } from './turn-starts.js';

/** How long each decision stays in sight while a game plays by itself. */
const STEP_MS = 1400;

/** Fields and windows keep their keys for themselves. */
const keepsKeys = (element: Element): boolean =>
  element.matches('input, textarea, select, dialog *, [contenteditable]');

/** The keys of a replay, and playing by itself. While something lies open over it, it rests. */
export function useReplay(
  at: number,
  log: readonly LogEntry[],
  to: (decisions: number) => void,
  resting: boolean,
): { readonly running: boolean; readonly toggle: () => void } {
  const [wanted, setWanted] = useState(false);
  const running = wanted && at < log.length && !resting;
  const latest = useRef({ at, log, to, resting });
  useEffect(() => {
    latest.current = { at, log, to, resting };
  });
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => latest.current.to(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, at]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { at, log, to, resting } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || resting) return;
      if (event.target instanceof Element && keepsKeys(event.target)) return;
      if (event.key === 'ArrowLeft') to(event.shiftKey ? previousTurn(log, at) : Math.max(0, at - 1));
      else if (event.key === 'ArrowRight') to(event.shiftKey ? nextTurn(log, at) : at + 1);
      else if (event.key === 'Home') to(0);
      else if (event.key === 'End') to(log.length);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  return { running, toggle: () => setWanted(!running) };
}
