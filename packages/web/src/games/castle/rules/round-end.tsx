import type { Drawn } from '../../../rules/rules-parts';
import styles from '../../../rules/scene.module.css';
import { Bank } from '../bridges/bridges';
import { CastleScene, castlePosition, move } from './scene';

/** Two bridges at the end of a round, one of them empty, with gardeners of a seat under both. */
export function roundEnd(seat: number, game: Parameters<typeof castlePosition>[0]): Drawn {
  const position = castlePosition({
    ...game,
    bridges: { black: { left: 4, centre: [], right: null }, white: { left: null, centre: [], right: null } },
    gardens: {
      black: { stone: { card: 'k3', clans: [seat] } },
      white: { stone: { card: 'k2', clans: [seat] } },
    },
  });
  return {
    draw: () => (
      <CastleScene position={position}>
        <div className={styles.pair}>
          <Bank colour="black" />
          <Bank colour="white" />
        </div>
      </CastleScene>
    ),
    marks: [[move('takeDie:black:left'), move('garden:black:stone')], [move('garden:white:stone')]],
  };
}
