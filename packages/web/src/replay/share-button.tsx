import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { Button } from '../app/parts/button';
import type { Session } from '../session/session.js';

const ShareDialog = lazyPart(() => import('./share-dialog').then((m) => m.ShareDialog));

/** Shares a finished game: its last moment, from which the others can be reached. */
export function ShareButton({ session }: { readonly session: Session }) {
  const t = useTranslations('table.review');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <ShareDialog session={session} at={session.snapshot().log.length} close={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
