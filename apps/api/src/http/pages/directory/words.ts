import { HOUR, DAY, shanghaiDay, type Language } from '@tolk/domain';
import {
  behindPrice,
  entryOf,
  fields,
  projectTypes,
  regionEntry,
  translationYears,
  units,
} from '@tolk/domain/dictionaries/index';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import { moneyText } from '../../../calls/money-text.ts';
import { dayName } from '../../../messages/mail/mail-time.ts';
import { pairNames } from '../../../language-tests/questions/pair-names.ts';
import type { LanguagePair } from '../../../market/directory/directory-repository.ts';

/** How the pages say things in one language. */
export interface Words {
  language: Language;
  say: (text: BilingualText) => string;
  pair: (pair: LanguagePair) => string;
  field: (value: string) => string;
  type: (value: string) => string;
  region: (code: string) => string;
  years: (value: string) => string;
  month: (date: Date) => string;
  /** `Fri 5 Feb 2027` of the calendar day `2027-02-05`. */
  day: (day: string) => string;
  /** `¥ 150.00 CNY per thousand characters`; by agreement without a price. */
  rate: (rate: { unit_price: number | null; currency: string; unit: string }) => string;
  duration: (ms: number) => string;
}

export function wordsIn(language: Language): Words {
  const say = (text: BilingualText) => inLanguage(text, language);
  const named = (entry: BilingualText | undefined, value: string) =>
    entry === undefined ? value : say(entry);
  return {
    language,
    say,
    pair: ({ source, target }) =>
      say(pairNames({ source_language: source, target_language: target })),
    field: (value) => named(entryOf(fields, value), value),
    type: (value) => named(entryOf(projectTypes, value), value),
    region: (code) => named(regionEntry(code), ''),
    years: (value) => named(entryOf(translationYears, value), ''),
    month(date) {
      const options = { year: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' } as const;
      if (language === 'en') return new Intl.DateTimeFormat(language, options).format(date);
      const [year, month] = shanghaiDay(date).split('-');
      return `${year} 年 ${Number(month)} 月`;
    },
    day: (day) => dayName(new Date(`${day}T00:00:00Z`), language, 'UTC'),
    rate({ unit_price: amount, currency, unit }) {
      if (amount === null) return say(texts.byAgreement);
      const price = moneyText({ amount, currency }, language);
      const entry = units.find(({ value }) => value === unit);
      return `${price} ${entry === undefined ? unit : say(behindPrice(entry))}`.trim();
    },
    duration(ms) {
      if (ms < HOUR) return say(texts.withinHour);
      const days = ms >= 2 * DAY;
      const count = Math.round(ms / (days ? DAY : HOUR));
      return say(days ? texts.days(count) : texts.hours(count));
    },
  };
}

const texts = {
  byAgreement: { en: 'By agreement', zh: '面议' },
  withinHour: { en: 'within an hour', zh: '不到一小时' },
  hours: (count: number) => ({
    en: count === 1 ? '1 hour' : `${count} hours`,
    zh: `${count} 小时`,
  }),
  days: (count: number) => ({ en: `${count} days`, zh: `${count} 天` }),
};
