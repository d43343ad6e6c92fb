import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import { go } from '../app/route';

interface HereLinkProps {
  readonly href: string;
  readonly current?: AriaAttributes['aria-current'];
  /** Called when the link leads to where one is already. */
  readonly again?: () => void;
  readonly children: ReactNode;
}

/** A link within the rules that leaves no step behind, so that one step back leads to the table again. */
export function HereLink({ href, current, again, children }: HereLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (location.hash === href) again?.();
    else go(href, true);
  };
  return (
    <a href={href} aria-current={current} onClick={follow}>
      {children}
    </a>
  );
}
