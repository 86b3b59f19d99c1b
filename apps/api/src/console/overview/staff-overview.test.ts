import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, addMs, afterWorkingDays, startOfShanghaiDay, type StaffRole } from '@tolk/domain';
import { appealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Overview = ResponseOf<typeof calls.opsinterface.overview.getOverviewData>;

/** The workQueues as a newly signed-in member of the staff sees them. */
async function workQueuesSeenBy(role: StaffRole): Promise<Overview['workQueues']> {
  const member = await addStaffMember(tolk, role);
  return (await dataOf(member.call<Overview>('/opsinterface/getOverviewData'))).workQueues;
}

it('a role sees only the queues it may work on', async () => {
  expect((await workQueuesSeenBy('support')).map(({ queue }) => queue)).toEqual([
    'appealsEscalated',
    'appealsAnswered',
    'appealsToRule',
    'appealsToReview',
    'feedbackToAnswer',
    'serviceToAnswer',
    'messagesReported',
    'contentReported',
    'hidingsAppealed',
    'fraudToDecide',
  ]);
  expect((await workQueuesSeenBy('finance')).some(({ queue }) => queue.startsWith('appeals'))).toBe(
    false,
  );
  expect((await workQueuesSeenBy('admin')).every(({ waiting }) => waiting === 0)).toBe(true);
});

it('an appeal waits from the end of its evidence on', async () => {
  const market = await openMarket(tolk);
  const appeals = appealFixture(tolk, market);
  const id = await appeals.open(await market.submit(), 'client');
  const { evidenceUntil } = await appeals.detail('client', id);
  await appeals.pass(3 * DAY + 1);
  const nothing = { waiting: 0, oldestTime: null, targetTime: null, pace: null, over: 0 };
  expect(await workQueuesSeenBy('support')).toEqual([
    { queue: 'appealsEscalated', ...nothing },
    { queue: 'appealsAnswered', ...nothing },
    {
      queue: 'appealsToRule',
      waiting: 1,
      oldestTime: evidenceUntil,
      targetTime: afterWorkingDays(new Date(evidenceUntil), 2).toISOString(),
      pace: 'onTime',
      over: 0,
    },
    { queue: 'appealsToReview', ...nothing },
    { queue: 'feedbackToAnswer', ...nothing },
    { queue: 'serviceToAnswer', ...nothing },
    { queue: 'messagesReported', ...nothing },
    { queue: 'contentReported', ...nothing },
    { queue: 'hidingsAppealed', ...nothing },
    { queue: 'fraudToDecide', ...nothing },
  ]);
  await appeals.pass(27 * DAY);
  const [escalated, , toRule] = await workQueuesSeenBy('support');
  expect([escalated?.waiting, toRule?.waiting]).toEqual([1, 1]);
  // It escalated just now: that is where it waits, with a day of its own.
  expect([escalated?.over, toRule?.over]).toEqual([0, 0]);
  await appeals.pass(2 * DAY);
  const [late] = await workQueuesSeenBy('support');
  expect(late).toMatchObject({ over: 1, pace: 'over' });
});

it('a day of the overview begins at midnight in Shanghai', async () => {
  const midnight = addMs(startOfShanghaiDay(tolk.clock.now()), -3 * DAY);
  for (const at of [addMs(midnight, -1), midnight]) {
    const { personId } = await signUp(tolk, 'client');
    const person = tolk.app.deps.db.updateTable('person').where('id', '=', personId);
    await person.set({ created_at: at }).execute();
  }
  const admin = await addStaffMember(tolk, 'admin');
  const { days } = await dataOf(admin.call<Overview>('/opsinterface/getOverviewData'));
  expect(days.slice(-5, -3).map(({ registrations }) => registrations)).toEqual([1, 1]);
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
  const workQueues = new Map((await workQueuesSeenBy('finance')).map((one) => [one.queue, one]));
  expect(workQueues.get('incidents')).toEqual({
    queue: 'incidents',
    waiting: 1,
    oldestTime: at.toISOString(),
    targetTime: afterWorkingDays(at, 1).toISOString(),
    pace: 'onTime',
    over: 0,
  });
  // The provider’s bills know nothing of the payment for the order in appeal.
  expect(workQueues.get('differences')?.waiting).toBe(1);
});
