import { useEffect, useState } from 'react';
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl';
import { SettingsButton } from '../app/settings-button';
import { Icon } from '../art/icon';
import { loadRules, type RulesMessages } from '../words/load';
import { FIGURES } from './figures';
import { RulesContents } from './rules-contents';
import styles from './rules-page.module.css';
import { RulesText } from './rules-text';
import { type RulesGame, SECTIONS } from './sections';

interface RulesPageProps {
  readonly game: RulesGame;
  /** The anchor to come to; the top without one. */
  readonly section: string | undefined;
}

/** Brings the section asked for into view and gives its title the focus. */
function useSection(section: string | undefined): void {
  useEffect(() => {
    const title = section ? document.getElementById(`rules-${section}`) : null;
    if (!title) return;
    title.scrollIntoView();
    title.focus({ preventScroll: true });
  }, [section]);
}

function Games({ game }: { readonly game: RulesGame }) {
  const t = useTranslations('rules');
  return (
    <nav className={styles.games} aria-label={t('title')}>
      {(Object.keys(SECTIONS) as RulesGame[]).map((name) => (
        <a key={name} href={`#/rules/${name}`} aria-current={name === game ? 'page' : undefined}>
          {t(`games.${name}`)}
        </a>
      ))}
    </nav>
  );
}

function Page({ game, section }: RulesPageProps) {
  const t = useTranslations('rules');
  useSection(section);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <button type="button" className={styles.back} onClick={() => history.back()}>
          <Icon name="back" size="1.3em" /> {t('back')}
        </button>
        <Games game={game} />
        <SettingsButton />
      </header>
      <div className={styles.columns}>
        <RulesContents game={game} section={section} />
        <main className={styles.text}>
          <h1>{t(`games.${game}`)}</h1>
          <p className={styles.lead}>{t(`${game}.lead`)}</p>
          {SECTIONS[game].map((name) => {
            const Figure = FIGURES[game][name];
            return (
              <section key={name} className={styles.section} aria-labelledby={`rules-${name}`}>
                <h2 id={`rules-${name}`} tabIndex={-1}>
                  {t(`${game}.${name}.title` as 'castle.goal.title')}
                </h2>
                <RulesText game={game} section={name} figure={Figure && <Figure />} />
              </section>
            );
          })}
        </main>
      </div>
    </div>
  );
}

/** How to play one of the games, in the language of the page. */
export function RulesPage({ game, section }: RulesPageProps) {
  const locale = useLocale();
  const outer = useMessages();
  const [loaded, setLoaded] = useState<{ locale: string; messages: RulesMessages }>();
  useEffect(() => {
    let current = true;
    loadRules(locale).then((messages) => current && setLoaded({ locale, messages }));
    return () => {
      current = false;
    };
  }, [locale]);
  if (!loaded) return null;
  return (
    <IntlProvider locale={locale} messages={{ ...outer, ...loaded.messages }} timeZone="UTC">
      <Page key={game} game={game} section={section} />
    </IntlProvider>
  );
}
