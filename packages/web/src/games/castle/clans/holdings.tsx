import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { partWords } from '../../../words/effect-words';
import { RESOURCES } from '../printed';
import { Spot, useAnyLegal } from '../spot';
import { useCastle } from '../table-context';
import styles from './holdings.module.css';
import { Tick } from './tick';

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7];

function Track({ resource }: { readonly resource: (typeof RESOURCES)[number] }) {
  const t = useTranslations();
  const { position, you } = useCastle();
  const count = position.seats[you][resource];
  const moves = [`gainAny:${resource}`];
  const words = partWords(t, resource, count, 'castle');
  const legal = useAnyLegal(moves);
  const track = (
    <>
      <Icon name={resource} className={styles.icon} />
      <span className={styles.steps}>
        {STEPS.map((step) => (
          <span key={step} className={styles.step} data-here={step === count}>
            {step === count && <span data-walk={`track-${resource}-${you}`} className={styles.marker} />}
            <span className={styles.number}>{step}</span>
          </span>
        ))}
      </span>
    </>
  );
  return legal ? (
    <Spot moves={moves} name={words} className={styles.track}>
      {track}
    </Spot>
  ) : (
    <Tip words={words} className={styles.track}>
      {track}
    </Tip>
  );
}

/** A clan's holdings: resources on their tracks, coins and seals. */
export function Holdings() {
  const t = useTranslations();
  const { position, you } = useCastle();
  const { coin, seal, vp } = position.seats[you];
  return (
    <div className={styles.holdings}>
      {RESOURCES.map((resource) => (
        <Track key={resource} resource={resource} />
      ))}
      <div className={styles.money}>
        <Tip words={partWords(t, 'coin', coin, 'castle')} className={styles.sum}>
          <Icon name="coin" />
          <b>
            <Tick value={coin} />
          </b>
        </Tip>
        <Tip words={t('castle.seals', { count: seal })} className={styles.sum}>
          {Array.from({ length: 5 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places
            <span key={i} className={styles.seal} data-held={i < seal}>
              {i < seal && <Icon name="seal" />}
            </span>
          ))}
        </Tip>
        <Tip words={partWords(t, 'vp', vp, 'castle')} className={styles.sum}>
          <Icon name="vp" />
          <b>
            <Tick value={vp} />
          </b>
        </Tip>
      </div>
    </div>
  );
}
