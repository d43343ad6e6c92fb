import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Pace } from '../../session/session.js';
import { isLanguage, type Language, pickLanguage } from '../../words/load';

/** What a person may set for this browser. */
export interface Settings {
  readonly theme: 'auto' | 'day' | 'night';
  readonly language: Language;
  readonly motion: 'auto' | 'none';
  readonly pace: Pace;
  readonly sound: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
}

const KEY = 'shirasagi-settings';
export const THEMES = ['auto', 'day', 'night'] as const;
export const MOTIONS = ['auto', 'none'] as const;
export const PACES = ['flow', 'step', 'skip'] as const;

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((known) => known === value) ?? otherwise;
}

function between0And1(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
}

function readSettings(): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // Blocked or broken: the defaults serve.
  }
  return {
    theme: oneOf(THEMES, kept.theme, 'auto'),
    language: isLanguage(String(kept.language))
      ? (kept.language as Language)
      : pickLanguage(navigator.languages),
    motion: oneOf(MOTIONS, kept.motion, 'auto'),
    pace: oneOf(PACES, kept.pace, 'flow'),
    sound: kept.sound !== false,
    volume: between0And1(kept.volume, 0.6),
  };
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = () => setMatches(media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, [query]);
  return matches;
}

interface SettingsContext {
  readonly settings: Settings;
  readonly change: (changes: Partial<Settings>) => void;
  /** Whether things may move: the setting and what the system asks for. */
  readonly moving: boolean;
}

const Context = createContext<SettingsContext | undefined>(undefined);

/** Keeps the settings and puts theme, language and motion on the page. */
export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(readSettings);
  const dark = useMedia('(prefers-color-scheme: dark)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const moving = settings.motion === 'auto' && !still;
  const theme = settings.theme === 'auto' ? (dark ? 'night' : 'day') : settings.theme;

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.motion = moving ? 'full' : 'none';
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      meta.setAttribute('content', theme === 'night' ? '#171a24' : '#f3ead7');
    }
  }, [theme, moving]);

  useEffect(() => {
    document.documentElement.lang = settings.language;
  }, [settings.language]);

  const value = useMemo<SettingsContext>(
    () => ({
      settings,
      moving,
      change: (changes) =>
        setSettings((old) => {
          const next = { ...old, ...changes };
          try {
            localStorage.setItem(KEY, JSON.stringify(next));
          } catch {
            // Blocked: the setting holds until the page closes.
          }
          return next;
        }),
    }),
    [settings, moving],
  );
  return <Context value={value}>{children}</Context>;
}

/** The settings and how to change them. */
export function useSettings(): SettingsContext {
  const context = useContext(Context);
  if (!context) throw new Error('useSettings needs a SettingsProvider');
  return context;
}
