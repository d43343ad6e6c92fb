import { scoreSheet } from '@shirasagi/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import { Dialog } from '../../app/parts/dialog';
import { go } from '../../app/route';
import { useSettings } from '../../app/settings/settings';
import { ShareButton } from '../../replay/share-button';
import { AnalysisButton } from '../../review/analysis-button';
import { begin } from '../../session/local/open-session.js';
import { editionAt, type Session, type Snapshot } from '../../session/session.js';
import { ExportDialog } from '../../start/export-dialog';
import { EndActions } from './end-actions';
import { EndScene } from './end-scene';
import styles from './end-screen.module.css';
import { factWords, type GaveUp, gaveUpWords, outcomeWords } from './end-words.js';
import { endingOf, unplayedEnding } from './ending.js';
import { PointsChart } from './points-chart';
import { ScoreTable } from './score-table';
import { StackedBars } from './stacked-bars';
import { moments } from './story.js';

/** Seats that lost a game whatever they scored. */
export interface GivenUp {
  readonly seats: ReadonlyMap<number, GaveUp>;
  /** Places by seat, as the table knows them. */
  readonly ranks: readonly number[];
  /** Whether the others played the game to its end. */
  readonly played: boolean;
}

interface EndScreenProps {
  readonly session: Session;
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  /** The seat of the only reader; -1 where several sit at the page or the reader only watches. */
  readonly own: number;
  readonly close: () => void;
  /** Goes back to the first decision. */
  readonly review: () => void;
  /** What is said of the game before the figures. */
  readonly said?: ReactNode;
  /** What can be done next, instead of beginning another game in this page. */
  readonly actions?: ReactNode;
  /** How seats were given up that lost by it. */
  readonly givenUp?: GivenUp;
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

/** The score sheets and how the game ended, also where seats were given up. */
function useEnding({ state, log }: Snapshot, givenUp: GivenUp | undefined) {
  const sheets = useMemo(() => {
    const counted = scoreSheet(state);
    if (!givenUp) return counted;
    return counted.map((sheet, seat) => ({ ...sheet, rank: givenUp.ranks[seat] ?? sheet.rank }));
  }, [state, givenUp]);
  const turns = useMemo(() => moments(log), [log]);
  const ending = useMemo(() => {
    if (givenUp && !givenUp.played) return unplayedEnding(sheets);
    return endingOf(sheets, turns, [...(givenUp?.seats.keys() ?? [])]);
  }, [sheets, turns, givenUp]);
  return { sheets, turns, ending };
}

/** The end of a game: an evening with the winner's lanterns, what decided it, and the score sheet. */
export function EndScreen({
  session,
  snapshot,
  names,
  own,
  close,
  review,
  said,
  actions,
  givenUp,
}: EndScreenProps) {
  const t = useTranslations('table.end');
  const words = useTranslations();
  const format = useFormatter();
  const [exporting, setExporting] = useState(false);
  const { done, skip } = useScene();
  const { sheets, turns, ending } = useEnding(snapshot, givenUp);
  const rematch = () => {
    const { options } = session.record();
    go(`#/game/${begin(session.game, options, snapshot.sitters, editionAt(session)).id}`);
  };
  const outcome = outcomeWords(words, ending, { names, sitters: snapshot.sitters }, own, (list) =>
    format.list(list),
  );
  return (
    <Dialog title={outcome} close={done ? close : skip} wide>
      <div className={styles.page}>
        <EndScene winners={ending.winners} still={done} />
        <section
          className={styles.story}
          aria-labelledby={ending.facts.length > 0 ? 'end-decided' : undefined}
        >
          {givenUp && (
            <p>
              {[...givenUp.seats]
                .map(([seat, how]) => gaveUpWords(words, how, names[seat], seat === own))
                .join(' ')}
            </p>
          )}
          {givenUp && (
            <p className={styles.note}>{words(givenUp.played ? 'ending.last' : 'ending.standing')}</p>
          )}
          {ending.score && <p>{words('ending.score', ending.score)}</p>}
          {ending.facts.length > 0 && (
            <>
              <h3 id="end-decided">{words('ending.decided')}</h3>
              <ul>
                {ending.facts.map((fact) => {
                  const text = factWords(words, session.game, fact);
                  return <li key={text}>{text}</li>;
                })}
              </ul>
            </>
          )}
        </section>
        {!done && (
          <p>
            <Button onClick={skip}>{words('ending.skip')}</Button>
          </p>
        )}
        {done && said}
        <div className={styles.parts} data-hidden={!done || undefined}>
          <ScoreTable sheets={sheets} names={names} />
          <div className={styles.charts}>
            <StackedBars sheets={sheets} names={names} />
            {/* A table may be given up before its first turn. */}
            {turns.length > 1 && <PointsChart turns={turns} names={names} game={session.game} />}
          </div>
        </div>
        {done &&
          (actions ?? (
            <EndActions
              first={
                <>
                  <Button look="main" onClick={rematch}>
                    {t('rematch')}
                  </Button>
                  <Button onClick={review}>{words('ending.review')}</Button>
                  <AnalysisButton session={session} own={own} home={`#/game/${session.id}`} />
                </>
              }
            >
              <Button look="quiet" onClick={close}>
                {t('table')}
              </Button>
              <ShareButton session={session} />
              <Button look="quiet" onClick={() => setExporting(true)}>
                {t('export')}
              </Button>
              <a className={buttonClass('quiet')} href="#/">
                {t('start')}
              </a>
            </EndActions>
          ))}
      </div>
      {exporting && (
        <ExportDialog
          record={session.record()}
          edition={editionAt(session)}
          name={`shirasagi-${session.game}-${session.id}`}
          close={() => setExporting(false)}
        />
      )}
    </Dialog>
  );
}
