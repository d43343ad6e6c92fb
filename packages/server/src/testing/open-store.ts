/** A program that opens the store named in its environment and closes it again. */
import { openStore } from '../store/store.js';

const { DATA_DIR = '', DATABASE_URL } = process.env;
const store = await openStore({ DATA_DIR, DATABASE_URL });
await store.close();
process.exit(0);
