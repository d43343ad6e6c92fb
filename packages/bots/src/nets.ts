import type { GameName } from '@shirasagi/engine';
import { type NetWeights, readNet } from './net/weights.js';

/** Nets that were handed in by name, to be tried out. */
const tried = new Map<string, NetWeights>();

/** Makes a net known by a name, so that words such as `search:200ms:net=NAME` can ask for it. */
export function addNet(name: string, file: Uint8Array): void {
  tried.set(name, readNet(file));
}

type Loader = () => Promise<{ readonly NET: string }>;

/** The nets that come with the games, by the number of players, loaded when an opponent first needs one. */
const LOADERS: Readonly<Record<GameName, Readonly<Record<number, Loader>>>> = {
  castle: {
    1: () => import('./castle/net-many.js'),
    2: () => import('./castle/net.js'),
    4: () => import('./castle/net-many.js'),
  },
  duel: { 2: () => import('./duel/net.js') },
};

const loaded = new Map<string, Promise<NetWeights | undefined>>();

async function load(game: GameName, players: number): Promise<NetWeights | undefined> {
  const module = await LOADERS[game][players]?.();
  return module && readNet(Uint8Array.from(atob(module.NET), (character) => character.charCodeAt(0)));
}

/** Which net a search uses: the one that comes with its game, none, or one that was handed in. */
export type NetChoice = 'own' | 'none' | { readonly name: string };

/** The net of a choice for so many players; nothing where there is none. */
export async function netOf(
  game: GameName,
  players: number,
  choice: NetChoice,
): Promise<NetWeights | undefined> {
  if (choice === 'none') return undefined;
  if (choice === 'own') {
    const key = `${game} ${players}`;
    const net = loaded.get(key) ?? load(game, players);
    loaded.set(key, net);
    return net;
  }
  const net = tried.get(choice.name);
  if (!net) throw new Error(`there is no net named ${choice.name}`);
  return net;
}
