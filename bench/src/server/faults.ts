import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '@shirasagi/engine';
import { shakePostgres, shakeSqlite } from '@shirasagi/server/testing/faults';
import { playThrough } from '@shirasagi/server/testing/play-through';
import { startPostgres } from '@shirasagi/server/testing/postgres';

/** How long a server is paused or cut off at most: longer than due work may be kept without a sign of life. */
const MOST_MS = 6_000;

/** `bench -- faults [--faults 200] [--store sqlite|postgres] [--tables 4] [--seed faults]`: people play while faults happen. */
export async function faultsBench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      faults: { type: 'string', default: '200' },
      store: { type: 'string' },
      tables: { type: 'string', default: '4' },
      seed: { type: 'string', default: 'faults' },
    },
  });
  for (const store of values.store ? [values.store] : ['sqlite', 'postgres']) {
    const cleanUp: (() => void | Promise<void>)[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'shirasagi-faults-'));
    try {
      const rng = seeded(`${values.seed} ${store}`);
      const shaken =
        store === 'postgres'
          ? await shakePostgres(
              await startPostgres({ after: (body) => void cleanUp.unshift(body) }),
              folder,
              rng,
              MOST_MS,
            )
          : await shakeSqlite(folder, rng, MOST_MS);
      cleanUp.unshift(() => shaken.close());
      const { faults, acknowledged, finished } = await playThrough(shaken, {
        count: Number(values.faults),
        tables: Number(values.tables),
        rng,
        tell: (text) => console.log(`${store}: ${text}`),
      });
      console.log(`${store}: ${JSON.stringify(faults)}`);
      console.log(
        `${store}: ${acknowledged} moves acknowledged, ${finished} games finished and checked, nothing lost`,
      );
    } finally {
      for (const body of cleanUp) await body();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
