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
  const { requests, active } = renderHook(() => useHallQuery(), { wrapper: BrowserRouter }).result
    .current;
  expect(requests.all).toMatchObject({
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

it.each([
  ['', 'all', 'newest'],
  ['?tab=fitting', 'fitting', 'match'],
  ['?tab=saved', 'saved', 'saved'],
  ['?tab=saved&sort=match', 'saved', 'saved'],
  ['?tab=fitting&sort=salary', 'fitting', 'salary'],
  ['?tab=mine', 'all', 'newest'],
])('%s opens the tab %s in the order %s', (address, tab, sort) => {
  window.history.replaceState(null, '', `/jobhall/joblist${address}`);
  const { result } = renderHook(() => useHallQuery(), { wrapper: BrowserRouter });
  expect(result.current).toMatchObject({ tab, sort });
});

it('another tab keeps the filters and closes the posting beside the list', () => {
  const address = '/jobhall/joblist?source=en&sort=salary&job=1&page=3';
  window.history.replaceState(null, '', address);
  const { result } = renderHook(() => useHallQuery(), { wrapper: BrowserRouter });
  act(() => result.current.choose('saved'));
  expect(window.location.search).toBe('?source=en&tab=saved');
  act(() => result.current.choose('all'));
  expect(window.location.search).toBe('?source=en');
});
