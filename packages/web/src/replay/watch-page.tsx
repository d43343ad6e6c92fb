import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../app/button';
import { MoreWords } from '../app/more-words';
import { MemorySession } from '../session/memory-session.js';
import { type Around, Playing } from '../table/playing';
import { loadReplay } from '../words/load';
import { readLink } from './link.js';
import styles from './watch-page.module.css';

interface WatchPageProps {
  /** The game, packed. */
  readonly packed: string;
  readonly query: URLSearchParams;
}

/** What a link leads to; nothing where it holds no game. */
function useShared(packed: string, query: URLSearchParams) {
  return useMemo(() => {
    try {
      const { record, sitters, at } = readLink(packed, query);
      return { session: new MemorySession('shared', record, sitters, false), at };
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }, [packed, query]);
}

/** No score sheet comes up by itself: only looking is done here. */
const noEnd = () => false;

function Contents({ packed, query }: WatchPageProps) {
  const t = useTranslations('replay');
  const shared = useShared(packed, query);
  if (!shared)
    return (
      <main className={styles.bad}>
        <h1>{t('bad.title')}</h1>
        <p>{t('bad.text')}</p>
        <a className={buttonClass('main')} href="#/">
          {t('home')}
        </a>
      </main>
    );
  const around: Around = {
    home: '#/',
    tools: null,
    menu: null,
    head: <p className={styles.note}>{t('note')}</p>,
    panel: null,
    closePanel: () => {},
    asides: [],
    over: false,
    end: noEnd,
  };
  return <Playing session={shared.session} around={around} moment={shared.at} replay />;
}

/** A game somebody shared by a link, at the moment it names. */
export function WatchPage(props: WatchPageProps) {
  return (
    <MoreWords load={loadReplay}>
      <Contents {...props} />
    </MoreWords>
  );
}
