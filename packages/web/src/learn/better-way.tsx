import { apply, clone, describe, type Move, type State } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { moveSentence } from '../words/sentences';
import styles from './better-way.module.css';

interface BetterWayProps {
  /** Where it begins. */
  readonly state: State;
  readonly moves: readonly Move[];
}

/** A line of moves in sentences, each told in the state it is made in. */
export function BetterWay({ state, moves }: BetterWayProps) {
  const t = useTranslations();
  const line = clone(state);
  const sentences = moves.flatMap((move) => {
    const told = describe(line, move).kind === 'endTurn' ? [] : [moveSentence(t, line, move)];
    // What is drawn does not change what the moves are called.
    apply(line, move, () => 0);
    return told;
  });
  return (
    <ol className={styles.line}>
      {sentences.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may make the same move twice
        <li key={i}>{sentence}</li>
      ))}
    </ol>
  );
}
