import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Dialog } from '../../app/parts/dialog';
import page from '../editions.module.css';
import { checkEdition, type EditionFile } from '../store/edition-file.js';
import { linkTo } from './link.js';
import styles from './share-edition.module.css';

function Link({ file }: { readonly file: EditionFile }) {
  const t = useTranslations('editions.share');
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let current = true;
    void linkTo(file).then((hash) => {
      if (current) setAddress(hash === undefined ? null : `${location.origin}${location.pathname}${hash}`);
    });
    return () => {
      current = false;
    };
  }, [file]);
  if (address === null) return <p>{t('tooLong')}</p>;
  const copy = async () => {
    field.current?.select();
    // Without leave to write to the clipboard the link stands selected, ready to be copied by hand.
    await navigator.clipboard?.writeText(address ?? '').then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <>
      <label className={styles.link}>
        {t('link')}
        <input ref={field} readOnly value={address ?? ''} onFocus={(event) => event.target.select()} />
      </label>
      <p className={page.soft}>{t('whole')}</p>
      <div className={page.row}>
        <Button look="main" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {'share' in navigator && address && (
          <Button onClick={() => void navigator.share({ url: address }).catch(() => {})}>{t('send')}</Button>
        )}
        <span role="status">{copied && t('copied')}</span>
      </div>
    </>
  );
}

interface ShareEditionProps {
  readonly file: EditionFile;
  readonly close: () => void;
}

/** A link that holds an edition. */
export function ShareEdition({ file, close }: ShareEditionProps) {
  const t = useTranslations('editions.share');
  const checked = checkEdition(file);
  return (
    <Dialog title={t('title')} close={close}>
      {'problem' in checked ? <p>{t('unready')}</p> : <Link file={checked.file} />}
    </Dialog>
  );
}
