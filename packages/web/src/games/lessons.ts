import type { Lesson, LessonGroup, NamedLesson } from '../learn/lesson.js';
import { SECTIONS } from './rules.js';

/** Every file in a game's folder of lessons is one. */
const FILES = import.meta.glob<{ readonly lesson: Lesson }>('./*/lessons/*.ts', { eager: true });

const nameOf = (path: string): string => path.replace(/^.*\/|\.ts$/g, '');

/** Lessons stand in the order of the how-to-play sections they belong to. */
const place = ({ group, section }: Lesson): number => (SECTIONS[group] as readonly string[]).indexOf(section);

/** All lessons, in the order they are best taken in. */
export const LESSONS: readonly NamedLesson[] = Object.entries(FILES)
  .map(([path, { lesson }]) => ({ ...lesson, name: nameOf(path) }))
  .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));

/** The lessons of a group. */
export const lessonsOf = (group: LessonGroup): readonly NamedLesson[] =>
  LESSONS.filter((lesson) => lesson.group === group);

/** A lesson by its group and name. */
export const lessonNamed = (group: LessonGroup, name: string): NamedLesson | undefined =>
  LESSONS.find((lesson) => lesson.group === group && lesson.name === name);
