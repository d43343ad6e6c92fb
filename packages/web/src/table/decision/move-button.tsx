import { type Move, type State, toText } from '@shirasagi/engine';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { moveSentence } from '../../words/sentences';
import { useTargets } from '../targets';
import styles from './decision-bar.module.css';

/** Letters that need a wider button to stay within three lines. */
const LONG = 64;

interface MoveButtonProps {
  readonly state: State;
  readonly move: Move;
  /** The digit that chooses it. */
  readonly digit?: number | undefined;
}

/** One legal move as a button with its whole sentence. */
export const MoveButton = memo(function MoveButton({ state, move, digit }: MoveButtonProps) {
  const t = useTranslations();
  const { byText, rest } = useTargets();
  const text = toText(state, move);
  const sentence = moveSentence(t, state, move);
  const resting = () => rest(text);
  const leaving = () => rest(null);
  return (
    <button
      type="button"
      className={styles.move}
      data-long={sentence.length > LONG}
      data-choice={text}
      aria-keyshortcuts={digit ? String(digit) : undefined}
      onClick={() => byText.get(text)?.choose()}
      onPointerEnter={resting}
      onPointerLeave={leaving}
      onFocus={resting}
      onBlur={leaving}
    >
      {digit && (
        <span className={styles.digit} aria-hidden>
          {digit}
        </span>
      )}
      {sentence}
    </button>
  );
});
