/** A page nobody looks at paints nothing: it is not waited for longer than this. */
const LONGEST_MS = 100;

/** Resolves once what was just drawn has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // Timers come after the frame whose callbacks run now.
      setTimeout(resolve);
    });
  });
}
