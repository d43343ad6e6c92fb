import { useEffect, useState } from 'react';
import type { LessonSession } from '../lesson-session.js';
import type { OwnTurn } from './coached.js';
import type { Verdict } from './verdict.js';

/** A turn as it was played: taken back and played again it is another one. */
export const keyOfTurn = (session: LessonSession, { from, to }: OwnTurn): string =>
  `${from} ${session.course.words
    .slice(from, to)
    .filter((word) => word !== 'endTurn')
    .join(' ')}`;

/** What turns cost, one after the other as they are finished; undefined while one is judged. */
export function useJudgedTurns(
  session: LessonSession,
  turn: OwnTurn | undefined,
): (turn: OwnTurn) => Verdict | undefined {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const key = turn && keyOfTurn(session, turn);
  const { from, to } = turn ?? { from: 0, to: 0 };
  const known = key === undefined || verdicts.has(key);
  useEffect(() => {
    if (known || key === undefined) return;
    const stop = new AbortController();
    session.judge(from, to, stop.signal).then(
      (verdict) => setVerdicts((before) => new Map(before).set(key, verdict)),
      // A worker that died says nothing about the turn: the game goes on without a verdict.
      () => {},
    );
    return () => stop.abort();
  }, [session, key, from, to, known]);
  return (wanted) => verdicts.get(keyOfTurn(session, wanted));
}
