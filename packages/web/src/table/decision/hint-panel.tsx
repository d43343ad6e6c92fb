import type { Move, State } from '@shirasagi/engine';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Icon } from '../../art/icon';
import type { Hint, Session } from '../../session/session.js';
import { lineSentences } from '../../words/line-sentences';
import styles from './hint-panel.module.css';

/** What to do now, and how the turn goes on from there. */
function Line({ told: [first, ...then] }: { readonly told: readonly string[] }) {
  return (
    <>
      <h3 className={styles.first}>{first}</h3>
      {then.length > 0 && (
        <ol className={styles.then}>
          {then.map((sentence, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may make the same move twice
            <li key={i}>{sentence}</li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Hints for a state, or that there are none; undefined while they are thought about. */
function useHints(session: Session, state: State): readonly Hint[] | 'failed' | undefined {
  const [found, setFound] = useState<{ readonly state: State; readonly hints: readonly Hint[] | 'failed' }>();
  useEffect(() => {
    const stop = new AbortController();
    const keep = (hints: readonly Hint[] | 'failed') => {
      if (!stop.signal.aborted) setFound({ state, hints });
    };
    session.hint(state, stop.signal).then(keep, () => keep('failed'));
    return () => stop.abort();
  }, [session, state]);
  // Moves mean nothing in another state than the one they were found in.
  return found?.state === state ? found.hints : undefined;
}

interface HintPanelProps {
  readonly session: Session;
  /** The state that is asked about. */
  readonly state: State;
  readonly close: () => void;
}

/** The three best continuations the strongest opponent sees, with the points it expects. */
export function HintPanel({ session, state, close }: HintPanelProps) {
  const t = useTranslations();
  const format = useFormatter();
  const hints = useHints(session, state);
  // The same number may be another move in the next state.
  const play = (move: Move) => session.snapshot().state === state && session.play(move);

  return (
    <section className={styles.panel} aria-labelledby="hint-title" aria-live="polite">
      <header className={styles.head}>
        <h2 id="hint-title">{t('table.hint.title')}</h2>
        <Button look="quiet" aria-label={t('app.close')} onClick={close}>
          <Icon name="close" />
        </Button>
      </header>
      {hints === undefined && (
        <p>
          {t('table.hint.thinking')} <progress className={styles.progress} />
        </p>
      )}
      {hints === 'failed' && <p>{t('table.hint.failed')}</p>}
      {Array.isArray(hints) && hints.length === 0 && <p>{t('table.hint.none')}</p>}
      {Array.isArray(hints) && (
        <ol className={styles.list}>
          {(hints as readonly Hint[]).map((hint) => (
            <li key={hint.moves.join()}>
              <Line told={lineSentences(t, state, hint.moves)} />
              <p className={styles.foot}>
                <span className={styles.figures}>
                  {t('table.hint.points', {
                    points: format.number(hint.expectedPoints, { maximumFractionDigits: 1 }),
                  })}
                  {' · '}
                  {t('table.hint.win', {
                    chance: format.number(hint.winChance, { style: 'percent', maximumFractionDigits: 0 }),
                  })}
                </span>
                <Button className={styles.play} onClick={() => play(hint.moves[0])}>
                  {t('table.hint.play')}
                </Button>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
