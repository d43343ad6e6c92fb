/** `npm run -s bench -- NAME [options]`: programs that print figures. */
type Program = (args: string[]) => void | Promise<void>;

// Loaded when asked for: most programs need nothing of what the others need.
const PROGRAMS: Readonly<Record<string, () => Promise<Program>>> = {
  arena: async () => (await import('./matches/arena.js')).arena,
  balance: async () => (await import('./balance/balance.js')).balance,
  calibrate: async () => (await import('./calibration/calibrate.js')).calibrate,
  coached: async () => (await import('./page/coached.js')).coachedBench,
  compare: async () => (await import('./engine/compare.js')).compare,
  editions: async () => (await import('./engine/editions.js')).editionsBench,
  engine: async () => (await import('./engine/engine.js')).engineBench,
  faults: async () => (await import('./server/faults.js')).faultsBench,
  finished: async () => (await import('./server/finished.js')).finishedBench,
  fuzz: async () => (await import('./server/fuzz.js')).fuzzBench,
  ladder: async () => (await import('./ladder/ladder.js')).ladder,
  learn: async () => (await import('./page/learn.js')).learnBench,
  monkey: async () => (await import('./page/monkey.js')).monkey,
  'open-loop': async () => (await import('./server/open-loop.js')).openLoopBench,
  page: async () => (await import('./page/page.js')).pageBench,
  puzzles: async () => (await import('./puzzles/puzzles.js')).puzzles,
  review: async () => (await import('./review/review.js')).reviewBench,
  rival: async () => (await import('./matches/rival.js')).rivalBench,
  'scale-out': async () => (await import('./server/scale-out.js')).scaleOutBench,
  'self-play': async () => (await import('./training/self-play.js')).selfPlay,
  server: async () => (await import('./server/server.js')).serverBench,
  speed: async () => (await import('./matches/search-speed.js')).speedBench,
  stop: async () => (await import('./matches/stop.js')).stopBench,
  style: async () => (await import('./matches/style.js')).styleBench,
  threads: async () => (await import('./matches/threads.js')).threadsBench,
  train: async () => (await import('./training/train.js')).train,
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
