import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { installTips } from './tip-layer';

/** Whether we are inside a button already: nothing in it may take the focus for itself. */
export const InsideButton = createContext(false);

interface TipProps {
  readonly words: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Gives what it holds a tooltip in words, on hover, focus (Shift and the arrow keys) and long press, and a name. */
export function Tip({ words, children, className }: TipProps) {
  const inside = useContext(InsideButton);
  useEffect(() => {
    installTips();
  }, []);
  return (
    <span
      role="img"
      aria-label={words}
      data-tip={words}
      className={className}
      {...(!inside && { tabIndex: -1 })}
    >
      {children}
    </span>
  );
}
