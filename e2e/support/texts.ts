import { randomUUID } from 'node:crypto';
import type { ApplicationText, PostingText, Words } from '@tolk/testing/browser';

const day = 86_400_000;

/** A moment some days ahead as a field of type datetime-local takes it. */
export function inDays(days: number): string {
  return `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T10:00`;
}

/** A posting for 12.5 thousand words at ¥320, found by its name alone. */
export function posting(words: Words): PostingText {
  const pick = words.pick.bind(words);
  const number = randomUUID().slice(0, 8);
  return {
    name: pick(`Annual report of a tea estate ${number}`, `茶园年报翻译 ${number}`),
    sourceLanguage: pick('English', '英语'),
    targetLanguage: pick('French', '法语'),
    field: pick('Accounting and audit', '财务审计'),
    remarks: pick(
      'Sixty pages with tables; the readers are shareholders in Lyon.',
      '共六十页，含表格，读者为里昂的股东。',
    ),
    pay: '320',
    unit: pick('per thousand words', '每千词'),
    workload: '12.5',
    deadline: inDays(10),
    contact: pick('Ada Byron', '林知远'),
    contactInformation: '+86 138 0013 8123',
  };
}

/** An application that asks for ¥340 instead. */
export function application(words: Words): ApplicationText {
  return {
    why: words.pick(
      'Eight annual reports translated, three of them for tea companies.',
      '译过八份年报，其中三份来自茶企。',
    ),
    price: '340',
  };
}
