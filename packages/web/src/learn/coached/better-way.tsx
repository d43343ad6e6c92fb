import { apply, clone, describe, type Move, type State } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { moveSentence } from '../../words/sentences';
import styles from './better-way.module.css';

interface BetterWayProps {
  /** Where it begins. */
  readonly state: State;
  readonly moves: readonly Move[];
}

/** What comes after is seen at the table. */
const MOST_TOLD = 4;

/** How a line of moves begins, in sentences, each told in the state it is made in. */
export function BetterWay({ state, moves }: BetterWayProps) {
  const t = useTranslations();
  const line = clone(state);
  const sentences = moves.flatMap((move) => {
    const words = describe(line, move).kind === 'endTurn' ? [] : [moveSentence(t, line, move)];
    // What is drawn does not change what the moves are called.
    apply(line, move, () => 0);
    return words;
  });
  // One left over is told too: it is no longer than saying that there is more.
  const all = sentences.length <= MOST_TOLD + 1;
  const told = all ? sentences : [...sentences.slice(0, MOST_TOLD), t('learn.turn.andSoOn')];
  return (
    <ol className={styles.line}>
      {told.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may make the same move twice
        <li key={i}>{sentence}</li>
      ))}
    </ol>
  );
}
