import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Crest } from '../../../art/crest';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './clan-seal.module.css';

interface ClanSealProps {
  readonly seat: number;
  readonly name: string;
}

/** A Clan Seal: a disc in the clan's colour with its crest. */
export const ClanSeal = memo(function ClanSeal({ seat, name }: ClanSealProps) {
  return (
    <span data-piece={name} className={styles.seal} data-seat={seat}>
      <Crest seat={seat} />
    </span>
  );
});

/** Whose seals lie at a place, in words; empty while none do. */
export function useSealWords(place: string): string {
  const t = useTranslations('duel');
  const { names } = useDuel();
  const { clanId } = useWords();
  return [0, 1]
    .map((seat) => ({ clan: clanId(seat), count: names.get(`${place}:seal${seat}`)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map((seals) => t('sealsHere', seals))
    .join(' ');
}

interface SealSpacesProps {
  /** The garden column or yard, as the names of pieces know it. */
  readonly place: string;
  readonly spaces: number;
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** The spaces of a garden column or a yard, with the seals on them. */
export function SealSpaces({ place, spaces, names }: SealSpacesProps) {
  const seals = [0, 1].flatMap((seat) =>
    (names.get(`${place}:seal${seat}`) ?? []).map((name) => ({ seat, name })),
  );
  const free = Array.from({ length: Math.max(0, spaces - seals.length) }, (_, i) => `free-${i}`);
  return (
    <span className={styles.spaces}>
      {seals.map(({ seat, name }) => (
        <span key={name} className={styles.space}>
          <ClanSeal seat={seat} name={name} />
        </span>
      ))}
      {free.map((key) => (
        <span key={key} className={styles.space} />
      ))}
    </span>
  );
}
