import { useSyncExternalStore } from 'react';
import {
  defaultLanguage,
  isLanguage,
  languages,
  matchLanguage,
  type Language,
} from './languages.ts';

const storageKey = 'language';

let current: Language = initialLanguage();
const listeners = new Set<() => void>();

/** What the person chose last, else what the browser prefers; the default where there is no browser. */
function initialLanguage(): Language {
  if (typeof document === 'undefined') return defaultLanguage;
  const stored = readStored();
  return isLanguage(stored) ? stored : matchLanguage(navigator.languages);
}

/** Storage throws where cookies are blocked; the choice then lasts as long as the tab. */
function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Not remembered, see readStored.
  }
}

export function getLanguage(): Language {
  return current;
}

/** Calls back after each change; returns the function that ends it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the interface; re-renders on change. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, getLanguage, getLanguage);
}

/** Tells the document which language it is in: screen readers, hyphenation and fonts follow it. */
export function markDocument(language: Language): void {
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.documentElement.dir =
    languages.find((entry) => entry.language === language)?.dir ?? 'ltr';
}

/** Remembers the language and tells everybody; its catalogs must be there already (see `setLanguage`). */
export function commitLanguage(language: Language): void {
  current = language;
  store(language);
  markDocument(language);
  for (const listener of listeners) listener();
}
