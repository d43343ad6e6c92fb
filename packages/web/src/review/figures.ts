import { useFormatter, useTranslations } from 'use-intl';

/** Tenths: finer than that the analyst is not sure. */
const tenths = (value: number): number => {
  const rounded = Math.round(value * 10) / 10;
  // A rounded nothing has no sign.
  return rounded === 0 ? 0 : rounded;
};

/** The sign of the other sentences of the page, as wide as a plus. */
const withMinus = (figure: string): string => figure.replace('-', '−');

/** Ways to write what a review counts. */
export interface Figures {
  /** `+3.2`, with its sign. */
  readonly signed: (value: number) => string;
  /** `3.2 points`, without a sign. */
  readonly points: (value: number) => string;
  /** `+3.2 points`, with its sign. */
  readonly signedPoints: (value: number) => string;
  /** `62% to win`. */
  readonly chance: (win: number) => string;
  /** `62%`. */
  readonly percent: (win: number) => string;
}

/** Figures in the reader's language. */
export function useFigures(): Figures {
  const t = useTranslations('review');
  const format = useFormatter();
  const signed = (value: number): string =>
    withMinus(format.number(tenths(value), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }));
  const plain = (value: number): string => format.number(tenths(value), { maximumFractionDigits: 1 });
  const percent = (win: number): string =>
    // What is learned later may put a chance a little beyond its ends.
    format.number(Math.min(1, Math.max(0, win)), { style: 'percent', maximumFractionDigits: 0 });
  return {
    signed,
    points: (value) => t('points', { value: plain(value), count: Math.abs(tenths(value)) }),
    signedPoints: (value) => t('points', { value: signed(value), count: Math.abs(tenths(value)) }),
    chance: (win) => t('chance', { value: percent(win) }),
    percent,
  };
}
