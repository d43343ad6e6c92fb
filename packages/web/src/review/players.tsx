import type { Review, SeatReview } from '@shirasagi/bots/analyst';
import { useTranslations } from 'use-intl';
import { Crest } from '../art/crest';
import { useFigures } from './figures';
import styles from './players.module.css';

/** The parts that make a lead, in order: what was lost is told as a loss. */
const PARTS = [
  ['opening', 1],
  ['lost', -1],
  ['given', 1],
  ['luck', 1],
  ['rest', 1],
  ['end', 1],
] as const;
/** Where a game stood, rather than what changed it: only there a chance to win is easy to read. */
const STANDS: readonly string[] = ['opening', 'end'];

interface PlayerProps {
  readonly seat: number;
  readonly name: string;
  readonly found: SeatReview;
}

function Player({ seat, name, found }: PlayerProps) {
  const t = useTranslations('review');
  const { signedPoints, chance } = useFigures();
  return (
    <li className={styles.player}>
      <h3>
        <Crest seat={seat} size="1.75rem" /> {name}
      </h3>
      {found.grade && (
        <p className={styles.grade} data-grade={found.grade}>
          {t(`grade.${found.grade}`)}
        </p>
      )}
      <dl>
        {PARTS.map(([part, sign]) => (
          <div key={part} data-part={part}>
            <dt>{t(`players.${part}`)}</dt>
            <dd>
              {signedPoints(sign * found[part].points)}
              {STANDS.includes(part) && <small>{chance(found[part].win)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface PlayersProps {
  readonly review: Review;
  readonly names: readonly string[];
}

/** What each player lost by choice and had by luck, and how that makes the lead at the end. */
export function Players({ review, names }: PlayersProps) {
  const t = useTranslations('review.players');
  return (
    <section aria-labelledby="review-players">
      <h2 id="review-players">{t('title')}</h2>
      <ul className={styles.players}>
        {review.seats.map(
          (found, seat) =>
            // The rival of the solo game chooses nothing.
            found.turns > 0 && <Player key={names[seat]} seat={seat} name={names[seat]} found={found} />,
        )}
      </ul>
    </section>
  );
}
