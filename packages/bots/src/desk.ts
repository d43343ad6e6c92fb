import { type EditionBase, type GameName, rulesFor, type State, seeded } from '@shirasagi/engine';
import { examine, tryLine } from './analyst/examine.js';
import type { Played } from './analyst/stretch.js';
import { finishSlowly } from './analyst/work.js';
import type { Bot, Budget, Thought } from './bot.js';
import type { Answer, PackedStretch, Question } from './messages.js';
import { readSpec } from './spec.js';

type Think = Extract<Question, { kind: 'think' }>;
type Asked = Exclude<Question, { kind: 'stop' }>;

/** Minds kept at a time; the one unused longest is forgotten first. */
const MOST_MINDS = 4;
const MOST_EDITIONS = 4;

/** The inside of a worker: answers questions one after another, and stops when told. */
export class Desk {
  private readonly answer: (message: Answer) => void;
  private readonly minds = new Map<string, { readonly bot: Bot; readonly budget: Budget }>();
  private readonly editions = new Map<string, EditionBase>();
  private readonly stops = new Map<number, AbortController>();

  constructor(answer: (message: Answer) => void) {
    this.answer = answer;
  }

  /** Takes a question; its answer follows through the function given at the start. */
  async ask(question: Question): Promise<void> {
    const { id } = question;
    if (question.kind === 'stop') {
      this.stops.get(id)?.abort();
      return;
    }
    const stop = new AbortController();
    this.stops.set(id, stop);
    try {
      this.answer(await this.work(question, stop.signal));
    } catch (error) {
      if (stop.signal.aborted) this.answer({ kind: 'stopped', id });
      else
        this.answer({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    } finally {
      this.stops.delete(id);
    }
  }

  private async work(question: Asked, signal: AbortSignal): Promise<Answer> {
    const { kind, id } = question;
    if (kind === 'think') return { kind: 'thought', id, thought: await this.think(question, signal) };
    const stretch = this.stretch(question.stretch);
    if (kind === 'examine') {
      const finding = await finishSlowly(examine(stretch, question.nodes), signal);
      return { kind: 'examined', id, finding };
    }
    const alternative = await finishSlowly(tryLine(stretch, question.line, question.nodes), signal);
    return { kind: 'tried', id, alternative };
  }

  private stretch(packed: PackedStretch): Played {
    const { seat, moves, drawn } = packed;
    return { before: this.state(packed), seat, moves, drawn };
  }

  private think(question: Think, signal: AbortSignal): Promise<Thought> {
    const { bot, budget } = this.mind(question);
    const limits = {
      ...(question.ms !== undefined && { ms: question.ms }),
      ...(question.nodes !== undefined && { nodes: question.nodes }),
    };
    const given = Object.keys(limits).length > 0 ? limits : budget;
    const tell = (thought: Thought): void => this.answer({ kind: 'progress', id: question.id, thought });
    return bot.think(this.state(question), { ...given, signal }, question.progress ? tell : undefined);
  }

  private mind({ mind, spec }: Think): { readonly bot: Bot; readonly budget: Budget } {
    const key = `${spec} ${mind}`;
    const known = this.minds.get(key);
    const read = readSpec(spec);
    const kept = known ?? { bot: read.seat(seeded(`${Math.random()}`)), budget: read.budget };
    this.minds.delete(key);
    this.minds.set(key, kept);
    dropOldest(this.minds, MOST_MINDS);
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

function dropOldest<T>(map: Map<string, T>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
