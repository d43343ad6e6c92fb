import { type CastlePosition, type CastleState, toPosition, toText } from '@shirasagi/engine';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { placementCoins } from '../table/foresee';
import { useTargets } from '../table/targets';
import { countPieces, type Identities, identify } from './identity';

interface CastleTableContext {
  readonly state: CastleState;
  readonly position: CastlePosition;
  /** The seat whose domain lies open. */
  readonly you: number;
  /** The name of the n-th piece of a kind at a place, for shared-element moves. */
  pieceId(kind: string, place: string, n?: number): string;
  /** Coins a legal placement would bring (or cost, below 0), by move text. */
  readonly coinsBy: ReadonlyMap<string, number>;
}

const Context = createContext<CastleTableContext | null>(null);

interface ProviderProps {
  readonly state: CastleState;
  readonly you: number;
  readonly children: ReactNode;
}

/** The price of every placement that is legal now. */
function useCoins(state: CastleState): ReadonlyMap<string, number> {
  const { byText } = useTargets();
  return useMemo(() => {
    const coins = placementCoins(
      state,
      [...byText.values()].map(({ move }) => move),
    );
    return new Map([...coins].map(([move, count]) => [toText(state, move), count]));
  }, [state, byText]);
}

/** Reads the state once for all parts of the table. */
export function CastleTableProvider({ state, you, children }: ProviderProps) {
  const position = useMemo(() => toPosition(state) as CastlePosition, [state]);
  const named = useRef<Identities>(new Map());
  const identities = useMemo(() => {
    named.current = identify(named.current, countPieces(position));
    return named.current;
  }, [position]);
  const coinsBy = useCoins(state);
  const table = useMemo<CastleTableContext>(
    () => ({
      state,
      position,
      you,
      coinsBy,
      pieceId: (kind, place, n = 0) => identities.get(kind)?.get(place)?.[n] ?? `${kind}-${place}-${n}`,
    }),
    [state, position, you, coinsBy, identities],
  );
  return <Context value={table}>{children}</Context>;
}

/** The position on the table and what drawing it needs. */
export function useCastle(): CastleTableContext {
  const table = useContext(Context);
  if (!table) throw new Error('useCastle outside of a castle table');
  return table;
}
