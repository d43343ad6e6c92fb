const REACHABLE = 'button[data-move], button[data-tip], [data-tip][tabindex]';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (box: DOMRect): readonly [number, number] => [
  box.left + box.width / 2,
  box.top + box.height / 2,
];

/** The nearest thing in a direction; what lies off to the side counts as further away. */
function nearest(from: Element, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from.getBoundingClientRect());
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of document.querySelectorAll<HTMLElement>(REACHABLE)) {
    const box = item.getBoundingClientRect();
    if (item === from || box.width === 0) continue;
    const [toX, toY] = centre(box);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (ahead <= 1) continue;
    const distance = ahead + aside * 2.5;
    if (distance < least) {
      least = distance;
      best = item;
    }
  }
  return best;
}

/**
 * Tab and the arrows go through what can be chosen; with Shift the arrows walk over everything else on the
 * table, so that a keyboard reaches every explanation without a hundred tab stops.
 */
export function installArrowKeys(): void {
  const walk = (event: KeyboardEvent): void => {
    const direction = event.shiftKey ? DIRECTIONS[event.key] : undefined;
    const from = document.activeElement;
    if (!direction || !from?.matches(REACHABLE)) return;
    event.preventDefault();
    event.stopPropagation();
    nearest(from, direction)?.focus();
  };
  document.addEventListener('keydown', walk, { capture: true });
}
