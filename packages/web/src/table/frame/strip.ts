/** A page of the strip a table is on a small screen. */
const pageIn = (strip: HTMLElement | null, page: string): HTMLElement | undefined =>
  strip?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? undefined;

/** Brings a page of the strip into view and returns it. */
export function turnTo(strip: HTMLElement | null, page: string): HTMLElement | undefined {
  const at = pageIn(strip, page);
  if (at) strip?.scrollTo({ left: at.offsetLeft });
  return at;
}

/** Whether the pages lie beside each other; on a wide table they are one. */
export const isStrip = (strip: HTMLElement | null): boolean =>
  !!strip && strip.scrollWidth > strip.clientWidth + 1;

/** The pages in view: one on a phone, two on a tablet; the ones before where the table is no strip. */
export function pagesInView<Page extends string>(
  strip: HTMLElement | null,
  pages: readonly Page[],
  before: readonly Page[],
): readonly Page[] {
  if (!strip || !isStrip(strip)) return before;
  const { scrollLeft, clientWidth } = strip;
  const seen = pages.filter((page) => {
    const at = pageIn(strip, page);
    const middle = at ? at.offsetLeft + at.offsetWidth / 2 : -1;
    return middle > scrollLeft && middle < scrollLeft + clientWidth;
  });
  const same = seen.length === before.length && seen.every((page, i) => page === before[i]);
  return same ? before : seen;
}
