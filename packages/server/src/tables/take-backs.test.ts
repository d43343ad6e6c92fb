import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { MOST_TAKE_BACKS, type Watched } from '@shirasagi/protocol';
import { duel } from '../testing/duel.js';
import { Follower, newMessageId } from '../testing/people.js';
import { testServer } from '../testing/servers.js';

test('a turn has an end of taking back, and a long record comes in pages', async (t) => {
  const { url } = await testServer(t);
  const { table, visitors, followers, toMove } = await duel(t, url);
  const rng = seeded('to and fro');
  const told = async (number: number): Promise<void> => {
    for (const follower of followers) await follower.until(() => follower.next > number);
  };
  const takeBack = async () => {
    const mover = toMove();
    const number = mover.next;
    const to = mover.game.takeBackLimit;
    const answer = await mover.ask('takeBack', { table: table.id, id: newMessageId(), number, to });
    if (answer.ok) await told(number);
    return answer;
  };
  const play = async (): Promise<void> => {
    const { next } = followers[0];
    assert.ok((await toMove().play(toMove().anyMove(rng))).ok);
    await told(next);
  };
  const canTakeBack = () => toMove().game.takeBackLimit < toMove().game.decisions;
  let turns = 0;
  while (followers[0].next <= 510) {
    const key = () => followers[0].game.rules.turnKey(followers[0].game.state);
    const turn = key();
    let taken = 0;
    while (key() === turn && taken < MOST_TAKE_BACKS) {
      if (canTakeBack()) {
        assert.ok((await takeBack()).ok);
        taken++;
      } else await play();
    }
    if (taken < MOST_TAKE_BACKS) continue;
    turns++;
    while (key() === turn && !canTakeBack()) await play();
    if (key() === turn) {
      const refused = await takeBack();
      assert.equal(!refused.ok && refused.error.code, 'illegal');
    }
    while (key() === turn) await play();
  }
  assert.ok(turns >= 2, `${turns} turns had an end of taking back`);
  const page = await visitors[0].send<Watched>('watch', { table: table.id });
  assert.ok(page.ok && page.more);
  assert.equal(page.entries.length, 500);
  const rest = await visitors[0].send<Watched>('watch', { table: table.id, from: 500 });
  assert.ok(rest.ok && !rest.more);
  const late = new Follower(visitors[1], table.id);
  await late.watch();
  assert.deepEqual(late.game.record(), followers[0].game.record());
});
