/** Memory for the tree of a thought on several threads. */
export interface Room {
  readonly memory: SharedArrayBuffer;
  /** Whose thought used it last: the next one of the same opponent goes on from there. */
  session: string;
  /** The number of the thought that uses it, so that threads know whether the tree is ready for theirs. */
  thought: number;
  /** Threads that still work in it, those too that were told to stop and have not heard it yet. */
  users: number;
}

/** The rooms of a pool, made when they are needed and used again. */
export class Rooms {
  private readonly rooms: Room[] = [];
  private thoughts = 0;
  private readonly most: number;
  private readonly make: () => SharedArrayBuffer | undefined;

  constructor(most: number, make: () => SharedArrayBuffer | undefined) {
    this.most = most;
    this.make = make;
  }

  /** A room that nobody works in, the one this opponent used last where it can be had; nothing where there is none. */
  take(session: string): Room | undefined {
    const free = this.rooms.filter(({ users }) => users === 0);
    const room = free.find((one) => one.session === session) ?? this.add() ?? free[0];
    if (!room) return undefined;
    room.session = session;
    room.thought = ++this.thoughts;
    return room;
  }

  private add(): Room | undefined {
    if (this.rooms.length >= this.most) return undefined;
    const memory = this.make();
    if (!memory) return undefined;
    const room = { memory, session: '', thought: 0, users: 0 };
    this.rooms.push(room);
    return room;
  }
}
