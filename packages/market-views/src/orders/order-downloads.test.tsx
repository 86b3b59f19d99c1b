import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { OrderDownloads } from './order-downloads.tsx';

it.each([
  ['client', '/clientinterface/downloadOrderList', { approval: 'waiting' }],
  ['supplier', '/supinterface/downloadOrderList', { assignee: 'me' }],
] as const)('a %s downloads the orders that the filters find', async (viewer, path, own) => {
  const asked = answerCalls({ [path]: {} });
  const filter = { orderStatus: 'started', search: 'wind', ...own } as const;
  renderScreen(<OrderDownloads viewer={viewer} filter={filter} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download as XLSX' }));
  await waitFor(() =>
    expect(asked).toEqual([
      { path, body: { orderStatus: 'started', search: 'wind', ...own, format: 'xlsx' } },
    ]),
  );
});
