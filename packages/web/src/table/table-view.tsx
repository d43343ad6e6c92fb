import { CastleState, DuelState, type State } from '@shirasagi/engine';
import { lazy, memo, Suspense } from 'react';
import { Loading } from '../app/loading';

const CastleTable = lazy(() => import('../castle/castle-table').then((m) => ({ default: m.CastleTable })));
const DuelTable = lazy(() => import('../duel/duel-table').then((m) => ({ default: m.DuelTable })));

interface TableViewProps {
  readonly state: State;
  readonly you: number;
  /** The state one decision earlier, for what has just moved. */
  readonly previous: State | undefined;
}

/** The table of the game that is played; drawn again only when the position changes. */
export const TableView = memo(function TableView({ state, you, previous }: TableViewProps) {
  return (
    <Suspense fallback={<Loading />}>
      {state instanceof CastleState && (
        <CastleTable
          state={state}
          you={you}
          previous={previous instanceof CastleState ? previous : undefined}
        />
      )}
      {state instanceof DuelState && <DuelTable state={state} you={you} />}
    </Suspense>
  );
});
