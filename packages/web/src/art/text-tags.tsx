import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './text-tags.module.css';

/** Words in bold, and icons by their names, inside a text. */
export const TEXT_TAGS = {
  b: (chunks: ReactNode) => <strong>{chunks}</strong>,
  i: (chunks: ReactNode) => <Icon name={String(chunks) as IconName} className={styles.icon} />,
};

/** Marks that belong to the word or icon before them. */
const CLOSING = /^[\u00a0\u202f]?[.,;:!?·)]+/;

const isIcon = (part: ReactNode): part is ReactElement => isValidElement(part) && part.type === Icon;
const closing = (part: ReactNode): string => (typeof part === 'string' && CLOSING.exec(part)?.[0]) || '';

/** Keeps a full stop or a comma on the line of the icon before it. */
export function held(text: ReactNode): ReactNode {
  const parts = Children.toArray(text);
  return parts.map((part, i) => {
    const after = closing(parts[i + 1]);
    if (isIcon(part) && after)
      return (
        <span key={part.key} className={styles.held}>
          {part}
          {after}
        </span>
      );
    return typeof part === 'string' && isIcon(parts[i - 1]) ? part.slice(closing(part).length) : part;
  });
}
