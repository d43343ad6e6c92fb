import lighthouse from 'lighthouse';
import { launch, MAIN } from './browser.js';
import { freePort } from './free-port.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** One run varies by a few points with whatever else the machine does; the middle one counts. */
const RUNS = 3;

export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function run(address: string): Promise<Scores> {
  const port = await freePort();
  const browser = await launch(MAIN, [`--remote-debugging-port=${port}`]);
  try {
    const told = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!told || told.lhr.runtimeError)
      throw new Error(`Lighthouse says nothing: ${told?.lhr.runtimeError?.message}`);
    const { categories } = told.lhr;
    const scores = CATEGORIES.map((of) => [of, Math.round((categories[of].score ?? 0) * 100)]);
    return Object.fromEntries(scores);
  } finally {
    await browser.close();
  }
}

/** Scores of the first screen on a phone with a slow network, by the tool's own defaults. */
export async function scores(address: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await run(address));
  return Object.fromEntries(CATEGORIES.map((of) => [of, middle(runs.map((scores) => scores[of]))])) as Scores;
}
