import type { Grade, Review, Sum, TurnReview } from '@shirasagi/bots/analyst';
import { apply, clone, type Move, type State, type Step, toPosition, toText } from '@shirasagi/engine';
import { faceFor } from '../faces.js';
import type { Paint } from '../terminal/paint.js';
import { wrap } from '../terminal/wrap.js';
import { told } from './sentence.js';
import { story } from './story.js';

/** A review with what is needed to tell it. */
export interface ToldReview {
  readonly steps: readonly Step[];
  readonly review: Review;
  /** The turns that cost most. */
  readonly dearest: readonly TurnReview[];
}

const GRADES: Readonly<Record<Grade, string>> = {
  masterly: 'masterly',
  strong: 'strong',
  good: 'good',
  fair: 'fair',
  learning: 'still learning',
};

const ROWS = [
  ['Expected at first', 'opening', 1],
  ['Lost by choice', 'lost', -1],
  ['Gained by others’ choices', 'given', 1],
  ['Luck', 'luck', 1],
  ['Not explained', 'rest', 1],
  ['Lead at the end', 'end', 1],
] as const;

const SEVERAL =
  'With three or four players most leads begin below zero: one of the others is likely to end in front.';

const WIDTH = 16;
const NAME_WIDTH = 28;

const signed = (value: number, digits: number): string => {
  const text = value.toFixed(digits);
  // A rounded nothing has no sign.
  if (Number(text) === 0) return text.replace('-', '');
  return value > 0 ? `+${text}` : text;
};

/** How points changed and by how much of the chance to win, or where both stand. */
function cell({ points, win }: Sum, sign: number, stands: boolean): string {
  const chance = stands ? (100 * win).toFixed(0) : signed(sign * win * 100, 0);
  return `${signed(sign * points, 1)} ${`(${chance}%)`.padStart(7)}`.padStart(WIDTH);
}

/** A move that nobody made, in a sentence. */
function sentence(state: State, move: Move): string {
  const face = faceFor(state.game);
  return told(face.clan(state, state.toMove), face.phrase(state, move), '');
}

/** A line that was not played: a sentence for each of its moves. */
function lineSentences(from: State, moves: readonly Move[]): string[] {
  const state = clone(from);
  return moves.map((move) => {
    const text = sentence(state, move);
    // Only the last move of a line may draw, and after it nothing more is told.
    apply(state, move, () => 0);
    return text;
  });
}

function table({ steps, review }: ToldReview, paint: Paint): string[] {
  const [{ before }] = steps;
  const face = faceFor(before.game);
  const row = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(NAME_WIDTH)}${cells.join('')}`;
  const names = review.seats.map((_, seat) => paint.clan(seat, face.clan(before, seat).padStart(WIDTH)));
  return [
    row('', names),
    ...ROWS.map(([name, part, sign]) =>
      row(
        name,
        review.seats.map((seat) => cell(seat[part], sign, part === 'opening' || part === 'end')),
      ),
    ),
    row(
      'Grade',
      review.seats.map(({ grade }) => (grade ? GRADES[grade] : '-').padStart(WIDTH)),
    ),
  ];
}

function turnInWords({ steps }: ToldReview, turn: TurnReview, place: number, paint: Paint): string[] {
  const { first, moves, instead } = turn.better!;
  const { before } = steps[first];
  const face = faceFor(before.game);
  const head = `${place}. Round ${toPosition(before).round}, ${face.clan(before, turn.seat)}: ${turn.lost.toFixed(1)} points lost`;
  const indented = (lines: readonly string[]): string[] => lines.flatMap((line) => wrap(`     ${line}`, 7));
  const played = steps
    .slice(first, first + instead)
    .flatMap((step) => story(step.before, step.move, step.drawn, step.after));
  return [
    paint.bold(head),
    '   Played:',
    ...indented(played),
    '   Better:',
    ...indented(lineSentences(before, moves)),
    '',
  ];
}

/** A review line by line. */
export function reviewInWords(told: ToldReview, paint: Paint): string[] {
  const { dearest, review } = told;
  return [
    'Points of lead over the strongest other clan, and chance to win:',
    '',
    ...table(told, paint),
    '',
    ...(review.seats.length > 2 ? [...wrap(SEVERAL, 0), ''] : []),
    ...(dearest.length === 0
      ? ['Nobody lost anything worth telling.']
      : [
          'The turns that cost most:',
          '',
          ...dearest.flatMap((turn, i) => turnInWords(told, turn, i + 1, paint)),
        ]),
  ];
}

/** A review as JSON: moves as their words. */
export function reviewAsJson({ steps, review, dearest }: ToldReview, nodes: number): object {
  const turn = ({ better, ...rest }: TurnReview): object => {
    const { before } = steps[rest.first];
    return {
      ...rest,
      round: toPosition(before).round,
      ...(better && {
        better: { ...better, moves: better.moves.map((move) => toText(before, move)) },
      }),
    };
  };
  return {
    game: steps[0].before.game,
    nodes,
    seats: review.seats,
    turns: review.turns.map(turn),
    dearest: dearest.map((found) => review.turns.indexOf(found)),
  };
}
