import assert from 'node:assert/strict';
import { type RandomSource, toText } from '@shirasagi/engine';
import type { Page } from 'playwright-core';
import { gameOf } from '../../games/rules.js';
import type { CoachedGame } from '../../learn/coached/coached.js';
import { Course } from '../../learn/course.js';
import { type Habit, habitualMove } from '../../learn/testing.js';
import { chooseInBar, press, type Way } from './learning.js';

/** How a learner plays a coached game in the browser. */
interface Play {
  readonly way: Way;
  readonly habit: Habit;
  readonly rng: RandomSource;
  /** Decisions after which to stop; to the end when left out. */
  readonly most?: number;
}

/** What the page keeps of a coached game while the learner is asked; nothing when it is over. */
async function asked(page: Page, group: string): Promise<readonly string[] | undefined> {
  const found = await page.waitForFunction((key) => {
    if (document.querySelector('dialog[open] tfoot')) return { words: null };
    // The coach has something to say whenever something is asked.
    if (!document.querySelector('[data-choice]:not([aria-busy=true] *)')) return false;
    if (document.querySelectorAll('[data-coach]').length !== 1) return false;
    return { words: JSON.parse(localStorage.getItem(key) ?? '[]') as string[] };
  }, `shirasagi-coached-${group}`);
  return ((await found.jsonValue()) as { words: readonly string[] | null }).words ?? undefined;
}

/** Plays on; says whether the game is over. */
export async function playCoached(page: Page, game: CoachedGame, play: Play): Promise<boolean> {
  const { way, habit, rng, most = Number.POSITIVE_INFINITY } = play;
  const back = page.locator('[aria-keyshortcuts=U][aria-disabled=false]').first();
  for (let made = 0; made < most; made++) {
    const words = await asked(page, game.group);
    if (!words) return true;
    const course = new Course(gameOf(game.group), game.start);
    assert.ok(course.playWords(words), 'what is kept can be played');
    if (habit === 'wavering' && rng(4) === 0 && (await back.isVisible())) {
      await press(page, way, back);
      await page.waitForFunction(
        (known) => Number(document.querySelector<HTMLElement>('[data-decisions]')?.dataset.decisions) < known,
        words.length,
      );
    } else await chooseInBar(page, way, toText(course.state, habitualMove(habit, course, rng)));
  }
  return (await asked(page, game.group)) === undefined;
}
