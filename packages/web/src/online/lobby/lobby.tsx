import type { TableView } from '@shirasagi/protocol';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import shapes from '../../app/parts/shapes.module.css';
import { Icon } from '../../art/icon';
import { OFFERED, OFFERS } from '../../games/offers';
import { useContact } from '../contact';
import { Frame } from '../frame';
import frame from '../frame.module.css';
import { useOnline } from '../online-context';
import { Refused } from '../refused';
import { seatOf } from '../table-words';
import { useSit } from '../use-sit';
import { WhoIsHere } from '../who-is-here';
import styles from './lobby.module.css';
import { LobbyScene } from './lobby-scene';
import { MyTables } from './my-tables';
import { Notify } from './notify';
import { TableCard } from './table-card';
import cards from './table-card.module.css';
import { useLobby } from './use-lobby';
import { useMyTables } from './use-my-tables';

/** Whether a person who is not at a table can still sit down at it. */
const hasRoom = ({ seats }: TableView): boolean => seats.some((seat) => seat.kind === 'open');

/** The lobby: one's own tables, those that wait for players, those being played. */
export function Lobby() {
  const t = useTranslations('online');
  const { connection, me } = useOnline();
  const contact = useContact(connection);
  const tables = useLobby(connection);
  const mine = useMyTables(connection, me);
  const { sit, refused } = useSit();
  const others = (tables ?? []).filter((table) => seatOf(table, me?.id) < 0);
  const open = others.filter((table) => table.status === 'open' && hasRoom(table));
  const running = others.filter((table) => table.status === 'running' && table.spectators);
  return (
    <Frame title={t('title')} tools={<WhoIsHere />} picture={<LobbyScene className={styles.scene} />}>
      <div className={styles.columns}>
        <div className={styles.mine}>
          <div role="status" className={frame.live}>
            {contact !== 'connected' && (
              <p className={styles.contact}>
                {t(contact === 'away' ? 'contact.away' : 'contact.connecting')}
              </p>
            )}
          </div>
          <Refused code={refused} />
          {mine && me && <MyTables mine={mine} me={me.id} sit={(table) => void sit(table)} />}
        </div>
        <div className={styles.lists}>
          <section className={cards.section} aria-labelledby="open-tables">
            <h2 id="open-tables">{t('list.open')}</h2>
            {tables && open.length === 0 && <p className={cards.empty}>{t('list.empty')}</p>}
            {open.length > 0 && (
              <ul className={cards.list}>
                {open.map((table) => (
                  <TableCard
                    key={table.id}
                    table={table}
                    action={
                      <Button look="main" onClick={() => void sit(table)}>
                        {t('list.sit')}
                      </Button>
                    }
                  />
                ))}
              </ul>
            )}
          </section>
          <section className={cards.section} aria-labelledby="running-tables">
            <h2 id="running-tables">{t('list.running')}</h2>
            {tables && running.length === 0 && <p className={cards.empty}>{t('list.quiet')}</p>}
            {running.length > 0 && (
              <ul className={cards.list}>
                {running.map((table) => (
                  <TableCard
                    key={table.id}
                    table={table}
                    action={
                      <a className={buttonClass()} href={`#/online/${table.id}`}>
                        <Icon name="eye" size="1.2em" /> {t('list.watch')}
                      </a>
                    }
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
        <aside className={styles.aside}>
          <section className={`${shapes.sheet} ${styles.open}`} aria-labelledby="open-a-table">
            <h2 id="open-a-table">{t('list.new')}</h2>
            <p className={frame.note}>{t('list.newNote')}</p>
            {OFFERED.map((game) => (
              <a key={game} className={buttonClass('main', styles.game)} href={`#/online/new?game=${game}`}>
                <Icon name={OFFERS[game].sign} size="1.3em" /> {t(`game.${game}`)}
              </a>
            ))}
          </section>
          {me && <Notify />}
        </aside>
      </div>
    </Frame>
  );
}
