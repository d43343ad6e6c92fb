import { replay } from '@shirasagi/engine';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreWords } from '../app/more-words';
import { Button } from '../app/parts/button';
import { Dialog } from '../app/parts/dialog';
import { go } from '../app/route';
import { adopt } from '../session/local/open-session.js';
import { MemorySession } from '../session/memory-session.js';
import { OnlineSession } from '../session/online/online-session.js';
import { editionAt, type SeatPlayer, type Session } from '../session/session.js';
import { SeatRow } from '../start/seat-row';
import { DEFAULT_LEVEL, type Occupant } from '../start/seats';
import { loadReplay } from '../words/load';
import { recordUpTo } from './link.js';
import styles from './share-dialog.module.css';

/** Who is offered a seat first: who sat there, with you in the seat to move. */
const occupantOf = (sitter: SeatPlayer, seat: number, toMove: number): Occupant => {
  if (seat === toMove) return 'person';
  return sitter.kind === 'opponent' ? sitter.level : DEFAULT_LEVEL;
};

interface PlayOnDialogProps {
  readonly session: Session;
  readonly at: number;
  readonly close: () => void;
}

function Contents({ session, at, close }: PlayOnDialogProps) {
  const t = useTranslations('replay.playOn');
  const { sitters } = session.snapshot();
  const edition = editionAt(session);
  const record = useMemo(() => recordUpTo(session.record(), at, edition), [session, at, edition]);
  const { toMove } = useMemo(() => replay(record, edition), [record, edition]);
  const [seats, setSeats] = useState(() => sitters.map((sitter, seat) => occupantOf(sitter, seat, toMove)));
  const [names, setNames] = useState(() => sitters.map(() => ''));
  if (toMove < 0)
    return (
      <Dialog title={t('title')} close={close}>
        <p>{t('over')}</p>
      </Dialog>
    );
  const begin = () => {
    const seated = sitters.map((sitter, seat): SeatPlayer => {
      if (sitter.kind === 'rival') return sitter;
      const occupant = seats[seat];
      return occupant === 'person'
        ? { kind: 'person', name: names[seat].trim() }
        : { kind: 'opponent', level: occupant };
    });
    const of =
      session instanceof OnlineSession ? 'online' : session instanceof MemorySession ? 'link' : 'local';
    const head = adopt(record, seated, { origin: { of, id: session.id, at }, edition });
    go(`#/game/${head.id}`);
  };
  return (
    <Dialog title={t('title')} close={close}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <p>{t('text')}</p>
        <div className={styles.sheet}>
          {sitters.map(
            (sitter, seat) =>
              sitter.kind !== 'rival' && (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={seat}
                  seat={seat}
                  occupant={seats[seat]}
                  name={names[seat]}
                  sit={(occupant) => setSeats(seats.with(seat, occupant))}
                  rename={(name) => setNames(names.with(seat, name))}
                />
              ),
          )}
        </div>
        <Button look="main" type="submit">
          {t('start')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Begins a new game of this browser at a moment of any game. */
export function PlayOnDialog(props: PlayOnDialogProps) {
  return (
    <MoreWords load={loadReplay}>
      <Contents {...props} />
    </MoreWords>
  );
}
