import { Suspense, useMemo } from 'react';
import { ErrorBoundary } from './error/error-boundary';
import { LanguageProvider } from './language';
import { lazyPart } from './lazy-part';
import { Loading } from './parts/loading';
import { readRoute, useHash } from './route';
import { SettingsProvider } from './settings/settings';
import { UpdateBar } from './update-bar';

const loadStart = () => import('../start/start-screen').then((m) => m.StartScreen);
const StartScreen = lazyPart(loadStart);
const GameScreen = lazyPart(() => import('../table/frame/game-screen').then((m) => m.GameScreen));
const RulesPage = lazyPart(() => import('../rules/rules-page').then((m) => m.RulesPage));
const PeoplePage = lazyPart(() => import('../accounts/account-page').then((m) => m.PeoplePage));
const NewGame = lazyPart(() => import('../start/new-game').then((m) => m.NewGame));
const ReviewPage = lazyPart(() => import('../review/review-page').then((m) => m.ReviewPage));
const OnlinePage = lazyPart(() => import('../online/online-page').then((m) => m.OnlinePage));
const LearnPages = lazyPart(() => import('../learn/learn-pages').then((m) => m.LearnPages));
const WatchPage = lazyPart(() => import('../replay/watch-page').then((m) => m.WatchPage));
const DailyPage = lazyPart(() => import('../daily/daily-page').then((m) => m.DailyPage));
const PuzzlesPage = lazyPart(() => import('../puzzles/puzzles-page').then((m) => m.PuzzlesPage));
const EditionsPage = lazyPart(() => import('../editions/editions-page').then((m) => m.EditionsPage));

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
