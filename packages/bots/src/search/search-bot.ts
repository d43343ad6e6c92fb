import type { GameName, RandomSource, State } from '@shirasagi/engine';
import type { Bot, Budget, OnProgress, Thought } from '../bot.js';
import type { Style } from '../levels/styles.js';
import { type NetChoice, netOf, ownNet } from '../nets.js';
import { pause } from '../workers/pause.js';
import { forecastOf, playersOf, StyledForecast } from './forecast.js';
import { Search } from './search.js';
import { type SearchOptions, TUNED } from './search-options.js';
import { SharedTree } from './shared-tree.js';

const MOST_SHOWN = 5;
/** How long a thread may be busy before it listens again: well below the 50 ms in which it must stop. */
const SLICE_MS = 10;
/** Descents between two looks at the clock. */
const STRIDE = 16;
const PROGRESS_MS = 100;
/** Thought given when neither the caller nor the seat names a limit. */
const DEFAULT: Budget = { nodes: 20_000 };

/** What makes one search differ from another. */
interface Settings {
  readonly options?: SearchOptions;
  /** The budget of a thought that is given none, by game. */
  readonly usual?: (game: GameName) => Budget;
  readonly net?: NetChoice;
  readonly style?: Style | undefined;
}

/** Waits until the thread that leads a thought has made the tree ready for it. */
async function untilReady(tree: SharedTree, thought: number, { signal, enough }: Budget): Promise<void> {
  while (tree.thought !== thought) {
    await pause();
    signal?.throwIfAborted();
    if (enough?.aborted) throw new Error('the thought was over before this thread could join it');
  }
}

/** An opponent that searches, and keeps its tree for the rest of the turn. */
export class SearchBot implements Bot {
  private readonly rng: RandomSource;
  private readonly options: SearchOptions;
  private readonly usual: (game: GameName) => Budget;
  private readonly net: NetChoice;
  private readonly style: Style | undefined;
  private search: Search | undefined;
  private styled: StyledForecast | undefined;

  constructor(
    rng: RandomSource,
    { options = TUNED, usual = () => DEFAULT, net = 'own', style }: Settings = {},
  ) {
    this.rng = rng;
    this.options = options;
    this.usual = usual;
    this.net = net;
    this.style = style;
  }

  /** The search in use, or a new one for another game. */
  private async searchFor(state: State): Promise<Search> {
    if (this.search?.fits(state)) return this.search;
    const net =
      this.net === 'own' ? await ownNet(state) : await netOf(state.game, playersOf(state), this.net);
    const plain = forecastOf(state, net);
    this.styled = this.style && new StyledForecast(plain, state, this.style);
    this.search = new Search(state, this.rng, this.options, this.styled ?? plain);
    return this.search;
  }

  /** Searches until the budget is spent; a decision with one sensible answer is answered at once. */
  async think(state: State, budget: Budget = {}, onProgress?: OnProgress): Promise<Thought> {
    budget.signal?.throwIfAborted();
    const start = performance.now();
    const search = await this.searchFor(state);
    if (this.styled) this.styled.seat = state.toMove;
    const { together } = budget;
    const tree = together && new SharedTree(together.memory);
    if (tree && !together.leads) {
      await untilReady(tree, together.thought, budget);
      search.join(state, tree);
    } else search.start(state, tree);
    search.forgetOutlook();
    const before = search.looks;
    const kept = search.lines;
    const limit = budget.ms === undefined && budget.nodes === undefined ? this.usual(state.game) : budget;
    const most = before + (limit.nodes ?? Number.POSITIVE_INFINITY);
    const until = start + (limit.ms ?? Number.POSITIVE_INFINITY);
    const thought = (): Thought => {
      tree?.tellAll();
      const best = search.candidates(MOST_SHOWN);
      return {
        move: best[0].move,
        best,
        outlook: search.outlook(),
        nodes: search.looks - before,
        kept,
        ms: performance.now() - start,
      };
    };
    const hasChoice = search.hasChoice();
    if (tree && together.leads) search.invite(tree, together.thought);
    if (hasChoice) {
      let now = start;
      let pausedAt = start;
      let toldAt = start;
      while (search.looks < most && now < until && !budget.enough?.aborted) {
        for (let i = 0; i < STRIDE && search.looks < most; i++) search.descend();
        now = performance.now();
        if (now - pausedAt > SLICE_MS) {
          await pause();
          budget.signal?.throwIfAborted();
          now = performance.now();
          pausedAt = now;
        }
        if (onProgress && now - toldAt > PROGRESS_MS) {
          toldAt = now;
          onProgress(thought());
        }
      }
    }
    return thought();
  }
}
