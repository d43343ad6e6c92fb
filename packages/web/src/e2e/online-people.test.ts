import assert from 'node:assert/strict';
import { Visitor } from '@shirasagi/server/testing/people';
import type { Page } from 'playwright-core';
import { PHONE } from './support/browser.js';
import { fill } from './support/game.js';
import { giveName, openTable } from './support/online.js';
import { onlineTests } from './support/online-visits.js';

const onlineTest = onlineTests();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function seatNames(page: Page): Promise<string[]> {
  const seats = page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await seats.nth(1).waitFor();
  return seats.allTextContents();
}

onlineTest('who opens a table chooses a clan, and resigns on a phone from the top bar', async (house) => {
  const { page: ann } = await house.visit('#/online', { context: PHONE });
  const link = await openTable(ann, 'Ann', { game: 'duel', guests: ['link'], own: 'Maple' });
  const { page: bob } = await house.visit(new URL(link).hash);
  await button(bob, 'Sit here').click();
  await giveName(bob, 'Bob');
  for (const page of [ann, bob]) {
    await page.locator('[data-decisions]').waitFor();
    const [first, second] = await seatNames(page);
    assert.match(first, /^Bob/);
    assert.match(second, /^Ann/);
  }
  await button(ann, 'More').click();
  await ann.getByRole('link', { name: 'How to play' }).waitFor();
  await button(ann, 'Resign').click();
  const dialog = ann.getByRole('dialog', { name: 'Resign this game?' });
  await dialog.getByText('Bob then wins').waitFor();
  await ann.locator(':popover-open').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Resign' }).click();
  for (const page of [ann, bob])
    await page
      .getByRole('region', { name: 'Seats' })
      .getByRole('listitem')
      .filter({ hasText: 'Ann' })
      .getByText('resigned')
      .waitFor();
});

onlineTest('lots draw the clan of the person who opens a table', async (house) => {
  const drawn = new Set<number>();
  const { page } = await house.visit('#/online/new/castle');
  for (let tables = 0; drawn.size < 2 && tables < 40; tables++) {
    await page.getByRole('radio', { name: 'Draw lots' }).check();
    await page.getByRole('combobox', { name: 'Who plays as player 2' }).selectOption('link');
    await button(page, 'Open the table').click();
    if (tables === 0) await giveName(page, 'Ann');
    const seats = page.locator('[aria-labelledby=room-title] li');
    await seats.first().waitFor();
    drawn.add((await seats.allTextContents()).findIndex((text) => text.includes('Ann')));
    await button(page, 'Leave the table').click();
    await page.getByRole('link', { name: 'The White Castle', exact: true }).click();
  }
  assert.deepEqual([...drawn].sort(), [0, 1]);
});

const PASSWORD = 'three herons by the moat';

/** Asks the server for something as the person at a page. */
const post = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ([to, data]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to, { method: 'POST', headers, body: data })).status;
    },
    [path, JSON.stringify(body)],
  );

onlineTest('a guest who was muted stays muted after signing in', async (house) => {
  const account = { email: 'ann.castle', password: PASSWORD };
  const elsewhere = await Visitor.enter(house.address, 'Ann');
  assert.equal((await elsewhere.post('/api/me/account', account)).status, 200);

  const { page: ann } = await house.visit('#/online');
  const link = await openTable(ann, 'Guest', { game: 'duel', guests: ['link'] });
  const { page: bob } = await house.visit(new URL(link).hash);
  await button(bob, 'Sit here').click();
  await giveName(bob, 'Bob');
  const { page: cy } = await house.visit(new URL(link).hash);
  await cy.locator('[data-decisions]').waitFor();

  const say = async (page: Page, text: string) => {
    await fill(page, page.getByLabel('Write a message'), text);
    await button(page, 'Send').click();
    await page.getByText(text).waitFor();
  };
  await button(ann, 'Chat').click();
  await say(ann, 'Hurry up.');
  await button(bob, 'Chat, 1 new message').click();
  await bob.getByText('People in this chat').click();
  await button(bob, 'Mute Guest').click();
  await bob.getByText('Hurry up.').waitFor({ state: 'detached' });

  // The guest's session ends with it, and what the page asked a moment before may be refused.
  house.expectRefusals();
  const signedIn = await post(ann, '/api/auth/sign-in/email', account);
  assert.equal(signedIn, 200);
  await ann.reload();
  await button(ann, 'Chat').click();
  await say(ann, 'Still waiting.');
  await cy.getByRole('button', { name: /^Chat/ }).click();
  await button(cy, 'Enter a name to chat').click();
  await giveName(cy, 'Cy');
  await cy.locator('[data-decisions]').waitFor();
  await button(cy, 'Chat').click();
  await say(cy, 'Good game!');
  await bob.getByText('Good game!').waitFor();
  for (const text of ['Hurry up.', 'Still waiting.'])
    assert.equal(await bob.getByText(text).count(), 0, text);
});
