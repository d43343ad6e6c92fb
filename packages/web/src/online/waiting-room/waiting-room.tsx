import { Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { codeOf } from '../../accounts/person';
import { lazyPart } from '../../app/lazy-part';
import { Button } from '../../app/parts/button';
import { go } from '../../app/route';
import { Crest } from '../../art/crest';
import { server } from '../../session/online/online-api.js';
import type { OnlineTable } from '../../session/online/online-table.js';
import { OpponentFace } from '../../table/seats/opponent-face';
import { ChatBody } from '../chat/chat';
import { useClockWords } from '../clock-words';
import { ContactNotice } from '../contact-notice';
import form from '../form.module.css';
import { Frame } from '../frame';
import { Notify } from '../lobby/notify';
import { useOnline } from '../online-context';
import { isHere, PresenceMark } from '../presence-mark';
import { Refused } from '../refused';
import { seatOf, useSeatWords, useTags } from '../table-words';
import { useSit } from '../use-sit';
import { WhoIsHere } from '../who-is-here';
import { Invite } from './invite';
import styles from './waiting-room.module.css';

const TableEdition = lazyPart(() =>
  import('../../editions/shared/table-edition').then((m) => m.TableEdition),
);

interface WaitingRoomProps {
  readonly table: OnlineTable;
  readonly linkKey: string | undefined;
}

/** A table before its game: who sits where, the link for the others, and the way to sit down or leave. */
export function WaitingRoom({ table, linkKey }: WaitingRoomProps) {
  const t = useTranslations('online');
  const format = useFormatter();
  const { me } = useOnline();
  const view = table.view!;
  const { sit, refused } = useSit(linkKey);
  const [stuck, setStuck] = useState<Parameters<typeof Refused>[0]['code']>();
  const words = useSeatWords();
  const clock = useClockWords();
  const tags = useTags();
  const mine = seatOf(view, me?.id);
  const free = view.seats.filter(({ kind }) => kind === 'open' || kind === 'link').length;
  const awaited = view.seats.flatMap((seat) => (seat.kind === 'held' ? [seat.name] : []));
  const mayTake = (seat: (typeof view.seats)[number]): boolean =>
    mine < 0 &&
    (seat.kind === 'open' ||
      (seat.kind === 'link' && linkKey !== undefined) ||
      (seat.kind === 'held' && seat.user === me?.id));
  const leave = () =>
    server.leave(view.id).then(
      () => go('#/online'),
      (error) => setStuck(codeOf(error)),
    );
  return (
    <Frame title={t(`game.${view.game}`)} back={{ href: '#/online', name: t('lobby') }} tools={<WhoIsHere />}>
      <ContactNotice table={table} />
      <div className={styles.columns}>
        <section className={form.sheet} aria-labelledby="room-title">
          <h2 id="room-title">{t('room.title')}</h2>
          <p role="status">
            {[
              ...(free > 0 ? [t('room.missing', { count: free })] : []),
              ...(awaited.length > 0 ? [t('room.awaited', { names: format.list(awaited) })] : []),
              t('room.text'),
            ].join(' ')}
          </p>
          {table.edition && (
            <Suspense>
              <TableEdition table={view} edition={table.edition} />
            </Suspense>
          )}
          <ul className={styles.seats}>
            {view.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} data-mine={i === mine || undefined}>
                <Crest seat={i} size="2.25rem" />
                <span className={styles.who}>
                  {seat.kind === 'opponent' && <OpponentFace level={seat.level} size="2.25rem" />}
                  <span>
                    {words(seat)}
                    {i === mine && ` (${t('you')})`}
                  </span>
                  {seat.kind === 'person' && <PresenceMark here={isHere(table, seat.user, me?.id)} />}
                </span>
                {mayTake(seat) && (
                  <Button look="main" onClick={() => void sit(view, i)}>
                    {t('room.sit')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Refused code={refused ?? stuck} />
          <p className={styles.note}>
            {[
              clock.kept(view.clock),
              ...(view.clock.kind === 'none' ? [] : [t(`tags.${view.onTimeOut}`)]),
              ...tags(view),
            ].join(' · ')}
          </p>
          {mine >= 0 && (
            <p>
              <Button onClick={() => void leave()}>{t('room.leave')}</Button>
            </p>
          )}
        </section>
        <div className={styles.beside}>
          <Invite view={view} linkKey={view.key ?? linkKey} />
          {mine >= 0 && <Notify />}
          <section className={styles.talk} aria-labelledby="chat-title">
            <h2 id="chat-title">{t('chat.title')}</h2>
            <ChatBody table={table} />
          </section>
        </div>
      </div>
    </Frame>
  );
}
