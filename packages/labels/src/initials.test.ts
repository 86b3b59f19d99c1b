import { choiceOf } from './choices.ts';
import { initialsOf } from './initials.ts';

it.each([
  ['杭州市', 'hzs'],
  ['阿拉善盟', 'alsm'],
  ['遵义市', 'zys'],
  ['重庆市', 'cqs'],
  ['厦门市', 'xms'],
  ['长沙市', 'css'],
  ['西班牙语', 'xbyy'],
  ['中文（简体）', 'zwjt'],
  ['Remote', ''],
])('%s is typed as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('a choice is found by its initials where it is read in Chinese', () => {
  const entry = { value: '330100', en: 'Hangzhou', zh: '杭州市' };
  expect(choiceOf(entry, 'zh-CN').keywords).toBe('Hangzhou hzs');
  expect(choiceOf(entry, 'en').keywords).toBe('杭州市');
});
