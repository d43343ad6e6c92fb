import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../app/parts/button';

import { PageBar, PageFrame } from '../app/parts/page-frame';
import shapes from '../app/parts/shapes.module.css';
import { Face } from '../art/face';
import { Icon } from '../art/icon';
import { coachedOf } from '../games/coached.js';
import { lessonsOf } from '../games/lessons.js';
import { SECTIONS } from '../games/rules.js';
import styles from './learn-page.module.css';
import { useLessonText } from './lesson/use-lesson-text';
import { COACHED_NAME, type LessonGroup, type NamedLesson } from './lesson.js';
import { resetProgress, useProgress } from './progress/progress.js';

const GROUPS = Object.keys(SECTIONS) as LessonGroup[];

/** One lesson: its title, what is to be reached, and whether that was done. */
function LessonCard({ lesson, done }: { readonly lesson: NamedLesson; readonly done: boolean }) {
  const t = useTranslations('learn.page');
  const text = useLessonText(lesson);
  return (
    <li className={styles.lesson} data-done={done}>
      <a href={`#/learn/${lesson.group}/${lesson.name}`}>
        <h3>{text('title')}</h3>
        <p>{text('goal')}</p>
        {done && (
          <p className={styles.done}>
            <Icon name="end" /> {t('done')}
          </p>
        )}
      </a>
    </li>
  );
}

/** What there is to learn of one game. */
function Group({ group, learned }: { readonly group: LessonGroup; readonly learned: readonly string[] }) {
  const t = useTranslations('learn.page');
  const words = useTranslations();
  const lessons = lessonsOf(group);
  if (lessons.length === 0) return null;
  const done = lessons.filter(({ name }) => learned.includes(`${group}/${name}`));
  const played = learned.includes(`${group}/${COACHED_NAME}`);
  return (
    <section className={styles.group} aria-labelledby={`learn-${group}`}>
      <header className={styles.groupHead}>
        <h2 id={`learn-${group}`}>{t(`groups.${group}`)}</h2>
        <p>{t('count', { n: done.length, all: lessons.length })}</p>
      </header>
      {coachedOf(group) && (
        <div className={`${shapes.ends} ${styles.coached}`}>
          <div>
            <h3>{words(`coached.${group as 'castle'}.title`)}</h3>
            <p>{words(`coached.${group as 'castle'}.lead`)}</p>
          </div>
          <a className={buttonClass(played ? 'plain' : 'main')} href={`#/learn/${group}/game`}>
            {played ? t('again') : t('begin')}
          </a>
        </div>
      )}
      <ul className={styles.lessons}>
        {lessons.map((lesson) => (
          <LessonCard key={lesson.name} lesson={lesson} done={done.includes(lesson)} />
        ))}
      </ul>
    </section>
  );
}

/** All lessons, and how far one has come. */
export function LearnPage() {
  const t = useTranslations('learn.page');
  const { learned, account } = useProgress();
  return (
    <PageFrame bar={<PageBar name={t('home')} />}>
      <main className={styles.main}>
        <div className={styles.welcome}>
          <Face who="ume" size="6rem" />
          <div>
            <h1>{t('title')}</h1>
            <p>{t('lead')}</p>
          </div>
        </div>
        {GROUPS.map((group) => (
          <Group key={group} group={group} learned={learned} />
        ))}
        {learned.length > 0 && (
          <p className={styles.reset}>
            <span>{t(account ? 'keptWithAccount' : 'keptHere')}</span>
            <Button look="quiet" onClick={resetProgress}>
              {t('reset')}
            </Button>
          </p>
        )}
      </main>
    </PageFrame>
  );
}
