import { fields } from '@tolk/domain/dictionaries/fields';
import { languages } from '@tolk/domain/dictionaries/languages';
import { projectTypes, units, type ProjectType } from '@tolk/domain/dictionaries/work';
import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import type { Option } from '@tolk/design-system/fields';
import { useLanguage, type Language } from '@tolk/i18n';

/** An entry as a choice: found by its name in either language and by its code. */
export function optionOf(entry: DictionaryEntry, language: Language, note?: string): Option {
  const own = language === 'en';
  return {
    value: entry.value,
    label: own ? entry.en : entry.zh,
    keywords: own ? entry.zh : entry.en,
    ...(note === undefined ? {} : { note }),
  };
}

/** The choices of the forms about work, in the language in use. */
export function useWorkOptions() {
  const language = useLanguage();
  return {
    languages: languages.map((entry) => optionOf(entry, language, entry.autonym)),
    fields: fields.map((entry) => optionOf(entry, language)),
    types: projectTypes.map((entry) => optionOf(entry, language)),
    /** Only the units that this type of work is priced in. */
    units: (type: string) =>
      units
        .filter((unit) => isPricedIn(unit.value, type))
        .map((entry) => optionOf(entry, language)),
  };
}

export function isPricedIn(unit: string, type: string): boolean {
  const types: readonly ProjectType[] = units.find(({ value }) => value === unit)?.orderTypes ?? [];
  return types.some((one) => one === type);
}
