import { isLanguage, languageFromWire, languageToWire, matchLanguage } from './languages.ts';

it('English travels as 0 and Chinese as 1', () => {
  expect([languageToWire('en'), languageToWire('zh-CN')]).toEqual([0, 1]);
  expect([languageFromWire(0), languageFromWire(1), languageFromWire(7)]).toEqual([
    'en',
    'zh-CN',
    'zh-CN',
  ]);
});

it.each([
  [['zh-TW', 'en'], 'zh-CN'],
  [['fr-FR', 'en-GB', 'zh'], 'en'],
  [['fr', 'de'], 'zh-CN'],
  [[], 'zh-CN'],
])('a browser that prefers %j starts in %s', (tags, language) => {
  expect(matchLanguage(tags)).toBe(language);
});

it('only the two tags are languages of the interface', () => {
  expect([isLanguage('en'), isLanguage('zh-CN'), isLanguage('zh'), isLanguage(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
