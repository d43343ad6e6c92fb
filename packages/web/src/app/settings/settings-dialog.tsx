import { useTranslations } from 'use-intl';
import { LANGUAGES, type Language } from '../../words/load';
import { Choice } from '../parts/choice';
import { Dialog } from '../parts/dialog';
import { MOTIONS, PACES, THEMES, useSettings } from './settings';
import { SoundChoice } from './sound-choice';

const LANGUAGE_OPTIONS = (Object.keys(LANGUAGES) as Language[]).map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGES[value]}</span>,
}));

/** Theme, language, motion, sound and how opponents' moves are shown. */
export function SettingsDialog({ close }: { readonly close: () => void }) {
  const t = useTranslations('app.settings');
  const { settings, change } = useSettings();
  return (
    <Dialog title={t('title')} close={close}>
      <Choice
        label={t('language')}
        value={settings.language}
        options={LANGUAGE_OPTIONS}
        change={(language) => change({ language })}
      />
      <Choice
        label={t('theme')}
        value={settings.theme}
        options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
        change={(theme) => change({ theme })}
      />
      <Choice
        label={t('pace')}
        value={settings.pace}
        options={PACES.map((value) => ({ value, label: t(`paces.${value}`) }))}
        change={(pace) => change({ pace })}
      />
      <Choice
        label={t('motion')}
        value={settings.motion}
        options={MOTIONS.map((value) => ({ value, label: t(`motions.${value}`) }))}
        change={(motion) => change({ motion })}
      />
      <SoundChoice />
    </Dialog>
  );
}
