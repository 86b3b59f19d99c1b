import { sameTextForm } from './same-text.ts';

it.each<[string, string]>([
  ['We have fifty translators in all languages.', 'wehavefiftytranslatorsinalllanguages'],
  ['WE HAVE  fifty translators… in all languages!!', 'wehavefiftytranslatorsinalllanguages'],
  [
    '专业翻译低价接单，十年经验，先做后付款，欢迎长期合作。',
    '专业翻译低价接单十年经验先做后付款欢迎长期合作',
  ],
  ['翻译加微信 13812345678', '翻译加微信13812345678'],
  ['Call 138-1234-5678', 'call13812345678'],
  ['tea@example.com', 'teaexamplecom'],
  ['Look: https://example.com', 'lookhttpsexamplecom'],
])('“%s” is known again', (text, form) => {
  expect(sameTextForm(text)).toBe(form);
});

it.each([
  'Thank you.',
  'Is 2026-11-23 10:00 fine with you?',
  '您好，请问周五之前可以交稿吗？',
  '👍'.repeat(40),
])('“%s” may go to many', (text) => {
  expect(sameTextForm(text)).toBeUndefined();
});
