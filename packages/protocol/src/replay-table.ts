/** Plays a finished table again from what was handed out of it. Runs in a browser too. */
import {
  hash,
  playerCount,
  type RecordEntry,
  type Rng,
  readEdition,
  readRecord,
  type State,
  start,
} from '@shirasagi/engine';
import type { SeatEntry } from './entries.js';
import { Standing } from './standing.js';
import type { TableProof } from './table-proof.js';

/** A question put to chance with its recorded answer, and the place it was put in. */
export interface Asked {
  readonly bound: number;
  /** What was drawn, as a number of the game's table of draws. */
  readonly what: number;
  readonly outcome: number;
  readonly where: string;
}

/** What playing a table again led to. */
export interface Replayed {
  readonly asked: readonly Asked[];
  readonly state: State;
  readonly standing: Standing;
}

/** Plays a table again and compares every hash; throws an error that names the entry which does not fit. */
export function replayTable({ record: json, edition: file, seats, hashes }: TableProof): Replayed {
  const record = readRecord(json);
  const edition = file === undefined ? {} : { edition: readEdition(record.game, file) };
  const chance = new Answers();
  const game = chance.during('the setup', record.setup, (rng) =>
    start(record.game, { ...record.options, ...edition }, rng),
  );
  if (record.edition !== game.record().edition)
    throw new Error(
      `edition: ${record.edition} is not the one that ${file ? 'comes with it' : 'is built in here'}`,
    );
  const standing = new Standing(playerCount(record.game, record.options));
  const about = new Map(seats.map(({ number, entry }) => [number, entry]));
  if (record.entries.length + about.size !== hashes.length)
    throw new Error(`${record.entries.length + about.size} entries have ${hashes.length} hashes`);
  let used = 0;
  for (const [number, expected] of hashes.entries()) {
    const where = `entry ${number}`;
    if (standing.over(game.state)) throw new Error(`${where} comes after the end`);
    const seat = about.get(number);
    if (seat) changeSeat(standing, seat, where);
    else playAgain(game, record.entries[used++], chance, where);
    if (hash(game.state) !== expected)
      throw new Error(`${where} leads to ${hash(game.state)}, but ${expected} was told`);
  }
  return { asked: chance.asked, state: game.state, standing };
}

function changeSeat(standing: Standing, entry: SeatEntry, where: string): void {
  if ('comeBack' in entry && (!standing.hasGivenUp(entry.comeBack) || standing.hasLost(entry.comeBack)))
    throw new Error(`${where}: seat ${entry.comeBack} could not be taken back`);
  standing.append(entry);
}

function playAgain(
  game: ReturnType<typeof start>,
  entry: RecordEntry | undefined,
  chance: Answers,
  where: string,
): void {
  if (!entry) throw new Error(`${where} is missing in the record`);
  if ('takeBack' in entry) {
    game.takeBack(entry.takeBack);
    return;
  }
  const move = game.rules.moves.parse(entry.move);
  if (typeof move === 'string') throw new Error(`${where}: ${move}`);
  const result = chance.during(where, entry.drawn ?? [], (rng) => game.play(move, rng));
  if (!result.ok) throw new Error(`${where}: ${result.error.message}`);
}

/** Gives recorded answers to questions put to chance, and notes both. */
class Answers {
  readonly asked: Asked[] = [];

  /** Lets `body` ask; it must want exactly these answers. */
  during<T>(where: string, answers: readonly number[], body: (rng: Rng) => T): T {
    let used = 0;
    const result = body((bound, what) => {
      const outcome = answers[used++];
      if (!(outcome >= 0 && outcome < bound))
        throw new Error(`${where}: outcome ${outcome} is not below ${bound}`);
      this.asked.push({ bound, what, outcome, where });
      return outcome;
    });
    if (used !== answers.length) throw new Error(`${where} draws ${used} times, not ${answers.length}`);
    return result;
  }
}
