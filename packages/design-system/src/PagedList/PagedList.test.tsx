import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { PagedList } from './PagedList.tsx';

type Query = ComponentProps<typeof PagedList<string>>['query'];

const first = { total: 21, list: ['Ada'] };
const second = { total: 21, list: ['Bo'] };

function show(query: Query, toPage: (page: number) => void = () => undefined, page = 1) {
  renderPage(
    <PagedList query={query} list={{ page, pageSize: 20, toPage }} empty={{ title: 'Nobody here' }}>
      {(names, total) => `${names.join()} of ${total}`}
    </PagedList>,
  );
}

it('shows the rows of its page and leads to the next one', async () => {
  const pages: number[] = [];
  show({ data: first, currentData: first }, (page) => pages.push(page));
  expect(screen.getByText('Ada of 21')).toBeInTheDocument();
  expect(screen.getByText('21 results')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(pages).toEqual([2]);
});

it('the last page stays while the next one is fetched', () => {
  show({ data: first, isFetching: true });
  expect(screen.getByText('Ada of 21')).toBeInTheDocument();
});

it('that a list had no row is not said of the one that is fetched', () => {
  show({ data: { total: 0, list: [] }, isFetching: true });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByText('Nobody here')).not.toBeInTheDocument();
});

it('an error takes the place of rows that were not asked for', () => {
  show({ data: first, error: { code: 500, msg: 'Out of order' } });
  expect(screen.getByText('Out of order')).toBeInTheDocument();
  expect(screen.queryByText('Ada of 21')).not.toBeInTheDocument();
});

it('rows that are still right outlive a failed look for newer ones', () => {
  show({ data: second, currentData: second, error: { code: 500, msg: 'Out of order' } });
  expect(screen.getByText('Bo of 21')).toBeInTheDocument();
});

it('without a row it says so and needs no paging', () => {
  show({ data: { total: 0, list: [] }, currentData: { total: 0, list: [] } });
  expect(screen.getByText('Nobody here')).toBeInTheDocument();
  expect(screen.queryByText('0 results')).not.toBeInTheDocument();
});

it('a page past the end says so and leads to the last one', async () => {
  const pages: number[] = [];
  const behind = { total: 21, list: [] };
  show({ data: behind, currentData: behind }, (page) => pages.push(page), 99);
  expect(screen.getByText('This page is past the end of the list')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the last page' }));
  expect(pages).toEqual([2]);
});
