import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions, run } from 'axe-core';
import type { Page } from 'playwright-core';
import { untilNone } from './eventually.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours: all that can differ between day and night. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the screen as it stands, one line each. */
export const violations = (page: Page): Promise<string[]> => untilNone(() => find(page, {}));

/** What axe finds wrong with the colours of the screen, one line each. */
export const colourViolations = (page: Page): Promise<string[]> =>
  untilNone(() => find(page, { runOnly: COLOUR_RULES }));

async function find(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (wanted) => {
      const { axe } = window as unknown as { axe: { run: typeof run } };
      return ((await axe.run(document, wanted)) as AxeResults).violations;
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}
