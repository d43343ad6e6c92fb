import { useTranslations } from 'use-intl';
import { MoreWords } from '../app/more-words';
import { Icon } from '../art/icon';
import { LESSONS } from '../games/lessons.js';
import type { RulesPageName } from '../games/rules';
import { useLessonText } from '../learn/lesson/use-lesson-text';
import { loadLearn } from '../words/load';
import styles from './section-lessons.module.css';

interface SectionLessonsProps {
  readonly game: RulesPageName;
  readonly section: string;
}

function LessonLink({ game, name }: { readonly game: RulesPageName; readonly name: string }) {
  const t = useTranslations('learn.page');
  const text = useLessonText({ group: game, name });
  return (
    <a className={styles.lesson} href={`#/learn/${game}/${name}`}>
      <Icon name="lantern" /> {t('practise')} {text('title')}
    </a>
  );
}

/** The lessons that belong to a section of the rules. */
export function SectionLessons({ game, section }: SectionLessonsProps) {
  const lessons = LESSONS.filter((lesson) => lesson.group === game && lesson.section === section);
  if (lessons.length === 0) return null;
  return (
    <MoreWords load={loadLearn}>
      {lessons.map(({ name }) => (
        <LessonLink key={name} game={game} name={name} />
      ))}
    </MoreWords>
  );
}
