import type { ComponentType } from 'react';

/** A picture: what it draws, and for each numbered part of its caption the selectors of what is ringed. */
export interface Drawn {
  readonly draw: ComponentType;
  readonly marks: readonly (readonly string[])[];
}
