import { renderHook } from '@testing-library/react';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { fenOf, useSearchAddress } from './use-search-address.ts';

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

const unitAt = (address: string) => {
  window.history.replaceState(null, '', `/?${address}`);
  return renderHook(() => useSearchAddress(), { wrapper: BrowserRouter }).result.current.request
    .rateUnit;
};

it.each([
  ['a bound alone is per thousand characters', 'rateTo=300', 'thousand-characters'],
  ['a bound in the chosen unit', 'rateTo=300&rateUnit=hour', 'hour'],
  ['the order of rates too', 'sort=rate', 'thousand-characters'],
  ['nothing to compare', 'rateUnit=hour', undefined],
  ['a project has its own unit', 'rateTo=300&projectReleaseInforId=p', undefined],
])('rates are compared in one unit: %s', (_what, address, unit) => {
  expect(unitAt(address)).toBe(unit);
});
