/** Numbers the page itself notes down while it is played, all in milliseconds. */
export interface Notes {
  /** From a click to the end of the main thread's work on the frame that shows its answer. */
  readonly clicks: number[];
  /** From a click to the moment its next frame was on the screen, as the browser itself tells it. */
  readonly shown: number[];
  /** Each frame while an opponent thinks. */
  readonly frames: number[];
  /** Work that held the page up for more than 50 ms while an opponent thought. */
  readonly tasks: number[];
}

/** Runs in the page before its own scripts, so it can use nothing from outside itself. */
export function takeNotes(): void {
  const notes: Notes = { clicks: [], shown: [], frames: [], tasks: [] };
  Object.assign(window, { notes });
  const isThinking = () => document.querySelector('progress') !== null;
  let clicked = 0;
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
    },
    true,
  );
  const answered = () => {
    const since = clicked;
    clicked = 0;
    // The frame that paints the answer is over when the task after its callbacks runs.
    if (since > 0)
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => notes.clicks.push(performance.now() - since);
        port2.postMessage(null);
      });
  };
  new MutationObserver(answered).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-decisions'],
  });
  // The browser tells nothing below 16 ms, so what it tells is the slower part.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') notes.shown.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    if (isThinking()) notes.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  let last = 0;
  const frame = (now: number) => {
    const thinking = isThinking();
    if (thinking && last > 0) notes.frames.push(now - last);
    last = thinking ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Notes every frame from now on, no matter who thinks; it too runs in the page. */
export function watchFrames(): void {
  const { notes } = window as unknown as { notes: Notes };
  let last = 0;
  const frame = (now: number) => {
    if (last > 0) notes.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
