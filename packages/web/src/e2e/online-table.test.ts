import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { PHONE } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { fill, picture, shows } from './support/game.js';
import { agreed, asked, giveName, openTable, Player, playOn, playUntil } from './support/online.js';
import { type House, onlineTests, type Visitor } from './support/online-visits.js';
import type { VisitOptions } from './support/page-test.js';
import { ask } from './support/play.js';

const onlineTest = onlineTests();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ann opens a table and Bob sits down at it by its link; both come to the game. */
async function annAndBob(
  { visit }: House,
  wish: Parameters<typeof openTable>[2] = {},
  options: VisitOptions = {},
): Promise<Visitor[]> {
  const ann = await visit('#/online', options);
  const link = await openTable(ann.page, 'Ann', { guests: ['link'], ...wish });
  const bob = await visit(new URL(link).hash, options);
  await button(bob.page, 'Sit here').click();
  await giveName(bob.page, 'Bob');
  for (const { page } of [ann, bob]) await page.locator('[data-decisions]').waitFor();
  return [ann, bob];
}

const playersOf = (visitors: readonly Visitor[]) =>
  visitors.map(({ page }, seat) => new Player(page, `player ${seat}`));

/** Plays on until a player is in the middle of a turn, and returns that player. */
async function intoTurn(visitors: readonly Visitor[]): Promise<Visitor> {
  const players = playersOf(visitors);
  await playOn(players, 6);
  for (let i = 0; i < 60; i++) {
    await agreed(visitors.map(({ page }) => page));
    const asks = await Promise.all(visitors.map(({ page }) => asked(page)));
    const visitor = visitors[asks.indexOf(true)];
    if (visitor && (await button(visitor.page, 'Take back').isEnabled())) return visitor;
    await playOn(players, 1);
  }
  throw new Error('nobody came into the middle of a turn');
}

const decisions = (page: Page) => page.locator('[data-decisions]').getAttribute('data-decisions');

onlineTest(
  'a table comes back by itself in the middle of a turn, after a tunnel and a restart',
  async (house) => {
    house.expectSilence();
    const both = await annAndBob(house);
    const { page, context } = await intoTurn(both);
    const before = await picture(page);

    await context.setOffline(true);
    await page.getByText('Connection lost.').waitFor();
    // Nothing can be chosen meanwhile.
    await page.locator('[data-choice]:not(:disabled)').first().waitFor({ state: 'detached' });
    await context.setOffline(false);
    await page.getByText('Connection lost.').waitFor({ state: 'detached' });
    await ask(page);
    await shows(page, before);

    await house.server.kill();
    await page.getByText('Connection lost.').waitFor();
    await house.server.start();
    await page.getByText('Connection lost.').waitFor({ state: 'detached' });
    await ask(page);
    await shows(page, before);
    await playOn(playersOf(both), 4);
  },
);

onlineTest('taking back shows at both pages', async (house) => {
  const both = await annAndBob(house, { game: 'duel' });
  const { page } = await intoTurn(both);
  const [other] = both.filter((visitor) => visitor.page !== page);
  const before = Number(await decisions(page));
  await button(page, 'Take back').click();
  // One touch may have declined something first; it is taken back as a whole.
  await page.waitForFunction(
    (then) => Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) < then,
    before,
  );
  const after = await agreed([page, other.page]);
  assert.ok(after < before && after >= before - 2, `${after} decisions stand of ${before}`);
  await ask(page);
  assert.equal(await button(other.page, 'Hint').count(), 0, 'nobody is advised at a table with others');
});

onlineTest('a table with opponents begins at once, gives hints and plays on', async ({ visit }) => {
  const { page } = await visit();
  await openTable(page, 'Ann', { guests: ['apprentice'] });
  await playOn([new Player(page, 'opponents')], 25);
  await ask(page);
  await button(page, 'Hint').click();
  await page.locator('[aria-labelledby=hint-title] li').first().waitFor();
});

onlineTest('a correspondence game goes on after the server was restarted', async (house) => {
  house.expectSilence();
  const both = await annAndBob(house, { clock: 'By correspondence', hidden: true });
  await playOn(playersOf(both), 8);
  const [{ page }] = both;
  const shown = () => Promise.all(both.map(async (visitor) => Number(await decisions(visitor.page))));
  // What both pages show the server has answered for; one more may be on its way.
  const before = Math.min(...(await shown()));
  await page.goto(`${house.address}/#/`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await house.server.kill();
  await house.server.start();
  await page.goto(`${house.address}/#/online`);
  await page.reload();
  const mine = page.getByRole('region', { name: 'Your tables' });
  await mine.getByText(/(Your turn|To move: Bob) · \d days? left/).waitFor();
  await mine.getByRole('link', { name: 'Go to the table' }).click();
  await page.locator('[data-decisions]').waitFor();
  const after = await agreed(both.map((visitor) => visitor.page));
  assert.ok(after >= before, `${after} decisions stand of ${before}`);
  await playOn(playersOf(both), 6);
});

onlineTest(
  'a table opened elsewhere appears in the lobby, and one click sits down at it',
  async ({ visit }) => {
    const bob = await visit();
    await bob.page.getByText('Nobody is waiting right now.').waitFor();
    const ann = await visit();
    await openTable(ann.page, 'Ann', { guests: ['open'] });
    await button(bob.page, 'Sit down').click();
    // One can type at once.
    await bob.page.getByLabel('Your name').and(bob.page.locator(':focus')).waitFor();
    await giveName(bob.page, 'Bob');
    for (const { page } of [ann, bob]) await page.locator('[data-decisions]').waitFor();
    await playOn(playersOf([ann, bob]), 3);
  },
);

onlineTest('a seat whose time was out is played on, and taken back by a click', async (house) => {
  const { page } = await house.visit('#/');
  await page.request.post(`${house.address}/api/guest`, { data: { name: 'Ann' } });
  const answer = await page.request.post(`${house.address}/api/tables`, {
    data: {
      game: 'castle',
      // One that thinks: the game must not be over before the player comes back.
      seats: [{ kind: 'me' }, { kind: 'opponent', level: 'daimyo' }],
      clock: { kind: 'live', reserveSeconds: 0, turnSeconds: 3 },
    },
  });
  const { table } = (await answer.json()) as { table: { id: string } };
  await page.goto(`${house.address}/#/online/${table.id}`);
  await page.getByText('Your time ran out.').waitFor();
  await button(page, 'Take your seat back').click();
  await page.getByText('Your time ran out.').waitFor({ state: 'detached' });
  await ask(page);
  await button(page, 'Log').click();
  const log = page.getByRole('list', { name: 'The game so far' });
  for (const sentence of ['Ann ran out of time. The computer takes over.', 'Ann took the seat back.'])
    await log.getByText(sentence).waitFor();
});

onlineTest(
  'a player who resigns among several comes last, and opponents play on to the end',
  async ({ visit }) => {
    const { page } = await visit('#/');
    // The last move comes before the news that the table is over, on a slow network long before.
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        const late = String(message).includes('"status":"over"');
        setTimeout(() => socket.send(message), late ? 2000 : 0);
      });
    });
    await page.goto(`${new URL(page.url()).origin}/?late#/online`);
    await page.getByRole('link', { name: 'The White Castle', exact: true }).click();
    await page.getByRole('radio', { name: '3', exact: true }).check();
    const seats = page.getByRole('combobox', { name: /^Who plays/ });
    await seats.nth(1).waitFor();
    for (const seat of await seats.all()) await seat.selectOption('apprentice');
    await button(page, 'Start').click();
    await giveName(page, 'Ann');
    await playOn([new Player(page, 'resigning')], 3);
    await button(page, 'Resign').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    // A whole game of opponents, within a second or two where nothing else is busy.
    await page.getByRole('dialog').getByText('You resigned.', { exact: true }).waitFor({ timeout: 180_000 });
    await page.getByText('A player who resigned comes last').waitFor();
    const places = await page.locator('dialog[open] tfoot tr').last().locator('td').allTextContents();
    assert.match(places[0], /^3/);
  },
);

/** Waits until one of two people is asked and returns the page of the other. */
const whoWaits = (both: readonly Visitor[]): Promise<Page> =>
  eventually(async () => {
    await agreed(both.map(({ page }) => page));
    const asks = await Promise.all(both.map(({ page }) => asked(page)));
    assert.notEqual(asks[0], asks[1], 'one of them is asked');
    return both[asks.indexOf(false)].page;
  });

onlineTest(
  'a player who waits at a phone reads what happened last, in a bar of the same height',
  async (house) => {
    const both = await annAndBob(house, {}, { context: PHONE });
    const bar = (page: Page) => page.locator('[data-area=bar]');
    const first = bar(await whoWaits(both));
    await first.getByText('Nothing has happened yet.').waitFor();
    await playOn(playersOf(both), 2);
    const second = bar(await whoWaits(both));
    // A pair of starting cards, or what came with it.
    await second.getByText(/^(Ann|Bob) (took a starting pair|gained)/).waitFor();
    const boxes = await Promise.all(both.map(({ page }) => bar(page).boundingBox()));
    assert.equal(boxes[0]?.height, boxes[1]?.height);
  },
);

onlineTest('people talk at the table, see what is new, and mute each other', async (house) => {
  const [{ page: ann }, { page: bob }] = await annAndBob(house);
  const say = async (text: string) => {
    await fill(ann, ann.getByLabel('Write a message'), text);
    await button(ann, 'Send').click();
    await ann.getByText(text).waitFor();
  };
  await button(ann, 'Chat').click();
  await say('Good luck, Bob.');
  await button(bob, 'Chat, 1 new message').click();
  await bob.getByText('Good luck, Bob.').waitFor();
  const time = await bob.locator('[aria-labelledby=chat-title] time').textContent();
  assert.match(time ?? '', /^\d\d:\d\d$/, 'a British reader sees 24 hours');
  await bob.getByText('People in this chat').click();
  await button(bob, 'Mute Ann').click();
  await bob.getByText('Good luck, Bob.').waitFor({ state: 'detached' });
  await say('Are you there?');
  await button(bob, 'Unmute Ann').click();
  await bob.getByText('Are you there?').waitFor();
});

onlineTest('after the end no clock is shown, and the next game has the seats turned', async (house) => {
  const [{ page: ann }, { page: bob }] = await annAndBob(house, { game: 'duel', clock: 'Live' });
  for (const page of [ann, bob]) await page.locator('[role=timer]').nth(1).waitFor();
  await button(ann, 'Resign').click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const endOf = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
  await endOf(ann, 'Bob wins').getByText('You resigned.', { exact: true }).waitFor();
  await endOf(bob, 'You win').getByText('Ann resigned.', { exact: true }).waitFor();
  for (const page of [ann, bob]) await page.locator('[role=timer]').first().waitFor({ state: 'detached' });
  await button(bob, 'Play again').click();
  await bob.getByText('Held for Ann').waitFor();
  await bob.getByText('Waiting for: Ann.').waitFor();
  await ann.getByRole('dialog').getByText('the others are waiting for you').waitFor();
  await ann.getByRole('dialog').getByRole('button', { name: 'Sit down again' }).click();
  for (const page of [ann, bob]) {
    await page.locator('[data-decisions="0"]').waitFor();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const seats = page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
    await seats.first().waitFor();
    assert.match((await seats.first().textContent()) ?? '', /^Bob/);
  }
});

onlineTest(
  'the talk goes on at the next table for those who were there, and for nobody else',
  async (house) => {
    const [{ page: ann }, { page: bob }] = await annAndBob(house, { game: 'duel' });
    await button(bob, 'Chat').click();
    await fill(bob, bob.getByLabel('Write a message'), 'Once more?');
    await button(bob, 'Send').click();
    await button(ann, 'Chat, 1 new message').waitFor();
    await button(ann, 'Resign').click();
    await ann.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await button(bob, 'Play again').click();
    const link = await bob.getByLabel('The table’s link').inputValue();
    const { page: newcomer } = await house.visit(new URL(link).hash);
    await newcomer.getByText('No messages yet.').waitFor();
    await button(ann, 'Sit down again').last().click();
    await ann.getByText('You resigned.', { exact: true }).waitFor({ state: 'detached' });
    await ann.locator('[data-decisions="0"]').waitFor();
    for (const page of [ann, bob]) {
      await button(page, 'Chat').click();
      const lines = page.getByRole('list', { name: 'Chat' }).getByRole('listitem');
      await eventually(async () => {
        const talk = await lines.allTextContents();
        assert.match(talk.join('\n'), /^ ?Bob.*Once more\?\nThe next game starts here\.$/);
      });
    }
  },
);

/** A browser that allows notifications and notes them down, and whose page can be hidden. */
function noteNotifications(): void {
  const told: string[] = [];
  class Noted {
    static permission = 'default';
    static requestPermission = async () => {
      Noted.permission = 'granted';
      return 'granted';
    };
    onclick = null;
    constructor(title: string) {
      told.push(title);
    }
  }
  Object.assign(window, { Notification: Noted, told });
}

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

onlineTest(
  'whose turn it is stands in the title and comes as a notification to a hidden page',
  async (house) => {
    const ann = await house.visit('#/online', { prepare: noteNotifications });
    const link = await openTable(ann.page, 'Ann', { game: 'duel', guests: ['link'] });
    const permission = () =>
      ann.page.evaluate(
        () => (window as unknown as { Notification: { permission: string } }).Notification.permission,
      );
    assert.equal(await permission(), 'default', 'nothing is asked without a click');
    await button(ann.page, 'Notify me when it is my turn').click();
    const bob = await house.visit(new URL(link).hash);
    await button(bob.page, 'Sit here').click();
    await giveName(bob.page, 'Bob');
    const players = playersOf([ann, bob]);
    await ann.page.locator('[data-decisions]').waitFor();
    await playUntil(players, () => asked(bob.page));
    await hide(ann.page, true);
    const title = () => ann.page.title();
    await eventually(async () => assert.equal(await title(), 'Shirasagi'));
    await playUntil([players[1]], async () => (await title()) !== 'Shirasagi');
    assert.equal(await title(), 'Your turn · Shirasagi');
    await eventually(async () => {
      const told = await ann.page.evaluate(() => (window as unknown as { told: string[] }).told);
      assert.ok(told.includes('Your turn'), `told: ${told}`);
    });
  },
);

onlineTest('without a server the page says so, and games in the page are played as ever', async (house) => {
  const { page } = await house.visit('#/');
  // A folder on a plain web server may answer anything with the page itself.
  await page.route('**/api/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await page.getByRole('heading', { name: 'No server' }).waitFor();
  await page.getByRole('link', { name: 'Play here' }).click();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await ask(page);
});

onlineTest('who watches is told whose turn it is, and is offered nothing to decide', async (house) => {
  const both = await annAndBob(house, { game: 'duel' });
  await playOn(playersOf(both), 4);
  const { page } = await house.visit(new URL(both[0].page.url()).hash);
  await page.locator('[data-decisions]').waitFor();
  for (const name of ['Ann', 'Bob']) await page.locator('main h2').filter({ hasText: name }).waitFor();
  assert.doesNotMatch((await page.locator('main h2').allTextContents()).join(), /\byou\b/);
  for (const name of ['Take back', 'Restart turn', 'End turn'])
    assert.equal(await button(page, name).count(), 0, name);
  await page.keyboard.press('u');
  await page.getByRole('alert').getByText('You are watching this game.').waitFor();
  // At a seat, what is off says why.
  const waiting = await whoWaits(both);
  await button(waiting, 'End turn').click({ force: true });
  await waiting.getByRole('alert').getByText(/turn/i).first().waitFor();
});
