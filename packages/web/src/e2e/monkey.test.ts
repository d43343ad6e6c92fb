import { after, before } from 'node:test';
import { hunt } from './support/monkey.js';
import { type Served, serve } from './support/serve.js';
import { testBrowsers } from './support/test-browsers.js';

/** About a minute's worth. `npm run -s bench -- monkey` goes on for thousands. */
const ACTIONS = 200;

let served: Served;
before(async () => {
  served = await serve();
});
after(() => served?.close());

testBrowsers()('a monkey finds nothing that breaks the page or leaves a table stuck', {}, (browser) =>
  hunt(browser, served.address, { actions: ACTIONS, seed: 'every day the same' }),
);
