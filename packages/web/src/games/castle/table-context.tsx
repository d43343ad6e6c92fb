import { type CastlePosition, type CastleState, toPosition } from '@shirasagi/engine';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { reuseParts } from '../../table/reuse-parts';
import { countPieces, type Identities, identify } from './identity';

interface CastleTableContext {
  readonly state: CastleState;
  /** Parts of it that stay as they are stay the same objects. */
  readonly position: CastlePosition;
  /** The seat whose domain lies open. */
  readonly you: number;
  /** The name of the n-th piece of a kind at a place, for shared-element moves. */
  pieceId(kind: string, place: string, n?: number): string;
}

const Context = createContext<CastleTableContext | null>(null);
const GameContext = createContext<CastleState | null>(null);

interface ProviderProps {
  readonly state: CastleState;
  readonly you: number;
  readonly children: ReactNode;
}

/** Reads the state once for all parts of the table. */
export function CastleTableProvider({ state, you, children }: ProviderProps) {
  const drawn = useRef<CastlePosition>(undefined);
  const position = useMemo(() => {
    drawn.current = reuseParts(drawn.current, toPosition(state) as CastlePosition);
    return drawn.current;
  }, [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any state of one game serves
  const game = useMemo(() => state, [state.edition, state.level]);
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
  return (
    <GameContext value={game}>
      <Context value={table}>{children}</Context>
    </GameContext>
  );
}

/** Some state of the game, the same one all along: for what no move changes, as edition, level and clans. */
export function useGame(): CastleState {
  const game = useContext(GameContext);
  if (!game) throw new Error('useGame outside of a castle table');
  return game;
}

/** The position on the table and what drawing it needs. */
export function useCastle(): CastleTableContext {
  const table = useContext(Context);
  if (!table) throw new Error('useCastle outside of a castle table');
  return table;
}
