// Checks that imports point one way: engine <- bots <- protocol <- server, web, cli; bench stands at the end.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What each workspace may import of the others. Whatever is not named here may import nothing. */
const MAY_IMPORT = {
  'packages/engine': [],
  'packages/bots': ['engine'],
  'packages/protocol': ['engine', 'bots'],
  'packages/server': ['engine', 'bots', 'protocol'],
  'packages/web': ['engine', 'bots', 'protocol'],
  'packages/cli': ['engine', 'bots', 'protocol'],
  bench: ['engine', 'bots', 'protocol', 'server'],
};

/** Tests of these play against a real server. */
const TESTED_WITH_SERVER = ['packages/web', 'packages/cli'];

/** These run in a page: schemas would bring their library along. */
const WITHOUT_SCHEMAS = ['packages/web', 'packages/cli'];

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'dist-test'].includes(entry.name) ? [] : sourcesIn(path);
    return /\.(ts|tsx|js|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Module names a source imports, exports from or loads at run time. */
function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport|\bimport\s*\(|new URL\()\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1],
  );
}

const problems = [];
for (const folder of [...readdirSync('packages').map((name) => `packages/${name}`), 'bench']) {
  if (!statSync(folder).isDirectory()) continue;
  if (!Object.hasOwn(MAY_IMPORT, folder))
    problems.push(`${folder}: say in tools/imports.js what it may import`);
  const allowed = MAY_IMPORT[folder] ?? [];
  for (const file of sourcesIn(folder)) {
    for (const name of importsOf(file)) {
      const own = /^@shirasagi\/([a-z]+)/.exec(name);
      const testing = file.includes('.test.') || file.includes(join('src', 'e2e'));
      const server = own?.[1] === 'server' && testing && TESTED_WITH_SERVER.includes(folder);
      if (own && !allowed.includes(own[1]) && !server)
        problems.push(`${file}: ${folder} must not import ${name}`);
      if (name === '@shirasagi/protocol/schemas' && WITHOUT_SCHEMAS.includes(folder) && !testing)
        problems.push(`${file}: ${name} is for the server; take types from @shirasagi/protocol`);
      // Tests may read files of the documentation and look through folders; that is no import.
      if (!name.startsWith('.') || (file.includes('.test.') && /\.json$|\/$/.test(name))) continue;
      const target = relative(folder, resolve(dirname(file), name));
      if (target === '..' || target.startsWith(`..${sep}`))
        problems.push(`${file}: ${name} leaves ${folder}`);
    }
    if (
      folder === 'packages/engine' &&
      !file.endsWith('.test.ts') &&
      !file.includes(join('/', 'testing', '/'))
    ) {
      const outside = importsOf(file).filter((name) => !name.startsWith('.'));
      for (const name of outside)
        problems.push(`${file}: the engine has no dependency, so it must not import ${name}`);
    }
  }
}
/** Which game of the page a source belongs to: the name of its folder below `src/games`. */
const gameOf = (path) => /^packages\/web\/src\/games\/([a-z]+)\//.exec(path.split(sep).join('/'))?.[1];

// In the page only the registries of `src/games` name a game; a game never reaches into another one.
for (const file of sourcesIn('packages/web/src')) {
  const registry = dirname(file) === join('packages', 'web', 'src', 'games');
  if (registry || file.includes('.test.') || file.includes(join('src', 'e2e'))) continue;
  for (const name of importsOf(file)) {
    const game = name.startsWith('.') && gameOf(relative('.', resolve(dirname(file), name)));
    if (game && game !== gameOf(file))
      problems.push(`${file}: ${name} belongs to ${game}; ask the registries in src/games instead`);
  }
}

/** The sources a source imports as values: types leave nothing behind at run time. */
function valueImportsOf(file) {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)([^'";]*?)from\s+['"](\.[^'"]+)['"]/gm);
  return [...statements]
    .filter(([, names]) => !isTypesOnly(names))
    .map(([, , name]) => sourceOf(file, name))
    .filter((target) => target !== undefined);
}

/** Whether a list in braces names types alone. */
function isTypesOnly(names) {
  const list = /^\s*\{([^}]*)\}\s*$/.exec(names);
  return list?.[1].split(',').every((name) => /^\s*(type\s|$)/.test(name)) ?? false;
}

/** The source file an import names. */
function sourceOf(file, name) {
  const path = resolve(dirname(file), name).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => statSync(candidate, { throwIfNoEntry: false }));
}

/** Follows value imports depth first; an import of a source that is still being followed closes a circle. */
function findCycles(files) {
  const followed = new Set();
  const way = [];
  const follow = (file) => {
    const at = way.indexOf(file);
    if (at >= 0) {
      const names = [...way.slice(at), file].map((path) => relative(process.cwd(), path));
      problems.push(`these import each other's values: ${names.join(' -> ')}`);
    }
    if (followed.has(file)) return;
    followed.add(file);
    way.push(file);
    for (const next of valueImportsOf(file)) follow(next);
    way.pop();
  };
  for (const file of files) follow(file);
}

for (const folder of Object.keys(MAY_IMPORT)) {
  findCycles(
    sourcesIn(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => resolve(file)),
  );
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
