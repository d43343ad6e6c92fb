import type { EditionView, Face } from '../edition-view.js';
import { builtIn, type EditionFile } from '../store/edition-file.js';

/** Whether a face has other values than the built-in one. */
export function isChanged(face: Face, file: EditionFile): boolean {
  const { file: original } = builtIn(file.game);
  const values = (of: EditionFile): string => JSON.stringify(face.fields(of).map((field) => field.read(of)));
  return values(file) !== values(original);
}

/** How far its owner is with entering a box: faces compared with it or changed, of all faces. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** How far some faces are. */
export function progressOf(
  faces: readonly Face[],
  file: EditionFile,
  confirmed: readonly string[],
): Progress {
  const known = new Set(confirmed);
  const done = faces.filter((face) => known.has(face.id) || isChanged(face, file)).length;
  return { done, all: faces.length };
}

/** All faces of a game. */
export const facesOf = (view: EditionView): readonly Face[] => view.groups.flatMap(({ faces }) => faces);
