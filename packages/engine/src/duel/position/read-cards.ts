import type { Json } from '../../core/json.js';
import { AREA_CARDS, FIRST_STARTING_CARD, GOODS, INFLUENCE_CARDS, LANTERN_CARDS } from '../edition/ids.js';
import { COLOURS, DECK_SIZE, DECKS, GOODS_A_STACK, LANTERN_ROW, STACKS } from '../model/board.js';
import { type DuelState, FACE_UP, IMPROVED, OWNED, UNSEEN } from '../model/state.js';

/** Reads the Influence cards of both seats and the three decks; cards not named are unseen in the decks. */
export function readInfluence(floors: Json, seats: readonly Json[], state: DuelState): void {
  let hidden = INFLUENCE_CARDS.length;
  const claim = (json: Json, place: number): number => {
    const card = json.oneOf(INFLUENCE_CARDS);
    if (state.card(card) !== UNSEEN) json.fail(`${INFLUENCE_CARDS[card]} is on the table twice`);
    state.setCard(card, place);
    return card;
  };
  seats.forEach((json, seat) => {
    for (const item of json.get('cards').items(INFLUENCE_CARDS.length)) {
      item.object('id', 'improved');
      const improved = item.get('improved').flag(false);
      claim(item.get('id'), (improved ? IMPROVED : OWNED) + seat);
      hidden--;
      if (!improved) state.setPlainCards(seat, state.plainCards(seat) + 1);
    }
  });
  const decks = DECKS.map((name) => floors.get(name).section('top', 'left'));
  readDeckSizes(decks, hidden, state);
  decks.forEach((deck, i) => {
    const top = deck.get('top');
    if (top.value === null ? state.deckLeft(i) > 0 : top.given && state.deckLeft(i) === 0) {
      top.fail(`a deck of ${state.deckLeft(i)} cards cannot show ${String(top.value)}`);
    }
    if (top.given && top.value !== null) state.setDeckTop(i, claim(top, FACE_UP));
  });
  decks.forEach((_, i) => {
    if (state.deckLeft(i) === 0 || state.deckTop(i) >= 0) return;
    const first = INFLUENCE_CARDS.findIndex((_, card) => state.card(card) === UNSEEN);
    state.setCard(first, FACE_UP);
    state.setDeckTop(i, first);
  });
}

/** Sizes of the decks; those left out share the cards that remain. */
function readDeckSizes(decks: readonly Json[], cards: number, state: DuelState): void {
  let open = 0;
  let rest = cards;
  const sizes = decks.map((deck) => {
    const left = deck.get('left');
    const size = deck.get('top').value === null && !left.given ? 0 : left.integer(0, DECK_SIZE, -1);
    if (size < 0) open++;
    else rest -= size;
    return size;
  });
  sizes.forEach((size, i) => {
    const share = size < 0 ? Math.ceil(rest / open) : size;
    if (share < 0 || share > DECK_SIZE) {
      decks[i].get('left').fail(`${cards} cards are in the decks, ${DECK_SIZE} at most in each`);
    }
    if (size < 0) {
      open--;
      rest -= share;
    }
    state.setDeckLeft(i, share);
  });
  if (rest !== 0) decks[0].get('left').fail(`${cards} cards are in the decks, not ${cards - rest}`);
}

/** Reads the Lantern Areas and the face-up row; Lantern cards not named are unseen in the deck. */
export function readLantern(json: Json, seats: readonly Json[], state: DuelState): void {
  const { areaColour } = state.edition;
  seats.forEach((seatJson, seat) => {
    const areas = seatJson.get('lantern').section(...COLOURS);
    let starting = 0;
    COLOURS.forEach((name, colour) => {
      for (const item of areas.get(name).items(AREA_CARDS.length)) {
        const card = item.oneOf(AREA_CARDS);
        if (areaColour[card] !== colour) item.fail(`${AREA_CARDS[card]} is not ${name}`);
        if (state.areaCard(card) !== UNSEEN) item.fail(`${AREA_CARDS[card]} is on the table twice`);
        if (card >= FIRST_STARTING_CARD && ++starting > 1) item.fail('a player has one starting card');
        state.setAreaCard(card, OWNED + seat);
      }
    });
  });
  const row = json.get('lanternRow');
  const free = LANTERN_CARDS.map((_, card) => card).filter((card) => state.areaCard(card) === UNSEEN);
  const cards = row.given
    ? row.list(0, LANTERN_ROW).map((item) => {
        const card = item.oneOf(LANTERN_CARDS);
        if (state.areaCard(card) !== UNSEEN) item.fail(`${LANTERN_CARDS[card]} is on the table twice`);
        state.setAreaCard(card, FACE_UP);
        return card;
      })
    : free.slice(0, LANTERN_ROW);
  cards.forEach((card, slot) => {
    state.setAreaCard(card, FACE_UP);
    state.setRowCard(slot, card);
  });
  state.rowSize = cards.length;
  const left = free.length - cards.length;
  if (cards.length < LANTERN_ROW && left > 0) {
    row.fail(`has ${LANTERN_ROW} cards while ${left} are left in the deck (D6.5)`);
  }
  if (json.get('lanternLeft').integer(0, LANTERN_CARDS.length, left) !== left) {
    json.get('lanternLeft').fail(`${left} of the ${LANTERN_CARDS.length} Lantern cards are not face up`);
  }
  state.lanternLeft = left;
}

/** Reads the Merchandise of both seats and the two stacks: the top tile first. */
export function readGoods(json: Json, seats: readonly Json[], state: DuelState): void {
  seats.forEach((seatJson, seat) => {
    for (const item of seatJson.get('goods').items(GOODS.length)) {
      const tile = item.oneOf(GOODS);
      if (state.goods(tile) !== UNSEEN) item.fail(`${GOODS[tile]} is on the table twice`);
      state.setGoods(tile, OWNED + seat);
    }
  });
  const stacks = json.section(...STACKS);
  STACKS.forEach((name, stack) => {
    const ids = GOODS.slice(stack * GOODS_A_STACK, (stack + 1) * GOODS_A_STACK);
    const left = ids.filter((id) => state.goods(GOODS.indexOf(id)) === UNSEEN);
    const field = stacks.get(name);
    const tiles = field.given ? field.list(0, GOODS_A_STACK).map((item) => ids[item.oneOf(ids)]) : left;
    if (tiles.length !== left.length || left.some((id) => !tiles.includes(id))) {
      field.fail(`must hold the tiles nobody has, each once: ${left.join(', ') || 'none'}`);
    }
    if (tiles.length === 0) return;
    state.setGoods(GOODS.indexOf(tiles[0]), FACE_UP);
    state.setGoodsTop(stack, GOODS.indexOf(tiles[0]));
  });
}
