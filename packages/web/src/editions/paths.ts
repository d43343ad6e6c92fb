import type { EditionFile } from './store/edition-file.js';

type Step = string | number;

const stepsOf = (path: string): Step[] =>
  path.split(/[.[\]]+/).flatMap((step) => (step === '' ? [] : [/^\d+$/.test(step) ? Number(step) : step]));

/** The value at a path as the engine writes it, such as `gardens[3].food`. */
export function valueAt(file: EditionFile, path: string): unknown {
  return stepsOf(path).reduce<unknown>((inside, step) => (inside as Record<Step, unknown>)[step], file);
}

function withStep(inside: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const next = withStep((inside as Record<Step, unknown>)[step], rest, value);
  return Array.isArray(inside) ? inside.with(Number(step), next) : { ...(inside as object), [step]: next };
}

/** The same file with another value at a path; everything else stays the same object. */
export function withValue(file: EditionFile, path: string, value: unknown): EditionFile {
  return withStep(file, stepsOf(path), value) as EditionFile;
}

/** Reading and writing the value at a path. */
export function at<T>(path: string) {
  return {
    path,
    read: (file: EditionFile) => valueAt(file, path) as T,
    write: (file: EditionFile, value: T) => withValue(file, path, value),
  };
}

/**
 * A value that each of several paths must have once: the path that had the new one gets the old one. A later path gives
 * its value away before an earlier one does, so that entering all of them in order ends as wanted.
 */
export function swapping<T>(path: string, paths: readonly string[]) {
  const from = paths.indexOf(path);
  const others = [...paths.slice(from + 1), ...paths.slice(0, from)];
  return {
    write(file: EditionFile, value: T): EditionFile {
      const old = valueAt(file, path);
      const same = JSON.stringify(value);
      if (JSON.stringify(old) === same) return file;
      const other = others.find((one) => JSON.stringify(valueAt(file, one)) === same);
      const changed = withValue(file, path, value);
      return other ? withValue(changed, other, old) : changed;
    },
  };
}
