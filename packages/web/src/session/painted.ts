/** A page nobody looks at paints nothing: it is not waited for longer than this. */
const LONGEST_MS = 100;

/**
 * Resolves once what was just drawn is on the screen, or on its way there: with the frame after the one that draws it.
 * Until then the browser fills the first frame with pixels, for which it wants the cores the next work would take.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });
}
