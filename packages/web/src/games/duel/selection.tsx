import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useTargets } from '../../table/targets';
import type { Activation, Colour } from './printed';

/** What has been pointed at before a whole move is known: one half of a placing, of a swap or of an exchange. */
export type Selection =
  | { readonly kind: 'token'; readonly colour: Colour }
  | { readonly kind: 'location'; readonly location: string }
  | { readonly kind: 'tile'; readonly tile: Activation }
  | { readonly kind: 'exchange' };

interface SelectionValue {
  readonly selected: Selection | null;
  /** Selects, or lets go of what is selected already. */
  toggle(selection: Selection): void;
}

const SelectionContext = createContext<SelectionValue>({ selected: null, toggle: () => {} });

const same = (a: Selection | null, b: Selection): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Keeps the selection of one decision; the next one begins with nothing selected. */
export function SelectionProvider({ children }: { readonly children: ReactNode }) {
  const { state: decision } = useTargets();
  const [kept, setKept] = useState<{ decision: object | undefined; selected: Selection | null }>({
    decision,
    selected: null,
  });
  const selected = kept.decision === decision ? kept.selected : null;
  const toggle = useCallback(
    (next: Selection) => setKept({ decision, selected: same(selected, next) ? null : next }),
    [decision, selected],
  );
  const value = useMemo(() => ({ selected, toggle }), [selected, toggle]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}

/** What is selected now and how to change it. */
export function useSelection(): SelectionValue {
  return useContext(SelectionContext);
}
