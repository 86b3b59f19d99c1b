import { languages, type Language } from '@tolk/domain';
import { cookieIn } from '../cookies.ts';
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
  const chosen = [query.get('lang'), cookieIn(cookie, cookieName)];
  return languages.find((one) => one === chosen.find(isLanguage)) ?? languageOf(acceptLanguage);
}

function isLanguage(value: string | null): boolean {
  return languages.some((one) => one === value);
}
