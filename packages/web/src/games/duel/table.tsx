import type { DuelState } from '@shirasagi/engine';
import { memo, type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { IconName } from '../../art/icon';
import { Purse } from '../../table/decision/purse';
import { PageTabs } from '../../table/frame/page-tabs';
import { isStrip, turnTo } from '../../table/frame/strip';
import { useShownPages } from '../../table/frame/use-shown-pages';
import { LogDock, useDockedLog } from '../../table/log/log-dock';
import { useTargets } from '../../table/targets';
import { LanternRow } from './cards/lantern-row';
import { Castle } from './castle/castle';
import { Gardens } from './castle/gardens';
import { Harbour } from './castle/harbour';
import { Well } from './castle/well';
import { Yards } from './castle/yards';
import { Domain } from './domain/domain';
import { PAGES, type PageName, pageOf } from './pages';
import { TokenTray } from './pieces/token-tray';
import { SelectionProvider } from './selection';
import styles from './table.module.css';
import { DuelProvider, useDuel } from './table-context';

interface DuelTableProps {
  readonly state: DuelState;
  /** The seat whose domain lies at the bottom. */
  readonly you: number;
}

const TAB_ICONS: Readonly<Record<PageName, IconName>> = {
  castle: 'castle',
  grounds: 'warrior',
  market: 'lantern-card',
  domain: 'scroll',
};

/** The page that holds the current decision; empty while nobody here decides. */
function useDecisionPage(): PageName | undefined {
  const { byText } = useTargets();
  return pageOf([...byText.values()].flatMap(({ info, declines }) => (declines ? [] : [info.kind])));
}

const MARGIN = 12;

/** Scrolls up or down, no more than needed, to where something can be chosen. */
function bringUp(light: Element, scroller: Element | null | undefined): void {
  if (!scroller) return;
  const { top, bottom } = light.getBoundingClientRect();
  const seen = scroller.getBoundingClientRect();
  if (bottom > seen.bottom) scroller.scrollBy({ top: bottom - seen.bottom + MARGIN });
  else if (top < seen.top) scroller.scrollBy({ top: top - seen.top - MARGIN });
}

interface TabsProps {
  readonly shown: readonly PageName[];
  readonly strip: RefObject<HTMLElement | null>;
}

/** The tabs above the phone's strip; a new decision brings its page into view. */
function Tabs({ shown, strip }: TabsProps) {
  const t = useTranslations('duel');
  const { state: decision } = useTargets();
  const wanted = useDecisionPage();

  const bringIntoView = (page: PageName): HTMLElement | undefined => turnTo(strip.current, page);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision brings its page into view, once
  useEffect(() => {
    const page = wanted && bringIntoView(wanted);
    const light = page?.querySelector('.glow');
    if (light) bringUp(light, isStrip(strip.current) ? page : strip.current);
  }, [wanted, decision]);

  return (
    <PageTabs
      label={t('page.label')}
      pages={PAGES}
      icons={TAB_ICONS}
      word={(page) => t(`page.${page}`)}
      shown={shown}
      wanted={wanted ? [wanted] : []}
      show={bringIntoView}
    />
  );
}

/** Asks for the position itself, so that the strip is left alone. */
function OwnPurse() {
  const { state, you } = useDuel();
  return <Purse state={state} seat={you} />;
}

/** The game so far, where the table is wide enough for it. */
function DockedLog() {
  const log = useDockedLog();
  return <div className={styles.log}>{log && <LogDock log={log} />}</div>;
}

/**
 * The pages of the phone's strip; on a wide table all parts lie open at once. Neither what can
 * be chosen nor what lies there is its business.
 */
const Strip = memo(function Strip({ you }: Pick<DuelTableProps, 'you'>) {
  const { strip, shown, follow } = useShownPages(PAGES);

  return (
    <div className={styles.table}>
      <Tabs shown={shown} strip={strip} />
      <OwnPurse />
      <div ref={strip} className={styles.strip} onScroll={follow} onScrollEnd={follow}>
        <div className={styles.page} data-page="castle">
          <Castle />
          <Well />
          <TokenTray />
        </div>
        <div className={styles.page} data-page="grounds">
          <Gardens />
          <Yards />
        </div>
        <div className={styles.page} data-page="market">
          <LanternRow />
          <Harbour />
          <Domain seat={1 - you} />
        </div>
        <div className={styles.page} data-page="domain">
          <Domain seat={you} />
        </div>
        <DockedLog />
      </div>
    </div>
  );
});

/** The table of the Duel: both domains facing each other across the castle. */
export function DuelTable({ state, you }: DuelTableProps) {
  return (
    <DuelProvider state={state} you={you}>
      <SelectionProvider>
        <Strip you={you} />
      </SelectionProvider>
    </DuelProvider>
  );
}
