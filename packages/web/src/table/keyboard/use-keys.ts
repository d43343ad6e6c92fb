import { type RefObject, useEffect, useRef } from 'react';
import type { Session, Snapshot } from '../../session/session.js';
import { groupMoves } from '../decision/groups.js';
import { type Direction, walkFocus } from './focus-walk';

interface KeyActions {
  readonly session: Session;
  readonly snapshot: Snapshot;
  /** Looking back: nothing can be played. */
  readonly looking: boolean;
  /** Says why nothing can be played. */
  readonly explain: () => void;
  /** Says why there is no button for a key at this table. */
  readonly explainMissing: () => void;
  readonly toggleLog: () => void;
  /** Closes what lies open over the table, or leaves the review. */
  readonly dismiss: () => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Fields and windows keep their keys for themselves, a slider only those it moves with. */
function keepsKey(element: Element | null, key: string): boolean {
  if (element?.matches('input[type=range]')) return /^(Arrow|Page|Home|End)/.test(key);
  return element?.matches('input, textarea, select, dialog *, [contenteditable]') ?? false;
}

/** Things that Enter already means something to. */
const takesEnter = (element: Element | null): boolean => element?.matches('button, a, summary') ?? false;

function chooseDigit({ session, snapshot }: KeyActions, digit: number): void {
  const { choices, skips } = groupMoves(snapshot.state, snapshot.legal);
  const move = [...choices, ...skips][digit - 1];
  if (move !== undefined) session.play(move);
}

/** Presses the button of the bar that has a key of its own: where it is off, it says why. */
function pressButton(root: HTMLElement | null, key: string, { explainMissing }: KeyActions): void {
  const button = root?.querySelector<HTMLElement>(`[data-area=bar] [aria-keyshortcuts="${key}"]`);
  if (button) button.click();
  else explainMissing();
}

/** Whether a key would decide something, if it were the moment to. */
const isMove = (key: string): boolean =>
  /^[urh1-9]$/.test(key) || (key === 'enter' && !takesEnter(document.activeElement));

/** Plays what a key stands for; false when it stands for nothing. */
function press(key: string, root: HTMLElement | null, actions: KeyActions): boolean {
  const { session, looking } = actions;
  if (key === 'l') actions.toggleLog();
  else if (key === 'escape') actions.dismiss();
  else if (looking) {
    if (!isMove(key)) return false;
    actions.explain();
  } else if (key === 'u' || key === 'r' || key === 'h') pressButton(root, key.toUpperCase(), actions);
  else if (key === 's') session.skip();
  else if (key === 'n') session.step();
  else if (/^[1-9]$/.test(key)) chooseDigit(actions, Number(key));
  else if (key === 'enter' && !takesEnter(document.activeElement)) pressButton(root, 'Enter', actions);
  else if (key.startsWith('arrow') && root)
    walkFocus(root, ARROWS[`Arrow${key[5].toUpperCase()}${key.slice(6)}`]);
  else return false;
  return true;
}

/** The keys of the table. */
export function useKeys(root: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (keepsKey(event.target as Element, event.key) || document.querySelector('dialog[open]')) return;
      if (press(event.key.toLowerCase(), root.current, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [root]);
}
