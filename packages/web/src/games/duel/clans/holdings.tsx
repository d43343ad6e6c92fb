import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { useTargets } from '../../../table/targets';
import { RESOURCES, type Resource, TRACK } from '../printed';
import { useSelection } from '../selection';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './holdings.module.css';

const STEPS = Array.from({ length: TRACK }, (_, i) => i + 1);

/** A resource on its track from 0 to 7. */
function Track({ resource, count }: { readonly resource: Resource; readonly count: number }) {
  return (
    <span className={styles.track} data-resource={resource}>
      <Icon name={resource} />
      <b className={styles.number}>{count}</b>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-full={step <= count} />
        ))}
      </span>
    </span>
  );
}

/** The move a click on a track would be: paying, gaining, or what two seals are exchanged for. */
function useTrackMove(resource: Resource): string | null {
  const { byText } = useTargets();
  const { selected } = useSelection();
  // An exchange is asked for where it is the only answer, and waits to be chosen where it is one of several.
  const asked = byText.size > 0 && [...byText.values()].every(({ info }) => info.kind === 'exchange');
  if (asked || selected?.kind === 'exchange') return `exchange:${resource}`;
  return [`payResource:${resource}`, `gainAny:${resource}`].find((move) => byText.has(move)) ?? null;
}

function Holding({ seat, resource }: { readonly seat: number; readonly resource: Resource }) {
  const t = useTranslations('duel');
  const { position } = useDuel();
  const count = position.seats[seat][resource];
  const move = useTrackMove(resource);
  const words = t('domain.resource', { resource, count, most: TRACK });
  if (move && position.toMove === seat) {
    return (
      <TargetButton move={move} label={words} className={styles.holding}>
        <Track resource={resource} count={count} />
      </TargetButton>
    );
  }
  return (
    <Tip words={words} className={styles.holding}>
      <Track resource={resource} count={count} />
    </Tip>
  );
}

/** Food, iron and mother-of-pearl of a clan. */
export function Holdings({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const clan = useWords().clanId(seat);
  return (
    <section className={styles.holdings} data-part="holdings" aria-label={t('part.holdings', { clan })}>
      {RESOURCES.map((resource) => (
        <Holding key={resource} seat={seat} resource={resource} />
      ))}
    </section>
  );
}
