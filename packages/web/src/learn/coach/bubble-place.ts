/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Between what is pointed at and the bubble there is room for the arrow. */
const GAP = 34;
const MARGIN = 8;

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
};

const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/**
 * Where the coach's bubble stands: beside what it speaks of, inside the table, and over as little as possible of
 * what can be chosen. What it points at is never covered where any other place is left.
 */
export function placeBubble(
  bubble: { readonly width: number; readonly height: number },
  room: Box,
  target: Box | undefined,
  avoid: readonly Box[],
): Spot {
  const right = room.left + room.width - bubble.width - MARGIN;
  const bottom = room.top + room.height - bubble.height - MARGIN;
  const inside = (x: number, y: number): Spot => ({
    x: within(x, room.left + MARGIN, Math.max(room.left + MARGIN, right)),
    y: within(y, room.top + MARGIN, Math.max(room.top + MARGIN, bottom)),
  });
  const corners = [
    inside(room.left, bottom),
    inside(right, bottom),
    inside(room.left + (room.width - bubble.width) / 2, bottom),
    inside(right, room.top),
    inside(room.left, room.top),
    inside(room.left + (room.width - bubble.width) / 2, room.top),
  ];
  const beside = target
    ? [
        inside(target.left + target.width + GAP, target.top + target.height / 2 - bubble.height / 2),
        inside(target.left - GAP - bubble.width, target.top + target.height / 2 - bubble.height / 2),
        inside(target.left + target.width / 2 - bubble.width / 2, target.top + target.height + GAP),
        inside(target.left + target.width / 2 - bubble.width / 2, target.top - GAP - bubble.height),
      ]
    : [];
  const cost = ({ x, y }: Spot, order: number): number => {
    const box = { left: x, top: y, ...bubble };
    const covered = avoid.reduce((sum, other) => sum + overlap(box, other), 0);
    const far = target
      ? Math.hypot(
          x + bubble.width / 2 - target.left - target.width / 2,
          y + bubble.height / 2 - target.top - target.height / 2,
        )
      : 0;
    return (target ? 100 * overlap(box, target) : 0) + covered + 4 * far + order;
  };
  return [...beside, ...corners]
    .map((spot, order) => ({ spot, cost: cost(spot, order) }))
    .reduce((best, next) => (next.cost < best.cost ? next : best)).spot;
}

/** Where a line from the middle of one box to the middle of another leaves the first. */
export function edgeTowards(from: Box, to: Box, gap = 0): Spot {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  const dx = to.left + to.width / 2 - x;
  const dy = to.top + to.height / 2 - y;
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (from.width / 2 + gap) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (from.height / 2 + gap) / Math.abs(dy),
  );
  return Number.isFinite(scale) ? { x: x + dx * scale, y: y + dy * scale } : { x, y };
}
