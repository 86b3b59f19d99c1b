import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { Pagination } from './Pagination.tsx';

it('says how many there are and leads to another page', async () => {
  const pages: number[] = [];
  renderPage(
    <Pagination page={2} pageSize={20} total={45} onChange={(page) => pages.push(page)} />,
  );
  expect(screen.getByText('45 results')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(pages).toEqual([3, 1]);
  expect(screen.queryByRole('button', { name: 'Page 4' })).not.toBeInTheDocument();
});

it('one page needs no paging', () => {
  renderPage(<Pagination page={1} pageSize={20} total={1} onChange={() => undefined} />);
  expect(screen.getByText('1 result')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
