import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, type StaffRole } from '@tolk/domain';
import { appealRoom } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Overview = ResponseOf<typeof calls.opsinterface.overview.getOverviewData>;

/** The desks as a newly signed-in member of the staff sees them. */
async function desksOf(role: StaffRole): Promise<Overview['desks']> {
  const member = await addStaffMember(tolk, role);
  return (await dataOf(member.call<Overview>('/opsinterface/getOverviewData'))).desks;
}

it('nobody sees the queues of a desk that they may not enter', async () => {
  expect((await desksOf('support')).map(({ queue }) => queue)).toEqual([
    'appealsEscalated',
    'appealsToRule',
    'appealsToReview',
  ]);
  expect((await desksOf('finance')).some(({ queue }) => queue.startsWith('appeals'))).toBe(false);
  expect((await desksOf('admin')).every(({ waiting }) => waiting === 0)).toBe(true);
});

it('an appeal waits from the end of its evidence on', async () => {
  const market = await openMarket(tolk);
  const room = appealRoom(tolk, market);
  const id = await room.open(await market.submit(), 'client');
  const { evidenceUntil } = await room.detail('client', id);
  await room.pass(3 * DAY + 1);
  expect(await desksOf('support')).toEqual([
    { queue: 'appealsEscalated', waiting: 0, oldestTime: null },
    { queue: 'appealsToRule', waiting: 1, oldestTime: evidenceUntil },
    { queue: 'appealsToReview', waiting: 0, oldestTime: null },
  ]);
  await room.pass(27 * DAY);
  const [escalated, toRule] = await desksOf('support');
  expect([escalated?.waiting, toRule?.waiting]).toEqual([1, 1]);
});

it('money waits that fits nothing, and differences that nobody resolved', async () => {
  const { db, clock } = tolk.app.deps;
  const at = clock.now();
  const incident = {
    kind: 'wrongAmount',
    method: 'alipay',
    order_id: null,
    payment_attempt_id: null,
    expected: 100_00,
    received: 99_00,
    provider_transaction_id: null,
    at,
    resolved_at: null,
    resolved_by: null,
    note: null,
  } as const;
  await db
    .insertInto('payment_incident')
    .values({ id: randomUUID(), ...incident })
    .execute();
  const desks = new Map((await desksOf('finance')).map((one) => [one.queue, one]));
  expect(desks.get('incidents')).toEqual({
    queue: 'incidents',
    waiting: 1,
    oldestTime: at.toISOString(),
  });
  // The provider’s bills know nothing of the payment for the order in appeal.
  expect(desks.get('differences')?.waiting).toBe(1);
});
