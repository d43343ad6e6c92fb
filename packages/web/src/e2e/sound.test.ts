import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import type { SoundName } from '../sound/sounds.js';
import { begin } from './support/game.js';
import { pageTests } from './support/page-test.js';
import { ask, click, play } from './support/play.js';

const pageTest = pageTests();

/** The recipes; works from the compiled tests two folders beside them too. */
const RECIPES = new URL('../../src/sound/sounds.ts', import.meta.url);

const RATE = 44_100;

/** What each sound may last, and where the middle of its spectrum lies: wood is low, paper is high. */
const WANTED: Readonly<Record<SoundName, { seconds: number; centre: readonly [number, number] }>> = {
  die: { seconds: 0.3, centre: [400, 1800] },
  piece: { seconds: 0.25, centre: [150, 900] },
  coin: { seconds: 0.4, centre: [1900, 4000] },
  card: { seconds: 0.35, centre: [2500, 6500] },
  lantern: { seconds: 0.8, centre: [600, 1200] },
  turn: { seconds: 0.6, centre: [400, 1600] },
  end: { seconds: 3, centre: [350, 800] },
};

/** Renders a sound in the browser, away from any loudspeaker. */
async function render(page: Page, address: string, name: SoundName): Promise<Float32Array> {
  const text = await page.evaluate(
    async ({ url, name, rate }) => {
      const { sound } = await import(url);
      const context = new OfflineAudioContext(1, rate * 4, rate);
      sound(name, context, context.destination, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      // As text: hundreds of thousands of numbers one by one would take seconds.
      const reader = new FileReader();
      const read = new Promise((resolve) => reader.addEventListener('load', resolve));
      reader.readAsDataURL(new Blob([samples]));
      await read;
      return String(reader.result).split(',')[1];
    },
    { url: `${address}recipes.js`, name, rate: RATE },
  );
  const bytes = Buffer.from(text, 'base64');
  return new Float32Array(new Uint8Array(bytes).buffer);
}

/** The mean frequency of a sound, each weighted by its power, up to 10 kHz in steps of 40 Hz. */
function centreOf(samples: Float32Array): number {
  let power = 0;
  let moment = 0;
  for (let pitch = 40; pitch <= 10_000; pitch += 40) {
    // Goertzel's filter: one line of the spectrum at a time.
    const turn = 2 * Math.cos((2 * Math.PI * pitch) / RATE);
    let a = 0;
    let b = 0;
    for (const sample of samples) {
      const next = sample + turn * a - b;
      b = a;
      a = next;
    }
    const line = a * a + b * b - turn * a * b;
    power += line;
    moment += line * pitch;
  }
  return moment / power;
}

pageTest('each sound is quiet, short, clean and of its own kind', {}, async ({ page, address }) => {
  const { code } = await transformWithOxc(readFileSync(RECIPES, 'utf8'), 'sounds.ts');
  await page.route(`${address}recipes.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  const centres = new Map<string, number>();
  for (const [name, { seconds, centre }] of Object.entries(WANTED)) {
    const samples = await render(page, address, name as SoundName);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const heard = samples.findLastIndex((sample) => Math.abs(sample) > 0.001) + 1;
    const sounding = samples.slice(0, heard);
    const loud = Math.sqrt(sounding.reduce((sum, sample) => sum + sample * sample, 0) / heard);
    const middle = centreOf(sounding.slice(0, RATE));
    centres.set(name, middle);
    const told = `${name}: peak ${peak.toFixed(3)}, RMS ${loud.toFixed(4)}, ${(heard / RATE).toFixed(2)} s, ${Math.round(middle)} Hz`;
    assert.ok(peak > 0.05 && peak < 0.4, `quiet, and far from clipping: ${told}`);
    assert.ok(loud > 0.01 && loud < 0.1, `neither lost nor loud: ${told}`);
    assert.ok(heard / RATE > 0.05 && heard / RATE <= seconds, `short: ${told}`);
    assert.ok(Math.abs(samples[0]) < 0.001, `no click at the beginning: ${told}`);
    assert.ok(
      samples.slice(heard + RATE * 0.2).every((sample) => Math.abs(sample) < 0.0005),
      `it ends: ${told}`,
    );
    assert.ok(middle > centre[0] && middle < centre[1], `sounds like itself: ${told}`);
  }
  assert.ok(centres.get('card')! > centres.get('die')! && centres.get('die')! > centres.get('piece')!);
});

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('sound ') ? [name.slice(6)] : [])),
  );

const fetched = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/player-/.test(name)));

pageTest(
  'a game is heard from the first gesture on, one sound a deed, until it is switched off',
  {},
  async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await fetched(page), false, 'nothing is fetched before a gesture');
    await begin(page, 'duel', 2, 'person');
    await ask(page);
    const asked = await play(page, 'sound', click, 12);
    await page.waitForFunction(() =>
      performance.getEntriesByType('mark').some(({ name }) => name === 'sound lantern'),
    );
    const sounds = await heard(page);
    assert.ok(sounds.length <= asked.decisions, 'never two for one deed');
    assert.ok(sounds.every((name) => name in WANTED));

    await page.locator('header:has(h1) > button').last().click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('checkbox', { name: 'Sounds' }).uncheck();
    await page.keyboard.press('Escape');
    const before = (await heard(page)).length;
    await play(page, 'silence', click, 6);
    assert.equal((await heard(page)).length, before, 'switched off is silent');

    await page.reload();
    await ask(page);
    await play(page, 'after', click, 4);
    assert.deepEqual(await heard(page), [], 'and stays so');
    assert.equal(await fetched(page), false);
  },
);

pageTest('a volume is heard while it is set, and kept', {}, async ({ page }) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  const slider = page.getByRole('dialog').getByRole('slider', { name: 'Volume' });
  await slider.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => performance.getEntriesByName('sound lantern').length > 0);
  const kept = await slider.inputValue();
  assert.equal(kept, '45');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  assert.equal(await slider.inputValue(), kept);
});
