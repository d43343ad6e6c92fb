import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon';
import { moveSentence } from '../../words/sentences';
import { useTarget } from '../targets';
import { followUps, foresee } from './foresee.js';
import { Gains } from './gains';
import styles from './preview-panel.module.css';

/** Longer lists are told by their length. */
const MOST_SHOWN = 8;

/** On a phone the panel lies over the table: above, when what it tells of is in the lower half. */
function useOtherHalf(text: string) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!panel.current || !matchMedia('(max-width: 48rem)').matches) return;
    const piece = document.querySelector(`main [data-move="${CSS.escape(text)}"]`);
    const low = piece !== null && piece.getBoundingClientRect().top > innerHeight / 2;
    panel.current.dataset.above = String(low);
  }, [text]);
  return panel;
}

/** What the move under the pointer or the focus would give, in numbers, and what it would open. */
export function PreviewPanel({ text }: { readonly text: string }) {
  const t = useTranslations();
  const target = useTarget(text);
  const panel = useOtherHalf(text);
  const seen = useMemo(() => {
    if (!target) return undefined;
    const foresight = foresee(target.state, target.move);
    return { ...foresight, next: followUps(target.state, foresight) };
  }, [target]);
  if (!target || !seen || target.info.kind === 'endTurn') return null;
  const { state, move, declines } = target;
  const { gains, lantern, shows, next } = seen;
  const silent =
    Object.keys(gains).length + Object.keys(lantern).length + next.length === 0 && !shows && !declines;
  if (silent) return null;
  return (
    <div ref={panel} className={styles.panel} role="status" aria-label={t('table.preview.title')}>
      {/* A screen reader has just read the move itself. */}
      <p className={styles.move} aria-hidden="true">
        {moveSentence(t, state, move)}
      </p>
      {declines && (
        <p>{t('table.preview.declining', { what: moveSentence(t, declines.state, declines.move) })}</p>
      )}
      {Object.keys(gains).length > 0 && (
        <p>
          {t('table.preview.gives')} <Gains gains={gains} game={state.game} />
        </p>
      )}
      {Object.keys(lantern).length > 0 && (
        <p>
          <Icon name="lantern" /> {t('table.preview.lantern')} <Gains gains={lantern} game={state.game} />
        </p>
      )}
      {shows && <p className={styles.shows}>{t('table.preview.shows')}</p>}
      {next.length > 0 && (
        <>
          <p className="unseen">{t('table.preview.thenCount', { count: next.length })}</p>
          <p className={styles.then} aria-hidden="true">
            {t('table.preview.then')}
          </p>
          <ul className={styles.list} aria-hidden="true">
            {next.slice(0, MOST_SHOWN).map((following) => (
              <li key={following.move}>
                {moveSentence(t, seen.after, following.move)}{' '}
                <Gains gains={following.gains} game={state.game} />{' '}
                <Gains gains={following.lantern} game={state.game} />
                {following.shows && <small>{t('table.preview.showsThen')}</small>}
              </li>
            ))}
            {next.length > MOST_SHOWN && (
              <li>{t('table.preview.more', { count: next.length - MOST_SHOWN })}</li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
