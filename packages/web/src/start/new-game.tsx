import type { GameName } from '@shirasagi/engine';
import { useEffect } from 'react';
import { go } from '../app/route';
import { engineOptions, isOffered, isSolo, OFFERED, playersOf } from '../games/offers';
import { begin } from '../session/local/open-session.js';
import type { SeatPlayer } from '../session/session.js';
import { isLevel } from '../table/seats/characters.js';

/** Reads who sits where: `seats=person,samurai`, or people in all seats. */
function readSitters(wanted: URLSearchParams, count: number): SeatPlayer[] {
  const named = wanted.get('seats')?.split(',') ?? [];
  return Array.from({ length: count }, (_, seat): SeatPlayer => {
    const name = named[seat] ?? 'person';
    if (name === 'rival') return { kind: 'rival' };
    return isLevel(name) ? { kind: 'opponent', level: name } : { kind: 'person', name: '' };
  });
}

/** Begins the game an address describes, such as `#/game/new?game=castle&players=2`, and goes to it. */
export function NewGame({ wanted }: { readonly wanted: URLSearchParams }) {
  useEffect(() => {
    const name = wanted.get('game');
    const game: GameName = isOffered(name) ? name : OFFERED[0];
    const players = Number(wanted.get('players') ?? 2);
    const options = engineOptions(game, {
      players,
      rival: wanted.get('level') ?? 'medium',
      firstGame: wanted.get('firstGame') === 'true',
      promo: wanted.get('promo') === 'true',
    });
    const sitters = readSitters(wanted, Math.max(2, playersOf(game, players)));
    if (isSolo(game, players)) sitters[1] = { kind: 'rival' };
    go(`#/game/${begin(game, options, sitters).id}`, true);
  }, [wanted]);
  return null;
}
