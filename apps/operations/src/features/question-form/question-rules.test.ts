import { setLanguage } from '@tolk/i18n';
import { questionRules } from './question-rules.ts';

const question = {
  sourceLanguage: 'en',
  targetLanguage: 'zh-CN',
  prompt: 'Which translation is right?',
  passage: '',
  options: ['one', 'two', 'three', 'four'],
  answer: '0',
  skill: 'meaning',
};

beforeAll(() => setLanguage('en'));

it('takes a question with four different options and a right one', () => {
  expect(questionRules.isValidSync(question)).toBe(true);
});

it.each([
  ['two options that differ in spaces only', { options: ['one', ' one ', 'three', 'four'] }],
  ['an empty option', { options: ['one', 'two', 'three', ' '] }],
  ['no right option', { answer: '' }],
  ['the same language twice', { targetLanguage: 'en' }],
  ['no skill', { skill: null }],
])('refuses %s', (_what, changes) => {
  expect(questionRules.isValidSync({ ...question, ...changes })).toBe(false);
});
