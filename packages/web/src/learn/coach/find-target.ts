/** Where something the coach points at may stand: a part or a piece by its name, a piece or a choice by its move. */
const selectors = (name: string): string[] => [
  `[data-part="${name}"]`,
  `[data-piece="${name}"]`,
  `[data-move="${name}"]`,
  `[data-choice="${name}"]`,
];

/**
 * The thing on the table a name stands for: `lanterns` is a part, `takeDie:coral:left` a move. What lies on the
 * learner's own domain comes before its like on another.
 */
export function findTarget(root: ParentNode, name: string, seat: number): HTMLElement | undefined {
  const found = selectors(CSS.escape(name))
    .flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.getClientRects().length > 0);
  const own = found.find(
    (element) => element.closest<HTMLElement>('[data-domain]')?.dataset.domain === String(seat),
  );
  return own ?? found[0];
}

/** What an element is called, for people who do not see the arrow: by itself, as part of a button, or by what it holds. */
export function nameOf(element: HTMLElement): string {
  const holder = element.closest('button') ?? element;
  const label =
    element.ariaLabel ??
    holder.querySelector('.unseen')?.textContent ??
    element.querySelector('[aria-label]')?.ariaLabel;
  return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
