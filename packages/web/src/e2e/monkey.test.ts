import { after, before } from 'node:test';
import { hunt } from './support/monkey.js';
import { type Served, serve } from './support/serve.js';
import { testBrowsers } from './support/test-browsers.js';

/** Once at every kind of table; `npm run -s bench -- monkey` goes on for longer. */
const ACTIONS = 1200;

let served: Served;
before(async () => {
  served = await serve();
});
after(() => served?.close());

testBrowsers()('a monkey finds nothing that breaks the page or leaves a table stuck', {}, (browser) =>
  hunt(browser, served.address, { actions: ACTIONS, seed: 'every day the same' }),
);
