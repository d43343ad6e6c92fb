import { type EditionBase, type GameName, rulesFor, type State, seeded } from '@shirasagi/engine';
import { examine, tryLine } from '../analyst/examine.js';
import type { Played } from '../analyst/stretch.js';
import { finishSlowly } from '../analyst/work.js';
import type { Bot, Budget, Thought } from '../bot.js';
import { readSpec } from '../levels/spec.js';
import { ownNet } from '../nets.js';
import type { PackedStretch, WorkerReply, WorkerRequest } from './messages.js';

type Think = Extract<WorkerRequest, { kind: 'think' }>;
type Asked = Exclude<WorkerRequest, { kind: 'stop' | 'enough' }>;

/** Sessions kept at a time; the one unused longest is forgotten first. */
const MOST_SESSIONS = 4;
const MOST_EDITIONS = 4;

/** An opponent as it plays at one table: kept between its thoughts. */
interface BotSession {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** What ends a request before its time. */
interface Controls {
  readonly stop: AbortController;
  readonly enough: AbortController;
}

/** The inside of a worker: answers requests one after another, and stops when told. */
export class BotWorker {
  private readonly reply: (message: WorkerReply) => void;
  private readonly sessions = new Map<string, BotSession>();
  private readonly editions = new Map<string, EditionBase>();
  private readonly underWay = new Map<number, Controls>();

  constructor(reply: (message: WorkerReply) => void) {
    this.reply = reply;
  }

  /** Takes a request; its reply follows through the function given at the start. */
  async ask(request: WorkerRequest): Promise<void> {
    const { id } = request;
    if (request.kind === 'stop' || request.kind === 'enough') {
      this.underWay.get(id)?.[request.kind].abort();
      return;
    }
    const controls = { stop: new AbortController(), enough: new AbortController() };
    this.underWay.set(id, controls);
    try {
      this.reply(await this.work(request, controls));
    } catch (error) {
      if (controls.stop.signal.aborted) this.reply({ kind: 'stopped', id });
      else this.reply({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      this.underWay.delete(id);
    }
  }

  private async work(request: Asked, controls: Controls): Promise<WorkerReply> {
    const { kind, id } = request;
    const { signal } = controls.stop;
    if (kind === 'think') return { kind: 'thought', id, thought: await this.think(request, controls) };
    const stretch = this.stretch(request.stretch);
    const net = await ownNet(stretch.before);
    if (kind === 'examine') {
      const finding = await finishSlowly(examine(stretch, request.nodes, net), signal);
      return { kind: 'examined', id, finding };
    }
    const trial = await finishSlowly(tryLine(stretch, request.line, request.nodes, net), signal);
    return { kind: 'tried', id, trial };
  }

  private stretch(packed: PackedStretch): Played {
    const { seat, moves, drawn } = packed;
    return { before: this.state(packed), seat, moves, drawn };
  }

  private think(request: Think, { stop, enough }: Controls): Promise<Thought> {
    const { bot, budget } = request.fresh ? newSession(request) : this.session(request);
    const limits = {
      ...(request.ms !== undefined && { ms: request.ms }),
      ...(request.nodes !== undefined && { nodes: request.nodes }),
    };
    const given = Object.keys(limits).length > 0 ? limits : budget;
    const tell = (thought: Thought): void => this.reply({ kind: 'progress', id: request.id, thought });
    return bot.think(
      this.state(request),
      { ...given, signal: stop.signal, enough: enough.signal, together: request.together },
      request.progress ? tell : undefined,
    );
  }

  private session({ session, spec, seed }: Think): BotSession {
    const key = `${spec} ${session}`;
    const kept = this.sessions.get(key) ?? newSession({ spec, seed });
    this.sessions.delete(key);
    this.sessions.set(key, kept);
    dropOldest(this.sessions, MOST_SESSIONS);
    return kept;
  }

  private state({ game, bytes, edition }: Pick<Think, 'game' | 'bytes' | 'edition'>): State {
    return rulesFor(game).wrap(bytes, this.edition(game, edition));
  }

  /** An edition is compiled once: a search recognises its own states by it. */
  private edition(game: GameName, file: object | undefined): EditionBase {
    const rules = rulesFor(game);
    if (file === undefined) return rules.edition;
    const key = JSON.stringify(file);
    const edition = this.editions.get(key) ?? rules.readEdition(file);
    this.editions.set(key, edition);
    dropOldest(this.editions, MOST_EDITIONS);
    return edition;
  }
}

/** An opponent that has thought of nothing yet. */
function newSession({ spec, seed }: { spec: string; seed?: string | undefined }): BotSession {
  const read = readSpec(spec);
  return { bot: read.seat(seeded(seed ?? `${Math.random()}`)), budget: read.budget };
}

function dropOldest<T>(map: Map<string, T>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
