import assert from 'node:assert/strict';
import { seeded } from '@shirasagi/engine';
import type { TableView } from '@shirasagi/protocol';
import { Follower, Visitor as Person } from '@shirasagi/server/testing/people';
import type { Page } from 'playwright-core';
import type { House } from './online-visits.js';
import { openEach, type Screen, visit } from './screens.js';

/** Tables that Ann can look at, by name. */
interface Laid {
  readonly waiting: TableView;
  readonly running: TableView;
  readonly duel: TableView;
  readonly resigned: TableView;
  readonly played: TableView;
}

const CLOCK = { kind: 'live', reserveSeconds: 900, turnSeconds: 60 };

/** Ann's identity is the page's; the others come without one. */
async function enter(page: Page, address: string): Promise<string> {
  const answer = await page.request.post(`${address}/api/guest`, { data: { name: 'Ann' } });
  return ((await answer.json()) as { me: { id: string } }).me.id;
}

async function open(page: Page, address: string, body: object): Promise<TableView> {
  const answer = await page.request.post(`${address}/api/tables`, { data: body });
  assert.equal(answer.status(), 201, await answer.text());
  return ((await answer.json()) as { table: TableView }).table;
}

/** Lays the tables the screens show, with people who come over the network. */
export async function layOnline(page: Page, { address }: House): Promise<Laid> {
  await enter(page, address);
  const [bob, chloe, dimitra] = await Promise.all(
    ['Bob', 'Chloé', 'Δήμητρα'].map((name) => Person.enter(address, name)),
  );
  await bob.open({
    game: 'castle',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'opponent', level: 'samurai' }],
    clock: CLOCK,
    visibility: 'public',
    options: { promo: true },
  });
  await chloe.open({
    game: 'duel',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'correspondence', turnDays: 2 },
    visibility: 'public',
  });
  const watched = await dimitra.open({
    game: 'duel',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  await chloe.join(watched);
  const waiting = await open(page, address, {
    game: 'castle',
    seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'open' }, { kind: 'opponent', level: 'gardener' }],
    clock: CLOCK,
    visibility: 'public',
  });
  const running = await open(page, address, {
    game: 'castle',
    seats: [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }, { kind: 'opponent', level: 'apprentice' }],
    clock: CLOCK,
  });
  await bob.join(running);
  await dimitra.join(running);
  const duel = await open(page, address, {
    game: 'duel',
    seats: [{ kind: 'me' }, { kind: 'link' }],
    clock: { kind: 'correspondence', turnDays: 3 },
  });
  await bob.join(duel);
  const resigned = await open(page, address, { game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await bob.join(resigned);
  for (const { id } of [running, resigned]) {
    const follower = new Follower(bob, id);
    await follower.watch();
  }
  const said = { table: running.id, id: 'greeting-1', text: 'Good evening, and a fine game to all of you!' };
  assert.ok((await bob.send('say', said)).ok);
  // Everybody but Ann makes their first decisions, so that there is something on the table.
  const rng = seeded('online screens');
  for (const person of [bob, dimitra]) {
    const follower = new Follower(person, running.id);
    await follower.watch();
    const seat = follower.view.seats.findIndex((one) => one.kind === 'person' && one.user === person.id);
    if (follower.game.state.toMove === seat) await follower.play(follower.anyMove(rng));
  }
  const played = await bob.open({
    game: 'duel',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  await chloe.join(played);
  const followers = [bob, chloe].map((person) => new Follower(person, played.id));
  for (const follower of followers) await follower.watch();
  await Promise.all(followers.map((follower, seat) => follower.playOn(seat, rng)));
  assert.ok((await bob.send('resign', { table: resigned.id, id: 'resigning-1' })).ok);
  return { waiting, running, duel, resigned, played };
}

const atTable = async (page: Page, { id }: TableView) => {
  await visit(page, `#/online/${id}`);
  await page.locator('[data-decisions]').waitFor();
  await page.locator('main button').first().waitFor({ state: 'attached' });
};

/** Every online screen. */
export const ONLINE_SCREENS: readonly Screen<Laid>[] = [
  {
    name: 'lobby',
    open: async (page) => {
      await visit(page, '#/online');
      await page.locator('#my-tables').waitFor();
      await page.locator('[aria-labelledby=running-tables] li').first().waitFor();
    },
  },
  {
    name: 'opening',
    open: async (page) => {
      await visit(page, '#/online/new?game=castle');
      await page.locator('form input[type=radio]').nth(4).check();
      await page.locator('form summary').click();
    },
  },
  {
    name: 'opening-duel',
    open: async (page) => {
      await visit(page, '#/online/new?game=duel');
      await page.locator('form fieldset').nth(2).locator('input[type=radio]').nth(1).check();
    },
  },
  {
    name: 'waiting',
    open: async (page, { waiting }) => {
      await visit(page, `#/online/${waiting.id}`);
      await page.locator('#invite-title').waitFor();
    },
  },
  { name: 'table', open: (page, { running }) => atTable(page, running) },
  {
    name: 'talk',
    open: async (page, { running }) => {
      await atTable(page, running);
      await page.locator('header button[aria-expanded]').nth(1).click();
      await page.locator('#chat-title').waitFor();
      await page.locator('[aria-labelledby=chat-title] summary').click();
    },
  },
  { name: 'duel', open: (page, { duel }) => atTable(page, duel) },
  {
    name: 'resign',
    open: async (page, { duel }) => {
      await atTable(page, duel);
      const flag = page.locator('header:has(h1) > span button').last();
      if (await flag.isVisible()) await flag.click();
      else {
        // On a phone it stands in the menu.
        await page.locator('[popovertarget=table-menu]').click();
        await page.locator('#table-menu button').last().click();
      }
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'resigned',
    open: async (page, { resigned }) => {
      await visit(page, `#/online/${resigned.id}`);
      await page.locator('dialog[open] tfoot').waitFor();
    },
  },
  {
    name: 'verified',
    open: async (page, { resigned }) => {
      await visit(page, `#/online/${resigned.id}`);
      await page.locator('dialog[open] tfoot').waitFor();
      await page.locator('dialog[open] [data-verify]').click();
      await page.locator('dialog[open] dl').waitFor();
    },
  },
  {
    name: 'played',
    open: async (page, { played }) => {
      await visit(page, `#/online/${played.id}`);
      await page.locator('dialog[open] tfoot').waitFor();
    },
  },
  { name: 'no-table', open: (page) => visit(page, '#/online/aaaaaaaaaaaaaaaa') },
];

/** Opens each online screen. */
export const eachOnlineScreen = (
  page: Page,
  laid: Laid,
  look: (screen: Screen<Laid>) => Promise<void>,
): Promise<void> => openEach(page, ONLINE_SCREENS, laid, look);
