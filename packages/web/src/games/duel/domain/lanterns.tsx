import { useTranslations } from 'use-intl';
import { Icon } from '../../../art/icon';
import { TargetButton } from '../../../art/target-button';
import { Tip } from '../../../art/tip';
import { useTargets } from '../../../table/targets';
import { lanternReward } from '../cards/lantern-reward';
import { LanternCard } from '../cards/lantern-row';
import { PaperLantern } from '../pieces/token';
import { TokenPile } from '../pieces/token-pile';
import { COLOURS, type Colour, LANTERN_RESOURCE } from '../printed';
import { useDuel } from '../table-context';
import { useWords } from '../use-words';
import styles from './lanterns.module.css';

/** One Lantern of a domain: its printed reward, the cards in its area, the tokens on it. */
function DomainLantern({ seat, colour }: { readonly seat: number; readonly colour: Colour }) {
  const t = useTranslations('duel');
  const words = useWords();
  const { state, position, components } = useDuel();
  // Whose Lanterns can be chosen follows the question: the frame that shows the end of a turn changes no buttons.
  const asked = useTargets().state ?? state;
  const resource = LANTERN_RESOURCE[colour];
  const plate = (
    <>
      <span className={styles.lamp}>
        <PaperLantern colour={colour} />
      </span>
      <Icon name={resource} />
    </>
  );
  const label = t('lantern.printed', {
    colour,
    reward: words.effect(lanternReward(position.seats[seat], colour, components)),
  });
  return (
    <div className={styles.area} data-colour={colour}>
      {asked.toMove === seat ? (
        <TargetButton move={`lantern:${colour}`} label={label} className={styles.plate}>
          {plate}
        </TargetButton>
      ) : (
        <Tip words={label} className={styles.plate}>
          {plate}
        </Tip>
      )}
      <TokenPile seat={seat} colour={colour} />
      <div className={styles.cards}>
        {position.seats[seat].lantern[colour].map((id) => (
          <LanternCard key={id} id={id} />
        ))}
      </div>
    </div>
  );
}

/** The three Lanterns of a domain. */
export function DomainLanterns({ seat }: { readonly seat: number }) {
  const t = useTranslations('duel');
  const { you } = useDuel();
  const clan = useWords().clanId(seat);
  return (
    <section
      className={styles.lanterns}
      data-part="lanterns"
      data-side={seat === you ? 'near' : 'far'}
      aria-label={t('part.lanterns', { clan })}
    >
      {COLOURS.map((colour) => (
        <DomainLantern key={colour} seat={seat} colour={colour} />
      ))}
    </section>
  );
}
