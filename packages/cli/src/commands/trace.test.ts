import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fromPosition, GAME_NAMES, hash, toPosition } from '@shirasagi/engine';
import { BIN, folderFor, run } from '../testing/run.js';

interface Line {
  readonly game?: string;
  readonly toMove?: number;
  readonly inTurn?: object;
  readonly legal?: readonly object[];
  readonly move?: object;
  readonly scores?: readonly { readonly total: number }[];
}

const TABLES = [
  ...GAME_NAMES.map((game) => ['--game', game]),
  ['--players', '4', '--promo'],
  ['--players', '1'],
];

for (const table of TABLES) {
  test(`the trace of a random game ${table.join(' ')} is complete and can be traced again`, (t) => {
    const folder = folderFor(t);
    const { code, out, err } = run(folder, ['trace', ...table, '--seed', '3', '--save', 'game.json']);
    assert.deepEqual([code, err], [0, '']);
    const lines: Line[] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const decisions = lines.filter((line) => line.legal);
    const positions = lines.filter((line) => line.game);
    assert.ok(decisions.length > 30 && positions.length >= 10);
    assert.equal(lines[0], positions[0]);
    assert.deepEqual(lines.map((line) => Boolean(line.scores)).indexOf(true), lines.length - 1);
    for (const { legal, move } of decisions) {
      const words = legal!.map((option) => JSON.stringify(option));
      assert.ok(words.includes(JSON.stringify(move)), `${JSON.stringify(move)} is among its legal moves`);
    }
    for (const position of positions.filter(({ toMove, inTurn }) => toMove !== -1 && !inTurn)) {
      const read = fromPosition(position);
      assert.ok(read.ok, JSON.stringify(read));
      assert.deepEqual(toPosition(read.value), position);
    }
    assert.equal(run(folder, ['trace', ...table, '--seed', '3']).out, out);
    assert.equal(run(folder, ['trace', '--record', 'game.json']).out, out);
  });
}

test('a traced record leaves out what was taken back', (t) => {
  const folder = folderFor(t);
  const play = (file: string, input: string): void => {
    run(folder, ['play', '--seed', '5', '--record', file], input);
  };
  play('plain.json', '1\n1\n1\n1\n');
  play('back.json', '1\n1\n2\n1\nr\n1\n1\n');
  const trace = (file: string): string => run(folder, ['trace', '--record', file]).out;
  assert.equal(trace('back.json'), trace('plain.json'));
});

test('a closed pipe ends the program quietly', (t) => {
  const command = `"${process.execPath}" "${BIN}" trace --players 4 --seed 1 | head -n 1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folderFor(t), encoding: 'utf8' });
  assert.equal(stderr, '');
  const read = fromPosition(JSON.parse(stdout));
  assert.ok(read.ok && hash(read.value));
});
