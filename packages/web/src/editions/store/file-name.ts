import type { EditionFile } from './edition-file.js';

/** The name of an edition's file, without its ending: letters and digits of its own name. */
export function fileName({ game, name }: EditionFile): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return ['shirasagi', game, plain].filter(Boolean).join('-').slice(0, 80);
}
