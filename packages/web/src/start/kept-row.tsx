import { replay, scoreSheet } from '@shirasagi/engine';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/button';
import { Crest } from '../art/crest';
import { downloadRecord } from '../session/files.js';
import { useSeatNames } from '../table/seat-names';
import { roundOf } from '../table/story.js';
import type { KeptGame } from './kept';
import styles from './kept-games.module.css';
import { Miniature } from './miniature';

interface KeptRowProps {
  readonly game: KeptGame;
  readonly copy: () => void;
  readonly remove: () => void;
}

/** One game that can be gone on with. */
export function KeptRow({ game: { head, record }, copy, remove }: KeptRowProps) {
  const t = useTranslations('start');
  const format = useFormatter();
  const state = useMemo(() => replay(record), [record]);
  const names = useSeatNames(head.sitters);
  const over = state.toMove < 0;
  const winner = over ? scoreSheet(state).findIndex((sheet) => sheet.rank === 1) : -1;
  const seat = over ? winner : state.toMove;
  const name = t(`games.${head.game}.name`);
  return (
    <li className={styles.row}>
      <a className={styles.open} href={`#/game/${head.id}`}>
        <Miniature state={state} className={styles.picture} />
        <span className={styles.words}>
          <strong>{name}</strong>
          <span>
            {over ? t('kept.over') : t(`kept.round.${head.game}`, { round: roundOf(state) })}
            {' · '}
            {format.dateTime(head.updated, { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
          <span>
            <Crest seat={seat} size="1.4em" />{' '}
            {over ? t('kept.won', { name: names[seat] }) : t('kept.turn', { name: names[seat] })}
          </span>
          <span className={styles.clans}>{head.sitters.map((_, i) => names[i]).join(', ')}</span>
        </span>
      </a>
      <div className={styles.tools}>
        <a
          className={buttonClass('main')}
          href={`#/game/${head.id}`}
          aria-label={t('kept.continueGame', { name })}
        >
          {over ? t('kept.look') : t('kept.continue')}
        </a>
        <Button onClick={copy}>{t('kept.copy')}</Button>
        <Button onClick={() => downloadRecord(record, `shirasagi-${head.game}-${head.id}`)}>
          {t('kept.export')}
        </Button>
        <Button onClick={remove}>{t('kept.delete')}</Button>
      </div>
    </li>
  );
}
