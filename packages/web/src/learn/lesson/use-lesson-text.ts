import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { held, TEXT_TAGS } from '../../art/text-tags';
import type { NamedLesson } from '../lesson.js';

/** The texts of a lesson by their keys. */
export function useLessonText({
  group,
  name,
}: Pick<NamedLesson, 'group' | 'name'>): (key: string) => ReactNode {
  const t = useTranslations('lessons');
  return (key) => held(t.rich(`${group}.${name}.${key}` as 'castle.lantern.title', TEXT_TAGS));
}
