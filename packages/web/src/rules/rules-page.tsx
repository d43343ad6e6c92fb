import { Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { MoreWords } from '../app/more-words';
import { go } from '../app/route';
import { SettingsButton } from '../app/settings/settings-button';
import { Icon } from '../art/icon';
import { type RulesPageName, SECTIONS } from '../games/rules';
import { loadRules } from '../words/load';
import { HereLink } from './here-link';
import { RulesContents } from './rules-contents';
import styles from './rules-page.module.css';
import { RulesText } from './rules-text';
import { showSection } from './show-section';

// Lessons bring their texts and positions along: the rules do not wait for them.
const SectionLessons = lazyPart(() => import('./section-lessons').then((m) => m.SectionLessons));

interface RulesPageProps {
  readonly game: RulesPageName;
  /** The anchor to come to; the top without one. */
  readonly section: string | undefined;
}

/** Back to where one came from; to the start when the page was opened here. */
function leave(): void {
  if (history.length > 1) history.back();
  else go('#/');
}

function Games({ game }: { readonly game: RulesPageName }) {
  const t = useTranslations('rules');
  return (
    <nav className={styles.games} aria-label={t('title')}>
      {(Object.keys(SECTIONS) as RulesPageName[]).map((name) => (
        <HereLink key={name} href={`#/rules/${name}`} current={name === game ? 'page' : undefined}>
          {t(`games.${name}`)}
        </HereLink>
      ))}
    </nav>
  );
}

function Page({ game, section }: RulesPageProps) {
  const t = useTranslations('rules');
  useEffect(() => {
    if (section) showSection(section);
  }, [section]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <button type="button" className={styles.back} onClick={leave}>
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
          {SECTIONS[game].map((name) => (
            <section key={name} className={styles.section} aria-labelledby={`rules-${name}`}>
              <h2 id={`rules-${name}`} tabIndex={-1}>
                {t(`${game}.${name}.title` as 'castle.goal.title')}
              </h2>
              <RulesText game={game} section={name} />
              <Suspense fallback={null}>
                <SectionLessons game={game} section={name} />
              </Suspense>
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}

/** How to play one of the games, in the language of the page. */
export function RulesPage({ game, section }: RulesPageProps) {
  return (
    <MoreWords load={loadRules}>
      <Page key={game} game={game} section={section} />
    </MoreWords>
  );
}
