import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';
import { DataState } from './DataState.tsx';

const empty = { title: 'No orders yet', action: <a href="/jobs">Find a job</a> };
const list = (names: string[]) => <p>{names.join(', ')}</p>;

it('shows that it is loading until there is data', () => {
  renderPage(<DataState query={{ isFetching: true }}>{list}</DataState>);
  expect(screen.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
});

it('shows what was fetched', () => {
  renderPage(<DataState query={{ data: ['one', 'two'] }}>{list}</DataState>);
  expect(screen.getByText('one, two')).toBeInTheDocument();
});

it('keeps what was fetched while a later fetch fails', () => {
  renderPage(<DataState query={{ data: ['one'], error: { message: 'Gone' } }}>{list}</DataState>);
  expect(screen.getByText('one')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('an empty list says so and offers one action', () => {
  renderPage(
    <DataState query={{ data: [] as string[] }} empty={empty}>
      {list}
    </DataState>,
  );
  expect(screen.getByText('No orders yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a job' })).toBeInTheDocument();
});

it('leads back from what is not there, and offers no Retry', () => {
  renderPage(
    <DataState<string[]>
      query={{ error: { code: 404, message: 'Not found.' }, refetch: () => undefined }}
      back={<a href="/orders">Orders</a>}
    >
      {list}
    </DataState>,
  );
  expect(screen.getByText('This page has nothing to show')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('an address whose id is malformed has nothing to show either, with no Retry', () => {
  renderPage(
    <DataState<string[]>
      query={{
        error: { code: 422, message: 'Some fields need your attention.' },
        refetch: () => undefined,
      }}
    >
      {list}
    </DataState>,
  );
  expect(screen.getByText('This page has nothing to show')).toBeInTheDocument();
  expect(screen.queryByText('Some fields need your attention.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('an error says what happened, gives the request id and fetches again on Retry', async () => {
  let retries = 0;
  renderPage(
    <DataState<string[]>
      query={{
        error: { message: 'The server did not answer.', requestId: 'req-7' },
        refetch: () => (retries += 1),
      }}
    >
      {list}
    </DataState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
  expect(screen.getByText('req-7')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retries).toBe(1);
});
