import { useTranslations } from 'use-intl';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { useTargets } from '../../../table/targets';
import type { Colour } from '../printed';
import { SelectButton } from '../select-button';
import { useSelection } from '../selection';
import { useDuel } from '../table-context';
import { Token } from './token';
import styles from './token-pile.module.css';

interface TokenPileProps {
  readonly seat: number;
  readonly colour: Colour;
  /** A second showing of the same tokens: its pieces do not take part in the flight of the first. */
  readonly echo?: boolean;
}

/** The tokens of one colour on a domain; choosing them lights the locations that take one. */
export function TokenPile({ seat, colour, echo = false }: TokenPileProps) {
  const t = useTranslations('duel');
  const { position, names } = useDuel();
  const { byText } = useTargets();
  const { selected } = useSelection();
  const tokens = names.get(`domain${seat}:${colour}`) ?? [];
  const words = t('token.pile', { colour, count: tokens.length });
  const inside = tokens.map((name) => (
    <span key={name} className={styles.token}>
      <Token colour={colour} name={echo ? `${name}-echo` : name} />
    </span>
  ));
  const mine = position.toMove === seat;
  if (mine && selected?.kind === 'location') {
    return (
      <TargetButton move={`place:${colour}:${selected.location}`} label={words} className={styles.pile}>
        {inside}
      </TargetButton>
    );
  }
  if (mine && [...byText.keys()].some((text) => text.startsWith(`place:${colour}:`))) {
    return (
      <SelectButton
        selection={{ kind: 'token', colour }}
        label={t('token.choose', { colour, count: tokens.length })}
        className={styles.pile}
      >
        {inside}
      </SelectButton>
    );
  }
  return (
    <Tip words={words} className={styles.pile}>
      {inside}
    </Tip>
  );
}
