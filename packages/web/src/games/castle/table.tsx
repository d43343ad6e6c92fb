import { type CastleState, describe, legalMoves } from '@shirasagi/engine';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { IconName } from '../../art/icon';
import { Purse } from '../../table/decision/purse';
import { PageTabs } from '../../table/frame/page-tabs';
import { turnTo } from '../../table/frame/strip';
import { useShownPages } from '../../table/frame/use-shown-pages';
import { Prepared } from '../../table/prepared';
import { useTargets } from '../../table/targets';
import { Bridges } from './bridges/bridges';
import { Keep } from './castle/keep';
import { Shore } from './castle/shore';
import { Sky } from './castle/sky';
import { Yards } from './castle/yards';
import { Clans } from './clans/clans';
import { Rival } from './clans/rival';
import { Domain } from './domain/domain';
import { Draft } from './domain/draft';
import { PAGES, type PageName, pagesOf } from './pages';
import styles from './table.module.css';
import { CastleTableProvider, useCastle } from './table-context';

interface CastleTableProps {
  readonly state: CastleState;
  /** The seat whose domain lies at the bottom. */
  readonly you: number;
}

const TAB_ICONS: Readonly<Record<PageName, IconName>> = {
  castle: 'castle',
  bridges: 'bridge',
  clans: 'warrior',
  domain: 'scroll',
};

/** Whether the state asks for resources to choose, no matter who decides. */
const isChoosing = (state: CastleState): boolean =>
  legalMoves(state).some((move) => describe(state, move).kind === 'gainAny');

interface TabsProps {
  readonly shown: readonly PageName[];
  readonly show: (page: PageName) => void;
}

/** The tabs above the phone's strip; a new decision turns to its page. */
function Tabs({ shown, show }: TabsProps) {
  const t = useTranslations('castle');
  const { byText } = useTargets();
  const wanted = useMemo(() => pagesOf([...byText.values()].filter(({ declines }) => !declines)), [byText]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new decision turns the page
  useEffect(() => {
    if (wanted.length > 0 && !wanted.some((page) => shown.includes(page))) show(wanted[0]);
  }, [wanted]);

  return (
    <PageTabs
      label={t('page.label')}
      pages={PAGES}
      icons={TAB_ICONS}
      word={(page) => t(`page.${page}`)}
      shown={shown}
      wanted={wanted}
      show={show}
    />
  );
}

/**
 * The pages of the phone's strip; on a wide table all parts lie open at once. What can be chosen is none of its
 * business.
 */
function Strip({ state }: { readonly state: CastleState }) {
  const { position, you } = useCastle();
  const { strip, shown, follow } = useShownPages(PAGES);

  // A starting card may leave resources to choose: that is done on the domain.
  const drafting = useMemo(() => position.pairs !== undefined && !isChoosing(state), [position, state]);

  const show = (page: PageName): void => void turnTo(strip.current, page);

  return (
    <div className={styles.table}>
      <Tabs shown={shown} show={show} />
      <Purse state={state} seat={you} />
      <div ref={strip} className={styles.strip} onScroll={follow}>
        <div className={styles.page} data-page="castle">
          <div className={styles.keep}>
            <Keep />
          </div>
        </div>
        <div className={styles.page} data-page="bridges">
          <div className={styles.bridges}>
            <Bridges />
          </div>
        </div>
        <div className={styles.page} data-page="clans">
          <div className={styles.sky}>
            <Sky />
          </div>
          <div className={styles.east}>
            <Yards />
            <Clans />
            {state.level > 0 && <Rival />}
            <Shore />
          </div>
        </div>
        <div className={styles.page} data-page="domain">
          <div className={styles.domain}>
            {drafting && <Draft />}
            <Prepared shown={!drafting}>
              <Domain />
            </Prepared>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The table of The White Castle. */
export function CastleTable({ state, you }: CastleTableProps) {
  return (
    <CastleTableProvider state={state} you={you}>
      <Strip state={state} />
    </CastleTableProvider>
  );
}
