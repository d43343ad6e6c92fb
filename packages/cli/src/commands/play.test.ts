import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAME_NAMES } from '@shirasagi/engine';
import { ALWAYS_FIRST, folderFor, hashOf, killAfter, run } from '../testing/run.js';

const FILE = 'shirasagi-game.json';

for (const game of GAME_NAMES) {
  test(`a whole game of ${game} from scripted input ends with the score sheet`, (t) => {
    const folder = folderFor(t);
    const { code, out, err } = run(folder, ['play', '--game', game, '--seed', '1'], ALWAYS_FIRST);
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /\n {2}Total +\d+ +\d+\n {2}Rank +[12] +[12]\n\nClan .*\.\n$/);
    assert.doesNotMatch(out, /undefined|NaN|\[object/);
    assert.deepEqual(readdirSync(folder), [FILE]);
    const long = out.split('\n').filter((line) => line.length > 80);
    assert.deepEqual(long, []);
  });

  test(`a game of ${game} killed in the middle goes on to the same end`, async (t) => {
    const folder = folderFor(t);
    const args = ['play', '--game', game, '--seed', 'kill', '--record'];
    run(folder, [...args, 'whole.json'], ALWAYS_FIRST);
    await killAfter(folder, [...args, 'cut.json'], 40);
    const decided = JSON.parse(readFileSync(join(folder, 'cut.json'), 'utf8')).entries.length;
    assert.ok(decided >= 39 && decided <= 41, `${decided} decisions were kept`);
    assert.notEqual(hashOf(folder, 'cut.json'), hashOf(folder, 'whole.json'));
    assert.equal(run(folder, ['play', '--load', 'cut.json'], ALWAYS_FIRST).code, 0);
    assert.equal(hashOf(folder, 'cut.json'), hashOf(folder, 'whole.json'));
    assert.deepEqual(readdirSync(folder).sort(), ['cut.json', 'whole.json']);
  });
}

test('the solo game is played to its end', (t) => {
  const { code, out } = run(folderFor(t), ['play', '--players', '1', '--seed', '2'], ALWAYS_FIRST);
  assert.equal(code, 0);
  assert.match(out, /The rival takes the (coral|black|white) [1-6] \((left|centre|right)\) and places it /);
  assert.match(out, /Clan 1 +The rival\n/);
});

test('u takes back one decision, r the turn, and both are refused when nothing may be taken back', (t) => {
  const folder = folderFor(t);
  const setup = '1\n1\n';
  const once = run(folder, ['play', '--seed', '5', '--record', 'a.json'], `${setup}1\n1\n`);
  const back = run(folder, ['play', '--seed', '5', '--record', 'b.json'], `${setup}2\n1\nu\nu\n1\n1\n`);
  assert.equal(hashOf(folder, 'a.json'), hashOf(folder, 'b.json'));
  assert.match(back.out, /Took back one decision\./);
  run(folder, ['play', '--seed', '5', '--record', 'c.json'], `${setup}3\n1\nr\n1\n1\n`);
  assert.equal(hashOf(folder, 'a.json'), hashOf(folder, 'c.json'));
  const refused = run(folder, ['play', '--seed', '5', '--record', 'd.json'], `${setup}u\nr\n1\n1\n`);
  assert.equal(refused.out.match(/nothing can be taken back/g)?.length, 2);
  assert.equal(hashOf(folder, 'a.json'), hashOf(folder, 'd.json'));
  assert.equal(once.code, 0);
});

test('s saves a copy, l goes on from it and puts the game so far aside', (t) => {
  const folder = folderFor(t);
  const { out } = run(folder, ['play', '--seed', '5'], '1\n1\n1\ns save.json\n1\n1\nl save.json\nq\n');
  assert.match(out, /The game is saved in save\.json\./);
  assert.match(out, /The game so far is in shirasagi-game-1\.json; this is the game of save\.json\./);
  assert.equal(hashOf(folder, FILE), hashOf(folder, 'save.json'));
  assert.notEqual(hashOf(folder, FILE), hashOf(folder, 'shirasagi-game-1.json'));
});

test('s and l with files that cannot be used say so and the game goes on', (t) => {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'letter.txt'), 'Dear friend');
  const input = 's\ns letter.txt\nl nothing.json\nl letter.txt\ns no/such/folder.json\n1\n';
  const { code, out } = run(folder, ['play', '--seed', '5'], input);
  assert.equal(code, 0);
  assert.match(out, /s needs the name of a file\./);
  assert.match(out, /letter\.txt: is not JSON/);
  assert.match(out, /nothing\.json: there is no such file\./);
  assert.match(out, /no\/such\/folder\.json: there is no such file\./);
  assert.equal(readFileSync(join(folder, 'letter.txt'), 'utf8'), 'Dear friend');
  assert.equal(JSON.parse(readFileSync(join(folder, FILE), 'utf8')).entries.length, 1);
});

test('an unfinished game in the file is offered; a no puts it aside', (t) => {
  const folder = folderFor(t);
  run(folder, ['play', '--seed', '5'], '1\n1\n1\n');
  const before = hashOf(folder, FILE);
  assert.match(run(folder, ['play'], '').out, /holds an unfinished game of The White Castle\. Continue it/);
  assert.equal(hashOf(folder, FILE), before);
  run(folder, ['play'], 'y\nq\n');
  assert.equal(hashOf(folder, FILE), before);
  run(folder, ['play', '--seed', '6'], 'maybe\nn\nq\n');
  assert.notEqual(hashOf(folder, FILE), before);
  assert.equal(hashOf(folder, 'shirasagi-game-1.json'), before);
});

test('b, d and h show the board, the decks and the help; anything else is refused with a hint', (t) => {
  for (const game of GAME_NAMES) {
    const { out } = run(folderFor(t), ['play', '--game', game, '--seed', '5'], 'b\nd\nh\nx\n0\n99\n\nq\n');
    assert.equal(out.match(/^THE WHITE CASTLE/gm)?.length, 2);
    assert.match(out, /cards (left|not seen yet): \d+/);
    assert.match(out, /take back one decision/);
    assert.equal(out.match(/Type a number from 1 to 3, or h for help\./g)?.length, 4);
    assert.match(out, /To continue:\n {2}shirasagi play --load shirasagi-game\.json\n$/);
  }
});

test('opponents take the last seats, and the game goes on with them after a break', (t) => {
  const folder = folderFor(t);
  const whole = run(folder, ['play', '--against', 'gardener,apprentice', '--seed', '3'], ALWAYS_FIRST);
  assert.deepEqual([whole.code, whole.err], [0, '']);
  assert.match(whole.out, /Clan 1 +Clan 2 +Clan 3\n/);
  assert.doesNotMatch(whole.out, /^Clan [23]> /m, 'only clan 1 is asked');
  const cut = run(
    folder,
    ['play', '--against', 'gardener', '--game', 'duel', '--record', 'd.json'],
    '1\n1\nq\n',
  );
  assert.match(cut.out, /shirasagi play --load d\.json --against gardener\n$/);
  const rest = run(folder, ['play', '--load', 'd.json', '--against', 'gardener'], ALWAYS_FIRST);
  assert.equal(rest.code, 0);
  assert.doesNotMatch(rest.out, /^Clan 2> /m);
});

test('opponents that do not exist or leave no seat are refused', (t) => {
  const folder = folderFor(t);
  const refused = (...args: string[]): string => {
    const { code, err } = run(folder, ['play', ...args]);
    assert.notEqual(code, 0);
    return err;
  };
  assert.match(refused('--against', 'daimyo', '--threads', '0'), /--threads/);
  assert.match(refused('--against', 'shogun'), /must be one or more of .*daimyo, not shogun/);
  assert.match(refused('--against', 'gardener,gardener', '--players', '2'), /one at least must be left/);
  assert.match(refused('--against', 'gardener', '--players', '1'), /one at least must be left/);
  assert.match(refused('--against', 'gardener,gardener', '--game', 'duel'), /one at least must be left/);
});

test('a hint names choices that can be typed, and is the same at every asking', (t) => {
  const { out } = run(folderFor(t), ['play', '--game', 'duel', '--seed', '5'], 'hint\nhint\nq\n');
  const hints = out.match(/^ +[123] {2}wins \d+%, expects \d+ points: Take .*$/gm) ?? [];
  assert.ok(hints.length >= 2, out);
  assert.equal(hints.length % 2, 0);
  assert.deepEqual(hints.slice(hints.length / 2), hints.slice(0, hints.length / 2));
});
