import { useTranslations } from 'use-intl';

/** Joins a label and what it is about, with the colon as the language writes it. */
export function useLabelled(): (label: string, value: string) => string {
  const t = useTranslations('app');
  return (label, value) => t('labelled', { label, value });
}
