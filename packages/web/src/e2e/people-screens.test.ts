import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../words/load';
import { colourViolations, violations } from './support/axe.js';
import { PHONE } from './support/browser.js';
import { misfits } from './support/misfits.js';
import { onlineTests } from './support/online-visits.js';
import { THEMES, turnTo } from './support/screens.js';

const onlineTest = onlineTests();
const PASSWORD = 'three herons by the moat';

/** Every state of the page, in a language of its own: the same steps by position instead of words. */
async function eachState(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  const field = (n: number) => page.locator('main input').nth(n);
  const submit = (n: number) => page.locator('main form button').nth(n);
  await field(0).waitFor();
  await look('nobody');
  await field(0).fill('Ann');
  await submit(0).click();
  await field(4).waitFor();
  await look('guest');
  await field(0).fill('a b');
  await field(1).fill(PASSWORD);
  await submit(0).click();
  await page.locator('[role=alert] p').waitFor();
  await look('refused');
  await field(0).fill('ann.of.the.white.castle@himeji.example');
  await submit(0).click();
  await field(3).waitFor();
  await page.locator('p', { hasText: 'himeji.example' }).waitFor();
  await look('settled');
  await page.locator('main section:last-of-type button').last().click();
  await page.locator('dialog[open]').waitFor();
  await look('delete');
}

for (const language of Object.keys(LANGUAGES) as Language[]) {
  onlineTest(`everything fits on a phone in ${LANGUAGES[language]}`, async (house) => {
    const { page } = await house.visit('#/me', { context: PHONE, settings: { language } });
    house.expectRefusals();
    const found: string[] = [];
    await eachState(page, async (state) => {
      for (const line of await misfits(page)) found.push(`${state}: ${line}`);
    });
    assert.equal(found.join('\n'), '');
  });
}

onlineTest('axe finds nothing wrong by day and by night', async (house) => {
  const { page } = await house.visit('#/me');
  house.expectRefusals();
  const found: string[] = [];
  await eachState(page, async (state) => {
    for (const theme of THEMES) {
      await turnTo(page, theme);
      const axe = theme === 'day' ? violations : colourViolations;
      for (const line of await axe(page)) found.push(`${state}, ${theme}: ${line}`);
    }
  });
  assert.equal(found.join('\n'), '');
});
