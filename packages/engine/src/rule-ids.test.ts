import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';

/** The root of the repository, from the sources and from the compiled tests beside them alike. */
const ROOT = new URL('../../../', import.meta.url);

const LEFT_OUT = ['node_modules', 'dist', 'dist-test', 'dist-types'];

function* textsIn(folder: URL): Generator<{ readonly path: string; readonly text: string }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = new URL(entry.isDirectory() ? `${entry.name}/` : entry.name, folder);
    if (entry.isDirectory()) {
      if (!LEFT_OUT.includes(entry.name)) yield* textsIn(at);
    } else if (/\.(ts|tsx|js|mjs|md|css)$/.test(entry.name)) {
      yield { path: at.pathname.slice(ROOT.pathname.length), text: readFileSync(at, 'utf8') };
    }
  }
}

const idsIn = (file: string): string[] =>
  [...readFileSync(new URL(`docs/rules/${file}`, ROOT), 'utf8').matchAll(/^- ([CDXY]\d+(?:\.\d+)?) /gm)].map(
    ([, id]) => id,
  );

const rules = [...idsIn('castle.md'), ...idsIn('duel.md')];
const sources = ['packages/', 'bench/', 'tools/', 'docs/']
  .map((name) => new URL(name, ROOT))
  .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
  .flatMap((folder) => [...textsIn(folder)]);

/** What the tests are called. */
const titles = sources
  .filter(({ path }) => /\.test\.tsx?$/.test(path))
  .flatMap(({ text }) => [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*([`'"])(.*?)\1/gs)])
  .map(([, , title]) => title);

test('every rule has an id of its own', () => {
  assert.ok(rules.length > 100, `${rules.length} rules`);
  assert.deepEqual(
    rules.filter((id, i) => rules.indexOf(id) !== i),
    [],
  );
});

test('every rule id a comment, a title or a page of the documentation names is in docs/rules', () => {
  const known = new Set(rules);
  const unknown = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b[CD]\d+\.\d+\b/g)].filter(([id]) => !known.has(id)).map(([id]) => `${path}: ${id}`),
  );
  const examples = titles
    .flatMap((title) => title.match(/\b[XY]\d+\b/g) ?? [])
    .filter((id) => !known.has(id));
  assert.deepEqual({ unknown, examples }, { unknown: [], examples: [] });
});

test('every rule is named by the title of a test', () => {
  const named = new Set(titles.flatMap((title) => title.match(/\b[CDXY]\d+(?:\.\d+)?\b/g) ?? []));
  assert.deepEqual(
    rules.filter((id) => !named.has(id)),
    [],
  );
});
