import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PageBar, PageFrame } from '../app/parts/page-frame';
import styles from './frame.module.css';

interface FrameProps {
  readonly title: string;
  /** Where the way out leads and what it is called; to the start unless told. */
  readonly back?: { readonly href: string; readonly name: string };
  /** More in the bar: who one is, for instance. */
  readonly tools?: ReactNode;
  /** A picture behind the title. */
  readonly picture?: ReactNode;
  /** For a form or a few words: a narrow column. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** What the online screens before a game share: the bar, the title, the column below it. */
export function Frame({ title, back, tools, picture, narrow = false, children }: FrameProps) {
  const t = useTranslations('online');
  // The browser keeps the place of the screen before.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const { href, name } = back ?? { href: '#/', name: t('home') };
  return (
    <PageFrame
      className={narrow ? styles.narrow : ''}
      bar={
        <PageBar name={name} href={href} short>
          {tools}
        </PageBar>
      }
    >
      <main>
        <div className={styles.hero}>
          {picture}
          <h1>{title}</h1>
        </div>
        <div className={styles.main}>{children}</div>
      </main>
    </PageFrame>
  );
}
