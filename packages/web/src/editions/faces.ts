import type { ReactNode } from 'react';
import type {
  EffectField,
  EffectPlace,
  Face,
  FaceGroup,
  Field,
  FieldLabel,
  GroupName,
  NumberField,
} from './edition-view.js';
import { at, valueAt } from './paths.js';
import type { EditionFile } from './store/edition-file.js';

/** An effect at a path. */
export const effectField = (path: string, label: FieldLabel, place: EffectPlace): EffectField => ({
  kind: 'effect',
  label,
  place,
  ...at<string>(path),
});

/** A number at a path. */
export const numberField = (path: string, label: FieldLabel, least: number, most: number): NumberField => ({
  kind: 'number',
  label,
  least,
  most,
  ...at<number>(path),
});

/** A kind of face whose values lie in lists. */
interface Kind<T> {
  readonly name: GroupName;
  /** The paths of its lists, each with the built-in items. */
  readonly lists: readonly (readonly [path: string, items: readonly T[]])[];
  /** Paths the engine uses for the whole of it. */
  readonly paths?: readonly string[];
  /** A name unique within the game, which must not change: progress is kept by it. */
  id(item: NoInfer<T>, path: string): string;
  fields(path: string, file: EditionFile): readonly Field[];
  draw(item: T, file: EditionFile, path: string): ReactNode;
}

/** The faces of a kind, numbered through all its lists. */
export function faceGroup<T>({ name, lists, paths = [], id, fields, draw }: Kind<T>): FaceGroup {
  const items = lists.flatMap(([list, inside]) =>
    inside.map((item, i) => ({ path: `${list}[${i}]`, id: id(item, `${list}[${i}]`) })),
  );
  return {
    name,
    paths,
    faces: items.map(
      ({ path, id }, i): Face => ({
        id,
        group: name,
        number: i + 1,
        draw: (file) => draw(valueAt(file, path) as T, file, path),
        fields: (file) => fields(path, file),
      }),
    ),
  };
}

/** The id of an item that has one. */
export const byId = ({ id }: { readonly id: string }): string => id;

/** The path as an id, for items without one. */
export const byPath = (_: unknown, path: string): string => path;
