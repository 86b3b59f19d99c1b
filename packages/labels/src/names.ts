import { nameOfMethod, type PaymentMethod } from '@tolk/domain';
import type { DictionaryEntry } from '@tolk/domain/dictionaries/entry';
import { fields } from '@tolk/domain/dictionaries/fields';
import { appealTypes, feedbackTypes } from '@tolk/domain/dictionaries/service';
import {
  behindPrice,
  interpretationModes,
  jobLevels,
  projectTypes,
  units,
} from '@tolk/domain/dictionaries/work';
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

/** Names of dictionary values in the language in use. */
export function useNames() {
  const language = useLanguage();
  return {
    field: (value: string) => nameIn(fields, value, language),
    type: (value: string) => nameIn(projectTypes, value, language),
    interpretationMode: (value: string) => nameIn(interpretationModes, value, language),
    appealType: (value: string) => nameIn(appealTypes, value, language),
    feedbackType: (value: string) => nameIn(feedbackTypes, value, language),
    jobLevel: (value: string) => nameIn(jobLevels, value, language),
    /** How a client pays: `WeChat Pay`. */
    paymentMethod: (method: PaymentMethod) => {
      const { en, zh } = nameOfMethod(method);
      return language === 'en' ? en : zh;
    },
    /** `per thousand words` */
    unit: (value: string) => nameIn(units, value, language),
    /** The same behind a price: `per thousand words`, `/ 千词`. */
    perUnit: (value: string) => {
      const unit = units.find((one) => one.value === value);
      return unit === undefined ? value : behindPrice(unit)[language === 'en' ? 'en' : 'zh'];
    },
    /** What is counted: `half days`. */
    quantity: (value: string) => {
      const quantity = units.find((one) => one.value === value)?.quantity;
      return (language === 'en' ? quantity?.en : quantity?.zh) ?? value;
    },
    /** `3,200 words`: an amount of work with what is counted. */
    workload: (amount: number, unitName: string) => {
      const quantity = units.find(({ value }) => value === unitName)?.quantity;
      const what = language === 'en' ? quantity?.en : quantity?.zh;
      return `${formatNumber(amount, language)} ${what ?? unitName}`;
    },
    /** `words` for a unit of a thousand of them; undefined for any other unit. */
    thousandOf: (unitName: string) => {
      const of = units.find(({ value }) => value === unitName)?.thousandOf;
      return language === 'en' ? of?.en : of?.zh;
    },
  };
}
