import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { stateAfter } from '../testing/games.js';
import { SearchBot } from './search-bot.js';

/** A thread that listens this often hears a stop in time: 50 ms were promised. */
const PROMISED_MS = 50;
/** Milliseconds the states between two looks at the clock take, from a quick machine to a very slow one. */
const PACES = [0.1, 1, 5, 20];

for (const pace of PACES) {
  test(`a thought listens in time where the clock goes on by ${pace} ms between two looks at it`, async () => {
    let now = 0;
    let heardAt = 0;
    let longest = 0;
    const clock = mock.method(performance, 'now', () => {
      now += pace;
      return now;
    });
    const signal = new AbortController().signal;
    const listening = mock.method(signal, 'throwIfAborted', () => {
      longest = Math.max(longest, now - heardAt);
      heardAt = now;
    });
    try {
      await new SearchBot(seeded(1), { net: 'none' }).think(stateAfter('castle', { players: 2 }, 2), {
        nodes: 4000,
        signal,
      });
    } finally {
      clock.mock.restore();
    }
    assert.ok(listening.mock.callCount() > 1);
    assert.ok(longest <= PROMISED_MS, `${longest} ms without listening`);
  });
}

test('the clock is looked at every few states', async () => {
  let looks = 0;
  const clock = mock.method(performance, 'now', () => {
    looks++;
    return 0;
  });
  const { nodes } = await new SearchBot(seeded(1)).think(stateAfter('duel', {}, 20), { nodes: 3200 });
  clock.mock.restore();
  assert.equal(nodes, 3200);
  assert.ok(looks >= 3200 / 16, `${looks} looks`);
});
