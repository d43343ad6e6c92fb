import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings/settings';
import type { Snapshot } from '../session/session.js';
import { calls, type Heard, nextSound } from './next-sound.js';
import { awaitGesture, playSound } from './play-sound.js';

/** Lets a game be heard: what is done, that it is one's turn, and the end. */
export function useSounds({ log, legal, sitters, you }: Snapshot, over: boolean): void {
  const { settings } = useSettings();
  const { sound, volume } = settings;
  const heard = useRef<Heard>(undefined);

  useEffect(() => {
    if (!sound) return;
    const stop = awaitGesture();
    return () => stop();
  }, [sound]);

  useEffect(() => {
    const now: Heard = { log, legal, sitters, you, over };
    const next = heard.current && nextSound(heard.current, now);
    heard.current = now;
    if (next && sound && (!document.hidden || calls(next))) playSound(next, volume);
  }, [log, legal, sitters, you, over, sound, volume]);
}
