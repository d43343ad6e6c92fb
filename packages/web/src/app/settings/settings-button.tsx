import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon';
import { Button } from '../parts/button';
import { SettingsDialog } from './settings-dialog';

/** Opens the settings from anywhere. */
export function SettingsButton() {
  const t = useTranslations('app.settings');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={t('title')} title={t('title')} onClick={() => setOpen(true)}>
        <Icon name="settings" size="1.4em" />
      </Button>
      {open && <SettingsDialog close={() => setOpen(false)} />}
    </>
  );
}
