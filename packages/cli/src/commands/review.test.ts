import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_NAMES } from '@shirasagi/engine';
import { ALWAYS_FIRST, folderFor, run } from '../testing/run.js';

const FILE = 'shirasagi-game.json';

test('review tells who lost by choice and who was lucky, the same every time, and as JSON', (t) => {
  for (const game of GAME_NAMES) {
    const folder = folderFor(t);
    run(folder, ['play', '--game', game, '--seed', '1'], ALWAYS_FIRST);
    const told = run(folder, ['review', FILE, '--nodes', '60']);
    assert.deepEqual([told.code, told.err], [0, '']);
    assert.match(told.out, /\n {2}Lost by choice +(-\d+\.\d +\(-\d+%\) *){2}\n/);
    assert.match(
      told.out,
      /\n1\. Round .*: (\d+\.\d) points lost\n {3}Played:\n {5}Clan \d (?:.|\n)*?\n {3}Better:\n {5}Clan \d /,
    );
    assert.equal(run(folder, ['review', FILE, '--nodes', '60']).out, told.out);
    const json = JSON.parse(run(folder, ['review', FILE, '--nodes', '60', '--json']).out);
    const scores: { total: number }[] = JSON.parse(run(folder, ['score', FILE, '--json']).out).scores;
    assert.equal(json.seats[0].end.points, scores[0].total - scores[1].total);
    const worst = json.turns[json.dearest[0]];
    assert.ok(
      told.out.includes(
        `1. Round ${worst.round}, Clan ${worst.seat + 1}: ${worst.lost.toFixed(1)} points lost`,
      ),
    );
    assert.ok(worst.better.moves.every((move: unknown) => typeof move === 'string'));
  }
});

test('review says why leads begin below zero with several others, and only then', (t) => {
  for (const [players, says] of [
    ['2', false],
    ['3', true],
  ] as const) {
    const folder = folderFor(t);
    run(folder, ['play', '--players', players, '--seed', '1'], ALWAYS_FIRST);
    const { out } = run(folder, ['review', FILE, '--nodes', '10']);
    assert.equal(/most leads begin below zero/.test(out), says);
    const opening = out
      .match(/Expected at first +(.*)/)![1]
      .match(/[+-]\d+\.\d/g)!
      .map(Number);
    if (says) assert.ok(opening.length === 3 && opening.filter((lead) => lead < 0).length >= 2);
  }
});

test('review refuses a game that is not over and a budget that is none', (t) => {
  const folder = folderFor(t);
  run(folder, ['play', '--seed', '1'], '1\n1\n');
  const open = run(folder, ['review', FILE]);
  assert.equal(open.code, 2);
  assert.match(open.err, /^shirasagi: shirasagi-game\.json: the game is not over.*\n$/);
  const none = run(folder, ['review', FILE, '--nodes', '0']);
  assert.match(none.err, /--nodes: must be a whole number/);
});
