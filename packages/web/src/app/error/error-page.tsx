import { useEffect, useRef, useState } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { FlyingHeron, HangingLantern } from '../../start/castle-drawing';
import { Button } from '../parts/button';
import { go, readRoute } from '../route';
import { useSettings } from '../settings/settings';
import styles from './error-page.module.css';
import { errorWords } from './error-words';

/** What broke: the error, and the components it broke in. */
export interface Broken {
  readonly error: Error;
  readonly components: string;
}

/** A heron over the water in the evening. */
function Picture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 640 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="640" height="180" fill="var(--sky-winter)" />
      <path d="M0 54h640v126H0z" fill="var(--sky-spring)" />
      <path d="M0 100h640v80H0z" fill="var(--dusk-glow)" />
      <circle cx="250" cy="84" r="44" fill="var(--disc)" />
      <path d="M0 138q110-44 220-14t200-10 220-6v72H0z" fill="var(--hill-far)" />
      <path d="M0 154q160-16 320-4t320-6v36H0z" fill="var(--water)" />
      <FlyingHeron x={330} y={66} scale={0.9} />
      <HangingLantern x={540} y={0} />
      <HangingLantern x={580} y={0} scale={0.75} />
    </svg>
  );
}

/** Whether the page stands at a game, local or online. */
function isAtGame(): boolean {
  const route = readRoute(location.hash);
  return route.page === 'game' || (route.page === 'online' && route.at.place === 'table');
}

interface ErrorPageProps {
  readonly broken: Broken;
  readonly goOn: () => void;
}

function Words({ broken, goOn }: ErrorPageProps) {
  const t = useTranslations('error');
  const title = useRef<HTMLHeadingElement>(null);
  const [report, setReport] = useState<{ readonly text: string; readonly copied: boolean }>();
  // A screen reader begins here, whatever had the focus before.
  useEffect(() => {
    title.current?.focus();
  }, []);
  const copy = async () => {
    // Only what is needed: decoding a stack is no part of a page that works.
    const text = await import('./error-report').then(
      ({ errorReport }) => errorReport(broken),
      // Without a network, what is at hand is better than nothing.
      () => `${navigator.userAgent}\n${broken.error}\n${broken.error.stack}`,
    );
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setReport({ text, copied: copied ?? false });
  };
  const home = () => {
    if (readRoute(location.hash).page === 'start') goOn();
    else go('#/');
  };
  return (
    <main className={styles.page} data-broken>
      <Picture />
      <h1 ref={title} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles.kept}>{t(isAtGame() ? 'kept' : 'safe')}</p>
      <p>{t('then')}</p>
      <div className={styles.row}>
        <Button look="main" onClick={goOn}>
          {t('on')}
        </Button>
        <Button onClick={() => void copy()}>{t('copy')}</Button>
        <Button look="quiet" onClick={home}>
          {t('home')}
        </Button>
      </div>
      <p role="status">{report && t(report.copied ? 'copied' : 'refused')}</p>
      {report && <textarea className={styles.report} aria-label={t('report')} readOnly value={report.text} />}
    </main>
  );
}

/** Says plainly that something broke and that the game is kept; in the reader's language even when no words came. */
export function ErrorPage(props: ErrorPageProps) {
  const { language } = useSettings().settings;
  return (
    <IntlProvider locale={language} messages={{ error: errorWords(language) }}>
      <Words {...props} />
    </IntlProvider>
  );
}
