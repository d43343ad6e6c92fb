#!/usr/bin/env node
import { main } from '../dist/main.js';

// Whatever is still open, such as a store that could not be used, must not keep the process.
process.exit(await main(process.argv.slice(2), process.env));
