import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './error-boundary.module.css';

function Sentence({ error }: { readonly error: Error }) {
  const t = useTranslations('app');
  return (
    <main className={styles.page} role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <p className={styles.detail}>{error.message}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>{' '}
        <button
          type="button"
          onClick={() => {
            location.hash = '#/';
            location.reload();
          }}
        >
          {t('error.start')}
        </button>
      </p>
    </main>
  );
}

interface Caught {
  readonly error: Error | undefined;
}

/** Says plainly that something broke; nothing is lost, since every decision is already kept. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { error: undefined };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error ? <Sentence error={this.state.error} /> : this.props.children;
  }
}
