import { basename } from 'node:path';
import ShuffledSequencer from './shuffled-sequencer.ts';

const tests = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ path: `/checkout/${name}.test.ts` }));
const shuffled = (seed: number) =>
  new ShuffledSequencer({ globalConfig: { seed, rootDir: '/root' } })
    .sort(tests)
    .map(({ path }) => basename(path, '.test.ts'))
    .join('');

it('one seed gives one order of all files, another seed another', () => {
  expect(shuffled(1)).toBe(shuffled(1));
  expect(shuffled(1).split('').toSorted().join('')).toBe('abcdef');
  expect(shuffled(1)).not.toBe(shuffled(2));
});
