import { renderHook } from '@testing-library/react';
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
