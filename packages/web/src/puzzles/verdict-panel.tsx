import { movesOf } from '@shirasagi/bots';
import { rulesFor, type State } from '@shirasagi/engine';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../app/parts/button';
import { Icon } from '../art/icon';
import panel from '../table/log/log-panel.module.css';
import { lineSentences } from '../words/line-sentences';
import { opponentInShort } from '../words/opponent-words';
import { readProgress } from './progress.js';
import { type Puzzle, SOLVED_LOSS } from './puzzle.js';
import type { Verdict } from './use-verdict';

import styles from './verdict-panel.module.css';

/** What the turn lost, in a sentence. */
function Loss({ verdict: { loss, retry } }: { readonly verdict: Verdict }) {
  const t = useTranslations('puzzles.verdict');
  if (loss === undefined)
    return (
      <p role="status">
        {t('checking')} <progress className={styles.progress} />
      </p>
    );
  if (loss === 'failed')
    return (
      <p role="alert">
        {t('failed')} <Button onClick={retry}>{t('again')}</Button>
      </p>
    );
  const kind = loss === 0 ? 'best' : loss < SOLVED_LOSS ? 'solved' : 'missed';
  const { streak } = readProgress();
  return (
    <p role="status" className={styles.loss} data-kind={kind}>
      <strong>{t(kind, { loss })}</strong>{' '}
      {kind === 'missed' ? t('later') : streak > 1 && t('streak', { count: streak })}
    </p>
  );
}

interface VerdictPanelProps {
  readonly puzzle: Puzzle;
  /** The state the turn begins in. */
  readonly start: State;
  readonly verdict: Verdict;
  readonly again: () => void;
  readonly next: () => void;
  readonly close: () => void;
}

/** What came of the turn, and the best one in sentences. */
export function VerdictPanel({ puzzle, start, verdict, again, next, close }: VerdictPanelProps) {
  const words = useTranslations();
  const t = useTranslations('puzzles.verdict');
  const best = useMemo(() => movesOf(start, puzzle.best), [start, puzzle.best]);
  const told = useMemo(() => lineSentences(words, start, best), [words, start, best]);
  const open = !rulesFor(start.game).moves.text(best.at(-1)!).startsWith('endTurn');
  return (
    <section className={panel.panel} aria-labelledby="verdict-title">
      <header className={panel.head}>
        <h2 id="verdict-title">{t('title')}</h2>
        <Button look="quiet" aria-label={t('look')} title={t('look')} onClick={close}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.body}>
        <Loss verdict={verdict} />
        {verdict.loss !== undefined && (
          <>
            <h3>{t('line')}</h3>
            <ol className={styles.line} data-best>
              {told.map((sentence, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may make the same move twice
                <li key={i}>{sentence}</li>
              ))}
            </ol>
            {open && <p className={styles.note}>{t('chance')}</p>}
            <p className={styles.note}>{t('greedy', { loss: puzzle.greedy })}</p>
            <p className={styles.note}>
              {t(puzzle.samurai ? 'finds' : 'misses', { name: opponentInShort(words, 'samurai') })}
            </p>
          </>
        )}
      </div>
      <div className={styles.row}>
        <Button look="main" onClick={next}>
          {t('next')}
        </Button>
        <Button onClick={again}>{t('retry')}</Button>
      </div>
    </section>
  );
}
