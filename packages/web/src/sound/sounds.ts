/** What can be heard: one sound for each kind of deed, one for one's own turn, one for the end. */
export type SoundName = 'die' | 'piece' | 'coin' | 'card' | 'lantern' | 'turn' | 'end';

/** How a sound is made, and how long it can be heard. */
interface Recipe {
  readonly seconds: number;
  readonly make: (workshop: Workshop) => void;
}

/** Where one sound is put together: begins at `at`, flows into `out`. */
interface Workshop {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

interface Voice {
  /** Seconds after the beginning of the sound. */
  readonly after?: number;
  readonly level: number;
  /** Seconds until it is as loud as it gets, and until it has died away. */
  readonly rise?: number;
  readonly fall: number;
}

interface Tone extends Voice {
  readonly pitch: number;
  /** The pitch it glides to. */
  readonly to?: number;
  /** Seconds of the glide. */
  readonly glide?: number;
}

interface Noise extends Voice {
  readonly band: BiquadFilterType;
  readonly pitch: number;
  readonly to?: number;
  readonly narrow: number;
}

/** What counts as silence: 80 dB below full level. */
const SILENCE = 0.0001;

/** A volume that rises and dies away, without a click at either end. */
function envelope({ context, out, at }: Workshop, { after = 0, level, rise = 0.004, fall }: Voice) {
  const begins = at + after;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(level, begins + rise);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begins + rise + fall);
  gain.gain.linearRampToValueAtTime(0, begins + rise + fall + 0.01);
  gain.connect(out);
  return { gain, begins, ends: begins + rise + fall + 0.02 };
}

/** A pure tone: wood that rings, a drop of water, a bell. */
function tone(workshop: Workshop, voice: Tone): void {
  const { gain, begins, ends } = envelope(workshop, voice);
  const oscillator = workshop.context.createOscillator();
  oscillator.frequency.setValueAtTime(voice.pitch, begins);
  if (voice.to) oscillator.frequency.exponentialRampToValueAtTime(voice.to, begins + (voice.glide ?? 0.06));
  oscillator.connect(gain);
  oscillator.start(begins);
  oscillator.stop(ends);
}

const NOISE_SECONDS = 0.5;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1761;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** A band of noise: the blow on wood, paper that slides. */
function noise(workshop: Workshop, voice: Noise): void {
  const { context } = workshop;
  const { gain, begins, ends } = envelope(workshop, voice);
  const filter = context.createBiquadFilter();
  filter.type = voice.band;
  filter.Q.value = voice.narrow;
  filter.frequency.setValueAtTime(voice.pitch, begins);
  if (voice.to) filter.frequency.exponentialRampToValueAtTime(voice.to, ends);
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.connect(filter).connect(gain);
  source.start(begins);
  source.stop(ends);
}

/** A blow on wood: the harder, the higher. */
function knock(workshop: Workshop, pitch: number, level: number, after = 0): void {
  tone(workshop, { after, pitch, to: pitch * 0.82, glide: 0.05, level, rise: 0.002, fall: 0.09 });
  tone(workshop, { after, pitch: pitch * 2.6, level: level * 0.3, rise: 0.001, fall: 0.035 });
  noise(workshop, {
    after,
    band: 'bandpass',
    pitch: pitch * 4,
    narrow: 1.4,
    level: level * 0.9,
    rise: 0.001,
    fall: 0.018,
  });
}

/** A struck bell: partials of a small bronze bowl, the higher ones gone sooner. */
function bell(workshop: Workshop, pitch: number, level: number, fall: number, after = 0): void {
  const partials = [
    [1, 1, 1],
    [1.004, 0.5, 0.9],
    [2.71, 0.32, 0.5],
    [5.15, 0.1, 0.22],
  ];
  for (const [ratio, share, lasting] of partials)
    tone(workshop, {
      after,
      pitch: pitch * ratio,
      level: level * share,
      rise: 0.006,
      fall: fall * lasting,
    });
}

/** A drop that falls into still water: the pitch of the bubble rises. */
function drop(workshop: Workshop, pitch: number, level: number, after: number): void {
  tone(workshop, { after, pitch, to: pitch * 1.9, glide: 0.07, level, rise: 0.008, fall: 0.12 });
}

/** Wood, water, paper and a small bell; nothing is loaded, everything is computed. */
export const SOUNDS: Readonly<Record<SoundName, Recipe>> = {
  /** Two knocks of a wooden die that comes to rest. */
  die: {
    seconds: 0.25,
    make: (workshop) => {
      knock(workshop, 520, 0.2);
      knock(workshop, 610, 0.11, 0.075);
    },
  },
  /** A wooden piece put down softly. */
  piece: { seconds: 0.18, make: (workshop) => knock(workshop, 250, 0.26) },
  /** Two small coins. */
  coin: {
    seconds: 0.35,
    make: (workshop) => {
      bell(workshop, 1960, 0.07, 0.16);
      bell(workshop, 2330, 0.06, 0.2, 0.065);
    },
  },
  /** Paper that slides and lies down. */
  card: {
    seconds: 0.3,
    make: (workshop) => {
      noise(workshop, {
        band: 'bandpass',
        pitch: 2600,
        to: 5200,
        narrow: 0.7,
        level: 0.16,
        rise: 0.07,
        fall: 0.12,
      });
      noise(workshop, {
        after: 0.15,
        band: 'lowpass',
        pitch: 1500,
        narrow: 0.5,
        level: 0.1,
        rise: 0.003,
        fall: 0.04,
      });
    },
  },
  /** A small bell, lit like a flame: with a breath before it. */
  lantern: {
    seconds: 0.75,
    make: (workshop) => {
      noise(workshop, {
        band: 'bandpass',
        pitch: 900,
        to: 500,
        narrow: 0.8,
        level: 0.045,
        rise: 0.04,
        fall: 0.1,
      });
      bell(workshop, 784, 0.11, 0.6, 0.03);
    },
  },
  /** A bamboo water spout tips over: a knock, then two drops. */
  turn: {
    seconds: 0.55,
    make: (workshop) => {
      knock(workshop, 390, 0.2);
      drop(workshop, 720, 0.13, 0.15);
      drop(workshop, 940, 0.08, 0.3);
    },
  },
  /** The evening bell: two strokes that fade. */
  end: {
    seconds: 2.7,
    make: (workshop) => {
      bell(workshop, 392, 0.13, 2.2);
      bell(workshop, 587, 0.08, 1.9, 0.5);
    },
  },
};

/** Puts a sound into an audio graph, to be heard from `at` on. */
export function sound(name: SoundName, context: BaseAudioContext, out: AudioNode, at: number): void {
  SOUNDS[name].make({ context, out, at });
}
