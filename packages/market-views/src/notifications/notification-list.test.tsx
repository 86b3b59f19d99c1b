import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationRow } from '@tolk/contract';
import { renderScreen } from '@tolk/screen-testing';
import { NotificationList } from './notification-list.tsx';

const order = '/order/initiateAnOrderYY?projectOrderId=one';

const row = (changes: Partial<NotificationRow>): NotificationRow => ({
  notificationId: 'n1',
  title: 'A new order for you',
  text: 'Wang sent you an order.',
  event: 'order',
  about: 'Supply contract',
  projectOrderId: 'one',
  path: order,
  read: false,
  createTime: '2026-11-20T09:00:00Z',
  ...changes,
});

function show(...rows: NotificationRow[]) {
  const read: string[] = [];
  renderScreen(
    <NotificationList
      notifications={rows}
      viewer="supplier"
      onRead={(notificationId) => read.push(notificationId)}
    />,
  );
  return read;
}

it('a notification leads to its own screen, and straight to what it is about', () => {
  show(row({}));
  expect(screen.getByRole('link', { name: 'A new order for you (unread)' })).toHaveAttribute(
    'href',
    '/messagecenter/messagedetail?notificationId=n1',
  );
  expect(screen.getByRole('link', { name: 'Order: A new order for you' })).toHaveAttribute(
    'href',
    order,
  );
});

it('an answer to feedback and news lead to one screen alone', () => {
  const path = '/messagecenter/messagedetail?feedbackId=f1';
  show(
    row({ notificationId: 'a', title: 'Answered', event: 'feedback', path, projectOrderId: null }),
    row({ notificationId: 'b', title: 'New days', event: 'news', projectOrderId: null }),
  );
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Answered (unread)', path],
    ['New days (unread)', '/messagecenter/messagedetail?notificationId=b'],
  ]);
});

it('what was said of one order on one day stands behind its newest notification', async () => {
  show(
    row({ notificationId: 'n3', title: 'Payment received', createTime: '2026-11-20T11:00:00Z' }),
    row({ notificationId: 'n2', title: 'News', event: 'news', projectOrderId: null }),
    row({ notificationId: 'n1' }),
  );
  expect(screen.queryByRole('link', { name: /A new order/ })).toBeNull();
  const more = screen.getByRole('button', { name: '1 more about this order (1 unread)' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'A new order for you (unread)' })).toBeVisible();
});

it('is marked read without being opened, and has no such button once it is read', async () => {
  const read = show(
    row({}),
    row({ notificationId: 'n0', title: 'Old one', read: true, projectOrderId: null }),
  );
  const [first, second] = screen.getAllByRole('listitem');
  await userEvent.click(
    within(first as HTMLElement).getByRole('button', { name: 'Mark as read: A new order for you' }),
  );
  expect(read).toEqual(['n1']);
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
});
