import { channel } from 'node:diagnostics_channel';

/** Every query on its way to the store, `{ sql, parameters }`, for anyone who subscribes to this channel. */
export const queriesTold = channel('shirasagi:query');
