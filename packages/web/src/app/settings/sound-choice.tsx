import { useTranslations } from 'use-intl';
import { playSound } from '../../sound/play-sound.js';
import { Check } from '../parts/choice';
import styles from '../parts/choice.module.css';
import { useSettings } from './settings';

/** Whether the table is heard, and how loud; a changed volume is heard at once. */
export function SoundChoice() {
  const t = useTranslations('app.sound');
  const { settings, change } = useSettings();
  const { sound, volume } = settings;
  return (
    <div>
      <Check
        label={t('on')}
        value={sound}
        change={(on) => {
          change({ sound: on });
          if (on) playSound('lantern', volume);
        }}
      />
      <label className={styles.slider}>
        <span>{t('volume')}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={Math.round(volume * 100)}
          onChange={(event) => {
            const wanted = Number(event.target.value) / 100;
            // Who sets a volume wants to hear something.
            change({ volume: wanted, sound: true });
            playSound('lantern', wanted);
          }}
        />
      </label>
    </div>
  );
}
