import { lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from './error/error-boundary';
import { LanguageProvider } from './language';
import { Loading } from './parts/loading';
import { readRoute, useHash } from './route';
import { SettingsProvider } from './settings/settings';
import { UpdateBar } from './update-bar';

const loadStart = () => import('../start/start-screen').then((m) => ({ default: m.StartScreen }));
const StartScreen = lazy(loadStart);
const GameScreen = lazy(() => import('../table/frame/game-screen').then((m) => ({ default: m.GameScreen })));
const RulesPage = lazy(() => import('../rules/rules-page').then((m) => ({ default: m.RulesPage })));
const PeoplePage = lazy(() => import('../accounts/account-page').then((m) => ({ default: m.PeoplePage })));
const NewGame = lazy(() => import('../start/new-game').then((m) => ({ default: m.NewGame })));
const ReviewPage = lazy(() => import('../review/review-page').then((m) => ({ default: m.ReviewPage })));
const OnlinePage = lazy(() => import('../online/online-page').then((m) => ({ default: m.OnlinePage })));
const LearnPages = lazy(() => import('../learn/learn-pages').then((m) => ({ default: m.LearnPages })));
const WatchPage = lazy(() => import('../replay/watch-page').then((m) => ({ default: m.WatchPage })));
const DailyPage = lazy(() => import('../daily/daily-page').then((m) => ({ default: m.DailyPage })));
const PuzzlesPage = lazy(() => import('../puzzles/puzzles-page').then((m) => ({ default: m.PuzzlesPage })));
const EditionsPage = lazy(() =>
  import('../editions/editions-page').then((m) => ({ default: m.EditionsPage })),
);

// Fetched together with the words instead of after them; if that fails, drawing it tells so.
if (readRoute(location.hash).page === 'start') loadStart().catch(() => {});

function Page() {
  const hash = useHash();
  const route = useMemo(() => readRoute(hash), [hash]);
  switch (route.page) {
    case 'game':
      return <GameScreen key={hash} id={route.id} moment={route.moment} />;
    case 'new':
      return <NewGame wanted={route.wanted} />;
    case 'me':
      return <PeoplePage from={route.from} />;
    case 'rules':
      return <RulesPage game={route.game} section={route.section} />;
    case 'learn':
      return <LearnPages at={route.lesson} />;
    case 'review':
      return <ReviewPage key={route.id} id={route.id} decision={route.decision} />;
    case 'watch':
      return <WatchPage key={hash} packed={route.packed} query={route.query} />;
    case 'daily':
      return <DailyPage key={route.day} day={route.day} />;
    case 'puzzles':
      return <PuzzlesPage game={route.game} id={route.id} />;
    case 'editions':
      return <EditionsPage at={route.at} />;
    case 'online':
      return <OnlinePage at={route.at} />;
    default:
      return <StartScreen />;
  }
}

/** The whole page. */
export function App() {
  return (
    <SettingsProvider>
      <ErrorBoundary>
        <LanguageProvider>
          <Suspense fallback={<Loading />}>
            <Page />
          </Suspense>
          <UpdateBar />
        </LanguageProvider>
      </ErrorBoundary>
    </SettingsProvider>
  );
}
