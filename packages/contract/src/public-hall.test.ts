import type { HallFilter } from './hall-address.ts';
import { hallTopicOf, hallTopicPath, isHallTopic } from './public-hall.ts';

const pair = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };

it.each<[HallFilter, string, boolean]>([
  [{}, '/jobs', true],
  [pair, '/jobs?source=en&target=zh-CN', true],
  [{ projectType: 'interpretation' }, '/jobs?type=interpretation', true],
  [{ whFieldId: 'law' }, '/jobs?field=law', true],
  [{ ...pair, whFieldId: 'law' }, '/jobs?source=en&target=zh-CN', false],
  [{ whFieldId: 'law', projectType: 'translation' }, '/jobs?field=law', false],
  [{ sourceLanguage: 'en' }, '/jobs', false],
  [{ search: 'wind' }, '/jobs', false],
  [{ whFieldId: 'law', region: '310100' }, '/jobs?field=law', false],
])('search engines know %j as %s', (filter, path, listed) => {
  expect(hallTopicPath(hallTopicOf(filter))).toBe(path);
  expect(isHallTopic(filter)).toBe(listed);
});

it('a further page of a topic is a page of its own', () => {
  expect(hallTopicPath({ field: 'law' }, 3)).toBe('/jobs?field=law&page=3');
});
