import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import { Loading } from '../../app/parts/loading';
import { PageFrame } from '../../app/parts/page-frame';
import { go } from '../../app/route';
import { Bar } from '../bar';
import styles from '../editions.module.css';
import { ProblemSentence } from '../problem-sentence';
import type { BadEdition, CheckedEdition } from '../store/edition-file.js';
import { keepCopy } from '../store/keep-copy.js';
import { useView } from '../use-view.js';
import { readLink } from './link.js';
import { Sheet } from './sheet';

function Bad({ problem, path }: BadEdition) {
  const t = useTranslations('editions');
  return (
    <main className={`${styles.main} ${styles.narrow}`}>
      <h1>{t('shared.bad')}</h1>
      <p>{t('shared.badText')}</p>
      <p className={styles.soft}>
        {t('import.detail')} <ProblemSentence problem={problem} path={path} />
      </p>
      <p>
        <a className={buttonClass('main')} href="#/editions">
          {t('all')}
        </a>
      </p>
    </main>
  );
}

/** An edition somebody shared by a link: looked at, then kept. */
export function SharedEdition({ packed }: { readonly packed: string }) {
  const t = useTranslations('editions');
  const [read, setRead] = useState<CheckedEdition | BadEdition>();
  useEffect(() => {
    let current = true;
    void readLink(packed).then((edition) => current && setRead(edition));
    return () => {
      current = false;
    };
  }, [packed]);
  const edition = read && 'file' in read ? read : undefined;
  const view = useView(edition?.game);
  if (read && 'problem' in read) return <Bad {...read} />;
  if (!edition || !view) return <Loading />;
  const keep = async () => go(`#/editions/${await keepCopy(edition.file)}`, true);
  return (
    <PageFrame bar={<Bar />}>
      <main className={styles.main}>
        <p className={`${styles.row} ${styles.notPrinted}`}>
          {t('shared.title')}
          <Button look="main" onClick={() => void keep()}>
            {t('shared.keep')}
          </Button>
        </p>
        <Sheet file={edition.file} fingerprint={edition.fingerprint} view={view} />
      </main>
    </PageFrame>
  );
}
