import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../app/parts/button';
import { go } from '../../app/route';
import { useSettings } from '../../app/settings/settings';
import { lessonsOf } from '../../games/lessons.js';
import { gameOf } from '../../games/rules.js';
import type { SeatPlayer } from '../../session/session.js';
import { Playing } from '../../table/playing';
import { useSnapshot } from '../../table/use-snapshot';
import { moveSentence } from '../../words/sentences';
import { CoachBubble } from '../coach/coach-bubble';
import { COACHED_NAME, LESSON_OPPONENT, type NamedLesson } from '../lesson.js';
import { LessonSession } from '../lesson-session.js';
import { coachedWaits, readKept, writeKept } from '../progress/kept-values.js';
import { noteLesson } from '../progress/progress.js';
import { QUIET_EXTRAS } from '../quiet-extras';
import { standingOf } from './goal.js';
import { LessonEnd } from './lesson-end';
import { type Asked, type Talk, talkOf } from './lesson-talk.js';
import { useLessonText } from './use-lesson-text';

/** Where the moves of an unfinished lesson are kept, so that a reload loses nothing. */
const keyOf = ({ group, name }: NamedLesson): string => `shirasagi-lesson-${group}-${name}`;

function sittersOf({ group, seat = 0 }: NamedLesson): SeatPlayer[] {
  const other: SeatPlayer =
    group === 'solo' ? { kind: 'rival' } : { kind: 'opponent', level: LESSON_OPPONENT };
  return [0, 1].map((at) => (at === seat ? { kind: 'person', name: '' } : other));
}

function openLesson(lesson: NamedLesson): LessonSession {
  const key = keyOf(lesson);
  const words = readKept(key);
  return new LessonSession({
    id: `${lesson.group}/${lesson.name}`,
    game: gameOf(lesson.group),
    from: lesson.start,
    sitters: sittersOf(lesson),
    seat: lesson.seat ?? 0,
    words: Array.isArray(words) ? words.map(String) : [],
    over: (course) => standingOf(lesson, course) !== 'open',
    // A lesson that is over begins anew the next time.
    keep: (moves, over) => writeKept(key, moves.length > 0 && !over ? moves : null),
  });
}

/** A session for as long as the lesson is on the screen. */
function useLesson(lesson: NamedLesson): LessonSession {
  const { settings } = useSettings();
  const [session] = useState(() => openLesson(lesson));
  useEffect(() => {
    session.setPace(settings.pace);
  }, [session, settings.pace]);
  return session;
}

interface CoachProps {
  readonly lesson: NamedLesson;
  readonly session: LessonSession;
  readonly talk: Talk;
  readonly tell: (step: number) => void;
  readonly ask: (asked: Asked) => void;
}

/** What the coach of a lesson says and offers. */
function LessonCoach({ lesson, session, talk, tell, ask }: CoachProps) {
  const t = useTranslations();
  const text = useLessonText(lesson);
  const { length } = useSnapshot(session).log;
  const again = () => session.takeBackTo(0);
  const said = (): ReactNode => {
    if (talk.kind === 'talk') return text(talk.say);
    if (talk.kind === 'next') return t('learn.lesson.next', { what: moveSentence(t, talk.state, talk.move) });
    if (talk.kind === 'astray') return t('learn.lesson.astray');
    if (talk.kind === 'missed')
      return (
        <>
          {t('learn.lesson.missed')} {text('goal')}
        </>
      );
    if (talk.kind === 'reached')
      return (
        <>
          {t('learn.lesson.reached')} {text('why')}
        </>
      );
    return text(talk.kind);
  };
  const hint = <Button onClick={() => ask('hint')}>{t('learn.lesson.hint')}</Button>;
  const show = <Button onClick={() => ask('next')}>{t('learn.lesson.show')}</Button>;
  const restart = length > 0 && <Button onClick={again}>{t('learn.lesson.again')}</Button>;
  const actions = () => {
    if (talk.kind === 'talk')
      return (
        <>
          {talk.step > 0 && <Button onClick={() => tell(talk.step - 1)}>{t('learn.coach.back')}</Button>}
          <Button look="main" onClick={() => tell(talk.step + 1)}>
            {t('learn.coach.next')}
          </Button>
        </>
      );
    if (talk.kind === 'goal')
      return (
        <>
          {restart}
          {hint}
        </>
      );
    if (talk.kind === 'hint') return show;
    if (talk.kind === 'astray' || talk.kind === 'missed')
      return (
        <Button look="main" onClick={again}>
          {t('learn.lesson.again')}
        </Button>
      );
    return null;
  };
  return (
    <CoachBubble
      id={talk.kind === 'talk' ? `talk-${talk.say}` : talk.kind}
      at={'at' in talk ? talk.at : undefined}
      steps={talk.kind === 'talk' ? { at: talk.step + 1, of: lesson.talk.length } : undefined}
      seat={session.seat}
      decisions={length}
      actions={actions()}
    >
      <p>
        {talk.kind === 'goal' && <strong>{t('learn.lesson.goal')} </strong>}
        {said()}
      </p>
    </CoachBubble>
  );
}

/** A lesson on the real table, with the coach. */
export function LessonScreen({ lesson }: { readonly lesson: NamedLesson }) {
  const t = useTranslations('learn');
  const session = useLesson(lesson);
  const { log } = useSnapshot(session);
  const [told, setTold] = useState(0);
  const [asked, setAsked] = useState<{ readonly asked: Asked; readonly decisions: number }>();
  const { course } = session;
  // Advice belongs to the decision it was asked for, except the way a learner asked to be led.
  const wish = asked && (asked.asked === 'next' || asked.decisions === log.length) ? asked.asked : 'nothing';
  const talk = talkOf(lesson, course, told, wish);
  const ended = talk.kind === 'reached' || talk.kind === 'missed';

  useEffect(() => {
    if (talk.kind === 'reached') noteLesson(lesson.group, lesson.name);
  }, [talk.kind, lesson]);

  const all = lessonsOf(lesson.group);
  const next = all[all.findIndex(({ name }) => name === lesson.name) + 1];
  const again = () => {
    setAsked(undefined);
    session.takeBackTo(0);
  };
  return (
    <Playing
      session={session}
      extras={{
        ...QUIET_EXTRAS,
        home: '#/learn',
        layer: (
          <LessonCoach
            lesson={lesson}
            session={session}
            talk={talk}
            tell={setTold}
            ask={(wanted) => setAsked({ asked: wanted, decisions: log.length })}
          />
        ),
        bar: ended ? (
          <LessonEnd reached={talk.kind === 'reached'}>
            <Button look={talk.kind === 'reached' ? 'plain' : 'main'} onClick={again}>
              {t('lesson.again')}
            </Button>
            <a className={buttonClass()} href={`#/rules/${lesson.group}/${lesson.section}`}>
              {t('lesson.rules')}
            </a>
            {talk.kind === 'reached' && next && (
              <Button look="main" onClick={() => go(`#/learn/${next.group}/${next.name}`)}>
                {t('lesson.onward')}
              </Button>
            )}
            {coachedWaits(lesson.group) && (
              <a className={buttonClass()} href={`#/learn/${lesson.group}/${COACHED_NAME}`}>
                {t('lesson.backToGame')}
              </a>
            )}
            <a className={buttonClass('quiet')} href="#/learn">
              {t('lesson.all')}
            </a>
          </LessonEnd>
        ) : null,
      }}
    />
  );
}
