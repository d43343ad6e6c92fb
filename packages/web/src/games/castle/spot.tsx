import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TargetButton } from '../../art/target-button';
import { useTargets } from '../../table/targets';
import { moveSentence } from '../../words/sentences';

interface SpotProps {
  /** Moves this place may stand for; the first legal one counts. */
  readonly moves: readonly string[];
  /** What it is, while none of them is legal. */
  readonly name: string;
  readonly stretch?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A place on the table: a target button that tells its move in a sentence when it can be chosen. */
export function Spot({ moves, name, stretch, className, children }: SpotProps) {
  const t = useTranslations();
  const { byText } = useTargets();
  const move = moves.find((text) => byText.has(text)) ?? moves[0];
  const target = byText.get(move);
  const label = target ? moveSentence(t, target.state, target.move) : name;
  return (
    <TargetButton move={move} label={label} stretch={stretch} className={className}>
      {children}
    </TargetButton>
  );
}

/** Whether one of the moves is legal now. */
export function useAnyLegal(moves: readonly string[]): boolean {
  const { byText } = useTargets();
  return moves.some((text) => byText.has(text));
}
