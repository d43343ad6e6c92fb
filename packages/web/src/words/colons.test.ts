import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The sources of the page; works from the compiled tests one folder beside them too. */
const SOURCES = new URL('../../src/', import.meta.url);

const COMPONENTS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsx'),
);

/** Two texts with a colon between them: in a template, or after a text of an element. */
const JOINED = /\}: \$\{|\)\}: ?[{<]/;

test('no component writes a colon between two texts: French puts a space before it', () => {
  assert.ok(COMPONENTS.length > 100, 'the sources are read');
  const found = COMPONENTS.flatMap((path) =>
    readFileSync(new URL(path, SOURCES), 'utf8')
      .split('\n')
      .flatMap((line, i) => (JOINED.test(line) ? [`${path}:${i + 1}`] : [])),
  );
  assert.deepEqual(found, []);
});
