// Writes docs/engine-api.md from the engine's compiled types: `node tools/api-docs.js`, or `--check` to compare only.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const DIST = 'packages/engine/dist';

/** The games with exports of their own: the pattern of the engine's `package.json`. */
const games = readdirSync(DIST).filter((folder) => existsSync(join(DIST, folder, 'exports.d.ts')));
const ENTRIES = [
  ['@shirasagi/engine', `${DIST}/index.d.ts`],
  ...games.sort().map((game) => [`@shirasagi/engine/${game}`, `${DIST}/${game}/exports.d.ts`]),
];
const PAGE = 'docs/engine-api.md';

/** Declarations of a file with the comment above each: name, text, words. */
function declarationsOf(file) {
  const text = readFileSync(file, 'utf8');
  const found = new Map();
  const pattern =
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (?:declare )?(?:abstract )?(function|const|class|type|interface) (\w+)/gm;
  const matches = [...text.matchAll(pattern)];
  matches.forEach((match, i) => {
    const end = matches[i + 1]?.index ?? text.length;
    const from = match.index + match[0].indexOf('export');
    found.set(match[3], { kind: match[2], code: clean(text.slice(from, end)), words: plain(match[1] ?? '') });
  });
  return found;
}

/** The declaration itself, without what follows it. */
function clean(code) {
  const body = code
    .replace(/^export (declare )?/, '')
    .replace(/\/\*\*[\s\S]*?\*\/\s*$/, '')
    .trim();
  return body
    .replace(/^(import|export) .*$/gm, '')
    .replace(/^\/\/#.*$/gm, '')
    .trim();
}

const plain = (comment) =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Everything an entry exports: its own declarations and those it passes on. */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8');
  const all = new Map(declarationsOf(file));
  for (const [, names, from] of text.matchAll(/^export (?:type )?\{([^}]*)\} from ['"](\.[^'"]+)['"]/gm)) {
    const there = new Map(exportsOf(resolve(dirname(file), from.replace(/\.js$/, '.d.ts'))));
    for (const item of names.split(',')) {
      const name = item.replace(/\btype\b/, '').trim();
      if (there.has(name)) all.set(name, there.get(name));
    }
  }
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1));
}

function section([name, file]) {
  const items = exportsOf(file);
  const functions = items.filter(([, { kind }]) => kind === 'function' || kind === 'const');
  const types = items.filter(([, { kind }]) => kind !== 'function' && kind !== 'const');
  const write = ([item, { code, words }]) => `### ${item}\n${words}\n\`\`\`ts\n${code}\n\`\`\`\n`;
  return [
    `# ${name}\n`,
    '## Functions and values\n',
    ...functions.map(write),
    '## Types\n',
    ...types.map(write),
  ].join('\n');
}

const intro =
  'Made from the types by `node tools/api-docs.js`. What moves, positions and records look like is in [notation.md](notation.md).\n';
const page = `${[intro, ...ENTRIES.map(section)].join('\n').trim()}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(join(PAGE), 'utf8') !== page) {
    console.error(`${PAGE} is not what the types say: run node tools/api-docs.js`);
    process.exit(1);
  }
} else writeFileSync(PAGE, page);
