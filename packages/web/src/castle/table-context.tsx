import { type CastlePosition, type CastleState, toPosition } from '@shirasagi/engine';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { countPieces, type Identities, identify } from './identity';

interface CastleTableContext {
  readonly state: CastleState;
  readonly position: CastlePosition;
  /** The seat whose domain lies open. */
  readonly you: number;
  /** The name of the n-th piece of a kind at a place, for shared-element moves. */
  pieceId(kind: string, place: string, n?: number): string;
}

const Context = createContext<CastleTableContext | null>(null);

interface ProviderProps {
  readonly state: CastleState;
  readonly you: number;
  readonly children: ReactNode;
}

/** Reads the state once for all parts of the table. */
export function CastleTableProvider({ state, you, children }: ProviderProps) {
  const position = useMemo(() => toPosition(state) as CastlePosition, [state]);
  const named = useRef<Identities>(new Map());
  const identities = useMemo(() => {
    named.current = identify(named.current, countPieces(position));
    return named.current;
  }, [position]);
  const table = useMemo<CastleTableContext>(
    () => ({
      state,
      position,
      you,
      pieceId: (kind, place, n = 0) => identities.get(kind)?.get(place)?.[n] ?? `${kind}-${place}-${n}`,
    }),
    [state, position, you, identities],
  );
  return <Context value={table}>{children}</Context>;
}

/** The position on the table and what drawing it needs. */
export function useCastle(): CastleTableContext {
  const table = useContext(Context);
  if (!table) throw new Error('useCastle outside of a castle table');
  return table;
}
