/** The server as other packages use it. */
export { type Config, ConfigError, readConfig } from './config.js';
export { type RunningServer, startServer } from './server.js';
