import type { Clock } from '@shirasagi/protocol';
import { useTranslations } from 'use-intl';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** Time on a clock that runs: `4:05`, or `1:04:05` with hours. */
export function clockFigures(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Words about time: how a table keeps it, and how much of it is left. */
export function useClockWords() {
  const t = useTranslations('online.clock');
  return {
    /** How a table keeps time. */
    kept: (clock: Clock): string => {
      if (clock.kind === 'none') return t('none');
      if (clock.kind === 'correspondence') return t('correspondence', { days: clock.turnDays });
      return t('live', { minutes: Math.round(clock.reserveSeconds / 60), seconds: clock.turnSeconds });
    },
    /** What is left, in a unit that makes it two or more. */
    left: (ms: number): string => {
      if (ms <= 0) return t('out');
      const hours = Math.round(ms / HOUR);
      const minutes = Math.ceil(ms / MINUTE);
      if (hours >= 48) return t('days', { count: Math.round(ms / DAY) });
      return minutes >= 120 ? t('hours', { count: hours }) : t('minutes', { count: minutes });
    },
  };
}
