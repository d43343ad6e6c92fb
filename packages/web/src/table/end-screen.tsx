import { scoreSheet } from '@shirasagi/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/button';
import { Dialog } from '../app/dialog';
import { go } from '../app/route';
import { begin } from '../session/open-session.js';
import type { Session, Snapshot } from '../session/session.js';
import { ExportDialog } from '../start/export-dialog';
import styles from './end-screen.module.css';
import { PointsChart } from './points-chart';
import { ScoreTable } from './score-table';
import { StackedBars } from './stacked-bars';
import { moments, storyOf } from './story.js';
import { StoryText } from './story-text';

interface EndScreenProps {
  readonly session: Session;
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly close: () => void;
  /** What can be done next, instead of beginning another game in this page. */
  readonly actions?: ReactNode;
}

/** The end of a game: who won by what, category by category and turn by turn. */
export function EndScreen({ session, snapshot, names, close, actions }: EndScreenProps) {
  const t = useTranslations('table.end');
  const [exporting, setExporting] = useState(false);
  const { state, log, sitters } = snapshot;
  const sheets = useMemo(() => scoreSheet(state), [state]);
  const turns = useMemo(() => moments(log), [log]);
  const story = useMemo(() => storyOf(sheets, turns), [sheets, turns]);
  const rematch = () => {
    const { edition: _, ...options } = session.record().options;
    go(`#/game/${begin(session.game, options, sitters).id}`);
  };
  return (
    <Dialog title={t('title')} close={close} wide>
      <section className={styles.story} aria-label={t('story')}>
        <StoryText story={story} state={state} points={sheets[story.winners[0]].total} />
      </section>
      <div className={styles.parts}>
        <ScoreTable sheets={sheets} names={names} />
        <div className={styles.charts}>
          <StackedBars sheets={sheets} names={names} />
          <PointsChart turns={turns} names={names} game={session.game} />
        </div>
      </div>
      {actions ?? (
        <div className={styles.row}>
          <Button look="main" onClick={rematch}>
            {t('rematch')}
          </Button>
          <Button onClick={close}>{t('table')}</Button>
          <Button onClick={() => setExporting(true)}>{t('export')}</Button>
          <a className={buttonClass('quiet')} href="#/">
            {t('start')}
          </a>
        </div>
      )}
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
