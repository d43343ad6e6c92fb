import type { Account, ChatLine } from '@shirasagi/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { changedWho } from '../../accounts/person';
import { Button } from '../../app/parts/button';
import { ReasonButton } from '../../app/parts/reason-button';
import { useDates } from '../../app/use-dates';
import { Crest } from '../../art/crest';
import { Icon } from '../../art/icon';
import { server } from '../../session/online/online-api.js';
import type { OnlineTable } from '../../session/online/online-table.js';
import panel from '../../table/log/log-panel.module.css';
import { useOnline } from '../online-context';
import { seatOf } from '../table-words';
import styles from './chat.module.css';
import { talkBefore } from './talk-before';

const LONGEST = 300;

/** What is said by people one listens to. */
export const heard = (chat: readonly ChatLine[], me: Account | undefined): readonly ChatLine[] =>
  chat.filter(({ user }) => user === null || !me?.muted?.includes(user));

interface LineProps {
  readonly line: ChatLine;
  readonly seat: number;
  readonly mine: boolean;
}

function Line({ line, seat, mine }: LineProps) {
  const when = useDates({ timeStyle: 'short' });
  return (
    <li className={styles.line} data-mine={mine || undefined}>
      <p className={styles.head}>
        {seat >= 0 && <Crest seat={seat} size="1.2rem" />} <b>{line.name}</b>
        <time dateTime={new Date(line.at).toISOString()}>{when(line.at)}</time>
      </p>
      <p className={styles.text}>{line.text}</p>
    </li>
  );
}

interface SpeakersProps {
  readonly chat: readonly ChatLine[];
  /** Called with whether the server could not be asked. */
  readonly refuse: (refused: boolean) => void;
}

/** Everybody else who speaks here, each with the way to mute them or to listen to them again. */
function Speakers({ chat, refuse }: SpeakersProps) {
  const t = useTranslations('online.chat');
  const { me } = useOnline();
  const names = new Map(chat.flatMap(({ user, name }) => (user && user !== me?.id ? [[user, name]] : [])));
  if (!me || names.size === 0) return null;
  const turn = async (how: 'mute' | 'unmute', user: string) => {
    try {
      await server[how](user);
      refuse(false);
      await changedWho();
    } catch {
      refuse(true);
    }
  };
  return (
    <details className={styles.speakers}>
      <summary>{t('speakers')}</summary>
      {[...names].map(([user, name]) => {
        const how = me.muted?.includes(user) ? 'unmute' : 'mute';
        return (
          <Button key={user} onClick={() => void turn(how, user)}>
            {t(how, { name })}
          </Button>
        );
      })}
    </details>
  );
}

/** What is said at a table, and a field to say something. */
export function ChatBody({ table }: { readonly table: OnlineTable }) {
  const t = useTranslations('online.chat');
  const { me, askName } = useOnline();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const before = talkBefore(table.id);
  const earlier = heard(before, me);
  const chat = heard(table.chat, me);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer talk scrolls to its end
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [chat.length]);
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const refusal = await table.say(said);
    setRefused(refusal !== undefined);
    if (refusal) setText(said);
  };
  const lineOf = (line: ChatLine) => (
    <Line
      key={line.id}
      line={line}
      seat={seatOf(table.view!, line.user ?? undefined)}
      mine={line.user === me?.id}
    />
  );
  return (
    <>
      <Speakers chat={[...before, ...table.chat]} refuse={setRefused} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol className={styles.list} ref={list} tabIndex={0} aria-labelledby="chat-title" aria-live="polite">
        {chat.length + earlier.length === 0 && <li className={styles.empty}>{t('empty')}</li>}
        {earlier.map(lineOf)}
        {earlier.length > 0 && <li className={styles.since}>{t('since')}</li>}
        {chat.map(lineOf)}
      </ol>
      <div role="alert">{refused && <p className={styles.empty}>{t('refused')}</p>}</div>
      {me ? (
        <form className={styles.form} onSubmit={(event) => void say(event)}>
          <input
            aria-label={t('say')}
            placeholder={t('say')}
            maxLength={LONGEST}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <ReasonButton type="submit" off={text.trim() === '' ? t('nothing') : undefined}>
            {t('send')}
          </ReasonButton>
        </form>
      ) : (
        <div className={styles.form}>
          <Button onClick={() => void askName()}>{t('nobody')}</Button>
        </div>
      )}
    </>
  );
}

interface ChatPanelProps {
  readonly table: OnlineTable;
  readonly close: () => void;
}

/** The talk beside the table, or over it on a small screen. */
export function ChatPanel({ table, close }: ChatPanelProps) {
  const t = useTranslations('online.chat');
  return (
    <section className={panel.panel} aria-labelledby="chat-title">
      <header className={panel.head}>
        <h2 id="chat-title">{t('title')}</h2>
        <Button look="quiet" aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </Button>
      </header>
      <ChatBody table={table} />
    </section>
  );
}
