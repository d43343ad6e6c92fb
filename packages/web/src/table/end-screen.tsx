import { scoreSheet } from '@shirasagi/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/button';
import { Dialog } from '../app/dialog';
import { go } from '../app/route';
import { useSettings } from '../app/settings';
import { begin } from '../session/open-session.js';
import type { Session, Snapshot } from '../session/session.js';
import { ExportDialog } from '../start/export-dialog';
import { EndScene } from './end-scene';
import styles from './end-screen.module.css';
import { factWords, outcomeWords } from './end-words.js';
import { endingOf } from './ending.js';
import { PointsChart } from './points-chart';
import { ScoreTable } from './score-table';
import { StackedBars } from './stacked-bars';
import { moments } from './story.js';

interface EndScreenProps {
  readonly session: Session;
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  /** The seat of the only reader; -1 where several sit at the page or somebody only watches. */
  readonly own: number;
  readonly close: () => void;
  /** Goes back to the first decision. */
  readonly review: () => void;
  /** What can be done next, instead of beginning another game in this page. */
  readonly actions?: ReactNode;
}

/** How long the evening takes. */
const SCENE_MS = 3800;

/** Whether the evening is over: by itself, by a click or by a key. */
function useScene(): { readonly done: boolean; readonly skip: () => void } {
  const { moving } = useSettings();
  const [done, setDone] = useState(!moving);
  useEffect(() => {
    if (done) return;
    const skip = () => setDone(true);
    const timer = setTimeout(skip, SCENE_MS);
    // Escape comes as the wish to close the dialog, which skips too.
    const press = ({ key }: KeyboardEvent) => key !== 'Escape' && skip();
    addEventListener('click', skip);
    addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      removeEventListener('click', skip);
      removeEventListener('keydown', press);
    };
  }, [done]);
  return { done, skip: () => setDone(true) };
}

/** The end of a game: an evening with the winner's lanterns, what decided it, and the score sheet. */
export function EndScreen({ session, snapshot, names, own, close, review, actions }: EndScreenProps) {
  const t = useTranslations('table.end');
  const words = useTranslations();
  const format = useFormatter();
  const [exporting, setExporting] = useState(false);
  const { done, skip } = useScene();
  const { state, log, sitters } = snapshot;
  const sheets = useMemo(() => scoreSheet(state), [state]);
  const turns = useMemo(() => moments(log), [log]);
  const ending = useMemo(() => endingOf(sheets, turns), [sheets, turns]);
  const { mine, theirs } = ending;
  const rematch = () => {
    const { edition: _, ...options } = session.record().options;
    go(`#/game/${begin(session.game, options, sitters).id}`);
  };
  const outcome = outcomeWords(words, ending, names, own, (list) => format.list(list));
  return (
    <Dialog title={outcome} close={done ? close : skip} wide>
      <EndScene winners={ending.winners} still={done} />
      <section className={styles.story} aria-labelledby="end-decided">
        <p>{words('ending.score', { mine, theirs })}</p>
        <h3 id="end-decided">{words('ending.decided')}</h3>
        <ul>
          {ending.facts.map((fact) => {
            const text = factWords(words, session.game, fact);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      </section>
      {!done && (
        <p>
          <Button onClick={skip}>{words('ending.skip')}</Button>
        </p>
      )}
      <div className={styles.parts} data-hidden={!done || undefined}>
        <ScoreTable sheets={sheets} names={names} />
        <div className={styles.charts}>
          <StackedBars sheets={sheets} names={names} />
          <PointsChart turns={turns} names={names} game={session.game} />
        </div>
      </div>
      {done &&
        (actions ?? (
          <div className={styles.row}>
            <Button look="main" onClick={rematch}>
              {t('rematch')}
            </Button>
            <Button onClick={review}>{words('ending.review')}</Button>
            <Button onClick={close}>{t('table')}</Button>
            <Button onClick={() => setExporting(true)}>{t('export')}</Button>
            <a className={buttonClass('quiet')} href="#/">
              {t('start')}
            </a>
          </div>
        ))}
      {exporting && (
        <ExportDialog
          record={session.record()}
          name={`shirasagi-${session.game}-${session.id}`}
          close={() => setExporting(false)}
        />
      )}
    </Dialog>
  );
}
