import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { Button } from '../app/parts/button';
import { Icon } from '../art/icon';
import { useKeptReview } from '../review/use-kept-review';
import type { LogEntry, Session } from '../session/session.js';
import { useSubjects } from '../table/seats/subjects';
import { stepSentence } from '../words/sentences';
import styles from './replay-bar.module.css';
import { nextTurn, previousTurn } from './turn-starts.js';
import { useReplay } from './use-replay';

const ShareDialog = lazyPart(() => import('./share-dialog').then((m) => m.ShareDialog));
const TurnBeside = lazyPart(() => import('../review/turn-beside').then((m) => m.TurnBeside));
const PlayOnDialog = lazyPart(() => import('./play-on-dialog').then((m) => m.PlayOnDialog));

interface ReplayBarProps {
  readonly session: Session;
  readonly at: number;
  readonly log: readonly LogEntry[];
  readonly show: (decisions: number) => void;
  /** Back to the game; none where there is no game to go back to. */
  readonly live: (() => void) | undefined;
  /** Says why something is off. */
  readonly explain: (sentence: string) => void;
}

/** Going through a game: any moment by slider, keys or by itself, and what can be done with a moment. */
export function ReplayBar({ session, at, log, show, live, explain }: ReplayBarProps) {
  const words = useTranslations();
  const t = useTranslations('table.review');
  const subjects = useSubjects();
  const [open, setOpen] = useState<'share' | 'playOn'>();
  const count = log.length;
  const kept = useKeptReview(session.id, count);
  const told = at > 0 ? stepSentence(words, log[at - 1], subjects) : words('table.log.empty');
  const to = (decisions: number) => (decisions >= count && live ? live() : show(Math.min(count, decisions)));
  const { running, toggle } = useReplay(at, log, to, open !== undefined);
  const choose = (what: 'share' | 'playOn') => {
    // The menu of a phone has done its work.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    setOpen(what);
  };
  const more = (
    <>
      <Button onClick={() => choose('playOn')}>{t('playOn')}</Button>
      <Button onClick={() => choose('share')}>{t('share')}</Button>
    </>
  );
  const first = at === 0 ? t('first') : undefined;
  const last = at >= count ? t('last') : undefined;
  /** A button with a sign; `off` says why it does nothing now. */
  const sign = (
    name: 'previousTurn' | 'earlier' | 'run' | 'pause' | 'later' | 'nextTurn',
    drawn: string,
    off: string | undefined,
    press: () => void,
  ) => (
    <Button
      className={styles.step}
      data-step={name}
      aria-label={t(name)}
      title={t(name)}
      aria-disabled={off !== undefined}
      onClick={() => (off === undefined ? press() : explain(off))}
    >
      <span aria-hidden="true">{drawn}</span>
    </Button>
  );
  return (
    <section className={styles.bar} aria-label={t('title')}>
      <div className={styles.says} data-reviewed={kept !== undefined}>
        <strong className={styles.told} title={told}>
          {told}
        </strong>
        <Suspense fallback={null}>{kept && <TurnBeside kept={kept} at={at} />}</Suspense>
      </div>
      <div className={styles.steps}>
        {sign('previousTurn', '«', first, () => to(previousTurn(log, at)))}
        {sign('earlier', '‹', first, () => to(at - 1))}
        {sign(running ? 'pause' : 'run', running ? '❚❚' : '▶', last, toggle)}
        {sign('later', '›', last, () => to(at + 1))}
        {sign('nextTurn', '»', last, () => to(nextTurn(log, at)))}
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={count}
        value={at}
        aria-label={t('label')}
        aria-valuetext={t('at', { number: at, count })}
        onChange={(event) => to(Number(event.target.value))}
      />
      <span className={styles.at}>{t('at', { number: at, count })}</span>
      <span className={styles.wide}>{more}</span>
      <Button
        className={styles.more}
        popoverTarget="replay-menu"
        aria-label={words('table.top.more')}
        title={words('table.top.more')}
      >
        <Icon name="more" size="1.4em" />
      </Button>
      <div id="replay-menu" popover="auto" className={styles.menu}>
        {more}
      </div>
      {live && (
        <Button look="main" className={styles.live} onClick={live}>
          {t('live')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog session={session} at={at} close={() => setOpen(undefined)} />}
        {open === 'playOn' && <PlayOnDialog session={session} at={at} close={() => setOpen(undefined)} />}
      </Suspense>
    </section>
  );
}
