import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import { jsonPlace } from './json-place.js';
import { UserError } from './terminal/user-error.js';

/** Far above any record, position or edition; a longer file is refused before it fills the memory. */
const MOST_BYTES = 8 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'cannot be opened: permission denied',
  EPERM: 'cannot be opened: permission denied',
  EROFS: 'cannot be written: the disk is read-only',
  ENOSPC: 'no space is left to write it',
  ENAMETOOLONG: 'the name is too long',
};

/** Runs a file operation; what goes wrong is told with the file's name. */
function withFile<T>(file: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`${file}: ${error.message}`);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(`${file}: ${REASONS[code ?? ''] ?? message}`);
  }
}

/** Reads to the end or to the limit, whichever comes first: a pipe or a device does not tell its size. */
function readBytes(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let total = 0; ; ) {
      const chunk = Buffer.alloc(65536);
      const count = readSync(handle, chunk);
      if (count === 0) return Buffer.concat(chunks);
      total += count;
      if (total > MOST_BYTES) throw new UserError(`is longer than ${MOST_BYTES / 1024 / 1024} MiB`);
      chunks.push(chunk.subarray(0, count));
    }
  } finally {
    closeSync(handle);
  }
}

/** Reads a JSON file; throws `UserError` that says what is wrong with it and where. */
export function readJson(file: string): unknown {
  return withFile(file, () => {
    const bytes = readBytes(file);
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new UserError('is not a text file');
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new UserError(`is not JSON; the error is at ${jsonPlace(text)}`);
    }
  });
}

/** Writes a file in one step: a reader finds the old content or the new, never half of it. */
export function writeWhole(file: string, text: string): void {
  withFile(file, () => {
    // Renaming over a device or a pipe would take it away from the whole machine.
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory()) throw new UserError('is a folder, not a file');
    if (there && !there.isFile()) throw new UserError('is not a plain file');
    // One name for all attempts: what a killed program leaves behind, the next write takes away.
    const fresh = `${file}.shirasagi-tmp`;
    try {
      const handle = openSync(fresh, 'w');
      try {
        writeFileSync(handle, text);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      renameSync(fresh, file);
    } catch (error) {
      rmSync(fresh, { force: true });
      throw error;
    }
  });
}

/** Moves a file out of the way to a free name beside it; returns that name. */
export function setAside(file: string): string {
  const { dir, name, ext } = parse(file);
  const numbered = (n: number): string => join(dir, `${name}-${n}${ext}`);
  let n = 1;
  while (existsSync(numbered(n))) n++;
  withFile(file, () => renameSync(file, numbered(n)));
  return numbered(n);
}
