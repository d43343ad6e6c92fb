/** Everything that travels, as schemas. The page imports types alone: these bring the schemas' library along. */
export * from './accounts.js';
export * from './constants.js';
export * from './daily.js';
export * from './entries.js';
export { LAST_ENTRY_NUMBER, MESSAGE_ID, TABLE_ID } from './ids.js';
export * from './logins.js';
export * from './messages.js';
export * from './refusals.js';
export * from './tables.js';
