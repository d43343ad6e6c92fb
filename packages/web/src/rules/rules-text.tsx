import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../art/icon';
import styles from './rules-text.module.css';
import type { RulesGame } from './sections';

type RulesWords = ReturnType<typeof useTranslations<'rules'>>;
type RulesKey = Parameters<RulesWords['rich']>[0];

/** Words in bold, and icons by their names, inside a text. */
const TAGS = {
  b: (chunks: ReactNode) => <strong>{chunks}</strong>,
  i: (chunks: ReactNode) => <Icon name={String(chunks) as IconName} className={styles.icon} />,
};

/** Consecutive pieces of a section of one kind: paragraphs, a list, a numbered list or an example. */
interface Run {
  readonly kind: string;
  readonly keys: string[];
}

function runsOf(names: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const name of names) {
    const kind = name[0];
    const last = runs.at(-1);
    if (last?.kind === kind) last.keys.push(name);
    else runs.push({ kind, keys: [name] });
  }
  return runs;
}

interface RulesTextProps {
  readonly game: RulesGame;
  readonly section: string;
  /** The drawing of the section, if it has one. */
  readonly figure?: ReactNode;
}

/**
 * The text of one section: p1, p2… paragraphs, l1… a list, n1… steps in order, x1… examples, q1… paragraphs
 * after the drawing, which otherwise comes last.
 */
export function RulesText({ game, section, figure }: RulesTextProps) {
  const t = useTranslations('rules');
  const at = `${game}.${section}`;
  const names = Object.keys(t.raw(at as RulesKey) as object).filter((name) => name !== 'title');
  const text = (name: string) => t.rich(`${at}.${name}` as RulesKey, TAGS);
  const runs = runsOf(names).map(({ kind, keys }) => {
    const items = keys.map((name) => <li key={name}>{text(name)}</li>);
    if (kind === 'l') return <ul key={keys[0]}>{items}</ul>;
    if (kind === 'n') return <ol key={keys[0]}>{items}</ol>;
    return keys.map((name) =>
      kind === 'x' ? (
        <aside key={name} className={styles.example}>
          <strong>{t('example')}</strong> {text(name)}
        </aside>
      ) : (
        <p key={name}>{text(name)}</p>
      ),
    );
  });
  const after = runsOf(names).findIndex(({ kind }) => kind === 'q');
  const place = after < 0 ? runs.length : after;
  return (
    <>
      {runs.slice(0, place)}
      {figure}
      {runs.slice(place)}
    </>
  );
}
