/** `npm run -s bench -- NAME [options]`: programs that print figures. */
type Program = (args: string[]) => void | Promise<void>;

// Loaded when asked for: most programs need nothing of what the others need.
const PROGRAMS: Readonly<Record<string, () => Promise<Program>>> = {
  arena: async () => (await import('./arena.js')).arena,
  balance: async () => (await import('./balance.js')).balance,
  calibrate: async () => (await import('./calibrate.js')).calibrate,
  coached: async () => (await import('./coached.js')).coachedBench,
  compare: async () => (await import('./compare.js')).compare,
  editions: async () => (await import('./editions.js')).editionsBench,
  engine: async () => (await import('./engine.js')).engineBench,
  faults: async () => (await import('./faults.js')).faultsBench,
  finished: async () => (await import('./finished.js')).finishedBench,
  fuzz: async () => (await import('./fuzz.js')).fuzzBench,
  ladder: async () => (await import('./ladder.js')).ladder,
  learn: async () => (await import('./learn.js')).learnBench,
  monkey: async () => (await import('./monkey.js')).monkey,
  'open-loop': async () => (await import('./open-loop.js')).openLoopBench,
  page: async () => (await import('./page.js')).pageBench,
  puzzles: async () => (await import('./puzzles/puzzles.js')).puzzles,
  review: async () => (await import('./review/review.js')).reviewBench,
  rival: async () => (await import('./rival.js')).rivalBench,
  'self-play': async () => (await import('./self-play.js')).selfPlay,
  server: async () => (await import('./server.js')).serverBench,
  stop: async () => (await import('./stop.js')).stopBench,
  style: async () => (await import('./style.js')).styleBench,
  train: async () => (await import('./train.js')).train,
};

const [name, ...args] = process.argv.slice(2);
const load = name !== undefined && Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
if (load) {
  const program = await load();
  try {
    await program(args);
  } catch (error) {
    // Node says which option is wrong; a stack would only hide it.
    if (!(error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')))
      throw error;
    console.error(`bench ${name}: ${error.message}`);
    process.exitCode = 2;
  }
} else {
  console.error(
    `bench: say which of ${Object.keys(PROGRAMS).join(', ')}${name ? `; there is no "${name}"` : ''}`,
  );
  process.exitCode = 2;
}
