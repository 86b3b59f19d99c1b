import { act, renderHook } from '@testing-library/react';
import { hallQueryOf, type HallFilter } from '@tolk/contract/hall-address';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { useHallQuery } from './hall-query.ts';

const full: HallFilter = {
  search: '风电 supply',
  projectType: 'translation',
  projectStatus: 'recruiting',
  whFieldId: 'law',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  region: 'remote',
  unitName: 'thousand-characters',
  salaryFrom: 120_50,
  salaryTo: 400_00,
  salaryBand: 'thousand-characters-high',
  deadlineWithin: 7,
};

function filterAt(address: Record<string, string | undefined>): HallFilter {
  const entries = Object.entries(address).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  window.history.replaceState(null, '', `/jobhall/joblist?${new URLSearchParams(entries)}`);
  return renderHook(() => useHallQuery(), { wrapper: BrowserRouter }).result.current.filter;
}

it('a filter comes back whole from its address', () => {
  expect(filterAt(hallQueryOf(full))).toEqual(full);
});

it.each([
  [{ type: 'knitting' }, 'projectType'],
  [{ within: '5' }, 'deadlineWithin'],
  [{ band: 'cheap' }, 'salaryBand'],
  [{ payFrom: '-1' }, 'salaryFrom'],
  [{ payTo: 'much' }, 'salaryTo'],
] as const)('%o in the address asks for nothing', (address, key) => {
  expect(filterAt(address)[key]).toBeUndefined();
});

it.each([
  [{ payTo: '300' }, 'thousand-characters'],
  [{ payTo: '300', unit: 'hour' }, 'hour'],
  [{ payFrom: '300', band: 'day-top' }, 'day'],
  [{ sort: 'salary' }, 'thousand-characters'],
  [{ unit: 'hour' }, 'hour'],
  [{ unit: 'furlong' }, undefined],
  [{}, undefined],
])('prices are compared in one unit: %j in %j', (address, unitName) => {
  expect(filterAt(address).unitName).toBe(unitName);
});

it('the hall is asked by filters, order and page; words, order and page count as no filter', () => {
  window.history.replaceState(
    null,
    '',
    '/jobhall/joblist?search=wind&source=en&sort=salary&page=2',
  );
  const { request, active } = renderHook(() => useHallQuery(), { wrapper: BrowserRouter }).result
    .current;
  expect(request).toMatchObject({
    search: 'wind',
    sourceLanguage: 'en',
    sort: 'salary',
    pageNum: 2,
    pageSize: 20,
  });
  expect(active).toBe(1);
});

it('clearing takes the filters and the words away and keeps the order', () => {
  window.history.replaceState(null, '', '/jobhall/joblist?search=wind&source=en&sort=deadline');
  const { result } = renderHook(() => useHallQuery(), { wrapper: BrowserRouter });
  act(() => result.current.clear());
  expect(window.location.search).toBe('?sort=deadline');
});
