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

const first = <TextInput label="Pair" labelHidden />;
const clear = () => undefined;

it('the first filters stand beside the search, and the others behind a button that counts them', async () => {
  renderPage(
    <FilterBar active={3} activeFirst={1} onClear={clear} first={first}>
      <TextInput label="City" />
    </FilterBar>,
  );
  expect(screen.getByLabelText('Pair')).toBeVisible();
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'More filters (2)' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('City')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear the filters' })).toBeVisible();
});

it('where the first filters are all there is no button', () => {
  renderPage(<FilterBar active={0} onClear={clear} first={first} />);
  expect(screen.getByLabelText('Pair')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('on a phone the first filters lie with the others', async () => {
  onPhone();
  renderPage(
    <FilterBar active={0} onClear={clear} first={first}>
      <TextInput label="City" />
    </FilterBar>,
  );
  expect(screen.queryByLabelText('Pair')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByLabelText('Pair')).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toBeInTheDocument();
});
