// Checks that imports point one way: engine <- bots <- server, web; cli and bench stand at the end.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What each workspace may import of the others. Whatever is not named here may import nothing. */
const MAY_IMPORT = {
  'packages/engine': [],
  'packages/bots': ['engine'],
  'packages/server': ['engine', 'bots'],
  'packages/web': ['engine', 'bots', 'server'],
  'packages/cli': ['engine', 'bots', 'server'],
  bench: ['engine', 'bots', 'server'],
};

/** Of the server the page uses only what runs in a page, and the command only the checking of finished tables. */
const OF_THE_SERVER = {
  'packages/web': ['@shirasagi/server/protocol', '@shirasagi/server/fair-chance'],
  'packages/cli': ['@shirasagi/server/fair-chance'],
};

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
      if (own && !allowed.includes(own[1])) problems.push(`${file}: ${folder} must not import ${name}`);
      const safe = OF_THE_SERVER[folder];
      const testing = file.includes('.test.') || file.includes(join('src', 'e2e'));
      if (safe && own?.[1] === 'server' && !safe.includes(name) && !testing)
        problems.push(`${file}: of the server ${folder} may import ${safe.join(' and ')}, not ${name}`);
      // Tests may read files of the documentation and look through folders; that is no import.
      if (!name.startsWith('.') || (file.includes('.test.') && /\.json$|\/$/.test(name))) continue;
      const target = relative(folder, resolve(dirname(file), name));
      if (target === '..' || target.startsWith(`..${sep}`))
        problems.push(`${file}: ${name} leaves ${folder}`);
    }
    if (folder === 'packages/engine' && !file.endsWith('.test.ts') && !file.endsWith('testing.ts')) {
      const outside = importsOf(file).filter((name) => !name.startsWith('.'));
      for (const name of outside)
        problems.push(`${file}: the engine has no dependency, so it must not import ${name}`);
    }
  }
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
