import { type EditionBase, type State, scoreSheet } from '@shirasagi/engine';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/parts/button';
import { useDates } from '../app/use-dates';
import { Crest } from '../art/crest';
import { roundOf } from '../table/end/story.js';
import { useSeatNames } from '../table/seats/seat-names';
import { useOrigin } from '../table/use-origin.js';
import { ExportDialog } from './export-dialog';
import styles from './kept-games.module.css';
import type { KeptGame } from './kept-list';
import { Miniature } from './miniature';

function Standing({ game: { head }, state }: { readonly game: KeptGame; readonly state: State }) {
  const t = useTranslations('start');
  const from = useOrigin()(head);
  const when = useDates({ dateStyle: 'medium', timeStyle: 'short' });
  const names = useSeatNames(head.sitters);
  const over = state.toMove < 0;
  const seat = over ? scoreSheet(state).findIndex((sheet) => sheet.rank === 1) : state.toMove;
  return (
    <a className={styles.open} href={`#/game/${head.id}`}>
      <Miniature state={state} className={styles.picture} />
      <span className={styles.words}>
        <strong>{t(`games.${head.game}.name`)}</strong>
        <span>
          {over ? t('kept.over') : t(`kept.round.${head.game}`, { round: roundOf(state) })}
          {' · '}
          {when(head.updated)}
        </span>
        <span>
          <Crest seat={seat} size="1.4em" /> {t(over ? 'kept.won' : 'kept.turn', { name: names[seat] })}
        </span>
        <span className={styles.clans}>{names.join(', ')}</span>
        {head.edition && (
          <span className={styles.clans}>{t('kept.edition', { name: head.edition.name })}</span>
        )}
        {from && <span className={styles.clans}>{from}</span>}
      </span>
    </a>
  );
}

interface KeptRowProps {
  readonly game: KeptGame;
  readonly copy: () => void;
  readonly remove: () => void;
}

/** One game that can be gone on with. */
export function KeptRow({ game, copy, remove }: KeptRowProps) {
  const t = useTranslations('start');
  const [exporting, setExporting] = useState(false);
  const { head, record, state } = game;
  const name = t(`games.${head.game}.name`);
  return (
    <li className={styles.row}>
      {state ? (
        <Standing game={game} state={state} />
      ) : (
        <p className={styles.broken}>
          {game.missing
            ? t('kept.missing', { name: head.edition?.name ?? head.opening.edition })
            : t('kept.broken')}
        </p>
      )}
      <div className={styles.tools}>
        {game.missing && (
          <a className={buttonClass('main')} href={`#/game/${head.id}`}>
            {t('kept.find')}
          </a>
        )}
        {state && (
          <>
            <a
              className={buttonClass('main')}
              href={`#/game/${head.id}`}
              aria-label={state.toMove < 0 ? undefined : t('kept.continueGame', { name })}
            >
              {t(state.toMove < 0 ? 'kept.look' : 'kept.continue')}
            </a>
            <Button onClick={copy}>{t('kept.copy')}</Button>
          </>
        )}
        <Button onClick={() => setExporting(true)}>{t('kept.export')}</Button>
        <Button onClick={remove}>{t('kept.delete')}</Button>
      </div>
      {exporting && (
        <ExportDialog
          record={record}
          edition={state?.edition as EditionBase | undefined}
          name={`shirasagi-${head.game}-${head.id}`}
          close={() => setExporting(false)}
        />
      )}
    </li>
  );
}
