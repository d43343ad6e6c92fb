import {
  type CastleQuestion,
  type DuelQuestion,
  type GameName,
  type GameRecord,
  legalMoves,
  question,
  seeded,
  start,
  toText,
} from '@shirasagi/engine';

type Kinds<Question extends { readonly kind: string }> = Readonly<Record<Question['kind'], true>>;

/** Every kind of question of a game; the compiler holds these lists to the engine's. */
const CASTLE: Kinds<CastleQuestion> = {
  draft: true,
  takeDie: true,
  placeDie: true,
  endTurn: true,
  roomBlocks: true,
  domainBlock: true,
  worker: true,
  courtier: true,
  gardener: true,
  warrior: true,
  yardTiles: true,
  tileBlock: true,
  pay: true,
  gardens: true,
  light: true,
  cardLight: true,
  domainRow: true,
  gainAny: true,
  season: true,
  sealsOverLimit: true,
  order: true,
  favour: true,
  rivalRoom: true,
  rivalGarden: true,
};
const DUEL: Kinds<DuelQuestion> = {
  start: true,
  swap: true,
  token: true,
  endTurn: true,
  actions: true,
  garden: true,
  training: true,
  courtier: true,
  trade: true,
  improve: true,
  well: true,
  lanternCard: true,
  buy: true,
  pay: true,
  lantern: true,
  gainAny: true,
  gainMoney: true,
  giveBack: true,
  reward: true,
  order: true,
  payResource: true,
  payMix: true,
};
export const KINDS: Readonly<Record<GameName, readonly string[]>> = {
  castle: Object.keys(CASTLE),
  duel: Object.keys(DUEL),
};

/** Games that are begun in turn until a question comes up. */
const OPTIONS: Readonly<Record<GameName, readonly Readonly<Record<string, unknown>>[]>> = {
  castle: [{ players: 2 }, { players: 4 }, { players: 1, level: 'medium' }],
  duel: [{}],
};
/** Several times as many games as the rarest question takes. */
const MOST = 2000;

/** A record of chance that ends where a kind of question is asked. */
export function recordAsking(game: GameName, kind: string): GameRecord {
  for (let n = 0; n < MOST; n++) {
    const rng = seeded(`asked ${n}`);
    const played = start(game, OPTIONS[game][n % OPTIONS[game].length], rng);
    while (played.state.toMove >= 0) {
      const { state } = played;
      if (question(state)?.kind === kind) return played.record();
      const legal = legalMoves(state);
      // Seals that are not exchanged come to their limit.
      const kept = legal.filter((move) => !toText(state, move).startsWith('exchange'));
      const moves = kept.length > 0 ? kept : legal;
      played.play(moves[rng(moves.length)], rng);
    }
  }
  throw new Error(`No game of ${MOST} asks ${kind}.`);
}
