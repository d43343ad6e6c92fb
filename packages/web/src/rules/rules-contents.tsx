import { useTranslations } from 'use-intl';
import { type RulesPageName, SECTIONS } from '../games/rules';
import { HereLink } from './here-link';
import styles from './rules-contents.module.css';
import { showSection } from './show-section';
import { useReading } from './use-reading';

interface RulesContentsProps {
  readonly game: RulesPageName;
  readonly section: string | undefined;
}

/** The table of contents: beside the text where there is room, folded above it on a phone. */
export function RulesContents({ game, section }: RulesContentsProps) {
  const t = useTranslations('rules');
  const names: readonly string[] = SECTIONS[game];
  const reading = useReading(names) ?? section;
  const list = (
    <ul className={styles.list}>
      {names.map((name) => (
        <li key={name}>
          <HereLink
            href={`#/rules/${game}/${name}`}
            current={name === reading ? 'location' : undefined}
            again={() => showSection(name)}
          >
            {t(`${game}.${name}.title` as 'castle.goal.title')}
          </HereLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav className={styles.beside} aria-label={t('contents')}>
        <h2>{t('contents')}</h2>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary>{t('contents')}</summary>
        <nav aria-label={t('contents')}>{list}</nav>
      </details>
    </>
  );
}
