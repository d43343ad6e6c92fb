import { question } from '@shirasagi/engine/duel';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { useTargets } from '../../../table/targets';
import { SealSpaces, useSealWords } from '../clans/clan-seal';
import { YARD_COST, YARD_WORTH, YARDS, type Yard } from '../printed';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import heading from './place-heading.module.css';
import styles from './yards.module.css';

const OPTIONS = ['first', 'second'] as const;

/** The two rewards of a yard's tile as they are printed. */
export function YardRewards({ choose }: { readonly choose: string }) {
  const t = useTranslations('duel');
  return (
    <span className={styles.rewards}>
      {choose.split(' / ').map((reward, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rewards in fixed places
        <span key={i} className={styles.half}>
          {i > 0 ? <span className={styles.or}>{t('yard.or')}</span> : null}
          <span className={styles.reward}>
            <EffectIcons text={reward} game="duel" />
          </span>
        </span>
      ))}
    </span>
  );
}

/** The two rewards of a yard's tile; while one must be chosen each is a button. */
function Rewards({ choose }: { readonly choose: string }) {
  const t = useTranslations('duel');
  const words = useWords();
  const { state } = useDuel();
  const { byText } = useTargets();
  const rewards = choose.split(' / ');
  // The open reward is known by its effect; both yards may be offered at once by no rule.
  const asked = question(state);
  const offered =
    byText.has('reward:first') && asked?.kind === 'reward' && asked.options.join() === rewards.join();
  if (!offered) return <YardRewards choose={choose} />;
  return (
    <span className={styles.rewards}>
      {OPTIONS.map((option, i) => (
        <span key={option} className={styles.half}>
          {i > 0 ? <span className={styles.or}>{t('yard.or')}</span> : null}
          <TargetButton
            move={`reward:${option}`}
            label={t('yard.reward', { reward: words.effect(rewards[i]) })}
            className={styles.reward}
          >
            <EffectIcons text={rewards[i]} game="duel" />
          </TargetButton>
        </span>
      ))}
    </span>
  );
}

/** What a seal here adds to each katana and kabuto. */
function Worth({ yard }: { readonly yard: Yard }) {
  const t = useTranslations('duel');
  const { katana, kabuto } = YARD_WORTH[yard];
  return (
    <Tip words={t(`yard.${yard}Worth`)} className={styles.worth}>
      {katana > 0 ? (
        <span>
          <Icon name="katana" /> +{katana}
        </span>
      ) : null}
      <span>
        <Icon name="kabuto" /> +{kabuto}
      </span>
    </Tip>
  );
}

function TrainingYard({ yard }: { readonly yard: Yard }) {
  const t = useTranslations('duel');
  const words = useWords();
  const { position, components, names } = useDuel();
  const tile = components.yards[yard].find(({ id }) => id === position.yards[yard].tile);
  const [first, second] = (tile?.choose ?? '').split(' / ');
  const label = t('yard.label', {
    yard,
    cost: YARD_COST[yard],
    first: words.effect(first),
    second: words.effect(second),
  });
  const worth = t(`yard.${yard}Worth`);
  const told = [label, `${worth}.`, useSealWords(yard)].filter(Boolean).join(' ');
  return (
    <section className={styles.yard} data-yard={yard} aria-label={t(`yard.${yard}`)}>
      <h2 className={heading.title}>
        <Icon name="warrior" />
        {t(`yard.${yard}`)}
        <Tip words={t('yard.cost', { cost: YARD_COST[yard] })} className={heading.cost}>
          {YARD_COST[yard]}
          <Icon name="iron" />
        </Tip>
      </h2>
      <TargetButton move={`yard:${yard}`} label={told} className={styles.spaces}>
        <Icon name={yard === 'basic' ? 'katana' : 'kabuto'} className={styles.motif} />
        <SealSpaces place={yard} spaces={components.yards.spaces[yard]} names={names} />
        <Worth yard={yard} />
      </TargetButton>
      {tile ? <Rewards choose={tile.choose} /> : null}
    </section>
  );
}

/** The training yards right of the castle. */
export const Yards = memo(function Yards() {
  return (
    <div className={styles.yards}>
      {YARDS.map((yard) => (
        <TrainingYard key={yard} yard={yard} />
      ))}
    </div>
  );
});
