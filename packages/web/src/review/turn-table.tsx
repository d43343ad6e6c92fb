import type { TurnReview } from '@shirasagi/bots/analyst';
import { useTranslations } from 'use-intl';
import { roundOf } from '../table/end/story.js';
import { momentAddress } from './address.js';
import type { Analysis } from './analysis.js';
import { useFigures } from './figures';
import styles from './lead-part.module.css';

interface TurnTableProps {
  readonly analysis: Analysis;
  readonly turns: readonly TurnReview[];
  /** Whose lead it is. */
  readonly seat: number;
  readonly names: readonly string[];
}

/** What the chart shows, for those who read. */
export function TurnTable({ analysis, turns, seat, names }: TurnTableProps) {
  const t = useTranslations('review.chart');
  const words = useTranslations('table.end.round');
  const { signed, percent } = useFigures();
  const { game } = analysis.end;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too
    <section className={styles.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('turn')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('choice')}</th>
            <th scope="col">{t('luck')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('chance')}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn, i) => (
            <tr key={turn.first}>
              <th scope="row">
                <a href={momentAddress(analysis.kept.home, turn.first)}>
                  {i + 1} · {words(game, { round: roundOf(analysis.steps[turn.first].before) })}
                </a>
              </th>
              <td>{names[turn.seat]}</td>
              {[turn.before, turn.choice, turn.luck, turn.after].map((outlook, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                <td key={column}>{signed(outlook.margins[seat])}</td>
              ))}
              <td>{percent(turn.after.wins[seat])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
