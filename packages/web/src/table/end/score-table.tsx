import type { ScoreSheet } from '@shirasagi/engine';
import { useTranslations } from 'use-intl';
import { Crest } from '../../art/crest';
import { categoryName } from '../../words/sentences';
import styles from './end-screen.module.css';

/** Points of every clan by category. */
export function ScoreTable({
  sheets,
  names,
}: {
  readonly sheets: readonly ScoreSheet[];
  readonly names: readonly string[];
}) {
  const t = useTranslations();
  const categories = Object.keys(sheets[0].categories);
  const best = (category: string) => Math.max(...sheets.map((sheet) => sheet.categories[category]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('table.end.title')}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('table.end.category')}</th>
            {sheets.map(({ seat, rank }) => (
              <th key={seat} scope="col" data-first={rank === 1}>
                <span className={styles.head}>
                  <Crest seat={seat} size="1.75rem" />
                  <span className={styles.name}>{names[seat]}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{categoryName(t, category)}</th>
              {sheets.map(({ seat, rank, categories }) => (
                <td
                  key={seat}
                  data-first={rank === 1}
                  className={categories[category] === best(category) ? styles.best : undefined}
                >
                  {categories[category]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('table.end.total')}</th>
            {sheets.map(({ seat, rank, total }) => (
              <td key={seat} data-first={rank === 1}>
                {total}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('table.end.rank')}</th>
            {sheets.map(({ seat, rank }) => (
              <td key={seat} data-first={rank === 1}>
                {t('table.end.rankOf', { rank })}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
