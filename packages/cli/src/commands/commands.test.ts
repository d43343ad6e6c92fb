import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAME_NAMES } from '@shirasagi/engine';
import { ALWAYS_FIRST, folderFor, run } from '../testing/run.js';

test('replay tells a game and shows where it stands, score prints its sheet', (t) => {
  for (const game of GAME_NAMES) {
    const folder = folderFor(t);
    const played = run(folder, ['play', '--game', game, '--seed', '1'], ALWAYS_FIRST);
    const [sheet] = /\n {2}Total.*\n.*\n/.exec(played.out)!;
    const told = run(folder, ['replay', 'shirasagi-game.json']);
    assert.equal(told.code, 0);
    assert.match(told.out, /^Round (1|outgoing), Clan \d\n {2}Clan \d takes /);
    assert.ok(told.out.includes(sheet));
    assert.match(told.out, /\nState [0-9a-f]{16}\n$/);
    const json = JSON.parse(run(folder, ['replay', 'shirasagi-game.json', '--json']).out);
    assert.equal(json.over, true);
    for (const { decisions } of json.turns) {
      for (const { text } of decisions) assert.ok(told.out.replace(/\n +/g, ' ').includes(text[0]));
    }
    const scored = run(folder, ['score', 'shirasagi-game.json']);
    assert.ok(scored.out.includes(sheet));
    const { scores } = JSON.parse(run(folder, ['score', 'shirasagi-game.json', '--json']).out);
    assert.deepEqual(scores, json.scores);
  }
});

test('score reads a position and says that the game is not over', (t) => {
  const folder = folderFor(t);
  const [position] = run(folder, ['trace', '--seed', '1']).out.split('\n');
  writeFileSync(join(folder, 'position.json'), position);
  const { code, out } = run(folder, ['score', 'position.json']);
  assert.equal(code, 0);
  assert.match(out, /The game is not over/);
});

test('check counts what it checked', (t) => {
  for (const game of GAME_NAMES) {
    const { code, out, err } = run(folderFor(t), ['check', '--game', game, '--games', '3', '--seed', '7']);
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /^games +3\ndecisions +\d+\ndeepest agenda +\d+\nmost moves +\d+\n$/);
  }
});

test('an edition is checked, played with, and kept in its records', (t) => {
  const folder = folderFor(t);
  const edition = { format: 'shirasagi-edition', version: 1, game: 'castle', name: 'Rich wells' };
  const write = (file: string, more: object): void => {
    writeFileSync(join(folder, file), JSON.stringify({ ...edition, ...more }));
  };
  write('rich.json', { tileRewards: ['food 2', 'iron 2', 'pearl 2', 'any 2', 'coin 2'] });
  write('bad.json', { tileRewards: ['food 2', 'rice 2', 'pearl 2', 'any 2', 'coin 2'] });
  const good = run(folder, ['edition', 'check', 'rich.json']);
  assert.match(good.out, /^name +Rich wells\ngame +castle\nfingerprint +[0-9a-f]{16}\n$/);
  const bad = run(folder, ['edition', 'check', 'bad.json']);
  assert.equal(bad.code, 2);
  assert.match(bad.err, /^shirasagi: bad\.json: tileRewards.*rice.*\n$/);

  const played = run(folder, ['play', '--edition', 'rich.json', '--seed', '1'], '1\n1\n');
  assert.match(played.out, /Well \(1\) +1 seal, (2|4) /);
  const file = 'shirasagi-game.json';
  for (const command of [
    ['replay', file],
    ['score', file],
    ['trace', '--record', file],
    ['play', '--load', file],
  ]) {
    assert.deepEqual([run(folder, command, 'q\n').err, command[0]], ['', command[0]]);
    assert.equal(run(folder, [...command, '--edition', 'rich.json'], 'q\n').code, 0);
  }

  const { editionFile: _, ...bare } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  writeFileSync(join(folder, 'bare.json'), JSON.stringify(bare));
  assert.equal(run(folder, ['replay', 'bare.json', '--edition', 'rich.json']).code, 0);
  const other = run(folder, ['replay', 'bare.json']);
  assert.equal(other.code, 2);
  assert.match(other.err, /^shirasagi: bare\.json: .*edition.*\n$/);
});

test('the printed built-in edition is the one played with', (t) => {
  for (const game of GAME_NAMES) {
    const folder = folderFor(t);
    writeFileSync(join(folder, 'edition.json'), run(folder, ['edition', 'print', '--game', game]).out);
    run(folder, ['play', '--game', game, '--seed', '1'], '1\n');
    assert.equal(run(folder, ['replay', 'shirasagi-game.json', '--edition', 'edition.json']).code, 0);
  }
});

test('every command has its help, and the program its version', (t) => {
  const folder = folderFor(t);
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  assert.equal(run(folder, ['--version']).out, `${version}\n`);
  const { out } = run(folder, ['--help']);
  const names = [...out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name);
  assert.deepEqual(names, ['play', 'trace', 'replay', 'review', 'score', 'check', 'verify', 'edition']);
  for (const name of names) {
    const help = run(folder, [name, '--help']);
    assert.equal(help.code, 0);
    assert.match(help.out, new RegExp(`^usage: shirasagi ${name} `));
  }
});
