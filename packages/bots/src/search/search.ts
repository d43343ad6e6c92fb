import {
  type AnyRules,
  clone,
  copy,
  equal,
  type Move,
  type RandomSource,
  rulesFor,
  type State,
} from '@shirasagi/engine';
import type { Candidate } from '../bot.js';
import { type Judge, judgeOf } from '../judge.js';
import { type Forecast, forecastOf } from './forecast.js';
import { candidatesOf, type Known, lineFrom } from './known-lines.js';
import { LineChance } from './line-chance.js';
import { MeanPoints } from './mean-points.js';
import { NOWHERE, type Places, placesOf } from './places.js';
import { Pruner } from './prune.js';
import { type SearchOptions, TUNED } from './search-options.js';
import type { SharedTree } from './shared-tree.js';
import { NONE, Tree } from './tree.js';
import { shareWin, winChances } from './win-chances.js';

/**
 * What one descent led to, valid during the call: points and win chances that every seat can expect, and how far points
 * may still change, which is not at all where the game is over.
 */
export type OnOutcome = (first: Move, scores: Float64Array, wins: Float64Array, spread: number) => void;

/** Points that count as a full share of greed. */
const GREED_SCALE = 100;
const DEEPEST = 256;
const MOST_SEATS = 4;

/**
 * Tree search for any number of seats. Chance is sampled anew on every descent, so a node stands for the moves
 * made and not for one state; every seat prefers its own utility. A new leaf is judged by a first look at each
 * of its moves.
 */
export class Search {
  private readonly rules: AnyRules;
  private readonly judge: Judge;
  private readonly forecast: Forecast;
  private readonly pruner: Pruner;
  private readonly options: SearchOptions;
  private readonly own = new Tree();
  /** The tree in use: its own, or one that several threads share. */
  private tree: Tree = this.own;
  /** The last thought on a shared tree that this search led. */
  private led = 0;
  private readonly places: Places;
  private readonly root: State;
  private readonly line: State;
  private readonly probe: State;
  private readonly legal: Move[] = [];
  private readonly path = new Int32Array(DEEPEST);
  private readonly movers = new Int8Array(DEEPEST);
  private readonly scores = new Float64Array(MOST_SEATS);
  private readonly wins = new Float64Array(MOST_SEATS);
  /** How far the points in `scores` may still change. */
  private spread = 0;
  private readonly bestScores = new Float64Array(MOST_SEATS);
  /** What the others can expect while a seat's turn goes on. */
  private readonly others = new Float64Array(MOST_SEATS);
  /** States looked at so far: what a budget of nodes counts. */
  looks = 0;
  /** Hears the outcome of every descent, and the move at the root it went through. */
  onOutcome: OnOutcome | undefined;
  private rootNode = 0;
  private rootPlace = NOWHERE;
  private readonly chance: LineChance;
  /** What the descents since `forgetOutlook` say. */
  private readonly expected = new MeanPoints(MOST_SEATS);

  constructor(
    like: State,
    rng: RandomSource,
    options: SearchOptions = TUNED,
    forecast: Forecast = forecastOf(like),
  ) {
    this.rules = rulesFor(like.game);
    this.judge = judgeOf(like);
    this.pruner = new Pruner(this.rules, this.judge, like);
    this.options = options;
    this.root = clone(like);
    [this.line, this.probe] = forecast.scratch;
    this.forecast = forecast;
    this.places = placesOf(this.rules);
    this.chance = new LineChance(rng);
  }

  /** Whether this search can be used for a state: the same game with the same component values. */
  fits(state: State): boolean {
    return (
      state.game === this.root.game &&
      state.edition === this.root.edition &&
      this.judge.seats(state) === this.judge.seats(this.root)
    );
  }

  /** Lines known from the state at the root. */
  get lines(): number {
    return this.tree.visitsBelow(this.rootNode);
  }

  /**
   * Moves the root to a state: to a child, keeping what is known of it, where one of its moves leads there. With a
   * shared tree what is known is what this search's last thought on it found.
   */
  start(state: State, shared?: SharedTree): void {
    const { places, root } = this;
    const tree = shared ?? this.own;
    if (tree !== this.tree && (this.led === 0 || shared?.thought !== this.led)) tree.clear();
    this.tree = tree;
    if (!shared) this.led = 0;
    if (!tree.isEmpty && equal(root, state)) return;
    // A full tree could not even open its new root.
    const isUseful = !tree.isEmpty && !tree.isFull && root.toMove === state.toMove;
    const kept = isUseful ? this.reach(state) : NONE;
    copy(state, root);
    if (kept === NONE) {
      tree.clear();
      this.rootNode = tree.add(0, NONE);
      this.takePlaces();
      return;
    }
    this.rootNode = kept;
    const way = places.holder === this ? places.by(this.rootPlace, kept) : NOWHERE;
    if (way === NOWHERE) this.takePlaces();
    else this.rootPlace = places.end(way);
  }

  /** Says to other searches that the tree shared with them is ready for a thought, which this one leads. */
  invite(tree: SharedTree, thought: number): void {
    tree.announce(thought, this.rootNode);
    this.led = thought;
  }

  /** Joins a thought that another search leads. */
  join(state: State, tree: SharedTree): void {
    this.tree = tree;
    copy(state, this.root);
    this.rootNode = tree.root;
    this.takePlaces();
  }

  /** Begins to keep states anew, from the root on. */
  private takePlaces(): void {
    this.places.clear(this);
    this.rootPlace = this.places.keep(this.root);
  }

  /** The child of the root whose move leads to `state` without a draw. */
  private reach(state: State): number {
    const { tree } = this;
    for (let child = tree.firstChild[this.rootNode]; child !== NONE; child = tree.sibling[child]) {
      copy(this.root, this.probe);
      this.chance.drawn = 0;
      this.rules.apply(this.probe, tree.move[child], this.chance.apart);
      if (this.chance.drawn === 0 && equal(this.probe, state)) return child;
    }
    return NONE;
  }

  /** Whether there is more than one move worth a look at the root. */
  hasChoice(): boolean {
    const { tree, rootNode } = this;
    if (tree.firstChild[rootNode] === NONE) this.descend();
    return tree.sibling[tree.firstChild[rootNode]] !== NONE;
  }

  /**
   * One descent: to a leaf, a first look there, and back with what it says. It makes the moves of `along` first,
   * as far as they are legal with what chance gives this time.
   */
  descend(along: readonly Move[] = []): void {
    const { tree, places, path, movers } = this;
    if (places.holder !== this) this.takePlaces();
    this.chance.drawn = 0;
    let node = this.rootNode;
    let length = 0;
    // Where a place is known, its state is fetched only when something is asked of it.
    let place = this.rootPlace;
    let isFetched = place === NOWHERE;
    if (isFetched) copy(this.root, this.line);
    for (;;) {
      const isLeaf = tree.firstChild[node] === NONE;
      const isGuided = length < along.length;
      if (!isFetched && (isLeaf || isGuided || (this.chance.drawn > 0 && !places.isListed(place)))) {
        places.fetch(place, this.line);
        isFetched = true;
      }
      if (isLeaf && tree.isFull) {
        this.judgeState(this.line);
        break;
      }
      if (isLeaf && !this.expand(node) && !isGuided) break;
      const given = isGuided ? this.childAlong(node, along[length]) : NONE;
      const child = given === NONE ? this.select(node, place) : given;
      if (child === NONE || length === DEEPEST) {
        if (!isFetched) places.fetch(place, this.line);
        this.judgeState(this.line);
        break;
      }
      path[length] = child;
      movers[length++] = place === NOWHERE ? this.line.toMove : places.seat[place];
      let next = place === NOWHERE ? NOWHERE : places.wander(place, child, this.chance);
      if (next === NOWHERE) {
        if (!isFetched) places.fetch(place, this.line);
        isFetched = true;
        next = this.play(place, child);
      } else isFetched = false;
      tree.pass(child);
      if (this.isEnd(next === NOWHERE ? this.line.toMove : places.seat[next])) {
        if (!isFetched) places.fetch(next, this.line);
        this.judgeState(this.line);
        break;
      }
      place = next;
      node = child;
    }
    this.looks++;
    const { scores, wins } = this;
    this.expected.add(scores);
    if (length > 0) this.onOutcome?.(tree.move[path[0]], scores, wins, this.spread);
    const { greed, trust } = this.options;
    for (let i = 0; i < length; i++) {
      const seat = movers[i];
      tree.visit(path[i], trust, this.utilityOf(seat, greed), wins[seat], scores[seat]);
    }
  }

  /** The child of a node by a given move, which may be one that is not worth a look; none where it is illegal. */
  private childAlong(node: number, move: Move): number {
    const { tree, rules, legal } = this;
    if (!legal.slice(0, rules.listMoves(this.line, legal)).includes(move)) return NONE;
    const known = tree.child(node, move);
    if (known !== NONE) return known;
    const before = tree.firstChild[node];
    const added = tree.add(move, before);
    tree.open(node, added, before);
    return added;
  }

  /** Begins to gather what the next descents say of every seat. */
  forgetOutlook(): void {
    this.expected.clear();
  }

  /** Final points every seat can expect, as told to people: the mean of the descents since `forgetOutlook`. */
  outlook(): number[] {
    const { root, forecast, judge, expected } = this;
    return expected.of(judge.seats(root)).map((points, seat) => forecast.honestPoints(points, root, seat));
  }

  /** Plays the move of a node on the line, with what was drawn for it already. Returns the place it leads to. */
  private play(place: number, child: number): number {
    const { tree, line, places, chance } = this;
    if (place === NOWHERE) chance.begin();
    chance.rewind();
    this.rules.apply(line, tree.move[child], chance.again);
    if (place === NOWHERE || chance.drawn > this.options.draws) return NOWHERE;
    // A state after a draw is worth its room only where the search has been before.
    if (chance.drawn > 0 && tree.visits[child] === 0) return NOWHERE;
    return places.add(place, child, line, chance);
  }

  /** Whether a line is judged where a seat comes to decide. */
  private isEnd(seat: number): boolean {
    const { draws, ownTurnOnly } = this.options;
    return seat < 0 || this.chance.drawn > draws || (ownTurnOnly === 1 && seat !== this.root.toMove);
  }

  private utilityOf(seat: number, greed: number): number {
    return (1 - greed) * this.wins[seat] + (greed * this.scores[seat]) / GREED_SCALE;
  }

  /** Puts expected points and win chances of a state into `scores` and `wins`. */
  private judgeState(state: State): void {
    const { forecast, scores, wins } = this;
    const seats = this.judge.seats(state);
    for (let seat = 0; seat < seats; seat++) scores[seat] = forecast.expect(state, seat);
    this.spread = state.toMove < 0 ? 0 : forecast.spread(state);
    if (state.toMove < 0) shareWin(this.rules, state, scores, seats, wins);
    else winChances(scores, seats, this.spread, wins);
  }

  /**
   * Adds the moves of the state on the line, each with a first look. Leaves the outcome of the best one in
   * `scores` and `wins`; true when there is only one move, which is not worth stopping for.
   */
  private expand(node: number): boolean {
    const { tree, line, probe, rules, judge, forecast, legal, scores, bestScores } = this;
    const { greed, sharpness } = this.options;
    const count = this.pruner.list(line, legal);
    if (count === 1) {
      const child = tree.add(legal[0], NONE);
      tree.introduce(child, 0, 1);
      tree.open(node, child, NONE);
      return true;
    }
    const seat = line.toMove;
    const drawn = this.chance.drawn;
    const seats = judge.seats(line);
    const spread = forecast.spread(line);
    forecast.from(line);
    let areOthersKnown = false;
    const { others } = this;
    let bestLead = Number.NEGATIVE_INFINITY;
    let bestSpread = spread;
    let chain = NONE;
    for (let i = count - 1; i >= 0; i--) {
      copy(line, probe);
      rules.apply(probe, legal[i], this.chance.apart);
      if (probe.toMove === seat) {
        if (!areOthersKnown)
          for (let other = 0; other < seats; other++)
            if (other !== seat) others[other] = forecast.expect(line, other);
        areOthersKnown = true;
        for (let other = 0; other < seats; other++) scores[other] = others[other];
        scores[seat] = forecast.expect(probe, seat);
        this.spread = spread;
        winChances(scores, seats, spread, this.wins);
      } else this.judgeState(probe);
      let strongest = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < seats; other++) {
        if (other !== seat && scores[other] > strongest) strongest = scores[other];
      }
      const lead = scores[seat] - strongest;
      chain = tree.add(legal[i], chain);
      tree.first[chain] = this.utilityOf(seat, greed);
      tree.prior[chain] = lead;
      if (lead > bestLead) {
        bestLead = lead;
        bestSpread = this.spread;
        for (let s = 0; s < seats; s++) bestScores[s] = scores[s];
      }
    }
    let sum = 0;
    for (let child = chain; child !== NONE; child = tree.sibling[child]) {
      const weight = Math.exp((tree.prior[child] - bestLead) / sharpness);
      tree.prior[child] = weight;
      sum += weight;
    }
    for (let child = chain; child !== NONE; child = tree.sibling[child])
      tree.introduce(child, tree.first[child], tree.prior[child] / sum);
    tree.open(node, chain, NONE);
    for (let s = 0; s < seats; s++) scores[s] = bestScores[s];
    this.spread = bestSpread;
    winChances(scores, seats, spread, this.wins);
    this.chance.drawn = drawn;
    return false;
  }

  /** The child to go to: what it has earned so far, and more for what was tried rarely but looks good. */
  private select(node: number, place: number): number {
    const { options, places } = this;
    const { firstChild, sibling, move, visits, mean, wanted } = this.tree;
    // After a draw other moves may be open than when the node was made.
    const filtered = this.chance.drawn > 0;
    if (filtered && !places.isListed(place)) places.list(place, this.line);
    const { legal } = places;
    const from = places.legalFrom(place);
    const total = node === this.rootNode ? this.tree.visitsBelow(node) : visits[node];
    const curiosity = options.curiosity * Math.sqrt(total + 1);
    let best = NONE;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let child = firstChild[node]; child !== NONE; child = sibling[child]) {
      const bit = move[child];
      if (filtered && ((legal[from + (bit >> 5)] >> (bit & 31)) & 1) === 0) continue;
      const value = mean[child] + curiosity * wanted[child];
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** The moves of the root, most visited first, `most` of them at most. */
  candidates(most: number): Candidate[] {
    return candidatesOf(this.known(), most);
  }

  /** The moves expected to the end of the turn after those of `along`, these first; shorter where chance decides. */
  lineAlong(along: readonly Move[]): Move[] {
    if (along.length === 0) return this.candidates(1)[0].line.slice();
    return lineFrom(this.known(), this.tree.child(this.rootNode, along[0]), along);
  }

  private known(): Known {
    const { tree, rootNode, root, rules, forecast, line } = this;
    return { tree, rootNode, root, rules, forecast, scratch: line };
  }
}
