import { useTranslations } from 'use-intl';
import type { Face } from './edition-view.js';

/** What a face is called: its kind and its number. */
export function useFaceName(): (face: Face) => string {
  const t = useTranslations('editions');
  return (face) => `${t(`group.${face.group}`)} · ${face.number}`;
}
