import type { Account, ErrorCode } from '@shirasagi/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { codeOf, enterAs } from '../accounts/person';
import { buttonClass } from '../app/parts/button';
import { Dialog } from '../app/parts/dialog';
import { ReasonButton } from '../app/parts/reason-button';
import { meAddress, useHash } from '../app/route';
import styles from './form.module.css';

const KEY = 'shirasagi-name';
const LONGEST = 30;

function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Blocked: it is asked again next time.
  }
}

/** Asks for nothing but a name, and comes in with it. */
export function NameDialog({ answer }: { readonly answer: (me: Account | undefined) => void }) {
  const t = useTranslations('online');
  const wait = useTranslations('app');
  const [name, setName] = useState(lastName);
  const [refused, setRefused] = useState<ErrorCode>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // There is one thing to do here: the reader may type at once.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const empty = name.trim() === '' ? t('name.empty') : undefined;
  const off = busy ? wait('loading') : empty;
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const me = await enterAs(name.trim());
      remember(me.name);
      answer(me);
    } catch (error) {
      setRefused(codeOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('name.title')} close={() => answer(undefined)}>
      <form className={styles.form} onSubmit={(event) => void enter(event)}>
        <label className={styles.field}>
          {t('name.label')}
          <input
            ref={field}
            name="nickname"
            autoComplete="nickname"
            maxLength={LONGEST}
            aria-required="true"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <p className={styles.note}>{t('name.note')}</p>
        <div role="alert">{refused && <p className={styles.bad}>{t(`refused.${refused}`)}</p>}</div>
        <div className={styles.row}>
          <ReasonButton look="main" type="submit" off={off}>
            {t('name.enter')}
          </ReasonButton>
          <a className={buttonClass('quiet')} href={meAddress(useHash())}>
            {t('name.mine')}
          </a>
        </div>
      </form>
    </Dialog>
  );
}
