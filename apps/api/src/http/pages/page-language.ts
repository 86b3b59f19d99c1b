import { languages, type Language } from '@tolk/domain';
import { languageOf } from '../language.ts';

/** Written by the browser where it keeps the choice (`@tolk/i18n`, language-store). */
const cookieName = 'language';

/** What decides it, for caches between here and the browser. */
export const languageVaries = 'Accept-Language, Cookie';

/** The language of a page: asked for by the address, chosen before, preferred by the browser, else Chinese. */
export function pageLanguage(
  query: URLSearchParams,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  const chosen = [query.get('lang'), cookieValue(cookie)];
  return languages.find((one) => one === chosen.find(isLanguage)) ?? languageOf(acceptLanguage);
}

function isLanguage(value: string | null | undefined): boolean {
  return languages.some((one) => one === value);
}

function cookieValue(cookie = ''): string | undefined {
  for (const part of cookie.split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === cookieName) return value;
  }
  return undefined;
}
