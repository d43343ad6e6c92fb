import type { State } from '@shirasagi/engine';
import { memo, type RefObject, Suspense } from 'react';
import { Loading } from '../app/parts/loading';
import { viewOf } from '../games';
import { PieceMotion } from './piece-motion';
import { useRisen } from './use-risen';

/** Tells when the table stands: effects below a Suspense run once everything in it is there. */
function Standing({ tell }: { readonly tell: () => void }) {
  useRisen(tell);
  return null;
}

interface TableViewProps {
  readonly state: State;
  readonly you: number;
  /** The element it is drawn in. */
  readonly table: RefObject<HTMLElement | null>;
  /** Called once the table is laid and its pieces have come to rest. */
  readonly stands: () => void;
}

/** The table of the game that is played; drawn again only when the position changes. */
export const TableView = memo(function TableView({ state, you, table, stands }: TableViewProps) {
  const { Table } = viewOf(state);
  return (
    <Suspense fallback={<Loading />}>
      <Table state={state} you={you} />
      <PieceMotion table={table} state={state} you={you} />
      <Standing tell={stands} />
    </Suspense>
  );
});
