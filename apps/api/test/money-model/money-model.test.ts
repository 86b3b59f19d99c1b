import fc from 'fast-check';
import { ledgerEvents } from '@tolk/domain';
import { sql } from 'kysely';
import {
  monthlyEarnings,
  supplierClients,
  supplierMonths,
  supplierPairs,
} from '../../src/ledger/supplier-earnings-repository.ts';
import { modelCommands, modelTimeoutMs } from '../support/endurance.ts';
import { fakePayments } from '../support/fake-payments.ts';
import { fakePayouts } from '../support/fake-payouts.ts';
import { testApp } from '../support/test-app.ts';
import { commands, type CommandName } from './commands.ts';
import { paidUnapproved, violations } from './invariants.ts';
import { openFixture, type Fixture } from './fixture.ts';

const payments = fakePayments();
const tolk = testApp({ replacements: { payments, payouts: fakePayouts() } });
let fixture: Fixture;
const paymentsSeen = new Set<string>();

beforeAll(async () => {
  fixture = await openFixture(tolk, payments);
});

const names = Object.keys(commands) as CommandName[];
/** What leads further than chance would, more often. */
const frequent: CommandName[] = [
  'accept',
  'startPayment',
  'notify',
  'deliver',
  'acceptResults',
  'changePrice',
  'moveBooking',
  'changeMilestones',
  'payDifference',
  'appeal',
  'rule',
  'applyForSettlement',
  'payOut',
  'reportPayout',
  'bankResult',
  'newStarted',
  'newCompleted',
  'newInMilestones',
  'waitAMinute',
  'waitDays',
];
const length = 40;

/** Rare by chance, so they come first. */
const examples: [[CommandName, number][]][] = [
  [
    [
      ['newOrder', 0],
      ['accept', 0],
      ['startPayment', 0],
      ['payUnseen', 0],
      ['edit', 4],
      ['waitAMinute', 0],
      ['waitAMinute', 0],
      ['newStarted', 0],
      ['proposeEnd', 60],
      ['agreeEnd', 61],
      ['newStarted', 0],
      ['appeal', 0],
      ['withdrawAppeal', 0],
      ['waitAWeek', 0],
      ['waitAWeek', 0],
    ],
  ],
  [
    [
      // More, paid; then less, of which the difference goes back; then the end of it in two parts.
      ['newStarted', 0],
      ['changePrice', 14],
      ['payDifference', 0],
      ['changePrice', 4],
      ['waitAMinute', 0],
      ['changePrice', 13],
      ['payDifference', 0],
      ['proposeEnd', 60],
      ['agreeEnd', 61],
      ['waitAMinute', 0],
      // Agreed on and never paid, or paid too late.
      ['newStarted', 0],
      ['changePrice', 14],
      ['startPayment', 0],
      ['waitDays', 0],
      ['notify', 0],
      // Overtaken by a delivery or an appeal while it is being paid.
      ['newStarted', 0],
      ['changePrice', 14],
      ['startPayment', 0],
      ['deliver', 0],
      ['notify', 0],
      ['changePrice', 14],
      ['startPayment', 0],
      ['appeal', 0],
      ['notify', 0],
      ['waitDays', 0],
      ['rule', 2],
      ['waitDays', 0],
      // A raised order that is accepted, then refunded by staff.
      ['newStarted', 0],
      ['changePrice', 14],
      ['payDifference', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['staffRefund', 9],
      ['waitAMinute', 0],
    ],
  ],
  [
    [
      // One milestone after the other, one of them dearer than agreed; then staff gives back of the last.
      ['newInMilestones', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['changePrice', 14],
      ['payDifference', 0],
      ['changePrice', 14],
      ['payDifference', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['payDifference', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['staffRefund', 9],
      ['waitAMinute', 0],
      // Ended between two milestones, by agreement and by time, whose money comes too late.
      ['newInMilestones', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['proposeEnd', 60],
      ['agreeEnd', 61],
      ['newInMilestones', 0],
      ['deliver', 0],
      ['waitAWeek', 0],
      ['startPayment', 0],
      ['waitAWeek', 0],
      ['notify', 0],
      // The second one is disputed: its money alone is divided.
      ['newInMilestones', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['payDifference', 0],
      ['appeal', 0],
      ['waitDays', 0],
      ['rule', 2],
      ['waitDays', 0],
    ],
  ],
  [
    [
      ['newCompleted', 0],
      ['appeal', 0],
      ['waitDays', 0],
      ['rule', 2],
      ['waitDays', 0],
      ['newCompleted', 0],
      ['appeal', 1],
      ['withdrawAppeal', 1],
      ['waitAMinute', 0],
      ['newCompleted', 0],
      ['appeal', 0],
      ['waitDays', 0],
      ['rule', 3],
      ['waitDays', 0],
      ['refundsFail', 0],
      ['waitAMinute', 0],
      ['newStarted', 0],
      ['appeal', 0],
      ['waitDays', 0],
      ['rule', 1],
      ['waitDays', 0],
      ['waitAMinute', 0],
      ['refundByHand', 0],
      ['refundsWork', 0],
      ['newStarted', 0],
      ['payTwice', 0],
      ['decideRefund', 1],
      ['waitAMinute', 0],
    ],
  ],
  [
    [
      // By bank transfer: another amount, the right one, once more, and one that nobody knows.
      ['newOrder', 0],
      ['accept', 0],
      ['chooseTransfer', 0],
      ['transferComes', 3],
      ['payTwice', 0],
      ['chooseTransfer', 0],
      ['transferComes', 0],
      ['transferComes', 0],
      ['decideRefund', 1],
      ['waitAMinute', 0],
      ['refundByHand', 0],
      ['transferComes', 4],
      ['returnTransfer', 0],
      ['newOrder', 0],
      ['accept', 0],
      ['chooseTransfer', 0],
      ['transferComes', 4],
      ['assignTransfer', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      // Too late, and by WeChat meanwhile.
      ['newOrder', 0],
      ['accept', 0],
      ['chooseTransfer', 0],
      ['startPayment', 0],
      ['notify', 0],
      ['transferComes', 0],
      ['waitAMinute', 0],
      ['refundByHand', 0],
      // A difference and a milestone; then a difference that is taken back while the money is under way.
      ['newInMilestones', 0],
      ['changePrice', 14],
      ['chooseTransfer', 0],
      ['transferComes', 3],
      ['transferComes', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['chooseTransfer', 0],
      ['waitDays', 0],
      ['transferComes', 0],
      ['changePrice', 30],
      ['chooseTransfer', 0],
      ['withdrawChange', 0],
      ['transferComes', 0],
      ['waitAMinute', 0],
      ['refundByHand', 0],
    ],
  ],
  [
    [
      // Cancelled in each tier, by either side, at a raised price, and too late.
      ['newBooking', 8],
      ['cancelBooking', 0],
      ['waitAMinute', 0],
      ['newBooking', 5],
      ['cancelBooking', 0],
      ['cancelBooking', 0],
      ['waitAMinute', 0],
      ['newBooking', 3],
      ['changePrice', 14],
      ['payDifference', 0],
      ['cancelBooking', 0],
      ['waitAMinute', 0],
      ['newBooking', 0],
      ['cancelBooking', 0],
      ['newBooking', 1],
      ['giveUpBooking', 0],
      ['waitAMinute', 0],
      ['newBooking', 0],
      ['changePrice', 14],
      ['startPayment', 0],
      ['giveUpBooking', 0],
      ['notify', 0],
      ['newBooking', 0],
      ['waitDays', 0],
      ['cancelBooking', 0],
      ['giveUpBooking', 0],
      // Overtime, confirmed meanwhile, paid, and kept by a change after it; then claimed and divided.
      ['claimOvertime', 3],
      ['deliver', 0],
      ['acceptResults', 0],
      ['agreeChange', 0],
      ['payDifference', 0],
      ['changePrice', 14],
      ['payDifference', 0],
      ['claimOvertime', 7],
      ['proposeEnd', 12],
      ['agreeEnd', 1],
      ['waitAMinute', 0],
    ],
  ],
  [
    [
      // Moved out of a tier by the client, who owes it all the same; by the supplier, and then for nothing.
      ['newBooking', 3],
      ['moveBooking', 8],
      ['cancelBooking', 0],
      ['waitAMinute', 0],
      ['newBooking', 3],
      ['moveBooking', 11],
      ['cancelBooking', 0],
      ['waitAMinute', 0],
      // Dearer: paid, lapsed, ended while it waits, paid too late.
      ['newBooking', 8],
      ['moveBooking', 9],
      ['payDifference', 0],
      ['moveBooking', 5],
      ['waitDays', 0],
      ['moveBooking', 9],
      ['startPayment', 0],
      ['cancelBooking', 0],
      ['notify', 0],
      ['waitAMinute', 0],
      // By another way, for less, divided by agreement, and moved while there is an appeal.
      ['newBooking', 9],
      ['moveBooking', 17],
      ['payDifference', 0],
      ['appeal', 0],
      ['moveBooking', 4],
      ['waitDays', 0],
      ['rule', 2],
      ['waitDays', 0],
      // Later milestones, dearer and cheaper, with and without the one in turn.
      ['newInMilestones', 0],
      ['changeMilestones', 37],
      ['payDifference', 0],
      ['changeMilestones', 6],
      ['deliver', 0],
      ['acceptResults', 0],
      ['changeMilestones', 12],
      ['payDifference', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['payDifference', 0],
      ['deliver', 0],
      ['acceptResults', 0],
    ],
  ],
  [
    [
      ['newCompleted', 0],
      ['newCompleted', 0],
      ['markTest', 0],
      ['nextMonth', 0],
      ['applyForSettlement', 0],
      ['payOut', 0],
      ['bankResult', 1],
      ['returnFromBank', 0],
      ['applyForSettlement', 2],
      ['payOut', 0],
      ['reportPayout', 0],
      ['staffRefund', 9],
      ['newCompleted', 0],
      ['nextMonth', 0],
      ['applyForSettlement', 3],
      ['payOut', 0],
      ['reportPayout', 9],
      // Of a supplier company: delivered by whom it was given to and nobody else, paid to the company.
      ['orderFromCompany', 9],
      ['accept', 0],
      ['payDifference', 0],
      ['assignMember', 0],
      ['deliverByMember', 1],
      ['deliverByMember', 0],
      ['acceptResults', 0],
      ['nextMonth', 0],
      ['settleForCompany', 0],
      ['payOut', 0],
      ['bankResult', 1],
    ],
  ],
  [
    [
      // Approved by who wrote none of it, paid; dearer by consent, approved again, paid.
      ['orderForOrganisation', 10],
      ['accept', 0],
      ['payByMember', 0],
      ['approve', 1],
      ['payByMember', 0],
      ['notify', 0],
      ['readBudget', 0],
      ['changePrice', 14],
      ['payDifference', 0],
      ['approve', 0],
      ['payDifference', 0],
      ['deliver', 0],
      ['acceptResults', 0],
      ['readBudget', 0],
      // Not by its author; taken back while it is being paid, and paid by who is gone since.
      ['orderForOrganisation', 11],
      ['accept', 0],
      ['approve', 1],
      ['approve', 0],
      ['payByMember', 0],
      ['payUnseen', 0],
      ['takeBackApproval', 0],
      ['notify', 0],
      ['waitAMinute', 0],
      ['approve', 0],
      ['payByMember', 0],
      ['removePayer', 0],
      ['payByMember', 0],
      ['notify', 0],
      ['readmitPayer', 0],
      ['waitAMinute', 0],
      // From less on, while it is being paid; then its approver writes it.
      ['approveFrom', 3],
      ['orderForOrganisation', 10],
      ['accept', 0],
      ['payByMember', 0],
      ['payUnseen', 0],
      ['approveFrom', 1],
      ['notify', 0],
      ['approve', 1],
      ['editByColleague', 11],
      ['accept', 0],
      ['payByMember', 0],
      ['setBudget', 9],
      ['moveCostCentre', 1],
      ['readBudget', 0],
      ['approveFrom', 2],
    ],
  ],
];

describe('orders, appeals, refunds and settlements', () => {
  it(
    'leave the money whole after every step, whatever comes next',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.constantFrom(...names, ...frequent), fc.nat(1_000)), {
            minLength: length,
            maxLength: length,
          }),
          async (sequence) => {
            for (const [name, pick] of sequence) await expectWholeAfter(name, pick);
            payments.wechatPay.down = false;
            payments.wechatPay.refundState = 'succeeded';
          },
        ),
        {
          numRuns: Math.ceil(modelCommands / length),
          seed: 20261121,
          examples,
          endOnFailure: true,
        },
      ),
    modelTimeoutMs,
  );

  it('went through every event of the ledger on the way', async () => {
    const { db } = tolk.app.deps;
    const events = await db.selectFrom('ledger_entry').select('event').distinct().execute();
    expect(events.map(({ event }) => event).toSorted()).toEqual([...ledgerEvents].toSorted());
  });

  it('took organisations through payments that were kept and payments that went back', async () => {
    const { db } = tolk.app.deps;
    const { rows } = await sql<{ kept: boolean }>`
      select distinct not exists (
        select from refund where payment_attempt_id = payment_attempt.id and reason = 'latePaid'
      ) as kept
      from payment_attempt where member_id is not null and paid_at is not null
      order by kept`.execute(db);
    expect(rows).toEqual([{ kept: false }, { kept: true }]);
    const decisions = await db.selectFrom('order_approval').select('approved').distinct().execute();
    expect(decisions).toHaveLength(2);
  });

  it('paid a supplier company for what its member delivered', async () => {
    const { organisationId, workers } = fixture.company;
    const { rows } = await sql<{ member: string }>`
      select distinct e.member_id as member from settlement s
        join settlement_item i on i.settlement_id = s.id
        join order_event e on e.order_id = i.order_id and e.action = 'deliver'
      where s.supplier_id = ${organisationId} and s.status = 'settled'`.execute(tolk.app.deps.db);
    expect(rows).toContainEqual({ member: workers[0].personId });
  });

  it('stand in the suppliers’ months, by their clients and by language pair, to the fen', async () => {
    const { db } = tolk.app.deps;
    const always = { from: new Date(0), before: new Date('9999-01-01T00:00:00Z') };
    const { market, company } = fixture;
    const suppliers = [market.supplier.personId, company.organisationId];
    const allOf = async <Row>(read: (id: string) => Promise<Row[]>) =>
      (await Promise.all(suppliers.map(read))).flat();
    const months = await allOf((id) => supplierMonths(db, id, 'UTC', always));
    const sums = { commission: 0, own: 0, payoutFees: 0 };
    const paidOut = { CNY: 0, USD: 0 };
    for (const { currency, ...moved } of months) {
      sums.commission += moved.commission;
      sums.own += moved.earned - moved.withdrawn;
      sums.payoutFees += moved.payoutFee;
      paidOut[currency === 'USD' ? 'USD' : 'CNY'] += moved.paidOut;
    }
    const sumOf = (rows: readonly { earned: number; commission: number }[]) => ({
      earned: rows.reduce((sum, { earned }) => sum + earned, 0),
      commission: rows.reduce((sum, { commission }) => sum + commission, 0),
    });
    expect(sumOf(await allOf((id) => supplierClients(db, id, 'CNY', always)))).toEqual(
      sumOf(months),
    );
    expect(sumOf(await allOf((id) => supplierPairs(db, id, 'CNY', always)))).toEqual(sumOf(months));
    const shown = await allOf((id) => monthlyEarnings(db, id, 'CNY', 'UTC', always.from));
    expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(sumOf(months).earned);
    const held = async (where: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(credit - debit), 0)::bigint as sum from ledger_line
        join ledger_entry on ledger_entry.id = entry_id where ${where}`.execute(db);
      return rows[0]?.sum;
    };
    const settled = (currency: string) =>
      held(sql`account = 'bank' and currency = ${currency} and settlement_id is not null`);
    expect({ ...sums, paidOut }).toEqual({
      commission: await held(sql`account = 'commission'`),
      own: await held(sql`person_id is not null`),
      payoutFees: await held(sql`account = 'payoutFees'`),
      paidOut: { CNY: await settled('CNY'), USD: await settled('USD') },
    });
  });

  it('owe nobody anything on the way once half a year of timers has run', async () => {
    payments.wechatPay.down = false;
    payments.wechatPay.refundState = 'succeeded';
    for (let week = 0; week < 27; week += 1) {
      await fixture.keepSessions();
      await tolk.advance(7 * 86_400_000);
      await fixture.keepSessions();
      for (const name of ['refundByHand', 'decideRefund'] as const) await expectWholeAfter(name, 1);
      for (const pick of [0, 16, 32, 48, 64, 80]) await expectWholeAfter('rule', pick);
    }
    expect(await violations(tolk.app.deps.db)).toEqual({});
    const waiting = await tolk.app.deps.db
      .selectFrom('project_order')
      .select('state')
      .where('state', 'in', ['sent', 'received', 'started', 'submitted', 'changesRequested'])
      .execute();
    expect(waiting).toEqual([]);
  }, 120_000);
});

async function expectWholeAfter(name: CommandName, pick: number): Promise<void> {
  await fixture.keepSessions();
  const order = await fixture.order(pick >> 4);
  await commands[name](fixture, order, pick);
  await tolk.settle();
  const { db } = tolk.app.deps;
  const unapproved = await paidUnapproved(db, paymentsSeen);
  expect({ after: name, unapproved, ...(await violations(db)) }).toEqual({
    after: name,
    unapproved: [],
  });
}
