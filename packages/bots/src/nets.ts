import type { GameName, State } from '@shirasagi/engine';
import { NETS } from './games.js';
import { type NetWeights, readNet } from './net/weights.js';
import { hasBuiltInValues, playersOf } from './search/forecast.js';

/** Nets that were handed in by name, to be tried out. */
const tried = new Map<string, NetWeights>();

/** Makes a net known by a name, so that words such as `search:200ms:net=NAME` can ask for it. */
export function addNet(name: string, file: Uint8Array): void {
  tried.set(name, readNet(file));
}

/** Loads the text of a net, by the number of players, when an opponent first needs it. */
export type NetLoaders = Readonly<Record<number, () => Promise<{ readonly NET: string }>>>;

const loaded = new Map<string, Promise<NetWeights | undefined>>();

async function load(game: GameName, players: number): Promise<NetWeights | undefined> {
  const module = await NETS[game][players]?.();
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

/** The net for a state: the one that comes with its game, which knows no component values but the built-in ones. */
export function ownNet(state: State): Promise<NetWeights | undefined> {
  return netOf(state.game, playersOf(state), hasBuiltInValues(state) ? 'own' : 'none');
}
