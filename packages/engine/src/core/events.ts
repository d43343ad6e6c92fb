/** Something that happened besides the move itself: a card shown, dice rolled, a step of the rival. */
export interface GameEvent {
  readonly kind: string;
}

let listener: GameEvent[] | undefined;

/** Whether events are wanted; otherwise none is made. */
export const listening = (): boolean => listener !== undefined;

/** Notes an event for the listener. */
export function tell<Event extends GameEvent>(event: Event): void {
  listener?.push(event);
}

/** Runs `body` and returns what happened in it. */
export function listen(body: () => void): GameEvent[] {
  const heard: GameEvent[] = [];
  const outer = listener;
  listener = heard;
  try {
    body();
  } finally {
    listener = outer;
  }
  return heard;
}
