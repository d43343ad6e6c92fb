import { useTranslations } from 'use-intl';
import { EffectIcons } from '../../../art/effect-icons';
import { Icon } from '../../../art/icon';
import { Tip } from '../../../art/tip';
import { useTargets } from '../../../table/targets';
import { effectWords, partWords } from '../../../words/effect-words';
import { placeForm, placeName } from '../../../words/names';
import { asDice, sameBefore } from '../bridges/dice';
import { DieSpace, Price } from '../bridges/die-space';
import { TableDie } from '../pieces/piece';
import { OUTSIDE_WORKERS, type OutsideName, SPACE_VALUE } from '../printed';
import { Spot } from '../spot';
import { useCastle } from '../table-context';
import { Court, Worth } from './court';
import styles from './ground.module.css';

/** The gate at the castle's foot, with the courtiers who wait there. */
export function Gate() {
  const t = useTranslations();
  return (
    <section className={styles.gate} aria-label={placeName(t, 'gate')}>
      <Spot moves={['gate']} name={t('castle.gate')} stretch className={styles.torii}>
        <Icon name="gate" />
        <span className={styles.fee}>
          <b>2</b>
          <Icon name="coin" />
        </span>
        <span className={styles.label}>{t('castle.label.gate')}</span>
      </Spot>
      <Court place="gate" />
      <Worth place="gate" />
    </section>
  );
}

type Byword = ReadonlyMap<string, unknown>;
const allOpen = (byText: Byword, space: OutsideName): boolean =>
  OUTSIDE_WORKERS[space].every((worker) => byText.has(`chooseWorker:${worker}`));

/** Whether a worker action asked for now is that of this space: both spaces show the courtier. */
function useIsAsked(space: OutsideName): boolean {
  const { byText } = useTargets();
  return (
    allOpen(byText, space) || !(['outside1', 'outside2'] as const).some((other) => allOpen(byText, other))
  );
}

/** One of the two spaces outside the walls: a choice of two worker actions. */
export function Outside({ space }: { readonly space: OutsideName }) {
  const t = useTranslations();
  const { position } = useCastle();
  const asked = useIsAsked(space);
  const name = placeName(t, space);
  return (
    <section className={styles.outside} aria-label={name}>
      <div className={styles.workers}>
        {OUTSIDE_WORKERS[space].map((worker, i) => (
          <span key={worker} className={styles.worker}>
            {i > 0 && <Icon name="or" className={styles.or} />}
            {asked ? (
              <Spot
                moves={[`chooseWorker:${worker}`]}
                name={partWords(t, worker, 1, 'castle')}
                className={styles.action}
              >
                <Icon name={worker} />
              </Spot>
            ) : (
              <Tip words={partWords(t, worker, 1, 'castle')} className={styles.action}>
                <Icon name={worker} />
              </Tip>
            )}
          </span>
        ))}
      </div>
      <DieSpace
        moves={[`placeDie:${space}`]}
        name={t('castle.space', { ...placeForm(space), value: SPACE_VALUE.outside })}
        value={SPACE_VALUE.outside}
        place={space}
        dice={asDice(position.outside[space])}
      />
    </section>
  );
}

/** The well: a seal, two tiles, and room for any number of dice. */
export function Well() {
  const t = useTranslations();
  const { position } = useCastle();
  const name = placeName(t, 'well');
  const dice = asDice(position.wellDice);
  return (
    <section className={styles.well} aria-label={name}>
      <Spot
        moves={['placeDie:well']}
        name={t('castle.space', { ...placeForm('well'), value: SPACE_VALUE.well })}
        stretch
        className={styles.mouth}
      >
        <span className={styles.bucket}>
          <Icon name="well" />
          <b>{SPACE_VALUE.well}</b>
          <Price move="placeDie:well" />
        </span>
        <span className={styles.label}>{t('castle.label.well')}</span>
      </Spot>
      <div className={styles.rewards}>
        {['seal 1', ...position.well].map((reward, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may be alike and never move
          <span key={i} className={i === 0 ? styles.seal : `${styles.reward} on-light`}>
            <EffectIcons text={reward} game="castle" />
          </span>
        ))}
      </div>
      {dice.length > 0 && (
        <Tip
          words={t('castle.wellDice', { count: dice.length, effect: effectWords(t, 'well', 'castle') })}
          className={styles.dice}
        >
          {dice.map((die, i) => (
            <TableDie
              key={`${die.colour}${die.value}${sameBefore(dice, i)}`}
              {...die}
              place="well"
              n={sameBefore(dice, i)}
              size="1.5rem"
            />
          ))}
        </Tip>
      )}
    </section>
  );
}
