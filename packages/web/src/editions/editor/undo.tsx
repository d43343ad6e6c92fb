import { useTranslations } from 'use-intl';
import { Button } from '../../app/parts/button';
import { Icon } from '../../art/icon';
import styles from './undo.module.css';
import type { Editing } from './use-edition.js';

/** Undo and redo. */
export function Undo({ editing }: { readonly editing: Editing }) {
  const t = useTranslations('editions.tools');
  return (
    <>
      <Button aria-disabled={!editing.canUndo} onClick={editing.undo}>
        <Icon name="back" /> {t('undo')}
      </Button>
      <Button aria-disabled={!editing.canRedo} onClick={editing.redo}>
        <Icon name="back" className={styles.mirrored} /> {t('redo')}
      </Button>
    </>
  );
}
