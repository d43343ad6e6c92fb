import { SOUNDS, type SoundName, sound } from './sounds.js';

/** A page that has been silent for so long lets the loudspeaker rest. */
const REST_MS = 4000;
/** A moment to put the graph together before it is heard. */
const SOON_S = 0.01;

let audio: { readonly context: AudioContext; readonly master: GainNode } | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

function open() {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const master = context.createGain();
  master.connect(context.destination);
  return { context, master };
}

/** Lets the loudspeaker wake up: some browsers only do so inside a gesture. */
export function wake(): void {
  audio ??= open();
  // A browser that refuses stays silent, and nobody needs a sound to play.
  if (audio.context.state === 'suspended') audio.context.resume().catch(() => {});
}

/** Plays a sound at a volume from 0 to 1. */
export function playNow(name: SoundName, volume: number): void {
  wake();
  const { context, master } = audio!;
  // Half the way on the slider shall sound half as loud.
  master.gain.value = volume ** 2;
  sound(name, context, master, context.currentTime + SOON_S);
  performance.mark(`sound ${name}`);
  clearTimeout(rest);
  rest = setTimeout(() => void context.suspend(), SOUNDS[name].seconds * 1000 + REST_MS);
}
