import type { Option } from '@tolk/design-system/fields';
import { banks } from '@tolk/domain/dictionaries/banks';
import { cities } from '@tolk/domain/dictionaries/cities';
import { isOffered } from '@tolk/domain/dictionaries/entry';
import { provinces } from '@tolk/domain/dictionaries/provinces';
import { useLanguage } from '@tolk/i18n';
import { choiceOf, nameIn } from '@tolk/labels';

/** Banks, provinces and their cities as choices, in the language in use. */
export function useBankChoices() {
  const language = useLanguage();
  return {
    banks: banks.filter(isOffered).map((entry) => choiceOf(entry, language)),
    provinces: provinces.map((entry) => choiceOf(entry, language)),
    citiesOf: (province: string | null): Option[] =>
      cities.filter(({ parent }) => parent === province).map((entry) => choiceOf(entry, language)),
  };
}

/** Names of what a settlement method keeps as a dictionary's value. */
export function useBankNames(): (field: string, value: string) => string {
  const language = useLanguage();
  return (field, value) => {
    if (field === 'bank') return nameIn(banks, value, language);
    if (field === 'province') return nameIn(provinces, value, language);
    if (field === 'city') return nameIn(cities, value, language);
    return value;
  };
}
