import { castleFace } from './castle/face.js';
import { duelFace } from './duel/face.js';
import type { Face } from './face.js';

const FACES: Readonly<Record<string, Face>> = { castle: castleFace, duel: duelFace };

/** The face of a game by name. */
export function faceFor(game: string): Face {
  return FACES[game];
}
