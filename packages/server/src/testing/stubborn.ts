import { type RandomSource, seeded } from '@shirasagi/engine';
import { Follower, newMessageId, type Visitor } from './people.js';

/** After this long without news a player looks again, as the page does. */
const SILENCE_MS = 5_000;

/** A player who plays on whatever happens to the server, and remembers every answer. */
export class Stubborn {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seat: number;
  /** Hashes of the moves the server said it has, by number. */
  readonly acknowledged = new Map<number, string>();
  follower!: Follower;
  private readonly addresses: () => string[];
  private readonly addressOf: (name: string) => string | undefined;
  private readonly acknowledge: () => void;
  private readonly rng: RandomSource;
  private connections = 0;

  /** `addressOf` knows the servers by their names, as a balancer does; without it people meet by chance. */
  constructor(
    visitor: Visitor,
    table: string,
    seat: number,
    addresses: () => string[],
    acknowledge: () => void,
    addressOf: (name: string) => string | undefined = () => undefined,
  ) {
    this.visitor = visitor;
    this.table = table;
    this.seat = seat;
    this.addresses = addresses;
    this.addressOf = addressOf;
    this.acknowledge = acknowledge;
    this.rng = seeded(`${table} ${seat}`);
  }

  /** Plays until the table is over, coming back as often as it takes. */
  async play(): Promise<void> {
    let ask: { table: string; id: string; number: number; move: string } | undefined;
    for (;;) {
      try {
        await this.comeBack();
        for (;;) {
          ask ??= await this.nextMove();
          if (!ask) return;
          const answer = await this.follower.ask('play', ask);
          if (!answer.ok && answer.error.code === 'unavailable') throw new Error(answer.error.code);
          if (!answer.ok) throw new Failed(`${answer.error.code} for ${JSON.stringify(ask)}`);
          this.acknowledged.set(answer.number, answer.hash);
          this.acknowledge();
          const { number } = ask;
          ask = undefined;
          await this.reached(number + 1);
        }
      } catch (error) {
        if (error instanceof Failed) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  private async nextMove() {
    const { follower, table } = this;
    await this.orGone(follower.until(() => follower.over || this.asked));
    if (follower.over) return undefined;
    return { table, id: newMessageId(), number: follower.next, move: follower.anyMove(this.rng) };
  }

  private get asked(): boolean {
    return this.follower.game.state.toMove === this.seat;
  }

  private async reached(number: number): Promise<void> {
    await this.orGone(this.follower.until(() => this.follower.next >= number));
  }

  /** Waits, unless the socket is gone or nothing was heard for long: news may have been lost on the way. */
  private orGone(wait: Promise<void>): Promise<void> {
    const { socket } = this.visitor;
    return new Promise((resolve, reject) => {
      const silence = setTimeout(() => reject(new Error('silence')), SILENCE_MS);
      const gone = (): void => {
        clearTimeout(silence);
        reject(new Error('gone'));
      };
      if (!socket.connected) gone();
      socket.once('disconnect', gone);
      wait
        .finally(() => {
          clearTimeout(silence);
          socket.off('disconnect', gone);
        })
        .then(resolve, reject);
    });
  }

  /** Connects to any server that is there, reads the whole table and compares it with what was promised. */
  private async comeBack(): Promise<void> {
    const urls = this.addresses();
    let follower = await this.follow(urls[(this.seat + this.connections++) % urls.length]);
    const there = follower.at && this.addressOf(follower.at);
    // If nobody is there any more, the next attempt stays where it is.
    if (there && this.connections % 2 === 1) follower = await this.follow(there);
    for (const [number, hash] of this.acknowledged)
      if (follower.hashes[number] !== hash) throw new Failed(`acknowledged entry ${number} is lost`);
    this.follower = follower;
  }

  private async follow(url: string): Promise<Follower> {
    await this.visitor.connect(url);
    const follower = new Follower(this.visitor, this.table);
    await this.orGone(follower.watch());
    return follower;
  }
}

/** Something that must never happen, unlike a connection that breaks. */
export class Failed extends Error {}
