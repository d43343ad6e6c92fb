import type { Move } from '@shirasagi/engine';
import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Crest } from '../../art/crest';
import { Icon } from '../../art/icon';
import type { Session, Snapshot } from '../../session/session.js';
import { askSentence } from '../../words/sentences';
import { OpponentFace } from '../seats/opponent-face';
import { OpponentSign } from '../seats/opponent-sign';
import { onlyPerson } from '../seats/you.js';
import { Choices } from './choices';
import styles from './decision-bar.module.css';
import { groupMoves } from './groups.js';
import { MoveButton } from './move-button';

const DIGITS = 9;

interface DecisionBarProps {
  readonly session: Session;
  /** The last settled picture: for the moment of keeping a decision the bar would only flicker. */
  readonly snapshot: Snapshot;
  /** A decision is being kept. */
  readonly busy: boolean;
  readonly names: readonly string[];
  readonly over: boolean;
  /** What is said in place of who decides, where nobody does. */
  readonly rest: string | undefined;
  readonly hinting: boolean;
  readonly toggleHint: () => void;
  readonly showScore: () => void;
  /** Says why something is off. */
  readonly explain: (sentence: string) => void;
}

/** Everything that must be decided now, always in sight: whose turn, what is asked, every choice, and the way back. */
export const DecisionBar = memo(function DecisionBar({
  session,
  snapshot,
  busy,
  names,
  over,
  rest,
  hinting,
  toggleHint,
  showScore,
  explain,
}: DecisionBarProps) {
  const t = useTranslations();
  const { state, legal, canTakeBack, canRestartTurn } = snapshot;
  const groups = useMemo(() => groupMoves(state, legal), [state, legal]);
  const { toMove } = state;
  const player = snapshot.sitters[toMove];
  // Who is alone here is called "You", which takes another form of the verb.
  const alone = player?.kind === 'person' && !player.name && onlyPerson(snapshot.sitters) === toMove;
  const asked = legal.length > 0;
  // What is shown was decided long ago, or is being kept: nobody decides.
  const still = snapshot.waiting > 0 || (!asked && snapshot.kept === 'saving');
  const line = (): string => {
    if (over) return t('moves.ask.over');
    if (snapshot.missedTurns > 0) return t('follow.since', { turns: snapshot.missedTurns });
    if (asked && !still) return askSentence(t, state, canTakeBack);
    if (rest) return rest;
    const name = names[toMove];
    if (still) return alone ? t('follow.playingYou') : t('follow.playing', { name });
    return alone ? t('table.bar.decidingYou') : t('table.bar.deciding', { name });
  };
  const whyOff = (what: 'back' | 'restart' | 'hint' | 'end') =>
    asked ? t(`table.off.${what}`) : t('why.notYours');
  const button = (move: Move, i: number) => (
    <MoveButton key={move} state={state} move={move} digit={i < DIGITS ? i + 1 : undefined} />
  );
  return (
    <section
      className={styles.bar}
      aria-label={t('table.bar.label')}
      aria-describedby="bar-keys"
      aria-busy={busy}
    >
      <p id="bar-keys" className="unseen">
        {t('table.bar.keys')}
      </p>
      <p className={styles.ask}>
        {!over && !rest && <Crest seat={toMove} size="1.75rem" />}
        {!over && !rest && player?.kind === 'opponent' && (
          <OpponentFace level={player.level} size="2.25rem" />
        )}
        <span>
          {!over && !still && asked && <strong>{t('table.bar.turn', { name: names[toMove] })} </strong>}
          {line()}
        </span>
      </p>
      {asked ? (
        <Choices state={state} label={t('table.bar.choices')} count={legal.length}>
          {[...groups.choices, ...groups.skips].map(button)}
          {groups.swaps.length > 0 && (
            <details className={styles.more}>
              <summary>{t('table.bar.swaps', { count: groups.swaps.length })}</summary>
              <div>{groups.swaps.map((move) => button(move, DIGITS))}</div>
            </details>
          )}
          {groups.exchanges.length > 0 && (
            <details className={styles.more}>
              <summary>{t('table.bar.exchanges')}</summary>
              <div>{groups.exchanges.map((move) => button(move, DIGITS))}</div>
            </details>
          )}
        </Choices>
      ) : (
        <OpponentSign session={session} snapshot={snapshot} names={names} over={over} />
      )}
      <div className={styles.tools}>
        {over ? (
          <Button look="main" className={`${styles.end} ${styles.score}`} onClick={showScore}>
            {t('table.bar.score')}
          </Button>
        ) : snapshot.watching ? null : (
          <>
            <Button
              aria-keyshortcuts="U"
              aria-label={t('table.bar.back')}
              title={t('table.bar.back')}
              aria-disabled={!canTakeBack}
              onClick={() => (canTakeBack ? session.takeBack() : explain(whyOff('back')))}
            >
              <Icon name="back" size="1.3em" />
              <span className={styles.toolName}>{t('table.bar.back')}</span>
            </Button>
            <Button
              aria-keyshortcuts="R"
              aria-label={t('table.bar.restart')}
              title={t('table.bar.restart')}
              aria-disabled={!canRestartTurn}
              onClick={() => (canRestartTurn ? session.restartTurn() : explain(whyOff('restart')))}
            >
              <Icon name="restart" size="1.3em" />
            </Button>
            {snapshot.hints && (
              <Button
                aria-keyshortcuts="H"
                aria-label={t('table.bar.hint')}
                title={t('table.bar.hint')}
                aria-expanded={hinting}
                aria-disabled={!asked}
                onClick={() => (asked ? toggleHint() : explain(whyOff('hint')))}
              >
                <Icon name="hint" size="1.3em" />
              </Button>
            )}
            <Button
              look="main"
              className={styles.end}
              aria-keyshortcuts="Enter"
              aria-label={t('table.bar.end')}
              data-choice={groups.endTurn === undefined ? undefined : 'endTurn'}
              aria-disabled={groups.endTurn === undefined}
              onClick={() =>
                groups.endTurn === undefined ? explain(whyOff('end')) : session.play(groups.endTurn)
              }
            >
              <Icon name="end" size="1.2em" /> <span>{t('table.bar.end')}</span>
            </Button>
          </>
        )}
      </div>
    </section>
  );
});
