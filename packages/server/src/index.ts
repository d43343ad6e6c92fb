/** The server as other packages use it. */
export { type Config, ConfigError, readConfig } from './config.js';
export { type TableProof, type Verdict, verify } from './fair-chance.js';
export { type RunningServer, startServer } from './server.js';
