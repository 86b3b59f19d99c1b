import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import { fields } from '@tolk/domain/dictionaries/fields';
import { languages } from '@tolk/domain/dictionaries/languages';
import { projectTypes, units } from '@tolk/domain/dictionaries/work';
import { formatNumber, useLanguage, type Language } from '@tolk/i18n';

function nameIn(entries: readonly DictionaryEntry[], value: string, language: Language): string {
  const entry = entries.find((one) => one.value === value);
  if (!entry) return value;
  return language === 'en' ? entry.en : entry.zh;
}

/** Names of dictionary values in the language in use; an unknown value stays as it is. */
export function useNames() {
  const language = useLanguage();
  return {
    field: (value: string) => nameIn(fields, value, language),
    type: (value: string) => nameIn(projectTypes, value, language),
    unit: (value: string) => nameIn(units, value, language),
    /** `3,200 words`: an amount of work with what is counted. */
    workload: (amount: number, unitName: string) => {
      const quantity = units.find(({ value }) => value === unitName)?.quantity;
      const what = language === 'en' ? quantity?.en : quantity?.zh;
      return `${formatNumber(amount, language)} ${what ?? unitName}`;
    },
  };
}

/** Choices for select fields, found by their name in either language. */
export function useChoices() {
  const language = useLanguage();
  const choices = (entries: readonly DictionaryEntry[]) =>
    entries.map(({ value, en, zh }) => ({
      value,
      label: language === 'en' ? en : zh,
      keywords: language === 'en' ? zh : en,
    }));
  return {
    fields: choices(fields),
    languages: choices(languages),
    types: choices(projectTypes),
    units: choices(units),
  };
}
