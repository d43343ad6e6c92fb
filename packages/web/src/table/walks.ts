/** How long a piece takes to where it stands next, or to appear. */
const WALKING_MS = 280;

/** Pieces are told of in captions too; `data-walk` names what only walks. */
const WALKERS = '[data-piece], [data-walk]';

/** What differs less is the same place or size: offsets are whole pixels. */
const LEAST_PX = 2;

/** Where a piece stands in the table, by its middle, whatever is scrolled and whatever moves it just now. */
interface Spot {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a piece looks beside what it will be: so far away, so large, so turned, so clear. */
interface Look {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turned: number;
  readonly clear: number;
}

const ITSELF: Look = { x: 0, y: 0, width: 1, height: 1, turned: 0, clear: 1 };

/** What a new piece looks like at first, by its `data-rise`. */
const RISES: Readonly<Record<string, Look>> = {
  grow: { ...ITSELF, width: 0.6, height: 0.6, clear: 0 },
  turn: { ...ITSELF, turned: 85, clear: 0.3 },
  drop: { ...ITSELF, y: -8, clear: 0 },
};

/** A piece on its way. */
interface Walk {
  readonly first: Look;
  readonly began: number;
}

/** Quick at first, and slower towards the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3;

function between(first: Look, part: number): Look {
  const at = (key: keyof Look): number => first[key] + (ITSELF[key] - first[key]) * part;
  return {
    x: at('x'),
    y: at('y'),
    width: at('width'),
    height: at('height'),
    turned: at('turned'),
    clear: at('clear'),
  };
}

function show({ style }: HTMLElement, look: Look): void {
  const turn = look.turned === 0 ? '' : ` perspective(700px) rotateY(${look.turned}deg)`;
  style.transform = `translate(${look.x}px, ${look.y}px) scale(${look.width}, ${look.height})${turn}`;
  if (look.clear < 1) style.opacity = String(look.clear);
}

function rest({ style }: HTMLElement): void {
  style.removeProperty('transform');
  style.removeProperty('opacity');
}

/** Where the pieces that are drawn stand. */
function spotsOf(table: HTMLElement): Map<string, Spot> {
  type Corner = { readonly x: number; readonly y: number } | undefined;
  const corners = new Map<Element | null, Corner>([
    [table, { x: 0, y: 0 }],
    [null, undefined],
  ]);
  const cornerOf = (box: Element | null): Corner => {
    if (corners.has(box)) return corners.get(box);
    const { offsetLeft, offsetTop, offsetParent } = box as HTMLElement;
    const outer = cornerOf(offsetParent);
    const corner = outer && { x: outer.x + offsetLeft, y: outer.y + offsetTop };
    corners.set(box, corner);
    return corner;
  };
  const spots = new Map<string, Spot>();
  for (const element of table.querySelectorAll<HTMLElement>(WALKERS)) {
    const corner = cornerOf(element);
    const { offsetWidth: width, offsetHeight: height, dataset } = element;
    if (corner && width > 0 && height > 0)
      spots.set(dataset.piece ?? dataset.walk!, {
        element,
        x: corner.x + width / 2,
        y: corner.y + height / 2,
        width,
        height,
      });
  }
  return spots;
}

/** A piece as it was seen, told from where it stands now. */
function lookFrom(was: Spot, now: Spot, seen: Look): Look | undefined {
  const [x, y] = [was.x + seen.x - now.x, was.y + seen.y - now.y];
  const [width, height] = [was.width * seen.width, was.height * seen.height];
  const same = [x, y, width - now.width, height - now.height].every((by) => Math.abs(by) < LEAST_PX);
  return same ? undefined : { ...ITSELF, x, y, width: width / now.width, height: height / now.height };
}

/**
 * Lets the pieces of a table walk to where they stand next, and new ones appear. Nothing is measured while a click is
 * answered: where pieces stand is read at the frame that shows them, for which the browser lays the page out anyway,
 * and remembered until the next one. Pieces are no layers of their own on the way: the browser would take everything
 * drawn after them apart as well, and fill half of the table with pixels anew.
 */
export class Walks {
  private readonly table: HTMLElement;
  private spots: ReadonlyMap<string, Spot> = new Map();
  private readonly walking = new Map<HTMLElement, Walk>();
  private changed = false;
  private frame = 0;
  /** Another size lays everything out anew: nobody walks for that. */
  private readonly sizes: ResizeObserver;

  constructor(table: HTMLElement) {
    this.table = table;
    this.sizes = new ResizeObserver(() => {
      if (!this.changed) this.spots = spotsOf(table);
    });
    this.sizes.observe(table);
  }

  /** Something else lies on the table: with the next frame pieces set out. */
  change(): void {
    this.changed = true;
    if (this.frame === 0) this.frame = requestAnimationFrame(this.step);
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.sizes.disconnect();
    for (const element of this.walking.keys()) rest(element);
  }

  private readonly step = (now: number): void => {
    const seen = new Map<HTMLElement, Look>();
    for (const [element, { first, began }] of this.walking) {
      const part = Math.min(1, Math.max(0, (now - began) / WALKING_MS));
      seen.set(element, between(first, eased(part)));
      if (part === 1 || !element.isConnected) this.walking.delete(element);
    }
    if (this.changed) this.setOut(now, seen);
    for (const [element, look] of seen) {
      if (this.walking.has(element)) show(element, look);
      else rest(element);
    }
    this.frame = this.walking.size > 0 ? requestAnimationFrame(this.step) : 0;
  };

  /** Compares where pieces stand with where they stood, and lets those walk that changed. */
  private setOut(began: number, seen: Map<HTMLElement, Look>): void {
    this.changed = false;
    const before = this.spots;
    this.spots = spotsOf(this.table);
    for (const [id, spot] of this.spots) {
      const was = before.get(id);
      if (was?.element === spot.element && was.x === spot.x && was.y === spot.y) continue;
      const first = was
        ? lookFrom(was, spot, seen.get(was.element) ?? ITSELF)
        : RISES[spot.element.dataset.rise ?? ''];
      if (!first) continue;
      this.walking.set(spot.element, { first, began });
      seen.set(spot.element, first);
    }
  }
}
