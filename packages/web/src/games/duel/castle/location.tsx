import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { TargetButton } from '../../../art/target-button';
import { useTargets } from '../../../table/targets';
import { lanternReward } from '../cards/lantern-reward';
import { PaperLantern, Token } from '../pieces/token';
import { COLOURS, type Colour } from '../printed';
import { useHalf } from '../select-button';
import { useSelection } from '../selection';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './location.module.css';

type LocationName = 'loc1' | 'loc2' | 'loc3' | 'loc4' | 'loc5' | 'loc6';

interface LocationProps {
  readonly location: LocationName;
  /** The sources beside it, in words. */
  readonly left: string;
  readonly right: string;
}

/** The tile and the tokens on it, the lowest first: the top one lies open, of the others a rim is seen. */
function Stack({ location }: { readonly location: LocationName }) {
  const { position, names } = useDuel();
  const { tile, tokens } = position.floors[location];
  return (
    <span className={styles.stack} data-part={location} data-height={tokens.length}>
      <PaperLantern colour={tile as Colour} />
      {tokens.map((colour, level) => (
        <span key={colour} className={styles.level} data-level={level}>
          <Token colour={colour as Colour} name={names.get(`${location}:${colour}`)?.[0] ?? colour} />
        </span>
      ))}
    </span>
  );
}

/** A location: where tokens are placed and taken, with the Lantern that shows and what it would give. */
export function Location({ location, left, right }: LocationProps) {
  const t = useTranslations('duel');
  const words = useWords();
  const { position, components, you } = useDuel();
  const { byText } = useTargets();
  const { selected } = useSelection();
  const { tile, tokens } = position.floors[location];
  const shown = (tokens.at(-1) ?? tile) as Colour;
  const fitting = COLOURS.filter((colour) => byText.has(`place:${colour}:${location}`));
  const chosen = selected?.kind === 'token' ? selected.colour : fitting.length === 1 ? fitting[0] : null;
  const pile = tokens.map((c) => t(`colour.${c as Colour}`)).join(', ');
  const reward = lanternReward(position.seats[position.toMove] ?? position.seats[you], shown, components);
  const label = t('location.label', {
    number: Number(location.slice(3)),
    left,
    right,
    lantern: shown,
    reward: words.effect(reward),
    tokens: pile ? t('location.tokens', { tokens: pile }) : t('location.none'),
  });
  const open = fitting.length > 0 || byText.has(`take:${location}`);
  const inside = (
    <>
      <Stack location={location} />
      <span className={styles.gives} data-colour={shown} data-open={open}>
        {open ? <EffectIcons text={reward} game="duel" /> : null}
      </span>
    </>
  );
  const placing = position.round === 'outgoing';
  const half = useHalf({ kind: 'location', location });
  const move = placing ? `place:${chosen ?? shown}:${location}` : `take:${location}`;
  return (
    <TargetButton
      move={move}
      label={label}
      className={styles.location}
      half={placing && fitting.length > 1 && !chosen ? half : undefined}
    >
      {inside}
    </TargetButton>
  );
}
