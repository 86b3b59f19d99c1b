import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text)?.map(({ cells }) => cells);

it('cells in quotes hold separators, line breaks and quotes', () => {
  expect(cellsOf('a, "b, c" ,"d\ne"\n"say ""yes""",,5" pipe\n\n')).toEqual([
    ['a', 'b, c', 'd\ne'],
    ['say "yes"', '', '5" pipe'],
  ]);
  expect(readCsv('a,"b')).toBeNull();
});

it('a cell that is full of quotes is looked through once, not at each of them', () => {
  const trim = jest.spyOn(String.prototype, 'trim');
  const text = 'a"'.repeat(2_000);
  expect(cellsOf(text)).toEqual([[text]]);
  const looked = trim.mock.contexts.reduce((sum, seen) => sum + String(seen).length, 0);
  trim.mockRestore();
  expect(looked).toBeLessThanOrEqual(3 * text.length);
});
