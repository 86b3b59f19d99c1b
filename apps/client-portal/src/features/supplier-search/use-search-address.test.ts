import { fenOf } from './use-search-address.ts';

describe('the rate in the address', () => {
  it.each([
    ['320.5', 32_050],
    ['1,280', 128_000],
    ['0', undefined],
    ['-3', undefined],
    ['free', undefined],
    [undefined, undefined],
    ['99999999', 100_000_000],
  ])('%j is %j fen', (yuan, fen) => {
    expect(fenOf(yuan)).toBe(fen);
  });
});
