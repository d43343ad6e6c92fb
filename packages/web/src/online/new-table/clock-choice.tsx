import { useTranslations } from 'use-intl';
import { Choice } from '../../app/parts/choice';
import styles from '../form.module.css';
import { type Choices, DAYS, RESERVES, TURNS } from './new-table';

interface PickProps {
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly name: (value: number) => string;
  readonly change: (value: number) => void;
}

/** One number of a few. */
function Pick({ label, value, values, name, change }: PickProps) {
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={(event) => change(Number(event.target.value))}>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ClockChoiceProps {
  readonly choices: Choices;
  readonly change: (changes: Partial<Choices>) => void;
}

/** How a table keeps time. */
export function ClockChoice({ choices, change }: ClockChoiceProps) {
  const t = useTranslations('online.open');
  const { clock } = choices;
  return (
    <>
      <Choice
        label={t('clock')}
        value={clock}
        options={[
          { value: 'live', label: t('live') },
          { value: 'correspondence', label: t('correspondence') },
          { value: 'none', label: t('noClock') },
        ]}
        change={(kind) => change({ clock: kind })}
      />
      {clock === 'live' && (
        <div className={styles.pair}>
          <Pick
            label={t('reserve')}
            value={choices.reserveMinutes}
            values={RESERVES}
            name={(count) => t('minutes', { count })}
            change={(reserveMinutes) => change({ reserveMinutes })}
          />
          <Pick
            label={t('turn')}
            value={choices.turnSeconds}
            values={TURNS}
            name={(count) => t('seconds', { count })}
            change={(turnSeconds) => change({ turnSeconds })}
          />
        </div>
      )}
      {clock === 'correspondence' && (
        <Pick
          label={t('turn')}
          value={choices.turnDays}
          values={DAYS}
          name={(count) => t('days', { count })}
          change={(turnDays) => change({ turnDays })}
        />
      )}
      {clock !== 'none' && (
        <p className={styles.note}>{t(clock === 'live' ? 'liveNote' : 'correspondenceNote')}</p>
      )}
    </>
  );
}
