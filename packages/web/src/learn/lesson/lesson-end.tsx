import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EndBar } from '../../table/end/end-bar';

interface LessonEndProps {
  readonly reached: boolean;
  readonly children: ReactNode;
}

/** How an attempt at a lesson went, and where to go from here. */
export function LessonEnd({ reached, children }: LessonEndProps) {
  const t = useTranslations('learn.lesson');
  const told = (
    <p>
      <strong>{reached ? t('reached') : t('missed')}</strong>
    </p>
  );
  return (
    <EndBar label={t('ended')} told={told} standing={reached ? 'reached' : 'missed'}>
      {children}
    </EndBar>
  );
}
