import { parseArgs } from 'node:util';
import { BROWSERS, type BrowserName, launch, MAIN } from './support/browser.js';
import { hunt } from './support/monkey.js';
import { serve } from './support/serve.js';

/** `bench monkey` runs this after building it: a hunt in one browser, told as it goes. */
const { values } = parseArgs({
  options: { actions: { type: 'string' }, seed: { type: 'string' }, browser: { type: 'string' } },
});
const { actions = '1000', seed = String(Date.now()), browser: name = MAIN } = values;
if (!Object.hasOwn(BROWSERS, name) || !(Number(actions) > 0)) {
  console.error(`monkey: --actions is a number, --browser one of ${Object.keys(BROWSERS).join(', ')}`);
  process.exit(2);
}
const [browser, served] = await Promise.all([launch(name as BrowserName), serve()]);
console.log(`${actions} actions in ${BROWSERS[name as BrowserName]} ${browser.version()}, seed ${seed}`);
try {
  await hunt(browser, served.address, { actions: Number(actions), seed, tell: console.log });
  console.log('Nothing found.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await served.close();
}
