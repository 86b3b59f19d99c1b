import type { HoursFault } from '@tolk/domain';
import { fieldTexts } from './field-rules.ts';
import type { BilingualText } from './refusal.ts';

/** What is wrong with hours that somebody typed. */
export const hoursTexts: Readonly<Record<HoursFault['fault'], BilingualText>> = {
  zone: fieldTexts.unknownZone,
  time: {
    en: 'Write times as 09:00, up to 24:00.',
    zh: '请按 09:00 的格式填写时间，最晚为 24:00。',
  },
  order: {
    en: 'Each interval ends after it begins, and begins after the one before has ended.',
    zh: '每个时段的结束时间须晚于开始时间，且各时段不能重叠。',
  },
  day: { en: 'There is no such day.', zh: '该日期不存在。' },
  dayTwice: { en: 'This day is in the list twice.', zh: '该日期重复。' },
};
