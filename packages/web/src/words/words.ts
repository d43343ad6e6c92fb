import type { useTranslations } from 'use-intl';

/** A translator over all namespaces, as `useTranslations()` without an argument returns it. */
export type Words = ReturnType<typeof useTranslations<never>>;
