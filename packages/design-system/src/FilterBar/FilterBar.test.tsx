import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextInput } from '../TextInput/TextInput.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { FilterBar } from './FilterBar.tsx';

function page(active: number) {
  let cleared = 0;
  renderPage(
    <FilterBar active={active} onClear={() => (cleared += 1)}>
      <TextInput label="City" />
    </FilterBar>,
  );
  return () => cleared;
}

function onPhone() {
  const phone = Object.assign(globalThis.matchMedia(''), { matches: true });
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue(phone);
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('clears the filters that are set', async () => {
  const cleared = page(2);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(cleared()).toBe(1);
});

it('there is nothing to clear when none is set', () => {
  page(0);
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).not.toBeInTheDocument();
});

it('on a phone a button counts the filters and opens them', async () => {
  onPhone();
  page(2);
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toBeInTheDocument();
});
