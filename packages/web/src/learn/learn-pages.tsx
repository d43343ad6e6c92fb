import { MoreWords } from '../app/more-words';
import type { LessonPlace } from '../app/route';
import { coachedOf } from '../games/coached.js';
import { lessonNamed } from '../games/lessons.js';
import { loadLearn } from '../words/load';
import { CoachedScreen } from './coached/coached-screen';
import { LearnPage } from './learn-page';
import { LessonScreen } from './lesson/lesson-screen';
import { COACHED_NAME } from './lesson.js';
import { useAccountProgress } from './progress/account-progress.js';

/** Everything for learning: the page with all lessons, a lesson, a coached game. An unknown lesson leads to all of them. */
export function LearnPages({ at }: { readonly at: LessonPlace | undefined }) {
  useAccountProgress();
  const lesson = at && lessonNamed(at.group, at.name);
  const coached = at?.name === COACHED_NAME ? coachedOf(at.group) : undefined;
  return (
    <MoreWords load={loadLearn}>
      {coached && <CoachedScreen key={coached.group} game={coached} />}
      {lesson && <LessonScreen key={`${lesson.group}/${lesson.name}`} lesson={lesson} />}
      {!coached && !lesson && <LearnPage />}
    </MoreWords>
  );
}
