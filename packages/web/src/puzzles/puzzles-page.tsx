import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../app/lazy-part';
import { MoreWords } from '../app/more-words';
import { buttonClass } from '../app/parts/button';
import { Choice } from '../app/parts/choice';
import { Loading } from '../app/parts/loading';
import { PageBar, PageFrame } from '../app/parts/page-frame';
import shapes from '../app/parts/shapes.module.css';
import { isOffered, OFFERED } from '../games/offers';
import { loadPuzzles } from '../words/load';
import { matching, nextPuzzle } from './choose.js';
import { isDue, readProgress, today } from './progress.js';
import { DIFFICULTIES, THEMES } from './puzzle.js';
import styles from './puzzles-page.module.css';
import { usePuzzles } from './use-puzzles';
import { type Chosen, keepChosen, readChosen } from './wanted.js';

const PuzzleScreen = lazyPart(() => import('./puzzle-screen').then((m) => m.PuzzleScreen));

/** The address of a puzzle. */
export const puzzleAddress = (game: string, id: string): string => `#/puzzles/${game}/${id}`;

/** How one does with the puzzles chosen, and the way to the next one. */
function Standing({ chosen }: { readonly chosen: Chosen }) {
  const t = useTranslations('puzzles');
  const puzzles = usePuzzles(chosen.game);
  const progress = readProgress();
  if (!puzzles) return <p role="status">{t('loading')}</p>;
  const day = today();
  const wanted = matching(puzzles, chosen);
  const next = nextPuzzle(puzzles, chosen, progress, day);
  if (!next) return <p role="status">{t('none')}</p>;
  const solved = wanted.filter(({ id }) => progress.cards[id]?.solved).length;
  const due = wanted.filter(({ id }) => isDue(progress.cards[id], day)).length;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('solved')}</dt>
          <dd>{t('of', { solved, count: wanted.length })}</dd>
        </div>
        <div>
          <dt>{t('streak')}</dt>
          <dd>{progress.streak}</dd>
        </div>
        <div>
          <dt>{t('longest')}</dt>
          <dd>{progress.longest}</dd>
        </div>
      </dl>
      <p>{t('due', { count: due })}</p>
      <p>
        <a className={buttonClass('main')} href={puzzleAddress(chosen.game, next.id)}>
          {t('play')}
        </a>
      </p>
    </>
  );
}

/** The puzzles to choose from; the game the address names counts, or else the one chosen last. */
function Contents({ game }: { readonly game: string }) {
  const t = useTranslations('puzzles');
  const names = useTranslations('start.games');
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...readChosen(), ...(isOffered(game) && { game }) }));
  const change = (part: Partial<Chosen>) => {
    const now = { ...chosen, ...part };
    keepChosen(now);
    setChosen(now);
  };
  const all = { value: 'all', label: t('all') } as const;
  return (
    <PageFrame bar={<PageBar name={t('home')} />}>
      <main className={styles.main}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Choice
          label={t('game')}
          value={chosen.game}
          options={OFFERED.map((game) => ({ value: game, label: names(`${game}.name`) }))}
          change={(game) => change({ game })}
        />
        <Choice
          label={t('theme')}
          value={chosen.theme}
          options={[all, ...THEMES.map((theme) => ({ value: theme, label: t(`themes.${theme}`) }))]}
          change={(theme) => change({ theme })}
        />
        <Choice
          label={t('difficulty')}
          value={chosen.difficulty}
          options={[all, ...DIFFICULTIES.map((one) => ({ value: one, label: t(`difficulties.${one}`) }))]}
          change={(difficulty) => change({ difficulty })}
        />
        <section className={`${shapes.sheet} ${styles.standing}`} aria-live="polite">
          <Standing chosen={chosen} />
        </section>
      </main>
    </PageFrame>
  );
}

interface PuzzlesPageProps {
  readonly game: string | undefined;
  readonly id: string | undefined;
}

/** Puzzles: which ones, how one does with them, and one of them on the table. */
export function PuzzlesPage({ game = '', id }: PuzzlesPageProps) {
  return (
    <MoreWords load={loadPuzzles}>
      {isOffered(game) && id !== undefined ? (
        <Suspense fallback={<Loading />}>
          <PuzzleScreen key={id} game={game} id={id} />
        </Suspense>
      ) : (
        <Contents key={game} game={game} />
      )}
    </MoreWords>
  );
}
