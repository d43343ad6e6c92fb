/** `npm run -s bench -- NAME [options]`: programs that print figures. */
import { arena } from './arena.js';
import { balance } from './balance.js';
import { engineBench } from './engine.js';
import { ladder } from './ladder.js';
import { rivalBench } from './rival.js';
import { train } from './train.js';

const PROGRAMS: Readonly<Record<string, (args: string[]) => void | Promise<void>>> = {
  arena,
  balance,
  engine: engineBench,
  ladder,
  rival: rivalBench,
  train,
};

const [name, ...args] = process.argv.slice(2);
const program = name !== undefined && Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
if (program) {
  await program(args);
} else {
  console.error(
    `bench: say which of ${Object.keys(PROGRAMS).join(', ')}${name ? `; there is no "${name}"` : ''}`,
  );
  process.exitCode = 2;
}
