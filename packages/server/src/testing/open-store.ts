/**
 * A program that opens the store named in its environment and closes it again; with LOSE_FROM it does so again and
 * again, losing the store one statement later each time, until it is not lost any more. It tells how often it was.
 */
import { openStore } from '../store/store.js';

const { DATA_DIR = '', DATABASE_URL, LOSE_FROM } = process.env;
const MOST = 200;
let lost = 0;

const open = async (): Promise<void> => {
  const store = await openStore({ DATA_DIR, DATABASE_URL });
  await store.close();
};

if (LOSE_FROM === undefined) await open();
else
  for (let at = Number(LOSE_FROM); ; at++) {
    process.env.DIE_AT = String(at);
    try {
      await open();
      break;
    } catch (error) {
      // Far more statements than there are: it is not being lost that keeps it from opening.
      if (++lost > MOST) throw error;
    }
  }
process.send?.(lost, () => process.exit(0));
if (!process.send) process.exit(0);
