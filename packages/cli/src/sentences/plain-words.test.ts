import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** The root of the repository, from the sources and from the compiled tests beside them alike. */
const ROOT = new URL('../../../../', import.meta.url);

/** Words nobody says in a game or an app, and what to say instead. */
const QUAINT: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, 'the player who, anyone who'],
  [/\bsomebody(?:['’]s)?\b/i, 'a player, a person'],
  [/\bin one breath\b/i, 'at once'],
  [/\bload(?:ing)? (?:it |the page )?again\b/i, 'reload'],
  [/\bto the start\b(?! of)/i, 'Home'],
  [/\bjust now\b/i, 'now, right now'],
  [/\bunderstood\b/i, 'OK'],
  [/\bopponents? that thinks?\b/i, 'computer opponent'],
  [/\bmiddling\b/i, 'medium'],
  [/\bshall\b/i, 'should, will'],
  [/\bare awaited\b/i, 'are invited, waiting for'],
  [/\bsteps? of time\b/i, 'step on the time track'],
];

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const filesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => folder + name);

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
/** What a source may print: its quoted texts. */
const quoted = (source: string): string =>
  [...source.matchAll(QUOTED)].map(([, single, double, template]) => single ?? double ?? template).join('\n');

function quaintIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      QUAINT.filter(([word]) => word.test(line)).map(([, better]) => `say "${better}": ${line.trim()}`),
    );
}

function holdsTo(paths: readonly string[], of: (text: string) => string): void {
  assert.ok(paths.length > 0);
  assert.deepEqual(
    paths.flatMap((path) => quaintIn(of(read(path))).map((wrong) => `${path}: ${wrong}`)),
    [],
  );
}

test('the page speaks plain English', () => {
  const values = (text: string): string => text.replace(/^\s*"[^"]+":/gm, '');
  holdsTo(filesIn('packages/web/src/words/messages/en/', /\.json$/), values);
});

test('the command line speaks plain English', () => {
  holdsTo(filesIn('packages/cli/src/', /^(?!.*\.test).*\.ts$/), quoted);
});

test('the documentation speaks plain English', () => {
  holdsTo(['README.md', 'CONTRIBUTING.md', ...filesIn('docs/', /\.md$/)], (text) => text);
});

test('quaint words are found', () => {
  assert.equal(quaintIn('Whoever has the link may come in.').length, 1);
  assert.equal(quaintIn("Sit down at somebody's table.").length, 1);
  assert.equal(quaintIn('Reload the page.').length, 0);
});
