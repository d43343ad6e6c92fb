import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folderFor, run } from '../testing/run.js';

/** Runs the program on input it must refuse; returns the one line it says. */
function refusal(folder: string, args: readonly string[]): string {
  const { code, out, err } = run(folder, args);
  assert.equal(code, 2, `${args.join(' ')}: exit code ${code}, ${err}`);
  assert.equal(out, '');
  assert.match(err, /^shirasagi: [^\n]+\n$/);
  return err.slice('shirasagi: '.length, -1);
}

test('arguments that cannot be used get one line and exit code 2', (t) => {
  const folder = folderFor(t);
  for (const [args, line] of [
    [[], /^a command is missing/],
    [['paly'], /^"paly" is not a command/],
    [['play', '--players', '7'], /^--players: must be a whole number from 1 to 4, not 7$/],
    [['play', '--players', 'two'], /^--players: must be a whole number from 1 to 4, not "two"$/],
    [['play', '--players'], /^--players: needs a value$/],
    [['play', '--players', '--promo'], /^--players: needs a value$/],
    [['play', '--promo=yes'], /^--promo: takes no value$/],
    [['play', '--seed', '1', '--seed', '2'], /^--seed: is given twice$/],
    [['play', '--colour', 'red'], /^--colour: is not an option here; see shirasagi play --help$/],
    [['play', '-x'], /^-x: is not an option here/],
    [['play', '--game', 'chess'], /^--game: must be one of castle, duel, not chess$/],
    [['play', '--game', 'duel', '--players', '2'], /^--players: is not an option of the game duel$/],
    [['play', '--level', 'hard'], /^--level: only a game of one player has a level$/],
    [['play', '--players', '1', '--level', 'mild'], /^--level: must be one of easy, medium, hard/],
    [['play', 'now'], /^"now" is one argument too many$/],
    [['play', '--load', 'a.json', '--promo'], /^--promo: cannot be chosen for a game that is loaded$/],
    [['play', '--edition', 'none.json'], /^none\.json: there is no such file$/],
    [['play', '--record', 'no/such/folder.json'], /^no\/such\/folder\.json: there is no such file$/],
    [['trace', '--record', 'a.json', '--seed', '1'], /^--seed: cannot be chosen/],
    [['check', '--games', '0'], /^--games: must be a whole number from 1 to 1000000, not 0$/],
    [['check', '--games', '1.5'], /^--games: must be a whole number/],
    [['check', '--seed', 'abc'], /^--seed: must be a whole number/],
    [['replay'], /^FILE is missing$/],
    [['replay', 'a\u001b[31m\nb'], /^a \[31m b: there is no such file$/],
    [['edition'], /^check or print is missing$/],
    [['edition', 'check'], /^FILE is missing$/],
    [['edition', 'make', 'a.json'], /^"make" is neither check nor print$/],
  ] as const) {
    assert.match(refusal(folder, args), line);
  }
});

test('files that cannot be used get one line with their name and exit code 2', (t) => {
  const folder = folderFor(t);
  const write = (file: string, text: string | Uint8Array): void => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'folder'));
  run(folder, ['play', '--seed', '1', '--record', 'good.json'], '1\n1\n1\n');
  const good = JSON.parse(run(folder, ['trace', '--seed', '1', '--save', 'whole.json']).out.split('\n')[0]);
  write('empty.json', '');
  write('broken.json', '{\n  "format": "shirasagi-record",\n  "version": oops\n}');
  write('binary.json', Uint8Array.of(0xff, 0xfe, 0, 0x80));
  write('list.json', '[1, 2]');
  write('number.json', '7');
  write('null.json', 'null');
  write('huge.json', `"${'x'.repeat(9 * 1024 * 1024)}"`);
  write('deep.json', '['.repeat(200_000));
  write('position.json', JSON.stringify({ ...good, round: 9 }));
  const record = { format: 'shirasagi-record', version: 1, game: 'castle', options: {}, edition: 'x' };
  write('other.json', JSON.stringify({ ...record, setup: [], entries: [] }));
  const files: [file: string, line: RegExp][] = [
    ['none.json', /^none\.json: there is no such file$/],
    ['folder', /^folder: is a folder, not a file$/],
    ['empty.json', /^empty\.json: is not JSON; .* the end$/],
    ['broken.json', /^broken\.json: is not JSON; .* line 3, column 14$/],
    ['binary.json', /^binary\.json: is not a text file$/],
    ['list.json', /^list\.json: /],
    ['number.json', /^number\.json: /],
    ['null.json', /^null\.json: /],
    ['huge.json', /^huge\.json: is longer than 8 MiB$/],
    ['deep.json', /^deep\.json: is not JSON; .* the end$/],
    ['other.json', /^other\.json: the record was played with edition x/],
  ];
  for (const [file, line] of files) assert.match(refusal(folder, ['replay', file]), line);
  for (const command of [['score'], ['trace', '--record'], ['play', '--load'], ['edition', 'check']]) {
    for (const file of ['none.json', 'broken.json', 'null.json'])
      assert.ok(refusal(folder, [...command, file]).startsWith(`${file}: `));
  }
  assert.match(refusal(folder, ['score', 'position.json']), /^position\.json: round: must be/);
  assert.match(refusal(folder, ['play', '--record', 'list.json']), /^list\.json: /);
  assert.match(refusal(folder, ['play', '--record', 'folder']), /^folder: is a folder/);
});
