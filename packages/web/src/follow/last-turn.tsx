import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Crest } from '../art/crest';
import { Icon } from '../art/icon';
import type { LogEntry, SeatPlayer, Session } from '../session/session.js';
import { useSubjects } from '../table/seats/subjects';
import { stepSentence } from '../words/sentences';
import { doerOf } from './doer.js';
import styles from './last-turn.module.css';
import { stepIcon } from './step-icon.js';
import { lastTurns, type Turn, tells } from './steps.js';

interface StepButtonProps {
  readonly step: LogEntry;
  readonly current: boolean;
  readonly show: (decisions: number) => void;
}

const StepButton = memo(function StepButton({ step, current, show }: StepButtonProps) {
  const t = useTranslations();
  const words = stepSentence(t, step, useSubjects());
  return (
    <button
      type="button"
      className={styles.step}
      aria-current={current ? 'step' : undefined}
      aria-label={words}
      title={words}
      onClick={() => show(step.number + 1)}
    >
      <Icon name={stepIcon(step)} size="1.25rem" />
    </button>
  );
});

interface LastTurnProps {
  readonly session: Session;
  readonly log: readonly LogEntry[];
  readonly sitters: readonly SeatPlayer[];
  /** The moment looked back at, if any. */
  readonly at: number | undefined;
  readonly show: (decisions: number) => void;
}

/** What others did in their last turns, step by step; each shows the table as it was after it. */
export const LastTurn = memo(function LastTurn({ session, log, sitters, at, show }: LastTurnProps) {
  const t = useTranslations('follow');
  const turns = useMemo(
    () => lastTurns(log, (entry) => session.isNews(entry), sitters.length - 1),
    [session, log, sitters],
  );
  const told = turns
    .map((turn): Turn => ({ ...turn, steps: turn.steps.filter(tells) }))
    .filter(({ steps }) => steps.length > 0);
  const first = told[0]?.steps[0];
  return (
    <section className={styles.strip} aria-label={t('last')} data-area="last-turn">
      {first && (
        <button
          type="button"
          className={styles.again}
          aria-label={t('again')}
          title={t('again')}
          onClick={() => show(first.number + 1)}
        >
          <span className={styles.who}>
            <Crest seat={doerOf(told[told.length - 1].steps[0], sitters)} size="1.5rem" />
          </span>
          <Icon name="eye" size="1.1rem" />
          <span className={styles.word}>{t('last')}</span>
        </button>
      )}
      <ol className={styles.steps}>
        {told.map(({ steps }) => (
          <li key={steps[0].number} className={styles.turn}>
            <Crest seat={doerOf(steps[0], sitters)} size="1.5rem" />
            {steps.map((step) => (
              <StepButton key={step.number} step={step} current={step.number + 1 === at} show={show} />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
});
