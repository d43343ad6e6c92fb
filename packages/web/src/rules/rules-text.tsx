import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { held, TEXT_TAGS } from '../art/text-tags';
import type { RulesPageName } from '../games/rules';
import { RULES_PARTS } from '../games/rules-parts';
import { Picture } from './picture';
import styles from './rules-text.module.css';

type RulesWords = ReturnType<typeof useTranslations<'rules'>>;
type RulesKey = Parameters<RulesWords['rich']>[0];

interface PieceProps {
  readonly game: RulesPageName;
  readonly section: string;
  /** The key of the piece within its section. */
  readonly name: string;
}

/** A drawing with its caption: m1, m2… name the marked parts in the order of its marks. */
function Drawing({ game, section, name }: PieceProps) {
  const t = useTranslations('rules');
  const drawn = RULES_PARTS[game].pictures[section]?.[name];
  if (!drawn) throw new Error(`no picture ${game} ${section} ${name}`);
  const at = `${game}.${section}.${name}`;
  const marks = useMemo(
    () =>
      drawn.marks.map((selectors, i) => ({
        key: `m${i + 1}`,
        at: selectors,
        words: held(t.rich(`${at}.m${i + 1}` as RulesKey, TEXT_TAGS)),
      })),
    [drawn, at, t],
  );
  return (
    <Picture alt={t(`${at}.alt` as 'castle.goal.f1.alt')} marks={marks}>
      <drawn.draw />
    </Picture>
  );
}

/** A table under its caption. */
function Listed({ game, section, name }: PieceProps) {
  const t = useTranslations('rules');
  const Table = RULES_PARTS[game].tables[section]?.[name];
  if (!Table) throw new Error(`no table ${game} ${section} ${name}`);
  return <Table caption={t(`${game}.${section}.${name}` as 'castle.scoring.t1')} />;
}

/** Consecutive pieces of a section of one kind. */
interface Run {
  readonly kind: string;
  readonly names: string[];
}

function runsOf(names: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const name of names) {
    const kind = name[0];
    const last = runs.at(-1);
    if (last?.kind === kind) last.names.push(name);
    else runs.push({ kind, names: [name] });
  }
  return runs;
}

interface RulesTextProps {
  readonly game: RulesPageName;
  readonly section: string;
}

/**
 * The text of one section in the order of its messages: p1, p2… paragraphs, l1… a list, n1… steps in order,
 * x1… examples, f1… pictures, t1… tables.
 */
export function RulesText({ game, section }: RulesTextProps) {
  const t = useTranslations('rules');
  const at = `${game}.${section}`;
  const names = Object.keys(t.raw(at as RulesKey) as object).filter((name) => name !== 'title');
  const text = (name: string) => held(t.rich(`${at}.${name}` as RulesKey, TEXT_TAGS));
  const piece = { game, section };
  const items = (run: Run) => run.names.map((name) => <li key={name}>{text(name)}</li>);
  return runsOf(names).map((run) => {
    const { kind } = run;
    if (kind === 'l') return <ul key={run.names[0]}>{items(run)}</ul>;
    if (kind === 'n') return <ol key={run.names[0]}>{items(run)}</ol>;
    return run.names.map((name) => {
      if (kind === 'f') return <Drawing key={name} {...piece} name={name} />;
      if (kind === 't') return <Listed key={name} {...piece} name={name} />;
      if (kind === 'p') return <p key={name}>{text(name)}</p>;
      return (
        <aside key={name} className={styles.example}>
          <strong>{t('example')}</strong> {text(name)}
        </aside>
      );
    });
  });
}
