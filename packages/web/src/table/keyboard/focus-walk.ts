export type Direction = 'left' | 'right' | 'up' | 'down';

/** Everything that can be chosen now and is in sight, on the table and in the bar, or in one of the two. */
export function chooseable(root: ParentNode): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>('[data-legal], [data-choice]:not(:disabled)');
  return [...found].filter((element) => element.checkVisibility());
}

const centre = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** How far it is to another thing in a direction; things beside the way count as further. */
function distance(
  from: { x: number; y: number },
  to: { x: number; y: number },
  direction: Direction,
): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = { left: -dx, right: dx, up: -dy, down: dy }[direction];
  const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
  return along <= 1 ? Number.POSITIVE_INFINITY : along + 2 * aside;
}

/** The choice nearest to a point. */
function nearest(choices: readonly HTMLElement[], from: { x: number; y: number }): HTMLElement {
  const far = (choice: HTMLElement) => Math.hypot(centre(choice).x - from.x, centre(choice).y - from.y);
  return choices.reduce((best, next) => (far(next) < far(best) ? next : best));
}

/**
 * Moves the focus to the nearest thing that glows in a direction. Where there is none, to the next or the last
 * one in reading order, so that everything can be reached with any two arrows.
 */
export function walkFocus(root: HTMLElement, direction: Direction): void {
  const choices = chooseable(root);
  const active = document.activeElement as HTMLElement | null;
  if (choices.length === 0) return;
  if (!active || !root.contains(active)) {
    choices[0].focus();
    return;
  }
  const from = centre(active);
  const at = choices.indexOf(active);
  if (at < 0) {
    nearest(choices, from).focus();
    return;
  }
  const ranked = choices
    .filter((choice) => choice !== active)
    .map((choice) => ({ choice, far: distance(from, centre(choice), direction) }))
    .sort((a, b) => a.far - b.far);
  const step = direction === 'right' || direction === 'down' ? 1 : -1;
  const around = choices[(at + step + choices.length) % choices.length];
  (Number.isFinite(ranked[0]?.far) ? ranked[0].choice : around).focus();
}
