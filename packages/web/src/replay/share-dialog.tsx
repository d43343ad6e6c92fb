import { portable } from '@shirasagi/engine';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadPart } from '../app/load-part';
import { MoreWords } from '../app/more-words';
import { Button } from '../app/parts/button';
import { Dialog } from '../app/parts/dialog';
import { OnlineSession } from '../session/online/online-session.js';
import { editionAt, type Session } from '../session/session.js';
import { isBuiltIn } from '../session/store/edition-of.js';
import { downloadBlob, downloadJson } from '../session/store/files.js';
import { loadReplay } from '../words/load';
import { linkTo } from './link.js';
import { copyPicture, drawTable } from './picture.js';
import styles from './share-dialog.module.css';

/** The address of a moment: an online table by its name, a game of this browser packed into the address. */
async function addressOf(session: Session, at: number): Promise<string> {
  const here = `${location.origin}${location.pathname}`;
  if (session instanceof OnlineSession) return `${here}#/online/${session.id}?at=${at}`;
  const record = { ...session.record(), game: session.game };
  const edition = editionAt(session);
  const link = linkTo({ record, sitters: session.snapshot().sitters, at }, edition);
  if (isBuiltIn(record)) return here + link;
  const { withValues } = await loadPart(() => import('./link-edition.js'));
  return here + (await withValues(link, session.game, edition));
}

/** The address, once it is packed. */
function useAddress(session: Session, at: number): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let current = true;
    void addressOf(session, at).then((found) => current && setAddress(found));
    return () => {
      current = false;
    };
  }, [session, at]);
  return address;
}

function Link({ session, at }: { readonly session: Session; readonly at: number }) {
  const t = useTranslations('replay.share');
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const address = useAddress(session, at);
  if (address === undefined) return null;
  const copy = async () => {
    field.current?.select();
    // Without leave to write to the clipboard the link stands selected, ready to be copied by hand.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <>
      <label className={styles.link}>
        {t('link')}
        <input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <p className={styles.note}>{t(session instanceof OnlineSession ? 'table' : 'whole')}</p>
      <div className={styles.row}>
        <Button look="main" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ url: address }).catch(() => {})}>{t('send')}</Button>
        )}
        <span role="status">{copied && t('copied')}</span>
      </div>
    </>
  );
}

/** The table as a picture: drawn once asked for, then saved or copied. */
function Picture({ name }: { readonly name: string }) {
  const t = useTranslations('replay.share');
  const [state, setState] = useState<'drawing' | 'failed' | 'copied'>();
  const draw = async (then: (picture: Blob) => Promise<'copied' | 'failed' | undefined>) => {
    setState('drawing');
    try {
      setState(await then(await drawTable()));
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  };
  return (
    <section aria-labelledby="share-picture">
      <h3 id="share-picture">{t('picture')}</h3>
      <div className={styles.row}>
        <Button
          onClick={() =>
            void draw(async (picture) => {
              downloadBlob(picture, `${name}.png`);
              return undefined;
            })
          }
        >
          {t('save')}
        </Button>
        {typeof ClipboardItem === 'function' && (
          <Button
            onClick={() => void draw(async (picture) => ((await copyPicture(picture)) ? 'copied' : 'failed'))}
          >
            {t('copyPicture')}
          </Button>
        )}
        <span role="status">
          {state === 'drawing' && t('drawing')}
          {state === 'failed' && t('pictureFailed')}
          {state === 'copied' && t('copied')}
        </span>
      </div>
    </section>
  );
}

interface ShareDialogProps {
  readonly session: Session;
  readonly at: number;
  readonly close: () => void;
}

function Contents({ session, at, close }: ShareDialogProps) {
  const t = useTranslations('replay.share');
  const name = `shirasagi-${session.game}-${session.id}`;
  return (
    <Dialog title={t('title')} close={close}>
      <div className={styles.sheet}>
        <Link session={session} at={at} />
        <Picture name={`${name}-${at}`} />
        <section aria-labelledby="share-record">
          <h3 id="share-record">{t('record')}</h3>
          <Button onClick={() => downloadJson(portable(session.record(), editionAt(session)), name)}>
            {t('file')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

/** A moment of a game for others: as a link, as a picture, or the whole game as a file. */
export function ShareDialog(props: ShareDialogProps) {
  return (
    <MoreWords load={loadReplay}>
      <Contents {...props} />
    </MoreWords>
  );
}
