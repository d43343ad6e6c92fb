/** Where a piece lies in the table, in pixels from its corner, whatever is scrolled and whatever is on its way. */
export interface Place {
  readonly element: HTMLElement;
  /** Its middle, before anything is scrolled. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What around it can be scrolled. */
  readonly scrollers: readonly Element[];
}

/** A point of the table as it is seen now. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Offsets tell where a piece will stand while it still moves there; undefined for what is not drawn. */
export function placeOf(element: HTMLElement, table: HTMLElement): Place | undefined {
  let x = element.offsetWidth / 2;
  let y = element.offsetHeight / 2;
  let box: Element | null = element;
  while (box instanceof HTMLElement && box !== table) {
    x += box.offsetLeft;
    y += box.offsetTop;
    box = box.offsetParent;
  }
  if (box !== table) return undefined;
  const scrollers: Element[] = [];
  for (let at = element.parentElement; at && at !== table.parentElement; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight) scrollers.push(at);
  return { element, x, y, width: element.offsetWidth, height: element.offsetHeight, scrollers };
}

/** Where a place is seen now. */
export function seenAt({ x, y, scrollers }: Place): Point {
  return {
    x: scrollers.reduce((left, at) => left - at.scrollLeft, x),
    y: scrollers.reduce((top, at) => top - at.scrollTop, y),
  };
}

/** Room for a caption above or below what is brought into view. */
const MARGIN = 72;

/** The part of a scroller that holds an element. */
function childHolding(scroller: Element, element: Element): Element {
  let child = element;
  while (child.parentElement && child.parentElement !== scroller) child = child.parentElement;
  return child;
}

/**
 * Turns the strip of a small screen to the page that holds a place, and scrolls there. The strip is told the page's
 * own place: told how far to go, it would stop at the first page on the way, as it does for a finger.
 */
export function bringIntoView(place: Place, table: HTMLElement): void {
  const corner = table.getBoundingClientRect();
  for (const scroller of place.scrollers) {
    const { overflowX, overflowY } = getComputedStyle(scroller);
    const view = scroller.getBoundingClientRect();
    if (overflowX === 'auto' && scroller.scrollWidth > scroller.clientWidth) {
      const page = childHolding(scroller, place.element).getBoundingClientRect();
      if (page.left < view.left - 1 || page.right > view.right + 1)
        scroller.scrollTo({ left: scroller.scrollLeft + page.left - view.left, behavior: 'instant' });
    }
    if (overflowY === 'auto' && scroller.scrollHeight > scroller.clientHeight) {
      const y = corner.top + seenAt(place).y;
      const below = y + MARGIN - view.bottom;
      const above = view.top + MARGIN - y;
      if (below > 0) scroller.scrollBy({ top: below, behavior: 'instant' });
      else if (above > 0) scroller.scrollBy({ top: -above, behavior: 'instant' });
    }
  }
}
