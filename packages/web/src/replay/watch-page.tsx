import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { loadPart } from '../app/load-part';
import { MoreWords } from '../app/more-words';
import { buttonClass } from '../app/parts/button';
import { Loading } from '../app/parts/loading';
import { MemorySession } from '../session/memory-session.js';
import { MissingEdition } from '../session/store/edition-of.js';
import { Playing, type TableExtras } from '../table/playing';
import { loadReplay } from '../words/load';
import { readLink } from './link.js';
import styles from './watch-page.module.css';

const FindEdition = lazyPart(() => import('../editions/store/find-edition').then((m) => m.FindEdition));

interface WatchPageProps {
  /** The game, packed. */
  readonly packed: string;
  readonly query: URLSearchParams;
}

type Shown = { readonly session: MemorySession; readonly at: number };

/** What a link leads to: nothing yet, nothing at all, or values that are not here. */
function useShared(packed: string, query: URLSearchParams, visit: number) {
  const [shared, setShared] = useState<Shown | MissingEdition | 'bad'>();
  useEffect(() => {
    let current = true;
    // The next visit asks again, once the edition that was missing may be here.
    void visit;
    const read = async (): Promise<Shown> => {
      const edition = query.has('edition')
        ? await (await loadPart(() => import('./link-edition.js'))).editionIn(query)
        : undefined;
      const { record, sitters, at } = readLink(packed, query, edition);
      return { session: new MemorySession('shared', record, sitters, false, edition), at };
    };
    read().then(
      (found) => current && setShared(found),
      (error) => {
        if (!(error instanceof MissingEdition)) console.warn(error);
        if (current) setShared(error instanceof MissingEdition ? error : 'bad');
      },
    );
    return () => {
      current = false;
    };
  }, [packed, query, visit]);
  return shared;
}

/** No score sheet comes up by itself: only looking is done here. */
const noEnd = () => false;

function Contents({ packed, query }: WatchPageProps) {
  const t = useTranslations('replay');
  const [visit, setVisit] = useState(0);
  const shared = useShared(packed, query, visit);
  if (!shared) return <Loading />;
  if (shared instanceof MissingEdition)
    return (
      <Suspense fallback={<Loading />}>
        <FindEdition missing={shared} again={() => setVisit(visit + 1)} />
      </Suspense>
    );
  if (shared === 'bad')
    return (
      <main className={styles.bad}>
        <h1>{t('bad.title')}</h1>
        <p>{t('bad.text')}</p>
        <a className={buttonClass('main')} href="#/">
          {t('home')}
        </a>
      </main>
    );
  const extras: TableExtras = {
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
  return <Playing session={shared.session} extras={extras} moment={shared.at} replay />;
}

/** A game somebody shared by a link, at the moment it names. */
export function WatchPage(props: WatchPageProps) {
  return (
    <MoreWords load={loadReplay}>
      <Contents {...props} />
    </MoreWords>
  );
}
