import { serverNow } from '@tolk/api-client';
import { DAY, HOUR, limits } from '@tolk/domain';
import { setLanguage } from '@tolk/i18n';
import * as rules from './change-rules.ts';

beforeAll(() => setLanguage('en'));

const orderDue = (ms: number) => ({
  deliverTime: new Date(serverNow() + ms).toISOString(),
  zone: 'Asia/Shanghai',
});

it('a supplier who delivered early keeps the time that was agreed on', () => {
  const order = orderDue(10 * DAY);
  expect(rules.earliestDue(order)).toBe(Date.parse(order.deliverTime));
  expect(rules.proposedDue(order)).toBe(order.deliverTime);
});

it('a late change leaves time for it', () => {
  const before = serverNow();
  expect(rules.earliestDue(orderDue(-HOUR))).toBeGreaterThanOrEqual(
    before + limits.order.changesMs,
  );
});

it('two days are proposed where the agreed time is near, by day in the order’s zone', () => {
  const before = serverNow();
  const proposed = Date.parse(rules.proposedDue(orderDue(HOUR)));
  expect(proposed).toBeGreaterThanOrEqual(before + 2 * DAY);
  expect(proposed).toBeLessThanOrEqual(serverNow() + 2 * DAY + 15 * HOUR);
  const hour = (new Date(proposed).getUTCHours() + 8) % 24;
  expect(hour).toBeGreaterThanOrEqual(9);
  expect(hour).toBeLessThanOrEqual(18);
});
