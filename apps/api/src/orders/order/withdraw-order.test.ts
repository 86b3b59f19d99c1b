import { HOUR, MINUTE } from '@tolk/domain';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

function withdraw({ projectOrderId, version }: OrderDetail) {
  const path = '/clientinterface/withdrawProjectOrder';
  return dataOf(market.client.call<OrderDetail>(path, { projectOrderId, version }, withKey()));
}

it('an accepted order that is not paid is withdrawn, and says so', async () => {
  const order = await market.receive();
  expect(await withdraw(order)).toMatchObject({
    orderState: 'rejected',
    reachedBy: 'withdraw',
    turn: null,
  });
});

it('a withdrawn order frees the interpreter for another booking at that time', async () => {
  const at = (ms: number) => new Date(tolk.clock.now().getTime() + ms).toISOString();
  const booking = {
    orderType: 'interpretation',
    unitName: 'hour',
    workload: 3,
    startTime: at(30 * HOUR),
    endTime: at(33 * HOUR),
    deliverTime: at(34 * HOUR),
    acceptTime: at(60 * HOUR),
  };
  const order = await market.receive(booking);
  await withdraw(order);
  expect((await market.receive(booking)).orderState).toBe('received');
});

it('money that comes for a withdrawn order goes back by itself', async () => {
  const order = await market.receive();
  const { paymentId, paymentAmount: amount } = await dataOf(market.callPayment(order));
  const outTradeNo = await market.tradeNo(paymentId);
  await withdraw(order);
  await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount }));
  await tolk.advance(MINUTE);
  await tolk.advance(MINUTE);
  const { orderState, ledger, refunds } = await market.order('client', order.projectOrderId);
  expect(orderState).toBe('rejected');
  expect(ledger.map(({ event }) => event)).toEqual(['latePaid', 'refundConfirmed']);
  expect(refunds).toMatchObject([{ amount, status: 'succeeded' }]);
  expect(await market.balances(order.projectOrderId)).toEqual({});
});

it('a withdrawn order can be changed and sent again', async () => {
  const withdrawn = await withdraw(await market.receive());
  const { projectOrderId, version } = withdrawn;
  const form = { ...market.terms(), projectOrderId, version };
  const again = await dataOf(
    market.client.call('/clientinterface/editProjectOrder', form, withKey()),
  );
  expect(again).toMatchObject({ orderState: 'sent', reachedBy: 'edit' });
});
