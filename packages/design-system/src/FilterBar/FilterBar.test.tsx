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

it('counts the filters that are set and clears them', async () => {
  const cleared = page(2);
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(cleared()).toBe(1);
});

it('there is nothing to clear when none is set', () => {
  page(0);
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).not.toBeInTheDocument();
});
