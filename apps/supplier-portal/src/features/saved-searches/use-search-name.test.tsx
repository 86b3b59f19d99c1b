import { screen } from '@testing-library/react';
import type { HallFilter } from '@tolk/contract/hall-address';
import { renderScreen } from '@tolk/screen-testing';
import { useSearchName } from './use-search-name.ts';

function Name({ filter }: { filter: HallFilter }) {
  return <output>{useSearchName(filter)}</output>;
}

it.each([
  [{ search: 'wind power', sourceLanguage: 'de' }, 'wind power, German'],
  [{ sourceLanguage: 'de', targetLanguage: 'en' }, 'German → English'],
  [{ projectType: 'translation', region: 'remote' }, 'Translation, Remote'],
  [{ salaryFrom: 100_00 }, ''],
  [{ search: 'x'.repeat(100) }, 'x'.repeat(80)],
] as const)('%o is suggested as “%s”', (filter, name) => {
  renderScreen(<Name filter={filter} />);
  expect(screen.getByRole('status').textContent).toBe(name);
});
