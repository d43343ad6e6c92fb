import { useTranslations } from 'use-intl';
import { GOODS, MEMBERS, PAGE, SymbolTable } from '../../../rules/icon-list';
import type { TableProps } from '../../../rules/rules-parts';
import { ScoreTable } from '../../../rules/tables';
import type { IconWord } from '../../../words/effect-words';

/** Everything that scores at the end of the Duel. */
export function DuelScoring({ caption }: TableProps) {
  const t = useTranslations();
  return (
    <ScoreTable
      caption={caption}
      scores={[
        ['coin', t('effects.category.coins'), t('rules.label.leftovers')],
        ['any', t('effects.category.resources'), t('rules.label.resources')],
        ['flag', t('effects.category.flags'), t('rules.label.flags')],
        ['katana', t('effects.category.katanas'), t('rules.label.katanas')],
        ['kabuto', t('effects.category.kabutos'), t('rules.label.kabutos')],
        ['crane-blue', t('effects.category.cranes'), t('rules.label.cranes')],
      ]}
    />
  );
}

const ICONS: readonly IconWord[] = [
  ...GOODS,
  'change',
  'lantern',
  'well',
  ...MEMBERS,
  'climb',
  'gate',
  'plant',
  'stone',
  'lantern-coral',
  'lantern-black',
  'lantern-white',
  'lantern-card',
  'card',
  'money',
  'or',
  'scroll',
  'improve',
  'flag',
  'katana',
  'kabuto',
  'crane-blue',
  'crane-white',
  'goods-common',
  'goods-luxury',
  ...PAGE,
];

/** Every icon of the Duel, in words. */
export function DuelIcons({ caption }: TableProps) {
  return <SymbolTable caption={caption} icons={ICONS} game="duel" />;
}
