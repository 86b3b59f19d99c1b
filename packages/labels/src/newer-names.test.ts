import { appealChips } from './appeal.ts';
import { newerLook, orNewer } from './newer-names.ts';
import { settlementChips } from './settlement.ts';

it('a state that came after the page has a look', () => {
  for (const chips of [appealChips, settlementChips]) {
    const byName: Readonly<Record<string, unknown>> = chips;
    expect(byName['madeTomorrow']).toBe(newerLook);
    expect(Object.keys(chips)).not.toContain('madeTomorrow');
    expect('madeTomorrow' in chips).toBe(false);
  }
});

it('a name is not taken for what every object has', () => {
  const table: Readonly<Record<string, string>> = orNewer({ open: 'Open' }, 'New');
  expect([table['open'], table['toString'], table['constructor']]).toEqual(['Open', 'New', 'New']);
});
