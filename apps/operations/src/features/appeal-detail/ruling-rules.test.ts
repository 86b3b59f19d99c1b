import { setLanguage } from '@tolk/i18n';
import { emptyRuling, percentOf, rulingRules, type RulingValues } from './ruling-rules.ts';

beforeAll(() => setLanguage('en'));

const text = 'The delivery left out two of five chapters.';
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    fileId: `f${index}`,
    fileName: 'a.txt',
    fileSize: 1,
    wordCount: null,
  }));
const later = '2100-01-01T00:00:00.000Z';

it.each<[string, Partial<RulingValues>, boolean]>([
  ['a release without a percentage', { outcome: 'release', text }, true],
  ['a refund without a percentage', { outcome: 'refund', text }, true],
  ['a split of 40 percent', { outcome: 'split', refundPercent: 40, text }, true],
  ['a split without a percentage', { outcome: 'split', text }, false],
  ['a split of nothing', { outcome: 'split', refundPercent: 0, text }, false],
  ['a split of everything', { outcome: 'split', refundPercent: 100, text }, false],
  ['a split of half a percent', { outcome: 'split', refundPercent: 0.5, text }, false],
  ['a redo with a new due time', { outcome: 'redo', deliverTime: later, text }, true],
  ['a redo without a due time', { outcome: 'redo', text }, false],
  [
    'a redo due in the past',
    { outcome: 'redo', deliverTime: '2020-01-01T00:00:00.000Z', text },
    false,
  ],
  ['a ruling without grounds', { outcome: 'release', text: ' ' }, false],
  ['a ruling without an outcome', { text }, false],
  ['a ruling with ten files', { outcome: 'release', text, files: files(10) }, true],
  ['a ruling with eleven files', { outcome: 'release', text, files: files(11) }, false],
])('%s: accepted is %3$s', async (_what, values, accepted) => {
  expect(await rulingRules.isValid({ ...emptyRuling, ...values })).toBe(accepted);
});

it.each<[RulingValues['outcome'], number | null, number | null]>([
  ['release', 40, 0],
  ['refund', 40, 100],
  ['split', 40, 40],
  ['split', 140, null],
  ['split', null, null],
  ['redo', 40, null],
  ['', 40, null],
])('a ruling %p with %p typed sends back %p percent', (outcome, refundPercent, percent) => {
  expect(percentOf({ outcome, refundPercent })).toBe(percent);
});
