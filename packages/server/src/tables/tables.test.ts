import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import { verify } from '@shirasagi/protocol/verify';
import { Follower, goodbye, Visitor } from '../testing/people.js';
import { testServer } from '../testing/servers.js';

for (const game of ['castle', 'duel'] as const) {
  test(`two people play a whole ${game} online, a spectator sees the same`, async (t) => {
    const { url } = await testServer(t);
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.enter(url, name)));
    t.after(() => goodbye(ann, bob, eve));
    const opened = await ann.open({
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
      clock: { kind: 'live', reserveSeconds: 600, turnSeconds: 60 },
    });
    assert.equal(opened.status, 'open');
    assert.equal(opened.seed, null);
    const joined = await bob.join(opened);
    assert.equal(joined.status, 'running');
    const followers = [ann, bob, eve].map((visitor) => new Follower(visitor, opened.id));
    for (const follower of followers) await follower.watch();
    const [a, b, e] = followers;
    await Promise.all([a.playOn(0, seeded('a')), b.playOn(1, seeded('b'))]);
    for (const follower of followers) await follower.until(() => follower.over);
    assert.deepEqual(a.game.record(), b.game.record());
    assert.deepEqual(a.game.record(), e.game.record());
    assert.equal(e.view.result?.reason, 'played');
    const { body } = await eve.get(`/api/tables/${opened.id}/record`);
    const verdict = await verify(body);
    assert.ok(verdict.ok, JSON.stringify(verdict));
    assert.ok(verdict.draws > 10);
    assert.equal((body as unknown as { commitment: string }).commitment, opened.commitment);
  });
}
