import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '@shirasagi/engine';
import type { Watched } from '@shirasagi/protocol';
import { duel } from '../testing/duel.js';
import { Visitor } from '../testing/people.js';
import { ServerProcess } from '../testing/processes.js';
import { temporaryFolder } from '../testing/servers.js';

const HOUR = 3_600_000;
const TURN_SECONDS = 600;

test('a clock that is set costs no player time, and locks nobody out', async (t) => {
  const settings = {
    DATA_DIR: temporaryFolder(t),
    MESSAGES_PER_SECOND: '100',
    JUMPS_MS: `${HOUR},${-2 * HOUR}`,
    LOG_LEVEL: 'error',
  };
  const preload = new URL('../testing/jumping-clock.js', import.meta.url);
  const server = new ServerProcess(settings, 'inherit', preload);
  await server.start();
  t.after(() => server.kill());
  const { url } = server;
  const live = (turnSeconds: number) => ({ clock: { kind: 'live', reserveSeconds: 0, turnSeconds } });
  const slow = await duel(t, url, live(TURN_SECONDS));
  const play = async (): Promise<void> => {
    const mover = slow.toMove();
    const { next } = mover;
    assert.ok((await mover.play(mover.anyMove(seeded(next)))).ok);
    for (const follower of slow.followers) await follower.until(() => follower.next > next);
  };
  const timeLeft = async (): Promise<number> => {
    const answer = await slow.visitors[0].send<Watched>('watch', { table: slow.table.id });
    assert.ok(answer.ok);
    return answer.clock!.deadline! - answer.now;
  };
  for (let jump = 0; jump < 2; jump++) {
    await play();
    await server.signal('SIGUSR2');
    // A table whose time is really out shows that clocks have been looked at since.
    const fast = await duel(t, url, { ...live(1), onTimeOut: 'loses' });
    await fast.followers[0].until(() => fast.followers[0].over);
    await play();
    assert.deepEqual(slow.followers[0].seats, []);
    const left = await timeLeft();
    assert.ok(left > 0 && left <= TURN_SECONDS * 1000, `${left} ms are left`);
    const eve = await Visitor.enter(url, 'Eve');
    eve.socket.disconnect();
  }
});
