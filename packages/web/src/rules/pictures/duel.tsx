import { ActivationTile } from '../../duel/activation-tile';
import { Castle } from '../../duel/castle';
import seals from '../../duel/clan-seal.module.css';
import { ClimbingPath } from '../../duel/climbing-path';
import climbing from '../../duel/climbing-path.module.css';
import { Deck } from '../../duel/deck';
import { Gardens } from '../../duel/gardens';
import gardens from '../../duel/gardens.module.css';
import gate from '../../duel/gate.module.css';
import { Harbour } from '../../duel/harbour';
import { Holdings } from '../../duel/holdings';
import holdings from '../../duel/holdings.module.css';
import { InfluenceCard } from '../../duel/influence-card';
import influence from '../../duel/influence-card.module.css';
import { LanternRow } from '../../duel/lantern-row';
import { DomainLanterns } from '../../duel/lanterns';
import lanterns from '../../duel/lanterns.module.css';
import { Location } from '../../duel/location';
import { Offer } from '../../duel/offer';
import offer from '../../duel/offer.module.css';
import { Round } from '../../duel/round';
import round from '../../duel/round.module.css';
import { Storage } from '../../duel/storage';
import storage from '../../duel/storage.module.css';
import { Well } from '../../duel/well';
import { Yards } from '../../duel/yards';
import yards from '../../duel/yards.module.css';
import type { Drawn } from './drawn';
import { DuelScene, duelPosition } from './scene';
import styles from './scene.module.css';

const START = duelPosition({});

const location = (name: string): string => `[data-move^="place:"][data-move$=":${name}"]`;
const source = (name: string): string => `[data-move="act:${name}"]`;

/** The castle with its locations, decks and Activation tiles. */
export const CASTLE: Drawn = {
  draw: () => (
    <DuelScene position={START}>
      <Castle />
    </DuelScene>
  ),
  marks: [
    [location('loc3')],
    [source('act3'), source('deck2')],
    [`.${climbing.path}[data-path="left"]`, `.${climbing.path}[data-path="right"]`],
    [`.${gate.gate}`],
  ],
};

const SIXTH = duelPosition({
  floors: {
    loc1: { tokens: ['black'] },
    loc2: { tokens: ['white'] },
    loc3: { tokens: ['coral', 'white'] },
    loc5: { tokens: ['black'] },
  },
});

/** How far the round has gone. */
export const ROUNDS: Drawn = {
  draw: () => (
    <DuelScene position={SIXTH}>
      <Round />
    </DuelScene>
  ),
  marks: [[`.${round.course} > :first-child`], [`.${round.course} > :last-child`], [`.${round.starting}`]],
};

const ORIGAMI = duelPosition({
  floors: { deck1: { top: 'o03' }, loc1: { tile: 'coral' }, act1: 'lantern', act5: 'garden' },
});

/** One floor of the castle. */
export const FLOOR: Drawn = {
  draw: () => (
    <DuelScene position={ORIGAMI}>
      <div className={styles.hall}>
        <Deck deck="deck1" />
        <Location location="loc1" left="" right="" />
        <ActivationTile space="act1" />
        <Location location="loc2" left="" right="" />
        <ActivationTile space="act2" />
      </div>
    </DuelScene>
  ),
  marks: [[location('loc1')], [source('deck1')], [source('act1')]],
};

const STACKS = duelPosition({
  floors: {
    loc1: { tile: 'coral' },
    loc2: { tile: 'coral', tokens: ['black', 'white'] },
    loc3: { tile: 'black', tokens: ['coral'] },
    loc4: { tile: 'black' },
  },
});

/** Four locations: where a coral token may go. */
export const STACKED: Drawn = {
  draw: () => (
    <DuelScene position={STACKS}>
      <div className={styles.line}>
        <Location location="loc1" left="" right="" />
        <Location location="loc2" left="" right="" />
        <Location location="loc3" left="" right="" />
        <Location location="loc4" left="" right="" />
      </div>
    </DuelScene>
  ),
  marks: [[location('loc1')], [location('loc2')], [location('loc3')], [location('loc4')]],
};

const AREAS = duelPosition({
  seats: [
    {
      food: 3,
      iron: 5,
      pearl: 1,
      coin: 4,
      seal: 3,
      change: 1,
      lantern: { coral: ['coral1', 'coral2'], black: ['b3', 'black5'], white: ['white4'] },
      clanSeals: 8,
    },
    {},
  ],
});

/** The three lanterns of a domain with their cards. */
export const LANTERNS: Drawn = {
  draw: () => (
    <DuelScene position={AREAS}>
      <div className={styles.narrow}>
        <DomainLanterns seat={0} />
      </div>
    </DuelScene>
  ),
  marks: [
    [`.${lanterns.area}[data-colour="black"] .${lanterns.plate}`],
    [`.${lanterns.area}[data-colour="black"] .${lanterns.cards}`],
  ],
};

/** The face-up Lantern cards. */
export const LANTERN_ROW: Drawn = {
  draw: () => (
    <DuelScene position={START}>
      <LanternRow />
    </DuelScene>
  ),
  marks: [['[data-move^="lanternCard:"]']],
};

/** The six Activation tiles. */
export const TILES: Drawn = {
  draw: () => (
    <DuelScene position={START}>
      <div className={styles.tiles}>
        {(['act1', 'act2', 'act3', 'act4', 'act5', 'act6'] as const).map((space) => (
          <ActivationTile key={space} space={space} />
        ))}
      </div>
    </DuelScene>
  ),
  marks: [],
};

/** The Well and its five benefits. */
export const WELL: Drawn = {
  draw: () => (
    <DuelScene position={START}>
      <Well />
    </DuelScene>
  ),
  marks: [],
};

/** A card for sale, bought and improved. */
export const CARDS: Drawn = {
  draw: () => (
    <DuelScene position={START}>
      <div className={styles.cards}>
        <span className={styles.card}>
          <InfluenceCard id="w11" face="offer" />
        </span>
        <InfluenceCard id="w11" face="plain" />
        <InfluenceCard id="w11" face="improved" />
      </div>
    </DuelScene>
  ),
  marks: [
    [`.${influence.head}`],
    [`.${influence.scroll}`],
    ['[data-face="plain"]'],
    ['[data-face="improved"]'],
  ],
};

const SEALS = duelPosition({
  yards: {
    basic: { tile: 'n1', seals: [1, 1, 0, 1] },
    elite: { tile: 'e2', seals: [1] },
  },
  gardens: {
    stone: [{ seals: [0] }, {}, { seals: [1] }],
    plant: [{ tile: 'g1', seals: [0] }, {}, {}],
  },
});

/** The garden columns. */
export const GARDENS: Drawn = {
  draw: () => (
    <DuelScene position={SEALS}>
      <Gardens />
    </DuelScene>
  ),
  marks: [
    [`.${gardens.garden}[data-kind="plant"] .${gardens.cost}`],
    [`[data-move="gardenColumn:plant1"] .${gardens.tile}`],
    [`[data-move="gardenColumn:plant1"] .${seals.spaces}`],
    [`[data-move="gardenColumn:plant1"] .${gardens.foot}`],
  ],
};

/** The training yards. */
export const YARDS: Drawn = {
  draw: () => (
    <DuelScene position={SEALS}>
      <Yards />
    </DuelScene>
  ),
  marks: [
    [`.${yards.yard}[data-yard="basic"] .${yards.cost}`],
    [`[data-move="yard:basic"] .${seals.spaces}`],
    [`.${yards.yard}[data-yard="basic"] .${yards.rewards}`],
    [
      `.${yards.yard}[data-yard="basic"] .${yards.worth}`,
      `.${yards.yard}[data-yard="elite"] .${yards.worth}`,
    ],
  ],
};

const PATHS = duelPosition({
  climb: { left: ['c1', 'c3'], right: ['c2', 'c4'] },
  seats: [
    { path: 'left', space: 1 },
    { path: 'right', space: 2 },
  ],
});

/** Both paths with a courtier on each. */
export const PATH: Drawn = {
  draw: () => (
    <DuelScene position={PATHS}>
      <div className={styles.paths}>
        <ClimbingPath path="left" />
        <ClimbingPath path="right" />
      </div>
    </DuelScene>
  ),
  marks: [
    [`[data-path="left"] .${climbing.landing}[data-space="1"] .${climbing.button}`],
    [`[data-path="right"] .${climbing.landing}[data-space="1"] .${climbing.button}`],
    [`[data-path="right"] .${climbing.landing}[data-space="3"] .${climbing.worth}`],
  ],
};

/** The harbour. */
export const HARBOUR: Drawn = {
  draw: () => (
    <DuelScene position={START}>
      <Harbour />
    </DuelScene>
  ),
  marks: [['[data-move="trade:card"]'], ['[data-move="trade:common"]'], ['[data-move="trade:luxury"]']],
};

/** Resources and storage of a domain. */
export const STORAGE: Drawn = {
  draw: () => (
    <DuelScene position={AREAS}>
      <div className={`${styles.narrow} ${styles.stack}`}>
        <Holdings seat={0} />
        <Storage seat={0} />
      </div>
    </DuelScene>
  ),
  marks: [[`.${holdings.holdings}`], [`.${storage.rack}`], [`.${storage.changes}`], [`.${storage.seals}`]],
};

const OFFERED = duelPosition({ offer: ['b1', 'b3', 'b5'] });

/** The starting cards. */
export const STARTING: Drawn = {
  draw: () => (
    <DuelScene position={OFFERED}>
      <Offer />
    </DuelScene>
  ),
  marks: [[`[data-move="start:b1"] .${offer.gain}`], [`[data-move="start:b1"] .${offer.reward}`]],
};
