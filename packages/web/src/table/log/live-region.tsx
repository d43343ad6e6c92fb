import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Snapshot } from '../../session/session.js';
import { askSentence, logSentence, newsSentences } from '../../words/sentences';
import { useSubjects } from '../seats/subjects';
import type { Aside } from './log-turns';

/** Changes that follow each other quickly are told together. */
const BREATH_MS = 150;

/** Tells a screen reader each thing that happened, and what is asked now. */
export function LiveRegion({
  snapshot,
  names,
  asides,
}: {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly asides: readonly Aside[];
}) {
  const t = useTranslations();
  const subjects = useSubjects();
  const told = useRef(snapshot.log.length);
  const toldAsides = useRef(asides.length);
  const [text, setText] = useState('');
  const { log, state, legal, canTakeBack, missedTurns } = snapshot;

  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = log.slice(Math.min(told.current, log.length));
      told.current = log.length;
      const besides = asides.slice(Math.min(toldAsides.current, asides.length)).map((aside) => aside.text);
      toldAsides.current = asides.length;
      const happened = fresh.flatMap((entry) => [
        logSentence(t, entry, subjects),
        ...newsSentences(t, entry, subjects),
      ]);
      const asked =
        legal.length > 0
          ? [
              t('app.labelled', {
                label: names[state.toMove],
                value: askSentence(t, state, canTakeBack),
              }),
            ]
          : [];
      const missed = missedTurns > 0 ? [t('follow.since', { turns: missedTurns })] : [];
      setText([...happened, ...besides, ...missed, ...asked].join(' '));
    }, BREATH_MS);
    return () => clearTimeout(timer);
  }, [log, asides, state, legal, canTakeBack, missedTurns, names, subjects, t]);

  return (
    <p className="unseen" role="log" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
