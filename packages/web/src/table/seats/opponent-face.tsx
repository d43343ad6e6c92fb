import { useTranslations } from 'use-intl';
import { Face } from '../../art/face';
import type { OpponentLevel } from '../../session/session.js';
import { computerWords } from '../../words/opponent-words';
import { characterOf } from './characters.js';

interface OpponentFaceProps {
  readonly level: OpponentLevel;
  readonly size: string;
}

/** The face of a computer opponent, which says that it is one and how well it plays. */
export function OpponentFace({ level, size }: OpponentFaceProps) {
  const words = computerWords(useTranslations(), level);
  return (
    <span title={words} style={{ display: 'inline-flex', verticalAlign: 'middle' }}>
      <Face who={characterOf(level)} size={size} label={words} />
    </span>
  );
}
