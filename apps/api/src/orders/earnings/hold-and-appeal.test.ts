import { sql } from 'kysely';
import { DAY, HOUR, MINUTE } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import { updateEarning } from './earning-repository.ts';
import { lockOrder } from '../order/order-repository.ts';
import { appealFixture, type AppealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { postEntry } from '../../ledger/post-entry.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let appeals: AppealFixture;

beforeEach(async () => {
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
});

/** An order whose work stood still for ten days, because an appeal was raised and withdrawn. */
async function withdrawnWhileAtWork() {
  const order = await market.start();
  const id = await appeals.open(order, 'client');
  await appeals.pass(10 * DAY);
  await dataOf(appeals.act('client', 'withdrawAppeal', id));
  return market.order('client', order.projectOrderId);
}

async function complete(projectOrderId: string): Promise<void> {
  const { version } = await market.order('client', projectOrderId);
  const path = '/clientinterface/getAcceptanceResults';
  await dataOf(market.client.call(path, { projectOrderId, version, accept: true }, withKey()));
}

describe('an appeal that was withdrawn before the delivery', () => {
  it('does not open a way to appeal once the earnings are the supplier’s', async () => {
    const { projectOrderId, ...order } = await withdrawnWhileAtWork();
    await dataOf(market.deliver({ projectOrderId, ...order }));
    await complete(projectOrderId);
    await appeals.pass(7 * DAY);
    const money = await market.balances(projectOrderId);
    expect(money).toMatchObject({ supplierAvailable: -1_800_00 });
    const again = await appeals.appeal(await market.order('client', projectOrderId), 'client');
    expect(again).toMatchObject({ code: 409 });
    expect(await market.balances(projectOrderId)).toEqual(money);
  });

  it('lengthens neither the time to check a later delivery nor its reminders', async () => {
    const order = await withdrawnWhileAtWork();
    await dataOf(market.deliver(order));
    await appeals.pass(7 * DAY - MINUTE);
    const state = async () => (await market.order('client', order.projectOrderId)).orderState;
    expect(await state()).toBe('submitted');
    await appeals.pass(2 * MINUTE);
    expect(await state()).toBe('completed');
  });
});

describe('appeal ∥ end of the hold', () => {
  it('refuses an appeal that came in time but was overtaken by the end of the hold', async () => {
    const order = await market.complete();
    await appeals.pass(7 * DAY - HOUR);
    const { db } = tolk.app.deps;
    const id = order.projectOrderId;
    // The release holds the order while the appeal, whose moment is taken, waits for it.
    const { answer } = await transaction(db, async (tx) => {
      const { supplier_id: supplierId = '' } = (await lockOrder(tx, id)) ?? {};
      const pending = appeals.appeal(order, 'client');
      await waitedFor();
      await updateEarning(tx, { order_id: id, milestone_id: null }, { status: 'ready' });
      const money = { amount: 1_800_00, currency: 'CNY' };
      const source = `order:${id}:${order.version}`;
      const at = tolk.clock.now();
      await postEntry(tx, { event: 'holdOver', source, orderId: id, supplierId, money, at });
      return { answer: pending };
    });
    expect(await answer).toMatchObject({ code: 409 });
    expect(await market.balances(id)).toMatchObject({ supplierAvailable: -1_800_00 });
    expect(await market.balances(id)).not.toHaveProperty('disputedEscrow');
  });
});

/** Until somebody waits for a lock. */
async function waitedFor(): Promise<void> {
  const { db } = tolk.app.deps;
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
    if (rows.length > 0) return;
  }
}
