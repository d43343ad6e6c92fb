import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { begin } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask } from './support/play.js';

const pageTest = pageTests();

/** Answers what is asked and leaves the game in the same breath. */
const answerAndLeave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-choice]:not(:disabled)')?.click();
    location.hash = '#/';
  });

const decisions = (page: Page) => page.locator('[data-decisions]').getAttribute('data-decisions');

pageTest('a decision made while leaving is kept, and other tabs hear of it', {}, async ({ page, tab }) => {
  await begin(page, 'castle', 2, 'person');
  await ask(page);
  const { hash } = new URL(page.url());
  const watching = await tab();
  await watching.goto(page.url());
  await watching.getByText('This game is open in another tab.').waitFor();
  for (let made = 1; made <= 3; made++) {
    await answerAndLeave(page);
    await page.getByRole('article').first().waitFor();
    await watching.locator(`[data-decisions="${made}"]`).waitFor();
    // The tab that watched plays now; back at the first tab the game is taken over again.
    await page.evaluate((address) => {
      location.hash = address;
    }, hash);
    await page.getByRole('button', { name: 'Play here' }).click();
    await ask(page, made - 1);
    assert.equal(await decisions(page), String(made));
  }
});

pageTest('every online page can be left', {}, async ({ page }) => {
  for (const place of ['#/online', '#/online/new?game=duel', '#/me', '#/online/aaaaaaaaaaaaaaaa']) {
    await page.evaluate((address) => {
      location.hash = address;
    }, place);
    await page.locator('main h1').waitFor();
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByRole('article').first().waitFor();
  }
});

/** What the check of effects says about a source. */
function checked(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shirasagi-effects-'));
  try {
    writeFileSync(join(folder, 'example.tsx'), source);
    const root = resolve(import.meta.dirname, '../../../..');
    const { status, stderr } = spawnSync(process.execPath, ['tools/effects.js', folder], { cwd: root });
    return status === 0 ? 'fine' : String(stderr).replace(/^.*example/, 'example');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('no effect may return something by accident', () => {
  for (const hook of ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'React.useEffect'])
    assert.match(checked(`const a = 1;\n${hook}(() => x.scrollTo(0, a), []);`), /^example.tsx:2: .*braces/);
  assert.match(
    checked('useEffect(() => { if (a) return x.scrollTo(0, 0); });'),
    /return nothing or a function/,
  );
  assert.match(checked('useEffect(begin, [begin]);'), /write its function here/);
  assert.match(checked('useEffect(async () => { await begin(); });'), /promise/);
  for (const right of [
    'useEffect(() => { x.scrollTo(0, 0); });',
    'useEffect(() => void x.scrollTo(0, 0), []);',
    'useEffect(() => { if (a) return; const b = () => { return 1; }; return () => b(); });',
  ])
    assert.equal(checked(right), 'fine');
});
