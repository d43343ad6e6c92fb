import { useTranslations } from 'use-intl';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { useTargets } from '../../../table/targets';
import type { Colour } from '../printed';
import { useHalf } from '../select-button';
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
  const half = useHalf({ kind: 'token', colour });
  const location = selected?.kind === 'location' ? selected.location : undefined;
  const choosable = [...byText.keys()].some((text) => text.startsWith(`place:${colour}:`));
  if (position.toMove !== seat || (location === undefined && !choosable)) {
    return (
      <Tip words={words} className={styles.pile}>
        {inside}
      </Tip>
    );
  }
  return (
    <TargetButton
      move={`place:${colour}:${location}`}
      label={location === undefined ? t('token.choose', { colour, count: tokens.length }) : words}
      className={styles.pile}
      half={location === undefined ? half : undefined}
    >
      {inside}
    </TargetButton>
  );
}
