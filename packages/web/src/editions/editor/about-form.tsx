import { HEAD_LIMITS } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import page from '../editions.module.css';
import styles from './about-form.module.css';
import type { Editing } from './use-edition.js';

/** Name, author and note of an edition. */
export function AboutForm({ editing }: { readonly editing: Editing }) {
  const t = useTranslations('editions.about');
  const { file } = editing;
  const set = (field: keyof typeof HEAD_LIMITS, text: string) =>
    editing.change({ file: { ...file, [field]: text } }, field);
  return (
    <section className={styles.about} aria-label={t('title')}>
      <label>
        {t('name')}
        <input
          value={file.name}
          maxLength={HEAD_LIMITS.name}
          aria-invalid={file.name.trim() === ''}
          onChange={(event) => set('name', event.target.value)}
        />
        <span role="status" className={page.bad}>
          {file.name.trim() === '' && t('noName')}
        </span>
      </label>
      <label>
        {t('author')}
        <input
          value={file.author ?? ''}
          maxLength={HEAD_LIMITS.author}
          onChange={(event) => set('author', event.target.value)}
        />
      </label>
      <label className={styles.note}>
        {t('note')}
        <textarea
          rows={2}
          value={file.note ?? ''}
          maxLength={HEAD_LIMITS.note}
          onChange={(event) => set('note', event.target.value)}
        />
      </label>
    </section>
  );
}
