import { Icon, type IconName } from '../../art/icon';
import styles from './page-tabs.module.css';

interface PageTabsProps<Page extends string> {
  readonly label: string;
  /** The pages of the strip, in their order. */
  readonly pages: readonly Page[];
  readonly icons: Readonly<Record<Page, IconName>>;
  readonly word: (page: Page) => string;
  /** The pages in view. */
  readonly shown: readonly Page[];
  /** The pages of the current decision: they are lit. */
  readonly wanted: readonly Page[];
  readonly show: (page: Page) => void;
}

/** The tabs above the strip of pages a table is on a phone. */
export function PageTabs<Page extends string>({
  label,
  pages,
  icons,
  word,
  shown,
  wanted,
  show,
}: PageTabsProps<Page>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {pages.map((page) => (
        <button
          key={page}
          type="button"
          className={styles.tab}
          aria-current={shown.includes(page) ? 'page' : undefined}
          data-wanted={wanted.includes(page)}
          onClick={() => show(page)}
        >
          <Icon name={icons[page]} />
          <span className={styles.word}>{word(page)}</span>
        </button>
      ))}
    </nav>
  );
}
