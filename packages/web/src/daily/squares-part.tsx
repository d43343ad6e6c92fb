import type { DayGame } from '@shirasagi/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/parts/button';
import { useDates } from '../app/use-dates';
import { reviewAddress } from '../review/address.js';
import { Analysis } from '../review/analysis.js';
import { useAnalysis, useStanding } from '../review/use-analysis';
import { useLabelled } from '../words/labelled.js';
import { counts, pasted, type SquareTurn, squaresOf } from './squares.js';
import styles from './squares-part.module.css';

/** The seat of the person in a game of the day. */
const OWN_SEAT = 0;

interface SquaresPartProps {
  readonly day: string;
  readonly game: DayGame;
  readonly table: string;
  readonly points: number;
}

function Shared({
  day,
  game,
  points,
  table,
  turns,
}: SquaresPartProps & { readonly turns: readonly SquareTurn[] }) {
  const t = useTranslations('daily');
  const labelled = useLabelled();
  const date = useDates({ dateStyle: 'medium' });
  const [copied, setCopied] = useState<boolean>();
  const text = [
    `Shirasagi · ${t('title')} · ${date(new Date(`${day}T12:00:00`))}`,
    labelled(t(`game.${game}`), t('points', { points })),
    pasted(turns),
    t('squares.words', counts(turns)),
    `${location.origin}${location.pathname}#/daily`,
  ].join('\n');
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done ?? false);
  };
  return (
    <>
      <ol className={styles.squares}>
        {turns.map(({ square }, turn) => {
          const words = t('squares.turn', { number: turn + 1, square });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the game
            <li key={turn} data-square={square} title={words}>
              <span className="unseen">{words}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.words}>{t('squares.words', counts(turns))}</p>
      <div className={styles.row}>
        <Button onClick={() => void copy()}>{t('squares.copy')}</Button>
        <a className={buttonClass('quiet')} href={reviewAddress(table)}>
          {t('squares.review')}
        </a>
      </div>
      <div role="status">
        {copied !== undefined && <p>{t(copied ? 'squares.copied' : 'squares.refused')}</p>}
      </div>
      {copied === false && (
        <textarea className={styles.text} aria-label={t('squares.text')} readOnly value={text} />
      )}
    </>
  );
}

function Examined({ analysis, ...about }: SquaresPartProps & { readonly analysis: Analysis }) {
  const t = useTranslations('daily.squares');
  const { is, done, all, review } = useStanding(analysis);
  if (review) return <Shared {...about} turns={squaresOf(review, analysis.steps, OWN_SEAT)} />;
  const far = t('progress', { done, all });
  return (
    <>
      <p role="status">{t('working')}</p>
      <progress className={styles.progress} max={all} value={done} aria-label={far} title={far} />
      {is !== 'running' && (
        <p>
          <Button onClick={() => void analysis.run()}>{t('goOn')}</Button>
        </p>
      )}
    </>
  );
}

/** One's own finished try, a square for each turn by what it lost against the analyst, to be shared. */
export function SquaresPart(about: SquaresPartProps) {
  const t = useTranslations('daily.squares');
  const analysis = useAnalysis(about.table);
  return (
    <section className={styles.part} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {analysis === 'none' && <p>{t('none')}</p>}
      {analysis instanceof Analysis && <Examined {...about} analysis={analysis} />}
    </section>
  );
}
