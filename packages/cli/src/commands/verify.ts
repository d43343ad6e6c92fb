import { hash } from '@shirasagi/engine';
import { type Checked, type TableProof, verify as verifyTable } from '@shirasagi/protocol/verify';
import { readJson } from '../files.js';
import { type Args, wantWords } from '../terminal/args.js';
import { print } from '../terminal/output.js';
import { Paint } from '../terminal/paint.js';
import { scoreTable } from '../terminal/score-table.js';
import { plain, UserError } from '../terminal/user-error.js';
import type { Command } from './command.js';

type Verdict = Awaited<ReturnType<typeof verifyTable>>;
type Part = Exclude<Checked, 'shape'>;

/** What is checked, in order, with what it means when it fits. */
const PARTS: readonly (readonly [part: Part, fits: string])[] = [
  ['commitment', 'the seed is the one whose hash was shown before the game'],
  ['nonces', 'no computer opponent added to chance'],
  ['fold', 'the rules allow every entry, and each leads to the state everybody was told'],
  ['draws', 'every die, card and tile follows from the seed and the nonces'],
  ['result', 'ranks and points are those the entries lead to'],
];

/** A line for each part as far as it was checked; what does not fit is the last. */
function findings(verdict: Verdict): string[] {
  const failed = verdict.ok ? PARTS.length : PARTS.findIndex(([part]) => part === verdict.part);
  const line = (part: Part, word: string, text: string): string =>
    `${part.padEnd(12)}${word.padEnd(7)}${text}`;
  const lines = PARTS.slice(0, failed).map(([part, text]) => line(part, 'fits', text));
  if (!verdict.ok) lines.push(line(PARTS[failed][0], 'WRONG', plain(verdict.reason)));
  return lines;
}

/** Who came where: from the table, since a seat that was given up is last whatever it scored. */
function ending({ result: { reason, ranks, totals } }: TableProof): string {
  const how = { played: 'Played to the end', resigned: 'Ended by resigning', time: 'Ended by time' }[reason];
  const seats = ranks.map((rank, seat) => {
    const points = totals ? ` with ${totals[seat]} points` : '';
    return `seat ${seat + 1} is ${rank}.${points}`;
  });
  return `${how}: ${seats.join(', ')}.`;
}

/** Whose pages added to chance after the hash of the seed was shown. */
function mixing({ nonces, opponents = [], deal }: TableProof): string {
  if (deal) return `The ${deal.game} of ${deal.day}: everybody is dealt the same, so nobody adds to chance.`;
  if (!nonces) return 'Nobody added to chance: the table is from before pages did.';
  const named = (seats: readonly number[]): string =>
    seats.length === 0 ? 'nobody' : seats.map((seat) => `seat ${seat + 1}`).join(', ');
  const people = nonces.flatMap((_, seat) => (opponents.includes(seat) ? [] : [seat]));
  const added = people.filter((seat) => nonces[seat] !== null);
  const left = people.filter((seat) => nonces[seat] === null);
  return `Added to chance: ${named(added)}. Left out: ${named(left)}.`;
}

async function tell(proof: TableProof, verdict: Verdict): Promise<void> {
  await print(`Table ${plain(proof.table)}`, ...findings(verdict));
  if (!verdict.ok) return;
  const { entries, draws, state } = verdict;
  await print('', ...scoreTable(state, Paint.for(process.stdout)), '', ending(proof), mixing(proof));
  await print(`${entries} entries, ${draws} draws, state ${hash(state)}`);
}

function asJson(proof: TableProof, verdict: Verdict): object {
  const { table, result } = proof;
  if (!verdict.ok) return { table, ...verdict };
  const { entries, draws, state } = verdict;
  const { nonces = null } = proof;
  return { table, ok: true, entries, draws, nonces, hash: hash(state), result };
}

/** Checks a finished online table. */
export const verify: Command = {
  usage: 'RECORD [--json]',
  summary: 'Checks the record of a finished online table: its seed, its entries, its draws and its result.',
  help: [
    'RECORD          what a server gives at /api/tables/ID/record once the game is over',
    '--json          the findings as JSON',
    '',
    'Exit code 0 if everything matches, 1 if something does not, 2 if the file is not such a record.',
  ],
  options: { json: 'flag' },
  async run(args: Args): Promise<number> {
    const [file] = wantWords(args, 'RECORD');
    const json = readJson(file);
    const verdict = await verifyTable(json);
    if (!verdict.ok && verdict.part === 'shape') throw new UserError(`${file}: ${verdict.reason}`);
    const proof = json as TableProof;
    if (args.flags.has('json')) await print(JSON.stringify(asJson(proof, verdict)));
    else await tell(proof, verdict);
    return verdict.ok ? 0 : 1;
  },
};
