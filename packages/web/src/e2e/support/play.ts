import assert from 'node:assert/strict';
import { type RandomSource, seeded } from '@shirasagi/engine';
import { errors, type Locator, type Page } from 'playwright-core';

/** More decisions than any game has. */
const MOST_DECISIONS = 900;

const GLOWING = '[data-move][data-legal]';
/** One half of a move, such as a token whose place is asked next. */
const HALVES = 'main .glow[aria-pressed]';
/** While a decision is being kept the bar still shows what was asked before. */
const OPTIONS = '[data-choice]:not(:disabled, [aria-busy=true] *)';

/** What the page asks a person at it. */
export interface Ask {
  readonly over: boolean;
  /** Decisions that stand. */
  readonly decisions: number;
  /** Moves that glow on the table, as often as they do. */
  readonly glowing: readonly string[];
  /** Pieces that are half a move, and whether one of them is chosen. */
  readonly halves: number;
  readonly pressed: boolean;
  /** Moves in the decision bar; those folded away are left out. */
  readonly options: readonly string[];
}

const PARTS = { glowing: GLOWING, halves: HALVES, options: OPTIONS };

/** Numbers of decisions: one that is answered already, and one that counts as gone as soon as it does not stand. */
interface Known {
  readonly answered: number;
  readonly gone: number;
}
const NOTHING: Known = { answered: -1, gone: -1 };

/** What the page asks as it stands, all of it read at once; nothing while it asks nothing. Runs in the page. */
function askedIn({ answered, gone, glowing, halves, options }: typeof PARTS & Known): Ask | null {
  const screen = document.querySelector<HTMLElement>('[data-decisions]');
  if (!screen) return null;
  const decisions = Number(screen.dataset.decisions);
  const over = document.querySelector('dialog[open] tfoot') !== null;
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width * height > 0 && element.checkVisibility({ visibilityProperty: true });
    });
  const choices = all(options);
  // The table comes in its own chunk, a moment after the bar.
  if (!document.querySelector('main button')) return null;
  const waiting = decisions === answered || choices.length === 0;
  if (waiting && !over && (gone < 0 || decisions === gone)) return null;
  return {
    over,
    decisions,
    glowing: all(glowing).map((element) => element.dataset.move!),
    halves: all(halves).length,
    pressed: all(halves).some((element) => element.ariaPressed === 'true'),
    options: choices.map((element) => element.dataset.choice!),
  };
}

/** Waits until the page asks something that was not asked before, or the game is over. */
export async function ask(page: Page, answered = -1): Promise<Ask> {
  const asked = await page.waitForFunction(askedIn, { ...NOTHING, answered, ...PARTS });
  return (await asked.jsonValue()) as Ask;
}

/** Waits until a question is asked again, or is gone because it was answered: then somebody else may decide. */
async function askAgain(page: Page, gone: number): Promise<Ask> {
  const asked = await page.waitForFunction(askedIn, { ...NOTHING, gone, ...PARTS });
  return (await asked.jsonValue()) as Ask;
}

/** What the page asks just now, without waiting for it; nothing where somebody else decides. */
export const askedNow = (page: Page): Promise<Ask | null> => page.evaluate(askedIn, { ...NOTHING, ...PARTS });

/** The button of the decision bar for a move. */
export const option = (page: Page, move: string): Locator =>
  page.locator(`[data-choice="${move}"]:not(:disabled):visible`);

/** How a hand touches something: a click, a tap. It tries no longer than it is told to. */
export type Touch = (piece: Locator, patience?: { readonly timeout: number }) => Promise<void>;

export const click: Touch = (piece, patience) => piece.click(patience);
export const tap: Touch = (piece, patience) => piece.tap(patience);

/** Exchanges are always possible and lead nowhere by themselves. */
const leads = (move: string) => !move.startsWith('exchange') && !move.startsWith('swap');

/** How long a hand tries one piece before it looks again what is asked; the last piece as long as anything is waited for. */
const PATIENCE_MS = [5000, 10_000, 20_000];

/**
 * Answers one decision by touching what glows; what has no place on the table is taken from the bar. A piece that is
 * gone when the hand comes to it, as where half a move was just chosen, makes the hand look again.
 */
export async function answer(page: Page, asked: Ask, rng: RandomSource, touch: Touch): Promise<void> {
  for (const timeout of PATIENCE_MS) {
    const failed = await touchOne(page, asked, rng, (piece) => touch(piece, { timeout })).then(
      () => false,
      (error) => {
        if (error instanceof errors.TimeoutError) return true;
        throw error;
      },
    );
    if (!failed) return;
    const now = await askAgain(page, asked.decisions);
    // It was the touch that took so long, and it was made all the same.
    if (now.over || now.decisions !== asked.decisions) return;
    asked = now;
  }
  await touchOne(page, asked, rng, touch);
}

/** Touches one of what is asked, and its other half where it is half a move. */
async function touchOne(page: Page, asked: Ask, rng: RandomSource, touch: Touch): Promise<void> {
  const pieces = asked.glowing.map((move, i) => ({ move, i })).filter(({ move }) => leads(move));
  const halves = asked.pressed ? 0 : asked.halves;
  if (asked.options.includes('endTurn')) {
    await touch(option(page, 'endTurn'));
  } else if (pieces.length + halves > 0) {
    const chosen = rng(pieces.length + halves);
    if (chosen < pieces.length) {
      await touch(page.locator(`${GLOWING}:visible`).nth(pieces[chosen].i));
      return;
    }
    await touch(page.locator(`${HALVES}:visible`).nth(chosen - pieces.length));
    await touchOne(page, await ask(page), rng, touch);
  } else {
    const choices = asked.options.filter(leads);
    await touch(option(page, choices[rng(choices.length)]));
  }
}

/** Plays as many decisions as wanted, or to the score sheet. */
export async function play(page: Page, seed: string, touch: Touch, wanted = MOST_DECISIONS): Promise<Ask> {
  const rng = seeded(seed);
  let asked = await ask(page);
  for (let i = 0; i < wanted && !asked.over; i++) {
    await answer(page, asked, rng, touch);
    asked = await ask(page, asked.decisions);
  }
  assert.ok(asked.over || wanted < MOST_DECISIONS, 'the game comes to its end');
  return asked;
}
