import type { BetterLine, TurnReview } from '@shirasagi/bots/analyst';
import type { EditionBase, Move, Step } from '@shirasagi/engine';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/parts/button';
import { Icon } from '../art/icon';
import { MemorySession } from '../session/memory-session.js';
import { EndBar } from '../table/end/end-bar';
import panel from '../table/log/log-panel.module.css';
import { Playing, type TableExtras } from '../table/playing';
import { useSeatNames } from '../table/seats/seat-names';
import { useSubjectsOf } from '../table/seats/subjects';
import { useSnapshot } from '../table/use-snapshot';
import { lineSentences } from '../words/line-sentences';
import { logSentence } from '../words/sentences';
import { reviewAddress } from './address.js';
import type { Analysis } from './analysis.js';
import { useFigures } from './figures';
import { Line } from './line';
import styles from './try-screen.module.css';
import { useWorth } from './use-worth';

const noEnd = () => null;

/** The moves that count: up to the first draw or to the end of the turn; undefined before either. */
function lineOf(made: readonly Step[], over: boolean): readonly Move[] | undefined {
  const drawn = made.findIndex((step) => step.drawn.length > 0);
  if (drawn < 0 && !over) return undefined;
  return (drawn < 0 ? made : made.slice(0, drawn + 1)).map((step) => step.move);
}

interface TryScreenProps {
  readonly analysis: Analysis;
  readonly turn: TurnReview;
  readonly better: BetterLine;
}

/** What the tried line is worth, in a sentence or two. */
function Verdict({
  analysis,
  better,
  line,
}: Omit<TryScreenProps, 'turn'> & { readonly line: readonly Move[] }) {
  const t = useTranslations('review.try');
  const { points } = useFigures();
  const stretch = analysis.stretches.findIndex(({ first }) => first === better.first);
  const worth = useWorth(analysis, stretch, line);
  if (worth === undefined)
    return (
      <span>
        {t('thinking')} <progress className={styles.waiting} />
      </span>
    );
  if (worth === 'failed') return <span>{t('failed')}</span>;
  const gained = Math.round(worth.points * 10) / 10;
  return (
    <span data-worth={gained}>
      <strong>
        {gained === 0 ? t('same') : t(gained > 0 ? 'more' : 'less', { points: points(Math.abs(gained)) })}
      </strong>{' '}
      {t('best', { points: points(better.lost) })}
    </span>
  );
}

/** A turn of a reviewed game on the real table, to be played anew. */
export function TryScreen({ analysis, turn, better }: TryScreenProps) {
  const t = useTranslations('review');
  const words = useTranslations();
  const { points } = useFigures();
  const { kept, steps, end } = analysis;
  const { first, moves, instead } = better;
  const session = useMemo(() => {
    const entries = steps.slice(0, first).map((step) => step.entry);
    const record = { ...kept.record, entries };
    const edition = end.edition as EditionBase;
    return new MemorySession(`try-${kept.id}-${first}`, record, kept.sitters, true, edition);
  }, [kept, steps, end, first]);
  useSnapshot(session);
  const { made, over } = session.turn;
  const line = lineOf(made, over);
  const names = useSeatNames(kept.sitters);
  const subjects = useSubjectsOf(kept.sitters);
  const [open, setOpen] = useState(false);
  const shut = () => setOpen(false);
  const back = (
    <a className={buttonClass('quiet')} href={reviewAddress(kept.id)}>
      {t('try.back')}
    </a>
  );
  const verdict = line && <Verdict analysis={analysis} better={better} line={line} />;
  const extras: TableExtras = {
    home: reviewAddress(kept.id),
    tools: null,
    menu: null,
    head: (
      <div className={styles.task}>
        <p role="status">
          {!over && verdict ? (
            <>
              {verdict} {t('try.drawn')}
            </>
          ) : (
            t('try.head', { name: names[turn.seat], points: points(better.lost) })
          )}
        </p>
        <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('try.lines')}
        </Button>
        {back}
      </div>
    ),
    panel: open && (
      <section className={panel.panel} aria-labelledby="try-title">
        <header className={panel.head}>
          <h2 id="try-title">{t('title')}</h2>
          <Button look="quiet" aria-label={words('app.close')} onClick={shut}>
            <Icon name="close" />
          </Button>
        </header>
        <div className={styles.lines}>
          <Line
            title={t('turns.played')}
            told={steps.slice(first, first + instead).map((step) => logSentence(words, step, subjects))}
          />
          <Line title={t('turns.better')} told={lineSentences(words, steps[first].before, moves)} better />
        </div>
      </section>
    ),
    closePanel: shut,
    asides: [],
    over: false,
    end: noEnd,
    bar: over ? (
      <EndBar label={t('title')} told={<p role="status">{verdict}</p>}>
        <Button look="main" onClick={() => session.startOver()}>
          {t('try.again')}
        </Button>
        {back}
      </EndBar>
    ) : null,
  };
  return <Playing session={session} extras={extras} />;
}
