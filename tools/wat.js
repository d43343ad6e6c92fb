/** Writes the WebAssembly of the bots' net as a TypeScript module, from its text: `node tools/wat.js`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

const FOLDER = new URL('../packages/bots/src/net/', import.meta.url);

/** The module's source text as it must stand in the repository. */
export async function moduleText() {
  const { parseWat } = await wabt();
  const parsed = parseWat('net.wat', readFileSync(new URL('net.wat', FOLDER), 'utf8'), { simd: true });
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return [
    '/** The WebAssembly of net.wat, written by `node tools/wat.js`. */',
    'export const MODULE =',
    `  '${Buffer.from(buffer).toString('base64')}';`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('module.ts', FOLDER), await moduleText());
}
