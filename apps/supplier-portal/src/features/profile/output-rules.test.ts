import { setLanguage } from '@tolk/i18n';
import { outputRules } from './output-rules.ts';

beforeAll(() => setLanguage('en'));

const complete = {
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  outputType: 'translation',
  wordsPerDay: 2_000,
  wordsPerWeek: 10_000,
  unitPrice: 150_00,
  unitName: 'thousand-characters',
};

function faultsOf(change: object): Promise<(string | undefined)[]> {
  return outputRules.validate({ ...complete, ...change }, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path?: string }[] }) => error.inner.map(({ path }) => path),
  );
}

it.each<[string, object, string[]]>([
  ['everything', {}, []],
  [
    'no figures at all',
    { wordsPerDay: null, wordsPerWeek: null, unitPrice: null, unitName: null },
    [],
  ],
  ['no language', { sourceLanguage: null }, ['sourceLanguage']],
  ['one language twice', { targetLanguage: 'zh-CN' }, ['targetLanguage']],
  ['a week below a day', { wordsPerWeek: 1_999 }, ['wordsPerWeek']],
  ['a week like a day', { wordsPerWeek: 2_000 }, []],
  ['a week alone', { wordsPerDay: null }, []],
  ['a day and a half word', { wordsPerDay: 1.5 }, ['wordsPerDay']],
  ['a price without a unit', { unitName: null }, ['unitName']],
  ['a unit without a price', { unitPrice: null }, []],
])('a language pair with %s', async (_what, change, faults) => {
  expect(await faultsOf(change)).toEqual(faults);
});
