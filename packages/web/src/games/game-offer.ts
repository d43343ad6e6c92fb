import type { MoveInfo } from '@shirasagi/engine';
import type { ComponentType } from 'react';
import type { IconName } from '../art/icon';

export interface PictureProps {
  readonly className: string;
}

/** What is said of a game before it is played: on the first screen, in the lobby. It loads no rules. */
export interface GameOffer {
  readonly Picture: ComponentType<PictureProps>;
  /** What stands for the game in a list. */
  readonly sign: IconName;
  /** How many can play; where there is one answer nobody is asked. */
  readonly players: readonly number[];
  /** Whether one player alone meets the rival that the rules play, at a level. */
  readonly rival: boolean;
  /** Options that are on or off, by their names in the engine. */
  readonly switches: readonly ('firstGame' | 'promo')[];
  /** Kinds of moves that a player decides outside turns of their own. */
  readonly notTurns: readonly MoveInfo['kind'][];
}
