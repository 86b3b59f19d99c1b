import { appealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market, type OrderDetail } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

/** An order made while the commission was 10 %: 180.00 of 1,800.00. */
async function orderWithCommission(): Promise<OrderDetail> {
  const order = await market.submit();
  await tolk.app.deps.db
    .updateTable('project_order')
    .set({ commission: 180_00 })
    .where('id', '=', order.projectOrderId)
    .execute();
  return order;
}

const money = { amountOfMoney: 1_800_00, commissionXQ: 54_00, commission: 180_00 };

describe('the commission of the day on which an order was made', () => {
  it.each(['client', 'supplier'] as const)('is what the %s is shown', async (side) => {
    const { projectOrderId } = await orderWithCommission();
    expect(await market.order(side, projectOrderId)).toMatchObject(money);
  });

  it('comes with the appeal about the order', async () => {
    const order = await orderWithCommission();
    const appeals = appealFixture(tolk, market);
    const projectOrderAppealId = await appeals.open(order, 'client', { refundPercent: 50 });
    expect(await appeals.detail('supplier', projectOrderAppealId)).toMatchObject(money);
  });

  it('is taken from what a proposal to end the order leaves the supplier', async () => {
    const { projectOrderId } = await orderWithCommission();
    const { version } = await market.order('client', projectOrderId);
    const proposal = { projectOrderId, version, refundPercent: 50, reason: 'We stop here.' };
    await dataOf(market.client.call('/clientinterface/proposeEnd', proposal));
    const order = await market.order('supplier', projectOrderId);
    // Half of 1,800.00 and of 54.00 goes back; of the other 900.00 the commission keeps 90.00.
    expect(order.proposal).toMatchObject({ refund: 927_00, earnings: 810_00 });
  });
});
