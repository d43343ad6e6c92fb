import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { movesOf, Pool, planLength, planOf } from '@shirasagi/bots';
import { fromText, type GameName, type legalMoves } from '@shirasagi/engine';
import { MemorySession } from '../session/memory-session.js';
import { type Puzzle, recordOf } from './puzzle.js';
import { lossOf } from './verdict.js';

const pool = new Pool(1);
after(() => pool.close());

const puzzlesOf = (game: GameName): readonly Puzzle[] =>
  JSON.parse(readFileSync(new URL(`../../src/games/${game}/puzzles.json`, import.meta.url), 'utf8'));

/** A puzzle on the table, with a best turn that is told to its end. */
function open(game: GameName): { puzzle: Puzzle; session: MemorySession } {
  const puzzle = puzzlesOf(game).find(({ best }) => best.endsWith('endTurn')) ?? assert.fail();
  return { puzzle, session: new MemorySession('test', recordOf(puzzle), [], true) };
}

/** Plays words one after the other. */
function playAll(session: MemorySession, words: readonly string[]): void {
  for (const word of words) session.play(fromText(session.snapshot().state, word));
}

for (const game of ['castle', 'duel'] as const)
  test(`the verdict of a puzzle of the ${game}`, async () => {
    const { puzzle, session } = open(game);
    playAll(session, puzzle.best.split(' '));
    assert.ok(session.turn.over);
    assert.deepEqual(session.snapshot().legal, [], 'after the turn nothing more is asked');
    assert.equal(await lossOf(pool, puzzle, session.turn.made), 0);

    // The plan of another turn, and then nothing that need not be: worse than the best of the others, or as bad.
    session.startOver();
    const { start } = session.turn;
    const plan = planOf(start, movesOf(start, puzzle.best));
    const other = puzzle.others[0][0].split(' ');
    playAll(session, other.slice(0, planLength(start, movesOf(start, puzzle.others[0][0]))));
    while (!session.turn.over) {
      const { state, legal } = session.snapshot();
      const words = ['endTurn', 'skip'].filter((word) => legal.includes(fromTextOr(state, word)));
      session.play(words.length > 0 ? fromText(state, words[0]) : legal[0]);
    }
    const moves = session.turn.made.map(({ move }) => move);
    assert.notEqual(planOf(start, moves), plan);
    const loss = await lossOf(pool, puzzle, session.turn.made);
    assert.ok(loss >= puzzle.others[0][1], `${loss} lost`);
  });

function fromTextOr(state: Parameters<typeof legalMoves>[0], word: string): number {
  try {
    return fromText(state, word);
  } catch {
    return -1;
  }
}

test('a turn is taken back and begun anew inside a puzzle, never before it', () => {
  const { puzzle, session } = open('castle');
  const before = session.snapshot().log.length;
  assert.equal(session.snapshot().canTakeBack, false);
  playAll(session, puzzle.best.split(' ').slice(0, 2));
  session.takeBack();
  assert.equal(session.snapshot().log.length, before + 1);
  session.takeBack();
  assert.equal(session.snapshot().log.length, before);
  assert.equal(session.snapshot().canTakeBack, false);
});
