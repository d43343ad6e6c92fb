import { isOver } from '@shirasagi/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import { useSettings } from '../../app/settings/settings';
import { held as heldMarks, TEXT_TAGS } from '../../art/text-tags';
import { gameOf } from '../../games/rules.js';
import type { SeatPlayer } from '../../session/session.js';
import { Playing } from '../../table/playing';
import { useSnapshot } from '../../table/use-snapshot';
import { moveSentence } from '../../words/sentences';
import { CoachBubble } from '../coach/coach-bubble';
import { useAdvice } from '../coach/use-advice.js';
import { LessonSession } from '../lesson-session.js';
import { coachedKey, readKept, writeKept } from '../progress/kept-values.js';
import { noteCoached, useProgress } from '../progress/progress.js';
import { QUIET_EXTRAS } from '../quiet-extras';
import { BetterWay } from './better-way';
import { type CoachedGame, isGuided, type OwnTurn, type Speech, speechOf, turnsOf } from './coached.js';
import { CoachedEnd } from './coached-end';
import { TurnWords } from './turn-words';
import { keyOfTurn, useJudgedTurns } from './use-judged-turns.js';
import { BAD, GOOD } from './verdict.js';

function openCoached(game: CoachedGame): LessonSession {
  const words = readKept(coachedKey(game.group));
  const other: SeatPlayer = game.level ? { kind: 'opponent', level: game.level } : { kind: 'rival' };
  return new LessonSession({
    id: `${game.group}/game`,
    game: gameOf(game.group),
    from: game.start,
    sitters: [0, 1].map((seat) => (seat === game.seat ? { kind: 'person', name: '' } : other)),
    seat: game.seat,
    words: Array.isArray(words) ? words.map(String) : [],
    over: (course) => isOver(course.state),
    // A game that is over begins anew the next time.
    keep: (moves, over) => writeKept(coachedKey(game.group), moves.length > 0 && !over ? moves : null),
  });
}

/** The turn the coach speaks of: the one just finished, also while others play. */
function turnToJudge(game: CoachedGame, session: LessonSession, speech: Speech): OwnTurn | undefined {
  const { course } = session;
  const finished = turnsOf(course, game.seat).filter(({ to }) => course.steps[to - 1].closesTurn);
  const turn = speech.kind === 'turn' ? speech.turn : finished.at(-1);
  // What the coach has shown herself she does not judge.
  return turn && !isGuided(game, course, turn) ? turn : undefined;
}

/** A coached game on the real table. */
export function CoachedScreen({ game }: { readonly game: CoachedGame }) {
  const t = useTranslations();
  const { settings } = useSettings();
  const [session] = useState(() => openCoached(game));
  const { log, waiting } = useSnapshot(session);
  const [told, setTold] = useState(0);
  const [heard, setHeard] = useState<ReadonlySet<string>>(new Set());
  const { course, seat } = session;
  const speech = speechOf(game, course, told, heard);
  const judged = turnToJudge(game, session, speech);
  const verdictOf = useJudgedTurns(session, judged);
  const { next, ask } = useAdvice(session);
  const over = isOver(course.state);
  const { learned } = useProgress();

  useEffect(() => {
    session.setPace(settings.pace);
  }, [session, settings.pace]);
  useEffect(() => {
    if (over) noteCoached(game.group);
  }, [over, game]);

  const hear = (what: string) => setHeard((before) => new Set(before).add(what));
  const text = (say: string): ReactNode =>
    heldMarks(t.rich(`coached.${game.group}.${say}` as 'coached.castle.title', TEXT_TAGS));
  const mine = course.state.toMove === seat && waiting === 0;

  // A turn that cost much is spoken of until the learner has answered, even if it was ended at once.
  const verdict = judged && verdictOf(judged);
  const key = judged && keyOfTurn(session, judged);
  const bad = verdict !== undefined && verdict.cost >= BAD && key !== undefined && !heard.has(key);
  // What is asked for the first time is explained all the same.
  const explains = speech.kind === 'say' && speech.until === 'heard';
  const shown: Speech =
    bad && judged && speech.kind !== 'turn' && !explains ? { kind: 'turn', turn: judged } : speech;

  const advise = <Button onClick={ask}>{t('learn.coach.ask')}</Button>;
  const bubble = (id: string, at: string | undefined, words: ReactNode, actions: ReactNode) => (
    <CoachBubble
      id={id}
      at={at}
      steps={shown.kind === 'say' ? shown.steps : undefined}
      seat={seat}
      decisions={log.length}
      actions={actions}
    >
      {words}
    </CoachBubble>
  );

  const judgement = (): 'open' | 'bad' | 'kept' | 'good' | 'fair' => {
    if (!verdict) return 'open';
    if (verdict.cost >= BAD) return bad ? 'bad' : 'kept';
    return verdict.cost <= GOOD ? 'good' : 'fair';
  };
  const turnBubble = (turn: OwnTurn) => {
    const before = course.stateAt(turn.from);
    const after = course.stateAt(turn.to);
    const judgedAs = judgement();
    return bubble(
      `turn-${keyOfTurn(session, turn)}`,
      mine && !bad ? 'endTurn' : undefined,
      <>
        <TurnWords before={before} after={after} seat={seat} brief={bad} past={shown !== speech} />
        {!isGuided(game, course, turn) && (
          <p data-verdict={judgedAs}>
            {judgedAs === 'open' && t('learn.turn.judging')}
            {judgedAs === 'bad' && t('learn.turn.bad', { points: Math.round(verdict?.cost ?? 0) })}
            {judgedAs === 'kept' && t('learn.turn.kept')}
            {judgedAs === 'good' && t('learn.turn.good')}
            {judgedAs === 'fair' && t('learn.turn.fair')}
          </p>
        )}
        {bad && <BetterWay state={course.stateAt(turn.from + verdict.at)} moves={verdict.better} />}
      </>,
      bad && (
        <>
          <Button look="main" onClick={() => session.takeBackTo(turn.from)}>
            {t('learn.turn.back')}
          </Button>
          <Button onClick={() => hear(key)}>{t('learn.turn.keep')}</Button>
        </>
      ),
    );
  };

  const layer = () => {
    if (over) return null;
    if (shown.kind === 'turn') return turnBubble(shown.turn);
    if (!mine) return bubble('watch', undefined, <p>{t('learn.coach.watch')}</p>, null);
    if (next.kind === 'move')
      return bubble(
        `advice-${log.length}`,
        next.word,
        <>
          <p>{t('learn.lesson.next', { what: moveSentence(t, next.state, next.move) })}</p>
          {next.reasons.map((name) => (
            <p key={name}>{t(`learn.reasons.${name as 'score'}`)}</p>
          ))}
        </>,
        null,
      );
    if (next.kind === 'thinking')
      return bubble('thinking', undefined, <p>{t('learn.coach.thinking')}</p>, null);
    if (shown.kind === 'say')
      return bubble(
        `say-${shown.say}`,
        shown.at,
        <p>{text(shown.say)}</p>,
        <>
          {shown.until === 'next' && told > 0 && (
            <Button onClick={() => setTold(told - 1)}>{t('learn.coach.back')}</Button>
          )}
          {shown.until === 'next' && (
            <Button look="main" onClick={() => setTold(told + 1)}>
              {t('learn.coach.next')}
            </Button>
          )}
          {shown.until === 'heard' && (
            <Button look="main" onClick={() => hear(shown.say)}>
              {t('learn.coach.heard')}
            </Button>
          )}
          {shown.until === 'decision' && advise}
          {shown.lesson !== undefined && !learned.includes(shown.lesson) && (
            <a className={buttonClass('quiet')} href={`#/learn/${shown.lesson}`}>
              {t('learn.coach.lesson')}
            </a>
          )}
        </>,
      );
    return bubble(
      'quiet',
      undefined,
      <p>{next.kind === 'failed' ? t('learn.coach.failed') : t('learn.coach.quiet')}</p>,
      advise,
    );
  };

  return (
    <Playing
      session={session}
      extras={{
        ...QUIET_EXTRAS,
        layer: layer(),
        end: (close, review) => <CoachedEnd game={game} session={session} close={close} review={review} />,
      }}
    />
  );
}
