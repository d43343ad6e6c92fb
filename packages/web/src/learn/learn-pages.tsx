import { MoreWords } from '../app/more-words';
import type { LessonPlace } from '../app/route';
import { lessonNamed } from '../games/lessons.js';
import { loadLearn } from '../words/load';
import { LearnPage } from './learn-page';
import { LessonScreen } from './lesson-screen';

/** Everything for learning: the page with all lessons, and a lesson. An unknown lesson leads to all of them. */
export function LearnPages({ at }: { readonly at: LessonPlace | undefined }) {
  const lesson = at && lessonNamed(at.group, at.name);
  return (
    <MoreWords load={loadLearn}>
      {lesson ? <LessonScreen key={`${lesson.group}/${lesson.name}`} lesson={lesson} /> : <LearnPage />}
    </MoreWords>
  );
}
