import assert from 'node:assert/strict';
import { begin, finish, HandClock } from '@shirasagi/server/testing/days';
import { connect, Follower, Visitor } from '@shirasagi/server/testing/people';
import { testServer } from '@shirasagi/server/testing/servers';
import type { Page } from 'playwright-core';
import { violations } from './support/axe.js';
import { PHONE } from './support/browser.js';
import { giveName, Player, playOn } from './support/online.js';
import { listen, openContext, said } from './support/page-test.js';
import { BUILT } from './support/serve.js';
import { testBrowsers } from './support/test-browsers.js';

const inBrowsers = testBrowsers();
const FIRST = '2031-03-05';
const SECOND = '2031-03-06';
/** What a browser itself reports while there is no network, and when a seed is asked for too early. */
const SILENCE =
  /ERR_INTERNET_DISCONNECTED|WebSocket connection|can’t establish a connection|409 \(Conflict\)/;

const card = (page: Page, game: string) => page.locator(`[data-game=${game}]`);

/** Plays the rest of a person's game without a page, with the cookies of one. */
async function playRest(page: Page, url: string, table: string): Promise<number> {
  const cookies = await page.context().cookies();
  const socket = connect(url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  try {
    await new Promise((done) => socket.once('connect', () => done(undefined)));
    const follower = new Follower({ socket }, table);
    await follower.watch();
    return await finish(follower, 'rest');
  } finally {
    socket.disconnect();
  }
}

inBrowsers(
  'a day from the first screen to the ranking, and a day before it without a network',
  {},
  async (browser) => {
    const closers: (() => void | Promise<void>)[] = [];
    const errors: string[] = [];
    const clock = new HandClock(`${FIRST}T12:00:00Z`);
    const server = await testServer(
      { after: (close) => closers.unshift(close) },
      { WEB_DIR: BUILT },
      undefined,
      undefined,
      clock.now,
    );
    const context = await openContext(browser, {});
    try {
      const ann = await Visitor.enter(server.url, 'Ann');
      const account = { email: 'ann', password: 'three herons by the moat' };
      assert.equal((await ann.post('/api/me/account', account)).status, 200);
      await ann.connect();
      const best = await finish(await begin(ann, 'duel'), 'best');
      ann.socket.disconnect();
      clock.to(`${SECOND}T12:00:00Z`);

      const page = await context.newPage();
      listen(page, errors);
      await page.goto(server.url);
      await page.locator('[data-daily]').getByText('Not played yet').waitFor();
      await page.getByRole('link', { name: 'To the game of the day' }).click();
      await page.getByText('Ends in 12 h 0 min, at midnight UTC.').waitFor();
      await page.getByText(`Best game: Ann, ${best} points`).waitFor();
      assert.deepEqual(await violations(page), []);

      await card(page, 'duel').getByRole('button', { name: 'Play' }).click();
      await giveName(page, 'Bob');
      await page.waitForURL(/#\/online\/[a-z0-9]{16}/);
      await playOn([new Player(page, 'day')], 3);
      assert.equal(await page.getByRole('button', { name: 'Hint' }).count(), 0);
      const table = page.url().slice(-16);
      await page.goto(`${server.url}/#/daily`);
      await card(page, 'duel').getByText('Under way').waitFor();
      const points = await playRest(page, server.url, table);
      await card(page, 'duel').getByRole('link', { name: 'Continue' }).click();
      await page.locator('dialog[open] [data-verify]').click();
      await page.getByText(/^The day is not over\./).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(/^The day is not over\./).waitFor({ state: 'detached' });
      await page.locator('[data-day]').click();
      await card(page, 'duel').getByText(`${points} points, place 1 of 1`).waitFor();
      // The analyst is at work, or done on a fast machine.
      await card(page, 'duel').locator('progress, [data-square]').first().waitFor();
      await card(page, 'duel').getByText('Ranking', { exact: true }).click();
      await card(page, 'duel').getByRole('cell', { name: 'Guest (you)' }).waitFor();
      assert.deepEqual(await violations(page), []);

      await page.goto(`${server.url}/#/daily/${FIRST}`);
      await page.getByText('The day is over. The ranking is final.').waitFor();
      await page.getByText('Fair dealing', { exact: true }).click();
      await page.getByRole('button', { name: 'Check the deal' }).click();
      await page.getByText('Every die and card of the best game follows from it.').waitFor();
      await card(page, 'duel').getByRole('button', { name: 'Watch the best game' }).click();
      await page.waitForURL(/#\/watch\//);
      await page.locator('[data-decisions]').waitFor();
      await page.goBack();

      await card(page, 'solo').getByRole('button', { name: 'Practise' }).click();
      await page.waitForURL(/#\/game\//);
      await playOn([new Player(page, 'solo')], 2);
      const before = page.url();
      await page.evaluate(() => {
        location.hash = '#/';
      });
      await page.getByText('Practice: game of the day, 5 Mar 2031').waitFor();
      await context.setOffline(true);
      await page.evaluate((day) => {
        location.hash = `#/daily/${day}`;
      }, FIRST);
      await page.locator('main[data-told=kept]').waitFor();
      await card(page, 'solo').getByRole('button', { name: 'Practise' }).click();
      await page.waitForURL((url) => /#\/game\//.test(url.href) && url.href !== before);
      await playOn([new Player(page, 'solo again')], 2);
      assert.deepEqual(
        errors.filter((error) => !SILENCE.test(error)),
        [],
      );
    } catch (error) {
      if (error instanceof Error) error.message += await said(context, errors);
      throw error;
    } finally {
      await context.close();
      for (const close of closers) await close();
    }
  },
);

inBrowsers('on a phone, without a server, the page says what is missing', {}, async (browser) => {
  const closers: (() => void | Promise<void>)[] = [];
  const server = await testServer({ after: (close) => closers.unshift(close) }, { WEB_DIR: BUILT });
  const context = await openContext(browser, { context: PHONE });
  try {
    const page = await context.newPage();
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(`${server.url}/#/daily`);
    await page.getByText(/^There is no server here\./).waitFor();
    assert.deepEqual(await violations(page), []);
  } finally {
    await context.close();
    for (const close of closers) await close();
  }
});
