import { renderHook } from '@testing-library/react';
import { setLanguage, viewerZone, type Language } from '@tolk/i18n';
import { useZoneChoices } from './zone-choices.ts';

async function choicesIn(language: Language, chosen: string | null = null) {
  await setLanguage(language);
  return renderHook(() => useZoneChoices(chosen)).result.current;
}

it.each<[Language, string, string]>([
  ['en', 'beijing', 'Asia/Shanghai'],
  ['en', 'New Delhi', 'Asia/Calcutta'],
  ['en', 'delhi', 'Asia/Calcutta'],
  ['en', 'India', 'Asia/Calcutta'],
  ['en', 'Norway', 'Europe/Oslo'],
  ['en', 'Washington', 'America/New_York'],
  ['en', 'UTC+5:30', 'Asia/Calcutta'],
  ['en', '东京', 'Asia/Tokyo'],
  ['zh-CN', '上海', 'Asia/Shanghai'],
  ['zh-CN', '印度', 'Asia/Calcutta'],
  ['zh-CN', '肯尼亚', 'Africa/Nairobi'],
  ['zh-CN', '渥太华', 'America/Toronto'],
  ['zh-CN', 'new york', 'America/New_York'],
])('in %s, %s finds %s', async (language, words, zone) => {
  const found = (await choicesIn(language)).filter(({ label, keywords }) =>
    `${label} ${keywords}`.toLowerCase().includes(words.toLowerCase()),
  );
  expect(found.map(({ value }) => value)).toContain(zone);
});

it('in Chinese, places without a Chinese name come after all that have one', async () => {
  const [, ...labels] = (await choicesIn('zh-CN')).map(({ label }) => label);
  const isChinese = labels.map((label) => /^\p{Script=Han}/u.test(label));
  expect(isChinese.lastIndexOf(true)).toBe(isChinese.indexOf(false) - 1);
});

it('the reader’s own zone and the one that is chosen already come first, once each', async () => {
  const zones = (await choicesIn('en', 'Europe/Oslo')).map(({ value }) => value);
  expect(zones.slice(0, 2)).toEqual([viewerZone(), 'Europe/Oslo']);
  expect(new Set(zones).size).toBe(zones.length);
});
