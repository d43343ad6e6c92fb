import type { GameName } from '@shirasagi/engine';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { explainSymbols } from '../art/tip-layer';
import { type IconWord, iconAbout, iconName } from '../words/effect-words';

/** While a game is on the table, its symbols explain themselves in the reader's language. */
export function useSymbolWords(game: GameName, why: (move: string) => string): void {
  const t = useTranslations();
  useEffect(() => {
    const stop = explainSymbols({
      icon: (name) =>
        t.has(`effects.about.${name as IconWord}`)
          ? { name: iconName(t, name as IconWord), about: iconAbout(t, name as IconWord, game) }
          : undefined,
      why,
    });
    return () => stop();
  }, [t, game, why]);
}
