import type { Drawn } from '../../../rules/rules-parts';
import styles from '../../../rules/scene.module.css';
import { Bank, Bridge } from '../bridges/bridges';
import bridges from '../bridges/bridges.module.css';
import { Daimyo } from '../castle/daimyo';
import daimyo from '../castle/daimyo.module.css';
import { Gate, Outside, Well } from '../castle/ground';
import ground from '../castle/ground.module.css';
import { Keep } from '../castle/keep';
import keep from '../castle/keep.module.css';
import { Room } from '../castle/room';
import { Sky } from '../castle/sky';
import sky from '../castle/sky.module.css';
import { Yards } from '../castle/yards';
import yards from '../castle/yards.module.css';
import { Holdings } from '../clans/holdings';
import holdings from '../clans/holdings.module.css';
import card from '../domain/card.module.css';
import { Domain, LanternArea } from '../domain/domain';
import domain from '../domain/domain.module.css';
import { Draft } from '../domain/draft';
import draft from '../domain/draft.module.css';
import { useCastle } from '../table-context';
import { roundEnd } from './round-end';
import { CastleScene, castlePosition, move } from './scene';

/** A room whose white tiles are beside the first and the last block. */
const ROOM = { card: 's02', tiles: ['white', 'coral', 'white'] } as const;

const LATER = castlePosition({
  players: 2,
  rooms: { S1: ROOM },
  seats: [
    { courtiers: { domain: 1, gate: 1, floor1: 1, floor2: 1, daimyo: 1 } },
    { courtiers: { domain: 3, gate: 1, floor1: 1, floor2: 0, daimyo: 0 } },
  ],
  daimyo: { card: 'y7', favours: [null, null, 0] },
});

/** The castle from the gate to the Daimyo. */
export const CASTLE: Drawn = {
  draw: () => (
    <CastleScene position={LATER}>
      <Keep />
    </CastleScene>
  ),
  marks: [
    [move('gate')],
    [`.${keep.floor}[data-floor="1"]`],
    [`.${keep.floor}[data-floor="2"]`],
    [`.${keep.floor}[data-floor="3"] .${daimyo.room}`],
    [
      `.${ground.outside}:has(${move('placeDie:outside1')})`,
      `.${ground.well}`,
      `.${ground.outside}:has(${move('placeDie:outside2')})`,
    ],
  ],
};

const TURN = castlePosition({
  players: 2,
  bridges: { white: { left: 5, centre: [5], right: 6 } },
  rooms: { S1: ROOM },
});

/** A die at a left end, and the room it may go to. */
export const A_TURN: Drawn = {
  draw: () => (
    <CastleScene position={TURN}>
      <div className={styles.pair}>
        <div className={styles.bridge}>
          <WhiteBridge />
        </div>
        <Room room="S1" />
      </div>
    </CastleScene>
  ),
  marks: [
    [move('takeDie:white:left')],
    [move('placeDie:S1')],
    [`.${bridges.lantern}`],
    [move('chooseBlock:S1:top'), move('chooseBlock:S1:bottom')],
  ],
};

function WhiteBridge() {
  return <Bridge colour="white" here={useCastle().position.bridges.white} />;
}

function CoralBridge() {
  return <Bridge colour="coral" here={useCastle().position.bridges.coral} />;
}

const FOUR = castlePosition({
  players: 4,
  bridges: { coral: { left: 1, centre: [3, 4], right: 6 } },
});

/** A bridge with four dice. */
export const BRIDGE: Drawn = {
  draw: () => (
    <CastleScene position={FOUR}>
      <div className={styles.bridge}>
        <CoralBridge />
      </div>
    </CastleScene>
  ),
  marks: [
    [move('takeDie:coral:left')],
    [move('takeDie:coral:right')],
    [`.${bridges.die}:not(:has(${move('takeDie:coral:left')}, ${move('takeDie:coral:right')}))`],
  ],
};

const COVERED = castlePosition({
  players: 3,
  rooms: {
    S1: { ...ROOM, dice: ['white 5'] },
    S2: { card: 's09', tiles: ['coral', 'black', 'white'], dice: ['coral 5', 'white 1'] },
  },
});

/** A die on a printed value, and a die on a die. */
export const COVERING: Drawn = {
  draw: () => (
    <CastleScene position={COVERED}>
      <div className={styles.pair}>
        <Room room="S1" />
        <Room room="S2" />
      </div>
    </CastleScene>
  ),
  marks: [[move('placeDie:S1')], [move('placeDie:S2')]],
};

/** The parts of a room. */
export const ROOM_PARTS: Drawn = {
  draw: () => (
    <CastleScene position={TURN}>
      <div className={styles.narrow}>
        <Room room="S1" />
      </div>
    </CastleScene>
  ),
  marks: [[`.${card.tile}`], [move('chooseBlock:S1:top')], [`.${card.light}`], [move('placeDie:S1')]],
};

/** The spaces outside the walls and the well. */
export const GROUND: Drawn = {
  draw: () => (
    <CastleScene position={TURN}>
      <div className={styles.ground}>
        <Outside space="outside1" />
        <Well />
        <Outside space="outside2" />
      </div>
    </CastleScene>
  ),
  marks: [
    [`.${ground.outside}:first-child .${ground.workers}`, `.${ground.outside}:last-child .${ground.workers}`],
    [`.${ground.rewards}`],
  ],
};

const AT_HOME = castlePosition({
  players: 2,
  seats: [
    {
      food: 4,
      iron: 1,
      pearl: 2,
      coin: 3,
      seal: 2,
      card: 's10',
      lantern: ['r8'],
      courtiers: { domain: 2, gate: 1, floor1: 1, floor2: 1, daimyo: 0 },
      dice: { top: 3 },
    },
    {},
  ],
});

/** A domain with three courtiers sent out. */
export const DOMAIN: Drawn = {
  draw: () => (
    <CastleScene position={AT_HOME}>
      <Domain />
    </CastleScene>
  ),
  marks: [
    [move('placeDie:top')],
    [`.${domain.row}[data-colour="coral"] .${domain.slot}[data-covered="false"]`],
    [`.${domain.row}[data-colour="coral"] .${domain.slot}[data-covered="true"]`],
    [move('chooseBlock:top')],
  ],
};

/** The gate and the Daimyo's room. */
export const COURT: Drawn = {
  draw: () => (
    <CastleScene position={LATER}>
      <div className={styles.stack}>
        <Daimyo />
        <Gate />
      </div>
    </CastleScene>
  ),
  marks: [[`.${ground.torii}`], [`.${daimyo.favours}`], [`.${daimyo.guest}`]],
};

const GARDENERS = castlePosition({
  players: 2,
  bridges: { black: { left: 2, centre: [], right: 5 } },
  gardens: {
    black: { plant: { card: 'p3', clans: [0, 1] }, stone: { card: 'k3', clans: [1] } },
  },
});

/** A bridge with its two gardens. */
export const GARDENS: Drawn = {
  draw: () => (
    <CastleScene position={GARDENERS}>
      <Bank colour="black" />
    </CastleScene>
  ),
  marks: [
    [`${move('garden:black:plant')} .${bridges.food}:first-child`],
    [`${move('garden:black:plant')} .${bridges.food}:last-child`],
    [`${move('garden:black:plant')} .${bridges.body} > :first-child`],
    [`${move('garden:black:plant')} .${bridges.gardeners}`],
  ],
};

const WARRIORS = castlePosition({
  players: 2,
  yards: { yard5: { warriors: [1, 0] }, yard3: { warriors: [0, 1] }, yard1: { warriors: [2, 0] } },
});

/** The training yards. */
export const YARDS: Drawn = {
  draw: () => (
    <CastleScene position={WARRIORS}>
      <Yards />
    </CastleScene>
  ),
  marks: [
    [move('train:yard5')],
    [`.${yards.yard}[data-tiles="2"] .${yards.tiles}`],
    [`.${yards.yard}[data-tiles="2"] .${yards.worth}`],
  ],
};

const LANTERNS = castlePosition({
  players: 2,
  seats: [{ lantern: ['r8', 's05', 'd02', 'd03', 'a2'] }, {}],
});

function Lanterns() {
  return <LanternArea lantern={useCastle().position.seats[0].lantern} />;
}

/** A Lantern Area of five cards. */
export const LANTERN: Drawn = {
  draw: () => (
    <CastleScene position={LANTERNS}>
      <Lanterns />
    </CastleScene>
  ),
  marks: [[`.${domain.lights}`]],
};

/** Resources, coins, seals and points. */
export const HOLDINGS: Drawn = {
  draw: () => (
    <CastleScene position={AT_HOME}>
      <div className={styles.narrow}>
        <Holdings />
      </div>
    </CastleScene>
  ),
  marks: [
    [`.${holdings.track}`],
    [`.${holdings.sum}:nth-child(1)`],
    [`.${holdings.sum}:nth-child(2)`],
    [`.${holdings.sum}:nth-child(3)`],
  ],
};

const HERONS = castlePosition({
  players: 3,
  order: [2, 0, 1],
  seats: [{ time: 5 }, { time: 5 }, { time: 11 }],
  timeOrder: [2, 1, 0],
});

/** The Passage of Time. */
export const TIME: Drawn = {
  draw: () => (
    <CastleScene position={HERONS}>
      <Sky />
    </CastleScene>
  ),
  marks: [
    [`.${sky.season}[data-season="spring"] .${sky.herons}`],
    [`.${sky.season}[data-season="summer"] .${sky.border}`],
    [`.${sky.season}[data-season="winter"] .${sky.worth}`],
  ],
};

/** Two rooms of different floors. */
export const LIGHT: Drawn = {
  draw: () => (
    <CastleScene position={TURN}>
      <div className={styles.pair}>
        <Room room="S1" />
        <Room room="D1" />
      </div>
    </CastleScene>
  ),
  marks: [
    [
      `:has(> ${move('chooseBlock:S1:middle')})`,
      `:has(> ${move('chooseBlock:S1:bottom')})`,
      `:has(> ${move('chooseBlock:D1:second')})`,
    ],
    [`:has(> ${move('chooseBlock:S1:top')})`, `:has(> ${move('chooseBlock:D1:first')})`],
  ],
};

/** Two bridges at the end of a round, one of them empty. */
export const ROUND: Drawn = roundEnd(0, { players: 2 });

const PAIRS = castlePosition({
  players: 2,
  pairs: [
    { action: 'a1', resource: 'r8' },
    { action: 'a3', resource: 'r1' },
    { action: 'a2', resource: 'r5' },
  ],
});

/** The pairs of starting cards. */
export const STARTING: Drawn = {
  draw: () => (
    <CastleScene position={PAIRS}>
      <Draft />
    </CastleScene>
  ),
  marks: [
    [`${move('draft:0')} .${draft.action}`],
    [`${move('draft:0')} .${draft.resource} > :first-child`],
    [`${move('draft:0')} .${draft.lantern}`],
  ],
};

/** What glows at the start of a turn. */
export const GLOW: Drawn = {
  draw: () => (
    <CastleScene position={FOUR} glow>
      <div className={styles.bridge}>
        <CoralBridge />
      </div>
    </CastleScene>
  ),
  marks: [],
};
