import { setLanguage } from '@tolk/i18n';
import { noOfflineTest, offlineTestOf, offlineTestRules } from './offline-test-values.ts';

const passed = {
  ...noOfflineTest,
  account: ' lin@example.com ',
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  result: 'passed',
  score: 87.5,
  testedOn: '2026-11-20',
};

beforeAll(() => setLanguage('en'));

it('sends a score in percent as a share', () => {
  expect(offlineTestOf(passed)).toEqual({
    account: 'lin@example.com',
    sourceLanguage: 'en',
    targetLanguage: 'zh-CN',
    passed: true,
    score: 0.875,
    testedOn: '2026-11-20',
    note: '',
  });
});

it('leaves the score open where the test had none', () => {
  expect(offlineTestOf({ ...passed, score: null }).score).toBeNull();
});

it.each([
  ['a score above 100', { score: 100.5 }],
  ['a score that is no number', { score: Number.NaN }],
  ['no result', { result: '' }],
  ['the same language twice', { targetLanguage: 'en' }],
])('refuses %s', (_what, changes) => {
  expect(offlineTestRules.isValidSync({ ...passed, ...changes })).toBe(false);
});
