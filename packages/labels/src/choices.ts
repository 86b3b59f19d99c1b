import type { Option } from '@tolk/design-system/fields';
import { entryOf, isOffered, type DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import { fields, generalField } from '@tolk/domain/dictionaries/fields';
import { languages, type LanguageEntry } from '@tolk/domain/dictionaries/languages';
import { appealTypes, feedbackTypes } from '@tolk/domain/dictionaries/service';
import {
  interpretationModes,
  jobLevels,
  projectTypes,
  units,
  type ProjectType,
} from '@tolk/domain/dictionaries/work';
import { useLanguage, type Language } from '@tolk/i18n';
import { initialsOf } from './initials.ts';
import { pinyinOf } from './pinyin.ts';

/** An entry as a choice: found by its name in either language, by its code, and in Chinese by its initials. */
export function choiceOf(entry: DictionaryEntry, language: Language, note?: string): Option {
  const english = language === 'en';
  return {
    value: entry.value,
    label: english ? entry.en : entry.zh,
    keywords: english ? entry.zh : `${entry.en} ${initialsOf(entry.zh)}`,
    ...(note === undefined ? {} : { note }),
  };
}

/** A language with its name for itself beside it; in Chinese also found by the whole pinyin of its name. */
export function languageChoiceOf(entry: LanguageEntry, language: Language): Option {
  const choice = choiceOf(entry, language, entry.autonym);
  if (language === 'en') return choice;
  return { ...choice, keywords: `${choice.keywords} ${pinyinOf(entry.zh)}` };
}

/** The choices of filters and forms about work, in the language in use. */
export function useChoices() {
  const language = useLanguage();
  return {
    languages: languages.map((entry) => languageChoiceOf(entry, language)),
    fields: fields.filter(isOffered).map((entry) => choiceOf(entry, language)),
    types: projectTypes.map((entry) => choiceOf(entry, language)),
    interpretationModes: interpretationModes.map((entry) => choiceOf(entry, language)),
    jobLevels: jobLevels.filter(isOffered).map((entry) => choiceOf(entry, language)),
    appealTypes: appealTypes.filter(isOffered).map((entry) => choiceOf(entry, language)),
    feedbackTypes: feedbackTypes.filter(isOffered).map((entry) => choiceOf(entry, language)),
    /** Only the units that this type of work is priced in. */
    units: (type: string) =>
      units
        .filter((unit) => isPricedIn(unit.value, type))
        .map((entry) => choiceOf(entry, language)),
  };
}

/**
 * Fields that a certificate can prove, as choices; of `kept` also those that are no longer offered, since what
 * stands is shown and taken out by hand only.
 */
export function useProvableFields(kept: readonly string[]): Option[] {
  const language = useLanguage();
  const offered = useChoices().fields.filter(({ value }) => value !== generalField);
  const others = kept.filter((field) => offered.every(({ value }) => value !== field));
  return [
    ...offered,
    ...others.map((field) =>
      choiceOf(entryOf(fields, field) ?? { value: field, en: field, zh: field }, language),
    ),
  ];
}

export function isPricedIn(unit: string, type: string): boolean {
  const types: readonly ProjectType[] = units.find(({ value }) => value === unit)?.orderTypes ?? [];
  return types.some((one) => one === type);
}
