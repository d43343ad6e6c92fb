import { type DuelPosition, type DuelState, toPosition } from '@shirasagi/engine';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Identities, useIdentities } from './identity';

/** Everything the pieces of the table read. */
interface Duel {
  readonly state: DuelState;
  readonly position: DuelPosition;
  readonly components: DuelState['edition']['components'];
  /** The seat at the bottom of the table. */
  readonly you: number;
  /** Names of tokens and Clan Seals by the place they lie in. */
  readonly names: Identities;
}

const DuelContext = createContext<Duel | null>(null);
const GameContext = createContext<DuelState | null>(null);

interface DuelProviderProps {
  readonly state: DuelState;
  readonly you: number;
  readonly children: ReactNode;
}

/** Reads the state once for all pieces of the table. */
export function DuelProvider({ state, you, children }: DuelProviderProps) {
  const position = useMemo(() => toPosition(state) as DuelPosition, [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any state of one game serves
  const game = useMemo(() => state, [state.edition]);
  const names = useIdentities(position);
  const value = useMemo(
    () => ({ state, position, components: state.edition.components, you, names }),
    [state, position, you, names],
  );
  return (
    <GameContext value={game}>
      <DuelContext value={value}>{children}</DuelContext>
    </GameContext>
  );
}

/** Some state of the game, the same one all along: for what no move changes, as edition and clans. */
export function useGame(): DuelState {
  const game = useContext(GameContext);
  if (!game) throw new Error('outside a DuelProvider');
  return game;
}

/** The game as the pieces of the table read it. */
export function useDuel(): Duel {
  const duel = useContext(DuelContext);
  if (!duel) throw new Error('outside a DuelProvider');
  return duel;
}
