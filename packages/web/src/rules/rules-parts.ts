import type { ComponentType } from 'react';

/** A picture: what it draws, and for each numbered part of its caption the selectors of what is ringed. */
export interface Drawn {
  readonly draw: ComponentType;
  readonly marks: readonly (readonly string[])[];
}

/** What a table in the rules is given. */
export interface TableProps {
  readonly caption: string;
}

type BySection<T> = Readonly<Partial<Record<string, Readonly<Partial<Record<string, T>>>>>>;

/** What a how-to-play page shows beside its words: by section, then by the key in its messages. */
export interface RulesParts {
  readonly pictures: BySection<Drawn>;
  readonly tables: BySection<ComponentType<TableProps>>;
}
