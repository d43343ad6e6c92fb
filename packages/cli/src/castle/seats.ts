import type { State } from '@shirasagi/engine';
import { castlePosition } from './position.js';

/** A seat's name: clans are numbered from 1, and in the solo game the second is the rival. */
export function castleClan(state: State, seat: number): string {
  return seat === 1 && castlePosition(state).players === 1 ? 'The rival' : `Clan ${seat + 1}`;
}
