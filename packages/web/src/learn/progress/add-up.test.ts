import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { addUp, type LearnedStore } from './add-up.js';
import {
  changeProgress,
  noteCoached,
  noteLesson,
  progress,
  readProgress,
  resetProgress,
} from './progress.js';

/** What an account has, as the server keeps it; it can be out of reach. */
class Account implements LearnedStore {
  has: string[] = [];
  away = false;
  /** Happens while a request is under way. */
  meanwhile: () => void = () => {};

  add = async (items: readonly string[]): Promise<readonly string[]> => {
    await this.travel();
    this.has = [...new Set([...this.has, ...items])];
    return [...this.has];
  };

  reset = async (): Promise<void> => {
    await this.travel();
    this.has = [];
  };

  private async travel(): Promise<void> {
    const { meanwhile } = this;
    this.meanwhile = () => {};
    meanwhile();
    if (this.away) throw new Error('out of reach');
  }
}

const ID = 'ann';
const learned = (): string[] => [...progress().learned].sort();
let account: Account;
beforeEach(() => {
  account = new Account();
  changeProgress({ learned: [] });
});

test('browser and account add up, in both directions', async () => {
  noteLesson('castle', 'lantern');
  account.has = ['duel/game'];
  await addUp(ID, account);
  assert.deepEqual(learned(), ['castle/lantern', 'duel/game']);
  assert.deepEqual(account.has.sort(), learned());
  account.has.push('castle/yards');
  noteCoached('solo');
  await addUp(ID, account);
  assert.deepEqual(learned(), ['castle/lantern', 'castle/yards', 'duel/game', 'solo/game']);
  assert.deepEqual(account.has.sort(), learned());
});

test('what is learned offline waits and is added when the server is back', async () => {
  account.has = ['duel/well'];
  account.away = true;
  noteLesson('castle', 'lantern');
  await assert.rejects(addUp(ID, account));
  noteLesson('castle', 'yards');
  assert.deepEqual(learned(), ['castle/lantern', 'castle/yards']);
  account.away = false;
  await addUp(ID, account);
  assert.deepEqual(account.has.sort(), ['castle/lantern', 'castle/yards', 'duel/well']);
  assert.deepEqual(learned(), account.has);
});

test('a reset elsewhere reaches this browser, and keeps what was learned here since', async () => {
  noteLesson('castle', 'lantern');
  noteLesson('castle', 'yards');
  await addUp(ID, account);
  account.has = [];
  noteLesson('duel', 'well');
  // Reached once more after the reset elsewhere: that counts too.
  noteLesson('castle', 'yards');
  await addUp(ID, account);
  assert.deepEqual(learned(), ['castle/yards', 'duel/well']);
  assert.deepEqual(account.has.sort(), learned());
});

test('a reset here resets the account too, also when it must wait for the server', async () => {
  noteLesson('castle', 'lantern');
  await addUp(ID, account);
  account.away = true;
  resetProgress();
  await assert.rejects(addUp(ID, account));
  noteLesson('duel', 'well');
  assert.deepEqual(account.has, ['castle/lantern']);
  account.away = false;
  await addUp(ID, account);
  assert.deepEqual(account.has, ['duel/well']);
  assert.deepEqual(learned(), ['duel/well']);
});

test('what happens while a request is under way is not lost', async () => {
  account.has = ['duel/game'];
  account.meanwhile = () => noteLesson('castle', 'lantern');
  await addUp(ID, account);
  assert.deepEqual(learned(), ['castle/lantern', 'duel/game']);
  assert.deepEqual(account.has.sort(), learned());
  account.meanwhile = resetProgress;
  await addUp(ID, account);
  assert.deepEqual([learned(), account.has], [[], []]);
});

test('another account gets what this browser has, and nothing is taken from the first', async () => {
  noteLesson('castle', 'lantern');
  await addUp(ID, account);
  const second = new Account();
  second.has = ['solo/rival'];
  await addUp('bob', second);
  assert.deepEqual(second.has.sort(), ['castle/lantern', 'solo/rival']);
  assert.deepEqual(account.has, ['castle/lantern']);
  // Signed out while the server was asked: the browser keeps what it has.
  account.meanwhile = () => changeProgress({ learned: progress().learned });
  await addUp(ID, account);
  assert.equal(progress().account, undefined);
  assert.deepEqual(learned(), ['castle/lantern', 'solo/rival']);
});

test('what browsers kept before is read, and what is no address is left out', () => {
  assert.deepEqual(readProgress({ lessons: ['castle/lantern', 7], coached: ['duel', null] }).learned, [
    'castle/lantern',
    'duel/game',
  ]);
  for (const nonsense of [null, 3, 'text', [], { learned: 'castle/lantern' }, { account: 4 }])
    assert.deepEqual(readProgress(nonsense), { learned: [] });
});
