import { isOver } from '@shirasagi/engine';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { MoreWords } from '../app/more-words';
import { buttonClass } from '../app/parts/button';
import { Loading } from '../app/parts/loading';
import shapes from '../app/parts/shapes.module.css';
import { SettingsButton } from '../app/settings/settings-button';
import { MissingEdition } from '../session/store/edition-of.js';
import { Scene } from '../start/scene';
import { useSeatNames } from '../table/seats/seat-names';
import { SubjectsProvider, useSubjectsOf } from '../table/seats/subjects';
import { loadReview } from '../words/load';
import type { Analysis } from './analysis.js';
import { LeadPart } from './lead-part';
import { Players } from './players';
import styles from './review-page.module.css';
import { ReviewProgress } from './review-progress';
import { TryScreen } from './try-screen';
import { Turns } from './turns';
import { useAnalysis, useStanding } from './use-analysis';

const FindEdition = lazyPart(() => import('../editions/store/find-edition').then((m) => m.FindEdition));

interface ReviewPageProps {
  readonly id: string;
  /** The decision being tried again, if one is. */
  readonly decision: number | undefined;
}

function NoReview() {
  const t = useTranslations('review.missing');
  return (
    <main className={styles.missing}>
      <Scene className={styles.scene} />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <a className={buttonClass('main')} href="#/">
        {t('start')}
      </a>
    </main>
  );
}

/** Everything found about a game. */
function Report({ analysis }: { readonly analysis: Analysis }) {
  const t = useTranslations('review');
  const standing = useStanding(analysis);
  const { kept, end } = analysis;
  const names = useSeatNames(kept.sitters);
  const { review } = standing;
  return (
    <div className={styles.page}>
      <header className={`${shapes.ends} ${styles.head}`}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        <nav>
          <a className={buttonClass()} href={kept.home}>
            {t('back')}
          </a>
          <SettingsButton />
        </nav>
      </header>
      <main className={styles.main}>
        {!review && <ReviewProgress analysis={analysis} standing={standing} />}
        {review && (
          <>
            {!isOver(end) && <p>{t('givenUp')}</p>}
            <Players review={review} names={names} />
            <LeadPart analysis={analysis} review={review} names={names} />
            <Turns analysis={analysis} review={review} names={names} />
            <p className={styles.note}>
              {t('note')} {review.seats.length > 2 && t('noteSeveral')}
            </p>
            <ReviewProgress analysis={analysis} standing={standing} />
          </>
        )}
      </main>
    </div>
  );
}

function Opened({ id, decision, again }: ReviewPageProps & { readonly again: () => void }) {
  const analysis = useAnalysis(id);
  if (!analysis) return <Loading />;
  if (analysis === 'none') return <NoReview />;
  if (analysis instanceof MissingEdition)
    return (
      <Suspense fallback={<Loading />}>
        <FindEdition missing={analysis} again={again} />
      </Suspense>
    );
  return <Shown analysis={analysis} decision={decision} />;
}

interface ShownProps {
  readonly analysis: Analysis;
  readonly decision: number | undefined;
}

/** The report, or one of its turns on the table. */
function Shown({ analysis, decision }: ShownProps) {
  const subjects = useSubjectsOf(analysis.kept.sitters);
  const { review } = useStanding(analysis);
  const turn = review?.turns.find(({ better }) => better?.first === decision);
  if (turn?.better) return <TryScreen key={decision} analysis={analysis} turn={turn} better={turn.better} />;
  return (
    <SubjectsProvider value={subjects}>
      <Report analysis={analysis} />
    </SubjectsProvider>
  );
}

/** The review of a finished game: luck apart from choice. */
export function ReviewPage(props: ReviewPageProps) {
  const [visit, setVisit] = useState(0);
  return (
    <MoreWords load={loadReview}>
      <Opened key={visit} {...props} again={() => setVisit(visit + 1)} />
    </MoreWords>
  );
}
