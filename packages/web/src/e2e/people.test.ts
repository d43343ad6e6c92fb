import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page, Response } from 'playwright-core';
import { lessonNamed } from '../games/lessons.js';
import type { LessonGroup } from '../learn/lesson.js';
import { open, playByScript } from './support/learning.js';
import { type House, onlineTests } from './support/online-visits.js';

const onlineTest = onlineTests();
const PASSWORD = 'three herons by the moat';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A section of the page by its heading. */
const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Enter').click();
  await page.getByText(`You play as ${name}, a guest`).waitFor();
}

async function makeAccount(page: Page, login: string, password = PASSWORD): Promise<void> {
  const form = section(page, 'Create an account');
  await form.getByLabel('Sign-in name').fill(login);
  await form.getByLabel('Password').fill(password);
  await button(page, 'Create account').click();
}

async function signIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  const form = section(page, 'Sign in');
  await form.getByLabel('Sign-in name').fill(login);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens a table as the person at the page. */
function openTable(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'link' }] }),
    });
    return (await response.json()).table.id;
  });
}

/** Does a lesson at the page. */
async function learn(page: Page, group: LessonGroup, name: string): Promise<void> {
  const { solutions } = lessonNamed(group, name)!;
  await open(page, `#/learn/${group}/${name}`);
  assert.equal(await playByScript(page, solutions[0]), 'reached');
}

/** An answer of the server about what was learned. */
const toldLearned = (method: string) => (response: Response) =>
  response.url().endsWith('/api/me/learned') && response.request().method() === method && response.ok();

/** Waits until so many lessons are shown as done. */
async function shownDone(page: Page, lessons: number): Promise<void> {
  await open(page, '#/learn');
  await page.locator('main li').first().waitFor();
  await page.waitForFunction((n) => document.querySelectorAll('[data-done=true]').length === n, lessons);
}

onlineTest(
  'what was learned adds up in the account, also offline, and is reset everywhere',
  async (house) => {
    house.expectSilence();
    // Becoming an account ends the guest's session, and what the page asked a moment before may be refused.
    house.expectRefusals();
    const { page } = await house.visit('#/learn');
    await learn(page, 'castle', 'lantern');
    await open(page, '#/me');
    await enter(page, 'Ann');
    await makeAccount(page, 'ann.castle');
    await page.getByText('You sign in as ann.castle').waitFor();
    await shownDone(page, 1);
    await page.getByText('kept with your account').waitFor();

    const other = await house.visit('#/learn');
    await learn(other.page, 'duel', 'well');
    await shownDone(other.page, 1);
    await other.page.getByText('kept in this browser').waitFor();
    await open(other.page, '#/me');
    await signIn(other.page, 'ann.castle');
    await other.page.getByText('You sign in as ann.castle').waitFor();
    await shownDone(other.page, 2);
    await other.context.setOffline(true);
    // A lesson of the game whose parts are loaded already.
    await learn(other.page, 'duel', 'yards');
    await shownDone(other.page, 3);
    const told = other.page.waitForResponse(toldLearned('POST'));
    await other.context.setOffline(false);
    await told;

    await page.reload();
    await shownDone(page, 3);
    const reset = page.waitForResponse(toldLearned('DELETE'));
    await page.getByRole('button', { name: 'Reset my progress' }).click();
    await shownDone(page, 0);
    await reset;
    await other.page.reload();
    await shownDone(other.page, 0);
  },
);

onlineTest('a guest makes an account and keeps a table; another device signs in to it', async (house) => {
  const { page } = await house.visit('#/me');
  await enter(page, 'Ann');
  const table = await openTable(page);
  await makeAccount(page, 'ann.castle');
  await page.getByText('You sign in as ann.castle').waitFor();
  // The focus is not lost.
  await page.locator('h1:focus').waitFor();

  const other = (await house.visit('#/me')).page;
  await signIn(other, 'ann.castle', 'not the password');
  await other.getByText('Name and password do not match.').waitFor();
  await signIn(other, 'Ann.Castle');
  await other.getByText('You play as Ann.').waitFor();
  await other.getByText('1 table is open or being played, 0 are finished.').waitFor();
  await other.getByRole('link', { name: 'Go to your tables' }).click();
  await other.locator(`a[href*="${table}"]`).first().waitFor();
  await other.goBack();
  await button(other, 'Sign out').click();
  await button(other, 'Enter').waitFor();

  const taken = (await house.visit('#/me')).page;
  await enter(taken, 'Bob');
  await makeAccount(taken, 'ann.castle');
  await taken.getByText('This name or address is already in use.').waitFor();
  await makeAccount(taken, 'a b');
  await taken.getByText('This cannot be used to sign in.').waitFor();
  house.expectRefusals();
});

onlineTest('a person who signs in on the way to a table comes back to it', async (house) => {
  house.expectRefusals();
  const { page } = await house.visit('#/me');
  await enter(page, 'Ann');
  await makeAccount(page, 'ann');
  await page.getByText('You sign in as ann').waitFor();
  const bob = (await house.visit('#/me')).page;
  await enter(bob, 'Bob');
  await openTable(bob);
  await button(page, 'Sign out').click();
  await button(page, 'Enter').waitFor();
  await bob.getByRole('link', { name: 'Go to your tables' }).click();
  await bob.getByRole('link', { name: 'Go to the table' }).click();
  const link = await bob.getByLabel('The table’s link').inputValue();
  await page.goto(link);
  await button(page, 'Sit here').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'ann');
  await button(page, 'Sit here').click();
  await page.locator('[data-decisions]').waitFor();
  assert.equal(page.url(), link);
});

onlineTest('name and password can be changed, on all devices', async (house) => {
  const { page, context } = await house.visit('#/me');
  await enter(page, 'Ann');
  await makeAccount(page, 'ann@castle.example');
  await page.getByText('You sign in as ann@castle.example').waitFor();
  const name = section(page, 'Your name');
  await name.getByLabel('Name').fill('Anna');
  await button(page, 'Change the name').click();
  await page.getByText('You play as Anna. You sign in as ann@castle.example.').waitFor();
  const tab = await context.newPage();
  await tab.goto(`${house.address}/#/me`);
  await tab.getByText('You play as Anna.').waitFor();
  const form = section(page, 'Password');
  const change = async (old: string) => {
    await form.getByLabel('Current password').fill(old);
    await form.getByLabel('New password').fill('a cold clear winter morning');
    await button(page, 'Change the password').click();
  };
  await change('not the password');
  await page.getByText('That is not the current password.').waitFor();
  await change(PASSWORD);
  await page.getByText('Changed. Your other devices are signed out.').waitFor();
  await button(page, 'Sign out').click();
  // The other tab hears of it.
  await button(tab, 'Enter').waitFor();
  await signIn(tab, 'ann@castle.example', 'a cold clear winter morning');
  await tab.getByText('You play as Anna.').waitFor();
  house.expectRefusals();
});

onlineTest(
  'devices are listed and signed out; an old sign-in must be renewed before deleting',
  async (house) => {
    const { page } = await house.visit('#/me');
    await enter(page, 'Ann');
    const weak = section(page, 'Create an account');
    await makeAccount(page, 'ann', 'password123');
    await weak.getByText('Too many people use this password.').waitFor();
    await makeAccount(page, 'ann');
    await page.getByText('You sign in as ann').waitFor();
    const other = (await house.visit('#/me')).page;
    await signIn(other, 'ann');
    const devices = section(other, 'Signed-in devices').getByRole('listitem');
    await devices.nth(1).waitFor();
    assert.deepEqual((await devices.locator('strong').allTextContents()).sort(), [
      'Chrome on Linux',
      'This device',
    ]);
    await button(other, 'Sign out Chrome on Linux').click();
    await devices.nth(1).waitFor({ state: 'detached' });
    await page.reload();
    await button(page, 'Enter').waitFor();
    // As if the person had signed in long ago.
    const refusal = { error: { code: 'sign-in-again', message: 'sign in again first' } };
    let refused = false;
    await other.route('**/api/me', (route) => {
      if (refused || route.request().method() !== 'DELETE') return route.continue();
      refused = true;
      return route.fulfill({ status: 403, json: refusal });
    });
    await button(other, 'Delete everything').click();
    const dialog = other.getByRole('dialog', { name: 'Delete all your data?' });
    await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
    await dialog.getByLabel('Password').fill('not the password');
    await dialog.getByRole('button', { name: 'Confirm and delete everything' }).click();
    await dialog.getByText('Name and password do not match.').waitFor();
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm and delete everything' }).click();
    await button(other, 'Enter').waitFor();
    house.expectRefusals();
  },
);

/** An authenticator inside the browser, which says yes to everything. */
async function authenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** The page at a name instead of a number: passkeys belong to names. */
const atLocalhost = ({ address }: House) => address.replace('127.0.0.1', 'localhost');

onlineTest('a passkey is added, signs in without a word, and is removed', async (house) => {
  const { page } = await house.visit('#/me');
  await page.goto(`${atLocalhost(house)}/#/me`);
  const { session, authenticatorId } = await authenticator(page);
  await enter(page, 'Ann');
  await makeAccount(page, 'ann');
  await page.getByLabel('Name of the passkey').fill('My phone');
  await button(page, 'Add a passkey').click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await passkeys.getByText('My phone').waitFor();
  await button(page, 'Sign out').click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('You play as Ann. You sign in as ann.').waitFor();
  await button(page, 'Remove the passkey My phone').click();
  await passkeys.waitFor({ state: 'detached' });
  // The device still has it; the server does not know it any more.
  await button(page, 'Sign out').click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('This passkey belongs to no account here.').waitFor();
  await session.send('WebAuthn.clearCredentials', { authenticatorId });
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('No passkey was used.').waitFor();
  house.expectRefusals();
});

onlineTest('a guest who signs in with a passkey brings the tables along', async (house) => {
  house.expectRefusals();
  const { page } = await house.visit('#/me');
  await page.goto(`${atLocalhost(house)}/#/me`);
  await authenticator(page);
  await enter(page, 'Ann');
  await makeAccount(page, 'ann');
  await button(page, 'Add a passkey').click();
  await page.getByRole('list', { name: 'Passkeys' }).waitFor();
  await button(page, 'Sign out').click();
  await enter(page, 'Guest');
  await openTable(page);
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('You play as Ann.').waitFor();
  await page.getByText('1 table is open or being played').waitFor();
});

onlineTest(
  'everything can be taken along as a file, and deleted after a word of what that means',
  async (house) => {
    const { page } = await house.visit('#/me');
    await enter(page, 'Ann');
    await openTable(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save the file').click(),
    ]);
    const taken = JSON.parse(await readFile(await download.path(), 'utf8'));
    assert.equal(taken.format, 'shirasagi-person');
    assert.equal(taken.tables.length, 1);
    await makeAccount(page, 'ann');
    await page.getByText('You sign in as ann').waitFor();
    await button(page, 'Delete everything').click();
    const dialog = page.getByRole('dialog', { name: 'Delete all your data?' });
    await dialog.getByText('You resign from games in progress').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You sign in as ann').waitFor();
    await button(page, 'Delete everything').click();
    await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
    await button(page, 'Enter').waitFor();
    await signIn(page, 'ann');
    await page.getByText('Name and password do not match.').waitFor();
    house.expectRefusals();
  },
);

onlineTest('all of it works by keyboard alone', async (house) => {
  house.expectRefusals();
  const { page } = await house.visit('#/me');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Ann');
  await press('Enter');
  await page.getByText('You play as Ann, a guest').waitFor();
  // From the heading on: to the tables, the login, the password.
  await page.locator('h1:focus').waitFor();
  await press('Tab', 'Tab');
  await page.keyboard.type('ann');
  await press('Tab');
  await page.keyboard.type(PASSWORD);
  await press('Enter');
  await page.getByText('You sign in as ann').waitFor();
  await button(page, 'Delete everything').focus();
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button(page, 'Delete everything').and(page.locator(':focus')).waitFor();
});

onlineTest('without a server the page says so, and finds it again', async (house) => {
  const { page } = await house.visit('#/');
  house.expectSilence();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.evaluate(() => {
    location.hash = '#/me';
  });
  await page.getByText('This page has no server').waitFor();
  await page.unroute('**/api/**');
  await button(page, 'Try again').click();
  await button(page, 'Enter').waitFor();
  await house.server.kill();
  await page.getByLabel('Your name').fill('Ann');
  await button(page, 'Enter').click();
  await page.getByText('Nothing was changed; try again.').waitFor();
  await house.server.start();
  await button(page, 'Enter').click();
  await page.getByText('You play as Ann, a guest').waitFor();
});
