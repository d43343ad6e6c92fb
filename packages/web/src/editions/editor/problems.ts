import type { EditionView, Face, FaceGroup } from '../edition-view.js';
import { type BadEdition, builtIn, checkEdition, type EditionFile } from '../store/edition-file.js';

/** What the engine finds wrong, by what it is about. */
export interface Problems {
  /** By the id of a face. */
  readonly faces: ReadonlyMap<string, BadEdition>;
  /** About a group, or the file as a whole. */
  readonly others: readonly BadEdition[];
}

const isInside = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

/** The face a path of the engine is about. */
function faceAt(view: EditionView, file: EditionFile, path: string): Face | undefined {
  const faces = view.groups.flatMap((group: FaceGroup) => group.faces);
  return faces.find((face) =>
    face.fields(file).some((field) => isInside(path, field.path) || isInside(field.path, path)),
  );
}

/** The file with one face as the built-in edition has it. */
export function withBuiltIn(face: Face, file: EditionFile): EditionFile {
  const { file: original } = builtIn(file.game);
  return face
    .fields(original)
    .reduce((changed, field) => field.write(changed, field.read(original) as never), file);
}

/**
 * Everything that is wrong, one problem a face. The engine tells the first thing it finds; the face it is about is
 * then replaced by the built-in one, and the engine is asked again.
 */
export function problemsOf(view: EditionView, file: EditionFile): Problems {
  const faces = new Map<string, BadEdition>();
  let rest = file;
  for (;;) {
    const checked = checkEdition(rest);
    if (!('problem' in checked)) return { faces, others: [] };
    const groups = view.groups.filter((group) => group.paths.includes(checked.path));
    const face = groups.length > 0 ? undefined : faceAt(view, file, checked.path);
    if (!face || faces.has(face.id)) return { faces, others: [checked] };
    faces.set(face.id, checked);
    rest = withBuiltIn(face, rest);
  }
}
