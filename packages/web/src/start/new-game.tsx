import type { GameName } from '@shirasagi/engine';
import { useEffect } from 'react';
import { go } from '../app/route';
import { begin } from '../session/open-session.js';
import type { Sitter } from '../session/session.js';
import { isLevel } from '../table/characters.js';

/** Reads who sits where: `seats=person,samurai`, or people in all seats. */
function readSitters(wanted: URLSearchParams, count: number): Sitter[] {
  const named = wanted.get('seats')?.split(',') ?? [];
  return Array.from({ length: count }, (_, seat): Sitter => {
    const name = named[seat] ?? 'person';
    if (name === 'rival') return { kind: 'rival' };
    return isLevel(name) ? { kind: 'opponent', level: name } : { kind: 'person', name: '' };
  });
}

/** Begins the game an address describes, such as `#/game/new?game=castle&players=2`, and goes to it. */
export function NewGame({ wanted }: { readonly wanted: URLSearchParams }) {
  useEffect(() => {
    const game: GameName = wanted.get('game') === 'duel' ? 'duel' : 'castle';
    const players = Number(wanted.get('players') ?? 2);
    const firstGame = wanted.get('firstGame') === 'true';
    const options =
      game === 'duel'
        ? { firstGame }
        : {
            players,
            firstGame,
            promo: wanted.get('promo') === 'true',
            ...(players === 1 && { level: wanted.get('level') ?? 'medium' }),
          };
    const sitters = readSitters(wanted, game === 'duel' ? 2 : Math.max(2, players));
    if (game === 'castle' && players === 1) sitters[1] = { kind: 'rival' };
    go(`#/game/${begin(game, options, sitters).id}`, true);
  }, [wanted]);
  return null;
}
