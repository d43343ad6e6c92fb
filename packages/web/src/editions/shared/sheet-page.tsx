import { isGameName } from '@shirasagi/engine';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../../app/parts/button';
import { Loading } from '../../app/parts/loading';
import { PageFrame } from '../../app/parts/page-frame';
import { Bar } from '../bar';
import styles from '../editions.module.css';
import { Missing } from '../missing';
import { builtIn, type EditionFile } from '../store/edition-file.js';
import { editionStore } from '../store/edition-store.js';
import { useView } from '../use-view.js';
import { Sheet } from './sheet';

interface Shown {
  readonly file: EditionFile;
  readonly fingerprint: string | undefined;
}

/** An own edition, or the built-in one of a game by its name; null where there is none. */
function useShown(id: string): Shown | null | undefined {
  const t = useTranslations('editions');
  const [own, setOwn] = useState<Shown | null>();
  useEffect(() => {
    let current = true;
    if (!isGameName(id)) void editionStore.get(id).then((found) => current && setOwn(found ?? null));
    return () => {
      current = false;
    };
  }, [id]);
  if (!isGameName(id)) return own;
  const { file, fingerprint } = builtIn(id);
  return { file: { ...file, name: t('builtInName') }, fingerprint };
}

/** The sheet of an edition. */
export function SheetPage({ id }: { readonly id: string }) {
  const t = useTranslations('editions');
  const shown = useShown(id);
  const view = useView(shown?.file.game);
  if (shown === null) return <Missing />;
  if (!shown || !view) return <Loading />;
  return (
    <PageFrame
      bar={
        <Bar>
          {!isGameName(id) && (
            <a className={buttonClass('quiet')} href={`#/editions/${id}`}>
              {t('edit')}
            </a>
          )}
        </Bar>
      }
    >
      <main className={styles.main}>
        <Sheet {...shown} view={view} />
      </main>
    </PageFrame>
  );
}
