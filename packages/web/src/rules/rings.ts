/** A box in a picture, in pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far a number may reach over the edge of its picture, into the frame around it. */
const FRAME = 7;

const OVER_NUMBER = 100;
const OVER_OTHER_PART = 4;
const OVER_DRAWN = 2;

/** Where a number may sit on its ring: at a corner or on a side, in order of preference. */
const SEATS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0],
  [0, 0.5],
  [1, 0.5],
  [0.5, 1],
  [0.25, 0],
  [0.75, 0],
  [0.25, 1],
  [0.75, 1],
] as const;

function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The box of a number that sits on its ring, most of it outside but none of it out of the picture. */
function seated(ring: Box, size: number, picture: Box, [x, y]: readonly [number, number]): Box {
  const outward = size / 2;
  const left = ring.left + ring.width * x + (x - 0.5) * outward - size / 2;
  const top = ring.top + ring.height * y + (y - 0.5) * outward - size / 2;
  const within = (at: number, from: number, room: number): number =>
    Math.max(from - FRAME, Math.min(at, from + room + FRAME - size));
  return {
    left: within(left, picture.left, picture.width),
    top: within(top, picture.top, picture.height),
    width: size,
    height: size,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The box of each ring's number: inside the picture, never on another number where there is room beside it, and
 * with as little as may be under it of the parts spoken of and of the icons and texts drawn.
 */
export function placeNumbers(
  rings: readonly Box[],
  size: number,
  picture: Box,
  drawn: readonly Box[] = [],
): Box[] {
  const placed: Box[] = [];
  for (const ring of rings) {
    const over = (box: Box, others: readonly Box[]): number =>
      sum(others.map((other) => (other === ring ? 0 : shared(box, other))));
    const cost = (box: Box): number =>
      shared(box, ring) +
      OVER_NUMBER * over(box, placed) +
      OVER_OTHER_PART * over(box, rings) +
      OVER_DRAWN * over(box, drawn);
    const boxes = SEATS.map((seat) => seated(ring, size, picture, seat));
    placed.push(boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best)));
  }
  return placed;
}
