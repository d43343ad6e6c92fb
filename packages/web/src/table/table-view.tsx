import { CastleState, DuelState, type State } from '@shirasagi/engine';
import { lazy, memo, Suspense } from 'react';
import { Loading } from '../app/loading';

const CastleTable = lazy(() => import('../castle/castle-table').then((m) => ({ default: m.CastleTable })));
const DuelTable = lazy(() => import('../duel/duel-table').then((m) => ({ default: m.DuelTable })));

interface TableViewProps {
  readonly state: State;
  readonly you: number;
}

/** The table of the game that is played; drawn again only when the position changes. */
export const TableView = memo(function TableView({ state, you }: TableViewProps) {
  return (
    <Suspense fallback={<Loading />}>
      {state instanceof CastleState && <CastleTable state={state} you={you} />}
      {state instanceof DuelState && <DuelTable state={state} you={you} />}
    </Suspense>
  );
});
