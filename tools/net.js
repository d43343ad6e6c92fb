/** Writes a file of weights as the module opponents load: `node tools/net.js FILE castle/net "how it was made"`. */
import { readFileSync, writeFileSync } from 'node:fs';

const [file, module, made] = process.argv.slice(2);
const bytes = readFileSync(file);
writeFileSync(
  new URL(`../packages/bots/src/${module}.ts`, import.meta.url),
  [
    '/**',
    ' * Weights of a net, trained by bench/train and written by `node tools/net.js`.',
    ` * ${made}`,
    ' */',
    'export const NET =',
    `  '${bytes.toString('base64')}';`,
    '',
  ].join('\n'),
);
console.log(`${module}: ${bytes.length} bytes`);
