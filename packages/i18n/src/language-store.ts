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

/** A prerendered page starts in the language it was made in; the default where there is no browser. */
function initialLanguage(): Language {
  if (typeof document === 'undefined') return defaultLanguage;
  const { lang, dataset } = document.documentElement;
  if (dataset['prerendered'] !== undefined && isLanguage(lang)) return lang;
  return chosenLanguage() ?? matchLanguage(navigator.languages);
}

/** The language that the address asks for (`?lang=`), else the one the person chose last. */
export function chosenLanguage(): Language | undefined {
  const asked = new URLSearchParams(window.location.search).get('lang');
  return [asked, readStored()].find(isLanguage);
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
  // The server chooses among prerendered pages by it.
  document.cookie = `${storageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
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
  if (typeof document !== 'undefined') store(language);
  markDocument(language);
  for (const listener of listeners) listener();
}
