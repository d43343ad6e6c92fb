import { painted } from '../session/painted.js';
import type { SoundName } from './sounds.js';

const GESTURES = ['pointerdown', 'keydown'] as const;

type Player = typeof import('./player.js');
let player: Promise<Player> | undefined;

/** Fetches the player. */
function fetchPlayer(): Promise<Player> | undefined {
  player ??= import('./player.js').catch((error) => {
    player = undefined;
    throw error;
  });
  return player;
}

/** Whether the page has been touched: before that nothing is heard and nothing is fetched. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false;

/** A page without a network or a loudspeaker stays silent: nobody needs a sound to play. */
const silent = () => {};

/** Plays a sound at a volume from 0 to 1, once the page has been touched, with what it belongs to: first that is painted. */
export function playSound(name: SoundName, volume: number): void {
  if (volume <= 0 || !touched()) return;
  Promise.all([fetchPlayer(), painted()])
    .then(([player]) => player?.playNow(name, volume))
    .catch(silent);
}

/** Gets the player ready with the first gesture; returns how to stop waiting for it. */
export function awaitGesture(): () => void {
  const ready = () =>
    void fetchPlayer()
      ?.then(({ wake }) => wake())
      .catch(silent);
  const stop = () => {
    for (const gesture of GESTURES) removeEventListener(gesture, ready);
  };
  for (const gesture of GESTURES) addEventListener(gesture, ready, { passive: true });
  return stop;
}
