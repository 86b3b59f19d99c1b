import type { Option } from '@tolk/design-system/fields';
import { countries } from '@tolk/domain/dictionaries/countries';
import { currencies } from '@tolk/domain/dictionaries/currencies';
import { isOffered, type DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import { languages } from '@tolk/domain/dictionaries/languages';
import {
  availabilities,
  degrees,
  mediaPlatforms,
  sexes,
  sources,
  translationYears,
} from '@tolk/domain/dictionaries/people';
import { useLanguage } from '@tolk/i18n';
import { choiceOf } from './choices.ts';
import { nameIn } from './names.ts';

const dictionaries = {
  nationality: countries,
  sex: sexes,
  degree: degrees,
  translationYears,
  source: sources,
  mediaPlatform: mediaPlatforms,
  availability: availabilities,
  currency: currencies,
  language: languages,
} as const satisfies Record<string, readonly DictionaryEntry[]>;

export type PeopleDictionary = keyof typeof dictionaries;

/** The choices of forms about people, in the language in use. */
export function usePeopleChoices(): (name: PeopleDictionary) => Option[] {
  const language = useLanguage();
  return (name) => {
    const entries: readonly DictionaryEntry[] = dictionaries[name];
    return entries.filter(isOffered).map((entry) => choiceOf(entry, language));
  };
}

/** Names of what is known about a person, in the language in use. */
export function usePeopleNames(): (name: PeopleDictionary, value: string) => string {
  const language = useLanguage();
  return (name, value) => nameIn(dictionaries[name], value, language);
}
