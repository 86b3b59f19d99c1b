import type { Page } from '@playwright/test';
import { readCatalogs } from './catalogs.ts';
import { icuPattern } from './icu-pattern.ts';
import type { Language } from './words.ts';

/** A message with less of its own than this could be anybody's words. */
const tellingLetters = 6;

/**
 * Throws with the texts of the interface that a screen shows in the other language: whatever a
 * catalog says there, and the short ids that stand in for a missing message. What people wrote
 * themselves and parts that declare their own `lang` are none of it.
 */
export async function expectOneLanguage(page: Page, language: Language): Promise<void> {
  const foreign = foreignTexts(language);
  const stray = (await shownTexts(page)).filter((text) => foreign(text) || isMessageId(text));
  if (stray.length > 0) {
    throw new Error(`${page.url()} in ${language} shows:\n  ${stray.join('\n  ')}`);
  }
}

/** Throws when a screen without anybody's own words shows a Chinese character in English. */
export async function expectNoHan(page: Page): Promise<void> {
  const stray = (await shownTexts(page)).filter((text) => /\p{Script=Han}/u.test(text));
  if (stray.length > 0) throw new Error(`${page.url()} in English shows:\n  ${stray.join('\n  ')}`);
}

/** Texts, names for screen readers and placeholders of what is visible, without white space around them. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tag = document.documentElement.lang;
    const isOwn = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === tag;
    const found = new Set<string>();
    const add = (text: string | null | undefined) => {
      const trimmed = text?.replaceAll(/\s+/g, ' ').trim();
      if (trimmed) found.add(trimmed);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      // What stands in a field was typed, whether it is one line or many.
      if (element?.closest('script, style, noscript, textarea, [aria-hidden="true"]')) continue;
      if (isOwn(element) && element?.checkVisibility()) add(walker.currentNode.textContent);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (!isOwn(element) || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title']) add(element.getAttribute(name));
    }
    return [...found];
  });
}

const recognizers = new Map<Language, (text: string) => boolean>();

/** Whether a text is one of the other language's catalogs; made once, since a run asks it thousands of times. */
function foreignTexts(language: Language): (text: string) => boolean {
  const known = recognizers.get(language);
  if (known) return known;
  const exact = new Set<string>();
  const patterns: string[] = [];
  for (const [english, translations] of readCatalogs()) {
    for (const chinese of translations) {
      const foreign = language === 'en' ? chinese : english;
      if (chinese === english) continue;
      if (!foreign.includes('{')) exact.add(foreign);
      else if (foreign.replaceAll(/\{.*\}|<.*?>|[^\p{L}]/gu, '').length >= tellingLetters)
        patterns.push(icuPattern(foreign));
    }
  }
  const anyOf = new RegExp(`^(?:${patterns.join('|')})$`, 'u');
  const recognizer = (text: string) => exact.has(text) || anyOf.test(text);
  recognizers.set(language, recognizer);
  return recognizer;
}

/** Lingui shows a message's id where its catalog has none: six signs of base 64. */
function isMessageId(text: string): boolean {
  if (!/^[\w+/]{6}$/.test(text) || readCatalogs().has(text)) return false;
  return /[a-z]/.test(text) && /.[A-Z+/]/.test(text);
}
