import { isOver, type Move, type State } from '@shirasagi/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../app/settings/settings';
import { CaptionLayer } from '../follow/caption-layer';
import { doerOf } from '../follow/doer.js';
import { LastTurn } from '../follow/last-turn';
import { useFollowed } from '../follow/use-followed.js';
import { ReplayBar } from '../replay/replay-bar';
import type { Session } from '../session/session.js';
import { useSounds } from '../sound/use-sounds';
import { whyNotSentence } from '../words/sentences';
import { DecisionBar } from './decision/decision-bar';
import { HintPanel } from './decision/hint-panel';
import { PreviewPanel } from './decision/preview-panel';
import { WhyToast } from './decision/why-toast';
import { EndScreen } from './end/end-screen';
import styles from './frame/game-screen.module.css';
import { Notices } from './frame/notices';
import { TopBar } from './frame/top-bar';
import { useFocusCare } from './keyboard/use-focus-care';
import { useKeys } from './keyboard/use-keys';
import { LiveRegion } from './log/live-region';
import { LogDockProvider } from './log/log-dock';
import { LogPanel } from './log/log-panel';
import type { Aside } from './log/log-turns';
import { BoardNamesContext } from './seats/board-names';
import { useBoardSeats, useSeatNames } from './seats/seat-names';
import { SubjectsProvider, useSubjectsOf } from './seats/subjects';
import { onlyPerson, seatBelow } from './seats/you.js';
import { TableView } from './table-view';
import { TargetsProvider } from './targets';
import { useSettled } from './use-settled';
import { useSnapshot } from './use-snapshot';
import { useSymbolWords } from './use-symbol-words';

const NO_MOVES: readonly Move[] = [];
const NO_ASIDES: readonly Aside[] = [];

/** What a table with others adds around the game. */
export interface TableExtras {
  /** Where the way out leads. */
  readonly home: string;
  /** Buttons of the top bar. */
  readonly tools: ReactNode;
  /** More that can be done: in the top bar, or in its menu on a phone. */
  readonly menu: ReactNode;
  /** Below the top bar: what is to be known, and who sits where. */
  readonly head: ReactNode;
  /** A panel beside the table; while it is open the log is shut. */
  readonly panel: ReactNode;
  readonly closePanel: () => void;
  /** What else happened, for the log. */
  readonly asides: readonly Aside[];
  /** Whether the table is over, whatever the game says. */
  readonly over: boolean;
  /** What the bar says when nothing is asked and nobody decides either. */
  readonly rest?: string | undefined;
  /** The end instead of the score sheet of a game in this page. */
  readonly end: (close: () => void, review: () => void) => ReactNode;
  /** Over the whole screen: somebody who speaks about the table. */
  readonly layer?: ReactNode;
  /** In place of the decision bar, when nothing is to be decided any more. */
  readonly bar?: ReactNode;
}

interface PlayingProps {
  readonly session: Session;
  readonly extras?: TableExtras;
  /** The moment that is shown first: how many decisions stood. Now, unless told. */
  readonly moment?: number | undefined;
  /** Whether there is nothing but looking: the game is not played here. */
  readonly replay?: boolean;
  /** What is to be known of the game, below the top bar. */
  readonly note?: ReactNode;
}

/** A game on the table: the position, or an earlier one being looked back at, and everything around it. */
export function Playing({ session, extras, moment, replay = false, note }: PlayingProps) {
  const t = useTranslations();
  const { moving, settings } = useSettings();
  const snapshot = useSnapshot(session);
  const settled = useSettled(snapshot);
  const { log, sitters } = snapshot;
  const names = useSeatNames(sitters);
  const subjects = useSubjectsOf(sitters);
  const [review, setReview] = useState(moment);
  const [logOpen, setLogOpen] = useState(false);
  const [hintFor, setHintFor] = useState<State>();
  const [scoreClosed, setScoreClosed] = useState(false);
  const [resting, setResting] = useState<{ state: State; text: string } | null>(null);
  const [why, setWhy] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);
  const followed = useFollowed(session, snapshot, settings.pace !== 'skip');

  // Taking back may leave the moment looked at behind.
  const at = review !== undefined && review < log.length ? review : undefined;
  const looking = at !== undefined;
  const state = looking ? log[at].before : snapshot.state;
  // Looking back, what led to the moment is told.
  const step = looking ? log[at - 1] : followed;
  // The table answers a decision first; what can be chosen, and who sits below, follow with the next question.
  const asked = snapshot.state === settled.state ? snapshot : settled;
  const askedState = looking ? state : asked.state;
  const legal = looking ? NO_MOVES : asked.legal;
  const you = useMemo(() => seatBelow(settled), [settled]);
  const over = isOver(settled.state) || (extras?.over === true && snapshot.waiting === 0);
  useSounds(snapshot, over);
  const panel = extras?.panel;
  const closePanel = extras?.closePanel;
  const asides = extras?.asides ?? NO_ASIDES;

  const stands = useCallback(() => session.begin(), [session]);
  const play = useCallback((move: Move) => session.play(move), [session]);
  const playOnward = useCallback((move: Move) => session.playOnward(move), [session]);
  const yours = legal.length > 0;
  const whySentence = useCallback(
    (text: string) => (looking ? t('table.review.why') : whyNotSentence(t, askedState, text, yours)),
    [t, askedState, looking, yours],
  );
  const whyNot = useCallback((text: string) => setWhy(whySentence(text)), [whySentence]);
  useSymbolWords(askedState.game, whySentence);
  const rest = useCallback(
    (text: string | null) => setResting(text === null ? null : { state: askedState, text }),
    [askedState],
  );
  const toggleLog = useCallback(() => {
    closePanel?.();
    setLogOpen((open) => !open);
  }, [closePanel]);
  const { hints } = snapshot;
  const toggleHint = useCallback(
    () => setHintFor((known) => (hints && yours && known !== state ? state : undefined)),
    [hints, yours, state],
  );
  // Advice belongs to the decision it was asked for, and goes with it.
  const hinting = hintFor === state && yours;

  const showMoment = useCallback((decisions: number) => {
    setReview(decisions);
    // On a small screen the log hides the table it leads to.
    if (matchMedia('(max-width: 62rem)').matches) setLogOpen(false);
  }, []);

  const turns = useMemo(
    () => ({ log, names, asides, at, show: showMoment }),
    [log, names, asides, at, showMoment],
  );

  // What was said and asked about the last decision does not hold for the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new position counts
  useEffect(() => {
    setWhy(undefined);
    setHintFor(undefined);
  }, [state]);

  const { watching } = snapshot;
  const seats = useBoardSeats(sitters);
  const boards = useMemo(() => ({ seats, watching }), [seats, watching]);
  const closeScore = () => setScoreClosed(true);
  const reviewAll = () => {
    closeScore();
    setReview(0);
  };
  const showScore = useCallback(() => setScoreClosed(false), []);
  const dismiss = () => {
    setWhy(undefined);
    if (hinting || logOpen || panel) {
      setHintFor(undefined);
      setLogOpen(false);
      closePanel?.();
    } else if (!replay) setReview(undefined);
  };
  const explain = () => setWhy(t('table.review.why'));
  const explainMissing = () => {
    const reason = over ? 'over' : watching ? 'watching' : 'noHints';
    setWhy(t(`why.${reason}`));
  };
  useKeys(root, {
    session,
    snapshot,
    looking: looking || replay,
    explain,
    explainMissing,
    toggleLog,
    dismiss,
  });
  useFocusCare(root, askedState, legal);

  return (
    <SubjectsProvider value={subjects}>
      <TargetsProvider
        state={askedState}
        legal={legal}
        play={play}
        playOnward={playOnward}
        whyNot={whyNot}
        rest={rest}
      >
        <div
          className={styles.screen}
          ref={root}
          data-decisions={log.length}
          data-game-over={over || undefined}
        >
          <div className={styles.top}>
            <TopBar
              game={session.game}
              state={askedState}
              home={extras?.home ?? '#/'}
              last={<LastTurn session={session} log={log} sitters={sitters} at={at} show={showMoment} />}
              tools={extras?.tools}
              menu={extras?.menu}
              logOpen={logOpen && !panel}
              toggleLog={toggleLog}
            />
            <Notices session={session} snapshot={snapshot} />
            {note}
            {extras?.head}
          </div>
          <main className={styles.table} data-area="table" ref={table}>
            <LogDockProvider value={logOpen && !panel ? null : turns}>
              <BoardNamesContext value={boards}>
                <TableView state={state} you={you} table={table} stands={stands} />
              </BoardNamesContext>
            </LogDockProvider>
          </main>
          <CaptionLayer
            table={table}
            state={state}
            step={step}
            seat={step ? doerOf(step, sitters) : 0}
            moving={moving}
          />
          <div className={styles.over}>
            {resting?.state === state && <PreviewPanel text={resting.text} />}
            {hinting && <HintPanel session={session} state={state} close={toggleHint} />}
            <WhyToast text={why} close={() => setWhy(undefined)} />
          </div>
          <div className={styles.side}>
            {panel}
            {logOpen && !panel && <LogPanel {...turns} close={toggleLog} />}
          </div>
          <div className={styles.bar} data-area="bar">
            {looking || replay ? (
              <ReplayBar
                session={session}
                at={at ?? log.length}
                log={log}
                show={setReview}
                live={replay ? undefined : () => setReview(undefined)}
                explain={setWhy}
              />
            ) : (
              (extras?.bar ?? (
                <DecisionBar
                  session={session}
                  snapshot={settled}
                  busy={settled !== snapshot}
                  names={names}
                  over={over}
                  rest={extras?.rest}
                  hinting={hinting}
                  toggleHint={toggleHint}
                  showScore={showScore}
                  explain={setWhy}
                />
              ))
            )}
          </div>
          <LiveRegion snapshot={snapshot} names={names} asides={asides} />
          {!looking && extras?.layer}
        </div>
        {over &&
          !scoreClosed &&
          !looking &&
          (extras?.end(closeScore, reviewAll) ?? (
            <EndScreen
              session={session}
              snapshot={snapshot}
              names={names}
              own={onlyPerson(sitters)}
              close={closeScore}
              review={reviewAll}
            />
          ))}
      </TargetsProvider>
    </SubjectsProvider>
  );
}
