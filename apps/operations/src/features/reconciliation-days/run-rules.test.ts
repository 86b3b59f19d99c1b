import { learnServerTime } from '@tolk/api-client';
import { setLanguage } from '@tolk/i18n';
import { runRules } from './run-rules.ts';

beforeAll(() => setLanguage('en'));
afterEach(() => learnServerTime(String(Date.now())));

// 09:59 and 10:00 in Shanghai, whatever the clock of the device says.
it.each([
  ['2026-11-22T01:59:00Z', '2026-11-20', true],
  ['2026-11-22T01:59:00Z', '2026-11-21', false],
  ['2026-11-22T02:00:00Z', '2026-11-21', true],
  ['2026-11-22T02:00:00Z', '2026-11-22', false],
  ['2026-11-22T02:00:00Z', '', false],
])('at %s on the server, comparing the day "%s" is possible: %s', async (now, day, possible) => {
  learnServerTime(String(Date.parse(now)));
  expect(await runRules.isValid({ day, method: 'alipay' })).toBe(possible);
});
