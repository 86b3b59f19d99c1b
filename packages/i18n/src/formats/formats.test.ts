import {
  formatDate,
  formatTime,
  formatDateTime,
  formatDateTimeSpan,
  formatDeadline,
  formatMonth,
  formatMonthName,
  formatOffset,
  formatPastTime,
  formatRelative,
  formatShortDay,
  formatUntil,
  isToCome,
} from './dates.ts';
import { formatClock, formatDuration } from './durations.ts';
import { languageName, languagePair, languageShortName } from './language-names.ts';
import { currencySymbol, formatMoney, formatMoneyShort, minorDigits } from './money.ts';
import { formatZone } from './zones.ts';
import { formatFileSize, formatNumber, formatPercent, formatRounded } from './numbers.ts';

describe('money', () => {
  it.each([
    [128_000, 'CNY', '¥ 1,280.00 CNY'],
    [5_000, 'USD', '$ 50.00 USD'],
    [5_000, 'JPY', '¥ 5,000 JPY'],
    [5, 'CNY', '¥ 0.05 CNY'],
    [-128_050, 'CNY', '−¥ 1,280.50 CNY'],
    [700, 'CHF', '7.00 CHF'],
  ])('%i minor units of %s read %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency }, 'en')).toBe(text);
    expect(formatMoney({ amount, currency }, 'zh-CN')).toBe(text);
  });

  it.each([
    [0, '¥ 0', '¥ 0'],
    [50_00, '¥ 50', '¥ 50'],
    [12_500_00, '¥ 12.5K', '¥ 1.3 万'],
    [7_786_80, '¥ 7.8K', '¥ 7787'],
  ])('%i fen beside a chart read %s or %s', (amount, english, chinese) => {
    expect(formatMoneyShort({ amount, currency: 'CNY' }, 'en')).toBe(english);
    expect(formatMoneyShort({ amount, currency: 'CNY' }, 'zh-CN')).toBe(chinese);
  });

  it('knows the digits and the symbol of a currency', () => {
    expect(minorDigits('CNY')).toBe(2);
    expect(minorDigits('JPY')).toBe(0);
    expect(currencySymbol('EUR')).toBe('€');
  });
});

describe('dates', () => {
  const iso = '2026-11-20T10:00:00Z';

  it('name a month without its day', () => {
    expect(formatMonth('2019-09', 'en')).toBe('Sep 2019');
    expect(formatMonth('2019-09', 'zh-CN')).toBe('2019 年 9 月');
    expect(formatMonth('2026-12', 'zh-CN')).toBe('2026 年 12 月');
    expect(formatMonthName('2026-09', 'en')).toBe('Sep');
    expect(formatMonthName('2026-09-01', 'zh-CN')).toBe('9 月');
  });
  it('name a day without its year', () => {
    expect(formatShortDay('2026-11-05T00:00:00Z', { language: 'en', zone: 'UTC' })).toBe('5 Nov');
    expect(formatShortDay('2026-11-05T00:00:00Z', { language: 'zh-CN', zone: 'UTC' })).toBe('11/5');
  });

  const shanghai = 'Asia/Shanghai';

  it('carry the offset of their zone', () => {
    expect(formatDateTime(iso, { zone: shanghai, language: 'en' })).toBe(
      'Fri 20 Nov 2026, 18:00 UTC+8',
    );
    expect(formatDateTime(iso, { zone: shanghai, language: 'zh-CN' })).toBe(
      '2026 年 11 月 20 日 周五 18:00 UTC+8',
    );
    expect(formatDateTime(iso, { zone: 'America/St_Johns', language: 'en' })).toBe(
      'Fri 20 Nov 2026, 06:30 UTC−3:30',
    );
    expect(formatOffset(iso, 'UTC')).toBe('UTC+0');
  });

  it('that are over can be told without it', () => {
    expect(formatPastTime(iso, { zone: shanghai, language: 'en' })).toBe('Fri 20 Nov 2026, 18:00');
    expect(formatPastTime(iso, { zone: shanghai, language: 'zh-CN' })).toBe(
      '2026 年 11 月 20 日 周五 18:00',
    );
  });

  it('are to come from a minute ahead on', () => {
    expect(isToCome('2026-11-20T10:01:00Z', iso)).toBe(true);
    expect(isToCome('2026-11-20T10:00:30Z', iso)).toBe(false);
    expect(isToCome('2026-11-20T09:00:00Z', iso)).toBe(false);
  });

  it('of a span name its day once where it is one', () => {
    const span = (end: string, language: 'en' | 'zh-CN' = 'en') =>
      formatDateTimeSpan('2026-11-20T10:00:00Z', end, { zone: shanghai, language });
    expect(span('2026-11-20T13:00:00Z')).toBe('Fri 20 Nov 2026, 18:00–21:00 UTC+8');
    expect(span('2026-11-20T13:00:00Z', 'zh-CN')).toBe(
      '2026 年 11 月 20 日 周五 18:00–21:00 UTC+8',
    );
    expect(span('2026-11-20T17:00:00Z')).toBe(
      'Fri 20 Nov 2026, 18:00 UTC+8 – Sat 21 Nov 2026, 01:00 UTC+8',
    );
  });

  it('fall on the day of their zone', () => {
    expect(formatDate('2026-11-20T20:00:00Z', { zone: shanghai, language: 'en' })).toBe(
      'Sat 21 Nov 2026',
    );
  });

  it('the time of a day that is named already stands alone', () => {
    const at = '2026-11-20T20:00:00Z';
    expect(formatTime(at, { zone: shanghai, language: 'en' })).toBe('04:00');
    expect(formatTime(at, { zone: shanghai, language: 'zh-CN' })).toBe('04:00');
  });

  it('follow daylight saving of their zone', () => {
    expect(formatOffset('2026-07-01T00:00:00Z', 'Europe/Berlin')).toBe('UTC+2');
    expect(formatOffset('2026-12-01T00:00:00Z', 'Europe/Berlin')).toBe('UTC+1');
  });

  it('midnight reads 00:00', () => {
    expect(formatDateTime('2026-11-20T16:00:00Z', { zone: shanghai, language: 'en' })).toBe(
      'Sat 21 Nov 2026, 00:00 UTC+8',
    );
  });

  it.each([
    ['2026-11-25T10:30:00Z', 'in 5 days', '5 天后'],
    ['2026-11-22T10:30:00Z', 'in 2 days', '后天'],
    ['2026-11-21T16:30:00Z', 'in 2 days', '后天'],
    ['2026-11-21T10:00:00Z', 'tomorrow', '明天'],
    ['2026-11-21T09:59:00Z', 'in 23 hours', '23 小时后'],
    ['2026-11-20T13:59:00Z', 'in 3 hours', '3 小时后'],
    ['2026-11-20T10:05:00Z', 'in 5 minutes', '5 分钟后'],
    ['2026-11-20T10:00:30Z', 'this minute', '此刻'],
    ['2026-11-20T09:59:30Z', 'just now', '刚刚'],
    ['2026-11-19T09:00:00Z', 'yesterday', '昨天'],
    ['2026-11-18T09:00:00Z', '2 days ago', '前天'],
    ['2026-11-17T09:00:00Z', '3 days ago', '3 天前'],
  ])('%s seen from ten o’clock on 20 November is %s', (moment, english, chinese) => {
    const place = { now: iso, zone: shanghai };
    expect(formatRelative(moment, { ...place, language: 'en' })).toBe(english);
    expect(formatRelative(moment, { ...place, language: 'zh-CN' })).toBe(chinese);
  });

  it('a near deadline names the weekday, a far one the whole date', () => {
    const place = { now: iso, zone: shanghai };
    expect(formatDeadline('2026-11-22T10:00:00Z', { ...place, language: 'en' })).toBe(
      'in 2 days · Sun 18:00 UTC+8',
    );
    expect(formatDeadline('2026-11-22T10:00:00Z', { ...place, language: 'zh-CN' })).toBe(
      '后天（周日）18:00 UTC+8',
    );
    expect(formatDeadline('2026-12-02T10:00:00Z', { ...place, language: 'en' })).toBe(
      'in 12 days · Wed 2 Dec 2026, 18:00 UTC+8',
    );
    expect(formatUntil('2026-11-22T10:00:00Z', { ...place, language: 'en' })).toBe(
      'Sun 18:00 UTC+8 · in 2 days',
    );
    expect(formatUntil('2026-12-02T10:00:00Z', { ...place, language: 'zh-CN' })).toBe(
      '12 天后（2026 年 12 月 2 日 周三）18:00 UTC+8',
    );
    expect(formatUntil('2026-11-20T13:00:00Z', { ...place, language: 'zh-CN' })).toBe(
      '周五 21:00 UTC+8（3 小时后）',
    );
  });

  it('a deadline that is over has no offset', () => {
    const place = { now: iso, zone: shanghai };
    const twoDaysAgo = '2026-11-18T10:00:00Z';
    expect(formatDeadline(twoDaysAgo, { ...place, language: 'en' })).toBe('2 days ago · Wed 18:00');
    expect(formatDeadline(twoDaysAgo, { ...place, language: 'zh-CN' })).toBe('前天（周三）18:00');
    expect(formatUntil('2026-11-20T09:00:00Z', { ...place, language: 'en' })).toBe(
      'Fri 17:00 · 1 hour ago',
    );
    expect(formatUntil('2026-11-20T09:00:00Z', { ...place, language: 'zh-CN' })).toBe(
      '周五 17:00（1 小时前）',
    );
  });
});

describe('durations', () => {
  it.each([
    [7_500_000, '2 h 5 min', '2 小时 5 分钟'],
    [172_800_000, '2 d', '2 天'],
    [59_000, '59 s', '59 秒'],
    [0, '0 s', '0 秒'],
  ])('%i ms read %s', (ms, english, chinese) => {
    expect(formatDuration(ms, 'en')).toBe(english);
    expect(formatDuration(ms, 'zh-CN')).toBe(chinese);
  });

  it.each([
    [899_001, '15:00'],
    [59_000, '00:59'],
    [3_600_000, '1:00:00'],
    [-5, '00:00'],
  ])('a countdown at %i ms shows %s', (ms, text) => {
    expect(formatClock(ms)).toBe(text);
  });
});

describe('numbers and names', () => {
  it('group thousands and count sizes in steps of 1024', () => {
    expect(formatNumber(12_500.255, 'en')).toBe('12,500.26');
    expect(formatRounded(3_640, 2, 'en')).toBe('36.40');
    expect(formatRounded(12_100, 2, 'en')).toBe('121');
    expect(formatRounded(3_429_000, 0, 'zh-CN')).toBe('3,429,000');
    expect(formatPercent(0.6, 'zh-CN')).toBe('60%');
    expect(formatFileSize(1_572_864, 'en')).toBe('1.5 MB');
    expect(formatFileSize(1_023, 'en')).toBe('1,023 B');
    expect(formatFileSize(0, 'zh-CN')).toBe('0 B');
  });

  it('call a language by its name in the language of the interface', () => {
    expect(languageName('fr', 'zh-CN')).toBe('法语');
    expect(languageName('fr', 'en')).toBe('French');
    expect(languageName('zh-CN', 'en')).toBe('Chinese (Simplified)');
    expect(languageName('zh-CN', 'zh-CN')).toBe('中文（简体）');
    expect(languageName('not a code', 'en')).toBe('not a code');
    expect(languageShortName('zh-CN')).toBe('中文');
    expect(languageShortName('zh-TW')).toBe('繁中');
    expect(languageShortName('pt-BR')).toBe('PT');
  });
});

describe('time zones', () => {
  it.each([
    ['Asia/Shanghai', 'Shanghai (UTC+8)', '北京时间（UTC+8）'],
    ['America/New_York', 'New York (UTC−5)', '纽约（UTC−5）'],
    ['America/Argentina/Ushuaia', 'Ushuaia (UTC−3)', 'Ushuaia（UTC−3）'],
    ['Asia/Saigon', 'Ho Chi Minh City (UTC+7)', '胡志明市（UTC+7）'],
    ['UTC', 'UTC+0', 'UTC+0'],
  ])('%s reads %s or %s', (zone, english, chinese) => {
    const winter = '2026-11-22T08:00:00Z';
    expect(formatZone(zone, winter, 'en')).toBe(english);
    expect(formatZone(zone, winter, 'zh-CN')).toBe(chinese);
  });
});

describe('a language pair in words', () => {
  it.each([
    ['zh-CN', 'en', 'Chinese (Simplified) → English', '中译英'],
    ['de', 'zh-CN', 'German → Chinese (Simplified)', '德译中'],
    ['zh-CN', 'sw', 'Chinese (Simplified) → Swahili', '中文（简体）译斯瓦希里语'],
  ])('%s and %s read %s or %s', (source, target, english, chinese) => {
    expect(languagePair(source, target, 'en')).toBe(english);
    expect(languagePair(source, target, 'zh-CN')).toBe(chinese);
  });
});
