import type { GameName } from '@shirasagi/engine';
import { type NetWeights, readNet } from './net/weights.js';

/** Nets that were handed in by name, to be tried out. */
const tried = new Map<string, NetWeights>();

/** Makes a net known by a name, so that words such as `search:200ms:net=NAME` can ask for it. */
export function addNet(name: string, file: Uint8Array): void {
  tried.set(name, readNet(file));
}

/** Which net a search uses: the one that comes with its game, none, or one that was handed in. */
export type NetChoice = 'own' | 'none' | { readonly name: string };

/** The net of a choice; nothing for a game that has none. */
export async function netOf(_game: GameName, choice: NetChoice): Promise<NetWeights | undefined> {
  if (choice === 'none') return undefined;
  if (choice === 'own') return undefined;
  const net = tried.get(choice.name);
  if (!net) throw new Error(`there is no net named ${choice.name}`);
  return net;
}
