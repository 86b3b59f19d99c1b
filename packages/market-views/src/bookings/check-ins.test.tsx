import { screen } from '@testing-library/react';
import type { OrderDetail } from '@tolk/contract';
import { DAY, HOUR, MINUTE } from '@tolk/domain';
import { renderScreen } from '@tolk/screen-testing';
import { CheckIns } from './check-ins.tsx';

const now = Date.now();
const at = (ms: number) => new Date(now + ms).toISOString();
/** Yesterday, the one that goes on, tomorrow and the day after. */
const bookings = [-DAY, 0, DAY, 2 * DAY].map((ms) => ({
  startTime: at(ms - 10 * MINUTE),
  endTime: at(ms + 3 * HOUR),
}));

function show(order: Pick<OrderDetail, 'checkIns' | 'bookings' | 'allowedActions'>) {
  renderScreen(<CheckIns order={{ ...order, zone: 'Asia/Shanghai' }} />);
}

it('says of each booking so far and of the next one who was there', () => {
  const checkIns = [
    { startTime: bookings[0]?.startTime ?? '', by: 'client' as const, time: at(-DAY) },
    { startTime: bookings[1]?.startTime ?? '', by: 'supplier' as const, time: at(-MINUTE) },
  ];
  const allowedActions = [{ action: 'checkIn' as const, enabled: true }];
  show({ checkIns, bookings, allowedActions });
  expect(screen.getAllByText(/^checked in/)).toHaveLength(2);
  expect(screen.getAllByText('not checked in yet')).toHaveLength(4);
  expect(screen.getByText(/You can check in from/)).toBeVisible();
});

it('of an order that is over, only past bookings are shown', () => {
  const checkIns = [
    { startTime: bookings[0]?.startTime ?? '', by: 'client' as const, time: at(-DAY) },
  ];
  show({ checkIns, bookings, allowedActions: [] });
  expect(screen.getAllByText(/checked in/)).toHaveLength(4);
  expect(screen.queryByText(/You can check in from/)).toBeNull();
});
