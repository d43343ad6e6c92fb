import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type RandomSource, seeded } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.js';
import { fill } from './game.js';
import { type Ask, answer, askedNow, click, type Touch } from './play.js';

/** Gives a name when one is asked for. */
export async function giveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What should we call you?' });
  await fill(page, dialog.getByLabel('Your name'), name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** What a new table shall be, besides what is chosen already. */
interface Wish {
  readonly game?: 'castle' | 'duel';
  /** Who may sit beside: the values of the seats' lists. */
  readonly guests?: readonly string[];
  readonly clock?: 'Live' | 'By correspondence' | 'None';
  readonly hidden?: boolean;
  /** The clan of the person who opens the table. */
  readonly own?: string;
  /** The edition played with, as it is listed. */
  readonly edition?: string;
}

/** Opens a table from the lobby by pointing, under a name, and returns its link. */
export async function openTable(page: Page, name: string, wish: Wish = {}): Promise<string> {
  const game = wish.game === 'duel' ? 'The White Castle Duel' : 'The White Castle';
  await page.getByRole('link', { name: game, exact: true }).click();
  const seats = page.getByRole('combobox', { name: /^Who plays/ });
  for (const [i, guest] of (wish.guests ?? []).entries()) await seats.nth(i).selectOption(guest);
  if (wish.own) await page.getByRole('radio', { name: wish.own, exact: true }).check();
  if (wish.clock) await page.getByRole('radio', { name: wish.clock, exact: true }).check();
  if (wish.hidden) await page.getByRole('radio', { name: 'Those with the link' }).check();
  if (wish.edition)
    await page.getByRole('combobox', { name: 'Edition' }).selectOption({ label: wish.edition });
  await page.getByRole('button', { name: /^(Open the table|Start)$/ }).click();
  await giveName(page, name);
  await page.waitForURL(/#\/online\/[a-z0-9]{16}/);
  const link = page.getByLabel('The table’s link');
  await link.or(page.locator('[data-decisions]')).first().waitFor();
  return (await link.isVisible()) ? link.inputValue() : page.url();
}

/** Whether a page asks something just now, or the game is over there. */
export const asked = async (page: Page): Promise<boolean> => (await askedNow(page)) !== null;

/** How many decisions all of some pages show; what the page of another shows too, the server has answered for. */
export async function agreed(pages: readonly Page[]): Promise<number> {
  const decisions = (page: Page) => page.locator('[data-decisions]').getAttribute('data-decisions');
  return eventually(async () => {
    const shown = await Promise.all(pages.map(decisions));
    assert.equal(new Set(shown).size, 1, `the pages show ${shown.join(' and ')} decisions`);
    return Number(shown[0]);
  });
}

/** A person at a page who plays by touching what glows. */
export class Player {
  readonly page: Page;
  /** Decisions made so far. */
  decided = 0;
  private readonly rng: RandomSource;
  private readonly touch: Touch;

  constructor(page: Page, seed: string, touch: Touch = click) {
    this.page = page;
    this.rng = seeded(seed);
    this.touch = touch;
  }

  /** Answers what is asked here. */
  async decide(now: Ask): Promise<void> {
    await answer(this.page, now, this.rng, this.touch);
    await this.page.waitForFunction((before) => {
      const screen = document.querySelector<HTMLElement>('[data-decisions]');
      return Number(screen?.dataset.decisions) !== before;
    }, now.decisions);
    this.decided++;
  }
}

/** Longer than any opponent thinks on a busy machine. */
const LONGEST_SILENCE_MS = 180_000;
const LOOK_AGAIN_MS = 20;

/** Lets people at several pages play until something holds, or the game is over; it is looked at before every decision. */
export async function playUntil(players: readonly Player[], holds: () => Promise<boolean>): Promise<void> {
  let silent = Date.now();
  while (!(await holds())) {
    const asks = await Promise.all(players.map(({ page }) => askedNow(page)));
    const turn = asks.findIndex((ask) => ask !== null);
    if (turn < 0) {
      assert.ok(Date.now() - silent < LONGEST_SILENCE_MS, 'nobody is asked anything');
      await pause(LOOK_AGAIN_MS);
      continue;
    }
    const now = asks[turn]!;
    if (now.over) return;
    await players[turn].decide(now);
    silent = Date.now();
  }
}

/** Lets people at several pages play so many decisions, or until the game is over. */
export async function playOn(
  players: readonly Player[],
  decisions = Number.POSITIVE_INFINITY,
): Promise<void> {
  const made = () => players.reduce((sum, { decided }) => sum + decided, 0);
  const wanted = made() + decisions;
  await playUntil(players, async () => made() >= wanted);
}

/** The score sheet. */
export const OVER = 'dialog[open] tfoot';
