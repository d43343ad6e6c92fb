import type { Drawn } from '../../../rules/rules-parts';
import styles from '../../../rules/scene.module.css';
import { Deck } from '../cards/deck';
import { LanternRow } from '../cards/lantern-row';
import { Offer } from '../cards/offer';
import offer from '../cards/offer.module.css';
import { ActivationTile } from '../castle/activation-tile';
import { Castle } from '../castle/castle';
import { ClimbingPath } from '../castle/climbing-path';
import climbing from '../castle/climbing-path.module.css';
import { Gardens } from '../castle/gardens';
import gardens from '../castle/gardens.module.css';
import gate from '../castle/gate.module.css';
import { Harbour } from '../castle/harbour';
import { Location } from '../castle/location';
import heading from '../castle/place-heading.module.css';
import { Round } from '../castle/round';
import round from '../castle/round.module.css';
import { Well } from '../castle/well';
import { Yards } from '../castle/yards';
import yards from '../castle/yards.module.css';
import seals from '../clans/clan-seal.module.css';
import { Holdings } from '../clans/holdings';
import holdings from '../clans/holdings.module.css';
import { Storage } from '../clans/storage';
import storage from '../clans/storage.module.css';
import { InfluenceCard } from '../domain/influence-card';
import influence from '../domain/influence-card.module.css';
import { DomainLanterns } from '../domain/lanterns';
import lanterns from '../domain/lanterns.module.css';
import { DuelScene, duelPosition } from './scene';

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
      <div className={styles.spread}>
        <Round />
      </div>
    </DuelScene>
  ),
  marks: [[`.${round.course} > :first-child`], [`.${round.course} > :last-child`], [`.${round.starting}`]],
};

const ORIGAMI = duelPosition({
  floors: { deck1: { top: 'o03' }, loc1: { tile: 'coral' }, act1: 'lantern', act5: 'garden' },
});

function Hall() {
  return (
    <div className={styles.hall}>
      <Deck deck="deck1" />
      <Location location="loc1" left="" right="" />
      <ActivationTile space="act1" />
      <Location location="loc2" left="" right="" />
      <ActivationTile space="act2" />
    </div>
  );
}

/** A floor at the start of a turn: what can be chosen glows. */
export const GLOW: Drawn = {
  draw: () => (
    <DuelScene position={ORIGAMI} glow>
      <Hall />
    </DuelScene>
  ),
  marks: [],
};

/** One floor of the castle. */
export const FLOOR: Drawn = {
  draw: () => (
    <DuelScene position={ORIGAMI}>
      <Hall />
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

const FACES = ['offer', 'plain', 'improved'] as const;

/** A card for sale, bought and improved: three pictures of one card. */
export const CARDS: Drawn = {
  draw: () => (
    <DuelScene position={START}>
      <div className={styles.cards}>
        {FACES.map((face) => (
          <span key={face} className={face === 'offer' ? styles.card : undefined}>
            <InfluenceCard id="w11" face={face} />
          </span>
        ))}
      </div>
    </DuelScene>
  ),
  marks: [
    [`.${influence.head} > span`],
    [`.${influence.scroll} > span`],
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
    [`.${gardens.garden}[data-kind="plant"] .${heading.cost}`],
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
    [`.${yards.yard}[data-yard="basic"] .${heading.cost}`],
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
    [`[data-path="left"] .${climbing.landing}[data-space="1"]`],
    [`[data-path="right"] .${climbing.landing}[data-space="1"]`],
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
