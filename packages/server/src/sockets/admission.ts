import { Refused } from '../errors.js';
import { Bucket } from '../operate/limits/bucket.js';
import { Buckets } from '../operate/limits/buckets.js';
import { Held } from '../operate/limits/held.js';

/** What a person and an address may ask, as a multiple of what one socket may. */
const PERSON = 2;
const ADDRESS = 10;
/** Messages under way in the whole process. */
const MOST_UNDER_WAY = 4_000;

const tooFast = (): Refused => new Refused('too-many', 'too fast; wait a little');

/** Where messages come in: what each costs is counted for its socket, its person and its address. */
export class Admission {
  readonly perSecond: number;
  private readonly people: Buckets;
  private readonly addresses: Buckets;
  /** Messages under way. */
  private readonly heldByPerson: Held;
  private readonly heldByAddress: Held;
  private underWay = 0;
  private closed = false;
  private quiet: (() => void) | undefined;

  /** `perSecond` is what one socket may ask in a second, twice that at once; as much may be under way. */
  constructor(perSecond: number) {
    this.perSecond = perSecond;
    this.people = new Buckets(perSecond * PERSON, perSecond * PERSON * 2);
    this.addresses = new Buckets(perSecond * ADDRESS, perSecond * ADDRESS * 2);
    this.heldByPerson = new Held(perSecond * PERSON);
    this.heldByAddress = new Held(perSecond * ADDRESS);
  }

  /** Lets nothing in any more; resolves when nothing is under way. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.underWay === 0) return;
    await new Promise<void>((resolve) => {
      this.quiet = resolve;
    });
  }

  /** Takes what a message costs from a person and an address. */
  pay(person: string | undefined, address: string, cost: number): void {
    if (person !== undefined && !this.people.take(person, cost)) throw tooFast();
    if (!this.addresses.take(address, cost)) throw tooFast();
  }

  /** A message is under way from here until what is returned is called. */
  begin(person: string | undefined, address: string): () => void {
    if (this.closed || this.underWay >= MOST_UNDER_WAY)
      throw new Refused('unavailable', 'the server is busy; try again');
    if ((person !== undefined && this.heldByPerson.full(person)) || this.heldByAddress.full(address))
      throw tooFast();
    this.underWay++;
    if (person !== undefined) this.heldByPerson.add(person);
    this.heldByAddress.add(address);
    return () => {
      this.underWay--;
      if (person !== undefined) this.heldByPerson.remove(person);
      this.heldByAddress.remove(address);
      if (this.underWay === 0) this.quiet?.();
    };
  }
}

/** What one socket has asked. */
export class Visit {
  private readonly admission: Admission;
  private readonly person: string | undefined;
  private readonly address: string;
  private readonly bucket: Bucket;
  private underWay = 0;

  constructor(admission: Admission, person: string | undefined, address: string) {
    this.admission = admission;
    this.person = person;
    this.address = address;
    this.bucket = new Bucket(admission.perSecond);
  }

  /** Takes what something costs; throws `Refused` when this socket, its person or its address asked too much. */
  pay(cost: number): void {
    if (!this.bucket.take(cost)) throw tooFast();
    this.admission.pay(this.person, this.address, cost);
  }

  /** A message is under way from here until what is returned is called. */
  begin(): () => void {
    if (this.underWay >= this.admission.perSecond) throw tooFast();
    const done = this.admission.begin(this.person, this.address);
    this.underWay++;
    return () => {
      this.underWay--;
      done();
    };
  }
}
