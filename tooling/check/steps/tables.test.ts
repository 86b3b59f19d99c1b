import { compare } from './tables.ts';

describe('compare', () => {
  it('names a file that the table asks for and one that no table names', () => {
    expect(compare(['a.ts', 'b.ts'], ['b.ts', 'c.ts'])).toEqual([
      'a.ts is missing, but its table names it',
      'c.ts stands in no table',
    ]);
  });
});
