import type { NotificationRow } from '@tolk/contract';
import { groupNotifications } from './group-notifications.ts';

const row = (notificationId: string, createTime: string, projectOrderId: string | null = null) =>
  ({ notificationId, createTime, projectOrderId }) as NotificationRow;

const shape = (rows: readonly NotificationRow[]) =>
  groupNotifications(rows, (iso) => iso.slice(0, 10)).map(({ day, groups }) => [
    day,
    groups.map(({ newest, earlier }) => [
      newest.notificationId,
      ...earlier.map(({ notificationId }) => notificationId),
    ]),
  ]);

it('notifications of one order stand together where its newest one is', () => {
  expect(
    shape([
      row('a', '2026-11-21T09:00:00Z', 'one'),
      row('b', '2026-11-21T08:00:00Z'),
      row('c', '2026-11-21T07:00:00Z', 'two'),
      row('d', '2026-11-21T06:00:00Z', 'one'),
    ]),
  ).toEqual([['2026-11-21', [['a', 'd'], ['b'], ['c']]]]);
});

it('those of another day stand under that day', () => {
  expect(
    shape([row('a', '2026-11-21T01:00:00Z', 'one'), row('b', '2026-11-20T23:00:00Z', 'one')]),
  ).toEqual([
    ['2026-11-21', [['a']]],
    ['2026-11-20', [['b']]],
  ]);
});

it('those that belong to no order stay apart', () => {
  expect(shape([row('a', '2026-11-21T01:00:00Z'), row('b', '2026-11-21T00:00:00Z')])).toEqual([
    ['2026-11-21', [['a'], ['b']]],
  ]);
});

it('of nothing there are no days', () => {
  expect(shape([])).toEqual([]);
});
