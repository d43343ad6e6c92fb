import { LayoutGroup, MotionConfig } from 'motion/react';
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings/settings';

/** How a piece walks from one place to another. */
const WALK = { duration: 0.28, ease: [0.3, 0.1, 0.2, 1] } as const;

interface TableMotionProps {
  /** Pieces of one table walk among themselves. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Lets the pieces of a table walk, unless people want it still. */
export function TableMotion({ id, children }: TableMotionProps) {
  const { moving } = useSettings();
  return (
    <MotionConfig reducedMotion={moving ? 'never' : 'always'} transition={WALK}>
      <LayoutGroup id={id}>{children}</LayoutGroup>
    </MotionConfig>
  );
}
