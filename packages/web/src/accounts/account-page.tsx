import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { MoreWords } from '../app/more-words';
import { Button } from '../app/parts/button';
import { PageBar, PageFrame } from '../app/parts/page-frame';
import { go } from '../app/route';
import { useAccountProgress } from '../learn/progress/account-progress.js';
import { loadPeople } from '../words/load';
import styles from './accounts.module.css';
import { SignOut, TakeAlong } from './belongings';
import { ChangePassword } from './change-password';
import { DeleteAll } from './delete-all';
import { NewAccount } from './new-account';
import { Newcomer } from './newcomer';
import { OwnName } from './own-name';
import { OwnTables } from './own-tables';
import { Passkeys } from './passkeys';
import { askWho, type PersonHere, usePerson } from './person';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';

/** What there is to do, by who one is. */
function Sections({ person }: { readonly person: PersonHere }) {
  const t = useTranslations('people');
  switch (person.is) {
    case 'unknown':
      return <p role="status">{t('asking')}</p>;
    case 'away':
      return (
        <section className={styles.section}>
          <p role="status">{t('away')}</p>
          <p>
            <Button onClick={() => void askWho()}>{t('again')}</Button>
          </p>
        </section>
      );
    case 'nobody':
      return (
        <div className={styles.sections}>
          <Newcomer />
          <SignIn guest={false} />
        </div>
      );
    case 'guest':
      return (
        <div className={styles.sections}>
          <OwnTables user={person.me.id} />
          <NewAccount />
          <OwnName name={person.me.name} />
          <SignIn guest />
          <TakeAlong />
          <DeleteAll me={person.me} />
        </div>
      );
    case 'settled':
      return (
        <div className={styles.sections}>
          <OwnTables user={person.me.id} />
          <OwnName name={person.me.name} />
          <Passkeys />
          <ChangePassword />
          <Sessions />
          <SignOut />
          <TakeAlong />
          <DeleteAll me={person.me} />
        </div>
      );
  }
}

function Who({ person }: { readonly person: PersonHere }) {
  const t = useTranslations('people.who');
  if (!('me' in person)) return null;
  const { name, email } = person.me;
  return (
    <p className={styles.lead}>{email === null ? t('guest', { name }) : t('account', { name, email })}</p>
  );
}

function Page({ from }: { readonly from: string | undefined }) {
  const t = useTranslations('people');
  const person = usePerson();
  useAccountProgress();
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(person.is);
  useEffect(() => {
    // A person who came here to sign in goes back to where they were.
    if (from !== undefined && was.current === 'nobody' && (person.is === 'guest' || person.is === 'settled'))
      go(from, true);
    // The form that had the focus is gone with who one was.
    else if (was.current !== 'unknown' && was.current !== person.is) heading.current?.focus();
    was.current = person.is;
  }, [person.is, from]);
  return (
    <PageFrame bar={<PageBar name={t(from === undefined ? 'home' : 'back')} href={from ?? '#/'} />}>
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <div aria-live="polite">
          <Who person={person} />
        </div>
        <Sections person={person} />
      </main>
    </PageFrame>
  );
}

interface PeoplePageProps {
  /** The online screen one came from. */
  readonly from: string | undefined;
}

/** Who one is here: name, account, passkeys, and everything of one's own. */
export function PeoplePage({ from }: PeoplePageProps) {
  return (
    <MoreWords load={loadPeople}>
      <Page from={from} />
    </MoreWords>
  );
}
