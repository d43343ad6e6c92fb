import type { ChatLine } from '@shirasagi/protocol';

/**
 * Holds lines back until it is known whether their speaker is muted: somebody who was muted as a guest comes back
 * under their account's identity after signing in, which only the server knows.
 */
export class Voices {
  private readonly known = new Set<string | null>([null]);
  private readonly newVoice: (() => Promise<unknown>) | undefined;
  private said: Promise<unknown> | undefined;

  constructor(newVoice?: () => Promise<unknown>) {
    this.newVoice = newVoice;
  }

  /** Calls `hear` at once when all speakers are known, else after asking; always in the order of the calls. */
  say(lines: readonly ChatLine[], hear: () => void): void {
    const strangers = lines.flatMap(({ user }) => (this.known.has(user) ? [] : [user]));
    if (!this.newVoice || (strangers.length === 0 && !this.said)) {
      hear();
      return;
    }
    for (const user of strangers) this.known.add(user);
    const turn = (this.said ?? Promise.resolve())
      .then(() => (strangers.length > 0 ? this.newVoice?.() : undefined))
      .then(hear, hear)
      .then(() => {
        if (this.said === turn) this.said = undefined;
      });
    this.said = turn;
  }
}
