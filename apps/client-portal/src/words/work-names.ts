import { fields } from '@tolk/domain/dictionaries/fields';
import { projectTypes, units } from '@tolk/domain/dictionaries/work';
import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import { formatNumber, useLanguage, type Language } from '@tolk/i18n';

/** The name of a dictionary's value; a value that the dictionary no longer has stays as it is. */
export function nameIn(
  entries: readonly DictionaryEntry[],
  value: string,
  language: Language,
): string {
  const entry = entries.find((one) => one.value === value);
  if (!entry) return value;
  return language === 'en' ? entry.en : entry.zh;
}

/** Names of type, field and unit in the language in use. */
export function useWorkNames() {
  const language = useLanguage();
  return {
    type: (value: string) => nameIn(projectTypes, value, language),
    field: (value: string) => nameIn(fields, value, language),
    /** `per thousand words` */
    unit: (value: string) => nameIn(units, value, language),
    /** `12 thousand words` */
    quantity: (workload: number, unit: string) => {
      const names = units.find(({ value }) => value === unit)?.quantity;
      const name = names ? (language === 'en' ? names.en : names.zh) : unit;
      return `${formatNumber(workload, language)} ${name}`;
    },
  };
}
