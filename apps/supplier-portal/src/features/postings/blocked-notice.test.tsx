import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HallPostingDetail } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { BlockedNotice } from './blocked-notice.tsx';

function show(publisherBlocked: HallPostingDetail['publisherBlocked'], memberships: object[] = []) {
  const asked = answerCalls({
    '/communicationinterface/setContact': {},
    '/clientinterface/getMemberships': memberships,
  });
  // The notice reads no more of a posting than this.
  renderScreen(<BlockedNotice posting={{ publisherBlocked } as HallPostingDetail} />);
  return asked;
}

it('nothing is said of a client who is not blocked', () => {
  show(null);
  expect(screen.queryByText(/You have blocked/)).not.toBeInTheDocument();
});

it('a block that was made as a supplier is lifted there', async () => {
  const asked = show({ conversationId: 'one' });
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }));
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toContainEqual({ conversationId: 'one', blocked: false }),
  );
});

it('of one that was made as a client it says where to lift it', () => {
  show({ conversationId: null });
  expect(screen.getByText(/switch there and unblock them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unblock' })).not.toBeInTheDocument();
});

it('a member who can’t lift it reads who can', async () => {
  show({ conversationId: 'one' }, [{ isActing: true, scopes: ['read'] }]);
  expect(await screen.findByText(/project managers and linguists can unblock them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unblock' })).not.toBeInTheDocument();
});
