import fc from 'fast-check';
import { sql } from 'kysely';
import { DAY, HOUR, addMs } from '@tolk/domain';
import { modelCommands } from '../../testing/endurance.ts';
import { fakeNotification, fakePayments } from '../../testing/fake-payments.ts';
import { openMarket, withKey, type Market, type OrderDetail } from '../../testing/market.ts';
import { testApp } from '../../testing/test-app.ts';

const payments = fakePayments();
const tolk = testApp({ replacements: { payments } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

/** Whatever people, providers and timers may do next; most of it is refused in most states. */
const commands = [
  'edit',
  'withdraw',
  'accept',
  'accept',
  'reject',
  'startPayment',
  'startPayment',
  'notify',
  'notify',
  'payUnseen',
  'payUnseenThenEdit',
  'deliver',
  'deliver',
  'askForChanges',
  'acceptResults',
  'cancel',
  'providerDown',
  'providerUp',
  'waitAMinute',
  'waitAMinute',
  'waitADay',
  'waitAWeek',
] as const;
type Command = (typeof commands)[number];

/** Rare by chance: money that comes too late, an order that is never delivered. */
const examples: ['receive' | 'start' | 'submit', Command[]][] = [
  ['receive', ['startPayment', 'payUnseenThenEdit', 'waitAMinute', 'waitAMinute']],
  ['start', ['waitAWeek', 'waitAWeek', 'waitAMinute']],
];
const commandsMax = 22;
const runs = Math.ceil(modelCommands / 15);

describe('the ledger', () => {
  it(
    'balances and recomputes after any sequence of commands',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.constantFrom('receive' as const, 'start' as const, 'submit' as const),
          fc.array(fc.constantFrom(...commands), { minLength: 8, maxLength: commandsMax }),
          async (from, sequence) => {
            await keepSessions();
            const order = await market[from]();
            for (const command of sequence) await carryOut(command, order.projectOrderId);
            payments.wechatPay.down = false;
            await expectSound();
          },
        ),
        { numRuns: runs, seed: 20261120, examples },
      ),
    55_000,
  );

  it('went through every event on the way', async () => {
    const { db } = tolk.app.deps;
    const events = await db.selectFrom('ledger_entry').select('event').distinct().execute();
    expect(events.map(({ event }) => event).toSorted()).toEqual([
      'completed',
      'holdOver',
      'latePaid',
      'paid',
      'refundConfirmed',
      'refundStarted',
    ]);
  });

  it('owes nobody anything once every timer has run', async () => {
    payments.wechatPay.down = false;
    for (let day = 0; day < 30; day += 1) await tolk.advance(DAY);
    await expectSound();
    const open = await market.balances();
    expect(open).not.toHaveProperty('refundInTransit');
    expect(open).not.toHaveProperty('supplierPending');
    // Only changes that were never delivered wait for people: no timer decides between the sides.
    const waiting = await tolk.app.deps.db
      .selectFrom('project_order')
      .select(['price', 'fee'])
      .where('state', '=', 'changesRequested')
      .execute();
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(-(open.escrow ?? 0)).toBe(sum(waiting.map(({ price }) => price)));
    expect(-(open.deferredFee ?? 0)).toBe(sum(waiting.map(({ fee }) => fee)));
  });
});

/** Months pass here, in which people would have logged in again. */
async function keepSessions(): Promise<void> {
  const now = tolk.clock.now();
  const { db } = tolk.app.deps;
  await db.updateTable('session').set({ started_at: now, last_seen_at: now }).execute();
}

async function carryOut(command: Command, orderId: string): Promise<void> {
  await keepSessions();
  const order = await market.order('client', orderId);
  const { projectOrderId, version } = order;
  const target = { projectOrderId, version };
  const { client, supplier } = market;
  const call = (path: string, body: object = {}) =>
    client.call(`/clientinterface/${path}`, { ...target, ...body }, withKey());
  switch (command) {
    case 'edit':
      await call('editProjectOrder', market.terms({ workload: 1 + (version % 9) }));
      return;
    case 'withdraw':
      await call('withdrawProjectOrder');
      return;
    case 'accept':
      await market.accept(order);
      return;
    case 'reject':
      await supplier.call('/supinterface/acceptOrRejectProjectOrder', {
        ...target,
        accept: false,
        reason: 'No time.',
      });
      return;
    case 'startPayment':
      await market.callPayment(order);
      return;
    case 'notify':
      await reportAll(order);
      return;
    case 'payUnseen':
      payAll();
      return;
    case 'payUnseenThenEdit':
      payAll();
      await call('editProjectOrder', market.terms());
      return;
    case 'deliver':
      await market.deliver(order);
      return;
    case 'askForChanges':
      await call('getAcceptanceResults', {
        accept: false,
        changeRequest: 'Annex 2.',
        deliverTime: addMs(tolk.clock.now(), DAY).toISOString(),
      });
      return;
    case 'acceptResults':
      await call('getAcceptanceResults', { accept: true });
      return;
    case 'cancel':
      await call('cancelProjectOrder');
      return;
    case 'providerDown':
      payments.wechatPay.down = true;
      return;
    case 'providerUp':
      payments.wechatPay.down = false;
      return;
    case 'waitAMinute':
      return tolk.advance(60_000);
    case 'waitADay':
      return tolk.advance(25 * HOUR);
    case 'waitAWeek':
      return tolk.advance(7 * DAY);
  }
}

/** Every payer who has an open code pays, and nobody is told. */
function payAll(): void {
  for (const [outTradeNo, { state }] of payments.wechatPay.trades) {
    if (state === 'not-paid') payments.wechatPay.pay(outTradeNo);
  }
}

/** The provider reports, twice, everything that was ever paid for this order. */
async function reportAll({ projectOrderId }: OrderDetail): Promise<void> {
  payAll();
  const attempts = await tolk.app.deps.db
    .selectFrom('payment_attempt')
    .select(['out_trade_no', 'amount'])
    .where('order_id', '=', projectOrderId)
    .execute();
  for (const { out_trade_no: outTradeNo, amount } of attempts) {
    if (payments.wechatPay.trades.get(outTradeNo)?.state !== 'paid') continue;
    const body = fakeNotification({ outTradeNo, amount });
    await Promise.all([market.notify('wechat-pay', body), market.notify('wechat-pay', body)]);
  }
}

async function expectSound(): Promise<void> {
  const { db } = tolk.app.deps;
  const unbalanced = await sql<{ entry_id: string }>`
    select entry_id from ledger_line group by entry_id, currency
    having sum(debit) <> sum(credit)`.execute(db);
  expect(unbalanced.rows).toEqual([]);

  const held = await sql<{ id: string; state: string; escrow: number; price: number }>`
    select o.id, o.state, o.price,
      coalesce(sum(l.credit - l.debit) filter (where l.account = 'escrow'), 0)::bigint as escrow
    from project_order o
      left join ledger_entry e on e.order_id = o.id left join ledger_line l on l.entry_id = e.id
    group by o.id`.execute(db);
  const working = ['started', 'submitted', 'changesRequested'];
  for (const { state, escrow, price } of held.rows) {
    expect([state, escrow]).toEqual([state, working.includes(state) ? price : 0]);
  }

  const view = await sql<{ account: string; balance: number }>`
    select account, sum(balance)::bigint as balance from account_balance
    group by account having sum(balance) <> 0`.execute(db);
  const recomputed = Object.fromEntries(
    view.rows.map(({ account, balance }) => [account, balance]),
  );
  expect(recomputed).toEqual(await market.balances());

  const taken = await sql<{ difference: number }>`
    select ((select coalesce(sum(amount), 0) from payment_attempt where paid_at is not null)
      - (select coalesce(sum(amount), 0) from refund where status = 'succeeded')
      - (select coalesce(sum(debit - credit), 0) from ledger_line where account = 'gatewayClearing'))::bigint
      as difference`.execute(db);
  expect(taken.rows).toEqual([{ difference: 0 }]);
}
