import { loadPart } from '../app/load-part.js';
import type coached from './messages/en/coached.json';
import type daily from './messages/en/daily.json';
import type editions from './messages/en/editions.json';
import type { messages as english } from './messages/en/index.js';
import type learn from './messages/en/learn.json';
import type lessons from './messages/en/lessons.json';
import type online from './messages/en/online.json';
import type people from './messages/en/people.json';
import type played from './messages/en/played.json';
import type problems from './messages/en/problems.json';
import type puzzles from './messages/en/puzzles.json';
import type replay from './messages/en/replay.json';
import type review from './messages/en/review.json';
import type rules from './messages/en/rules.json';

/** Languages the page speaks, each named in itself. */
export const LANGUAGES = { en: 'English', fr: 'Français', pl: 'Polski', el: 'Ελληνικά' } as const;
export type Language = keyof typeof LANGUAGES;

/** The messages every language has; English is the source of their keys. */
export type Messages = typeof english;
export type RulesMessages = { readonly rules: typeof rules };
export type OnlineMessages = { readonly online: typeof online };
export type LearnMessages = {
  readonly coached: typeof coached;
  readonly learn: typeof learn;
  readonly lessons: typeof lessons;
};
export type ReviewMessages = { readonly review: typeof review };
export type DailyMessages = { readonly daily: typeof daily };
export type PlayedMessages = { readonly played: typeof played };
export type ProblemMessages = { readonly problems: typeof problems };
export type PuzzlesMessages = { readonly puzzles: typeof puzzles };
export type EditionMessages = { readonly editions: typeof editions };
export type ReplayMessages = { readonly replay: typeof replay };
export type PeopleMessages = { readonly people: typeof people };

// One chunk a language, so that a page in Greek loads no French. A language is a folder and its name above.
const FIRST = import.meta.glob<{ readonly messages: unknown }>('./messages/*/index.ts');
const LEARN = import.meta.glob<{ readonly messages: unknown }>('./messages/*/learning.ts');
const LATER = import.meta.glob<{ readonly default: unknown }>(
  './messages/*/{daily,editions,rules,online,people,played,problems,puzzles,replay,review}.json',
);

const later = async (language: Language, namespace: string): Promise<unknown> =>
  (await loadPart(LATER[`./messages/${language}/${namespace}.json`])).default;

/** Loads the messages of a language. */
export async function loadMessages(language: Language): Promise<Messages> {
  // A test holds every language to the English keys.
  return (await loadPart(FIRST[`./messages/${language}/index.ts`])).messages as Messages;
}

/** Loads the how-to-play texts of a language. */
export async function loadRules(language: Language): Promise<RulesMessages> {
  return { rules: await later(language, 'rules') } as RulesMessages;
}

/** Loads the words of lessons and of the coach in a language. */
export async function loadLearn(language: Language): Promise<LearnMessages> {
  return (await loadPart(LEARN[`./messages/${language}/learning.ts`])).messages as LearnMessages;
}

/** Loads the words of the page about oneself in a language. */
export async function loadPeople(language: Language): Promise<PeopleMessages> {
  return { people: await later(language, 'people') } as PeopleMessages;
}

/** Loads the words of online tables in a language. */
export async function loadOnline(language: Language): Promise<OnlineMessages> {
  return { online: await later(language, 'online') } as OnlineMessages;
}

/** Loads the words about editions that games are played with in a language. */
export async function loadPlayed(language: Language): Promise<PlayedMessages> {
  return { played: await later(language, 'played') } as PlayedMessages;
}

/** Loads the words of the review in a language. */
export async function loadReview(language: Language): Promise<ReviewMessages> {
  return { review: await later(language, 'review') } as ReviewMessages;
}

/** Loads the words of the game of the day in a language. */
export async function loadDaily(language: Language): Promise<DailyMessages> {
  return { daily: await later(language, 'daily') } as DailyMessages;
}

/** Loads the words of editions in a language. */
export async function loadEditions(language: Language): Promise<EditionMessages & ProblemMessages> {
  return {
    editions: await later(language, 'editions'),
    ...(await loadProblems(language)),
  } as EditionMessages & ProblemMessages;
}

/** Loads the words about a game whose edition is missing in a language. */
export async function loadMissingEdition(language: Language): Promise<PlayedMessages & ProblemMessages> {
  return { ...(await loadPlayed(language)), ...(await loadProblems(language)) };
}

async function loadProblems(language: Language): Promise<ProblemMessages> {
  return { problems: await later(language, 'problems') } as ProblemMessages;
}

/** Loads the words of the puzzles in a language. */
export async function loadPuzzles(language: Language): Promise<PuzzlesMessages> {
  return { puzzles: await later(language, 'puzzles') } as PuzzlesMessages;
}

/** Loads the words of shared games in a language. */
export async function loadReplay(language: Language): Promise<ReplayMessages> {
  return { replay: await later(language, 'replay') } as ReplayMessages;
}

/** Whether a text names a language of the page. */
export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first language a browser prefers that the page speaks; English otherwise. */
export function pickLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-', 1)[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}
