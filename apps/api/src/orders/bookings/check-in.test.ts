import { DAY, HOUR, MINUTE, addMs, type Identity } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market, type OrderDetail } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

/** Paid interpreting; each booking from so many hours on, for so many hours. */
async function interpreting(...times: [from: number, hours: number][]): Promise<OrderDetail> {
  const now = tolk.clock.now();
  const bookings = times.map(([from, hours]) => ({
    startTime: addMs(now, from * HOUR).toISOString(),
    endTime: addMs(now, (from + hours) * HOUR).toISOString(),
  }));
  return market.start({
    orderType: 'interpretation',
    unitName: 'hour',
    startTime: bookings[0]?.startTime,
    endTime: bookings.at(-1)?.endTime,
    bookings,
    deliverTime: undefined,
    acceptTime: undefined,
  });
}

function checkIn(side: Identity, { projectOrderId, bookings }: OrderDetail, booking: number) {
  const path = side === 'client' ? '/clientinterface/checkIn' : '/supinterface/checkIn';
  const body = { projectOrderId, startTime: bookings[booking]?.startTime };
  return market[side].call<OrderDetail>(path, body);
}

async function seen(side: Identity, { projectOrderId }: OrderDetail) {
  const { checkIns, allowedActions } = await market.order(side, projectOrderId);
  return { checkIns, button: allowedActions.find(({ action }) => action === 'checkIn') };
}

it('each side checks in to each booking, and both see who was there when', async () => {
  const order = await interpreting([24, 3], [48, 3]);
  const [first, second] = order.bookings.map(({ startTime }) => startTime);
  await tolk.advance(23.5 * HOUR);
  await dataOf(checkIn('supplier', order, 0));
  await tolk.advance(40 * MINUTE);
  await dataOf(checkIn('client', order, 0));
  await tolk.advance(23.5 * HOUR);
  await dataOf(checkIn('supplier', order, 1));

  const sides = { client: await seen('client', order), supplier: await seen('supplier', order) };
  for (const { checkIns } of Object.values(sides)) {
    const minutes = checkIns.map(({ startTime, by, time }) => [
      startTime,
      by,
      Math.floor((Date.parse(time) - Date.parse(startTime)) / MINUTE),
    ]);
    expect(minutes).toEqual([
      [first, 'client', 10],
      [first, 'supplier', -30],
      [second, 'supplier', -20],
    ]);
  }
  expect(sides.client.button).toMatchObject({ enabled: true });
  expect(sides.supplier.button).toMatchObject({ enabled: false });
});

it('a booking opens half an hour before it and closes with its end', async () => {
  const order = await interpreting([24, 3], [48, 3]);
  const opens = addMs(new Date(order.bookings[0]?.startTime ?? ''), -30 * MINUTE).toISOString();
  expect((await seen('supplier', order)).button).toMatchObject({
    enabled: false,
    availableAt: opens,
  });
  expect(await checkIn('supplier', order, 0)).toMatchObject({ code: 409 });
  await tolk.advance(27 * HOUR + MINUTE);
  expect(await checkIn('supplier', order, 0)).toMatchObject({ code: 409 });
  expect(await checkIn('supplier', order, 1)).toMatchObject({ code: 409 });
  expect((await seen('supplier', order)).checkIns).toEqual([]);
});

it('a second click is no check-in to the booking after it, which is open too', async () => {
  const order = await interpreting([24, 3], [27, 3]);
  await tolk.advance(26.75 * HOUR);
  await dataOf(checkIn('supplier', order, 0));
  expect(await checkIn('supplier', order, 0)).toMatchObject({ code: 0 });
  expect((await seen('supplier', order)).checkIns).toMatchObject([
    { startTime: order.bookings[0]?.startTime, by: 'supplier' },
  ]);
  await dataOf(checkIn('supplier', order, 1));
  expect((await seen('supplier', order)).checkIns).toHaveLength(2);
});

it('a time at which no booking of the order starts is refused', async () => {
  const order = await interpreting([24, 3]);
  await tolk.advance(24 * HOUR);
  const { projectOrderId, endTime: startTime } = order;
  const answer = market.client.call('/clientinterface/checkIn', { projectOrderId, startTime });
  expect(await answer).toMatchObject({ code: 409 });
});

it('a booking that was held and that nobody confirms goes to staff, and not back to the client', async () => {
  const order = await interpreting([24, 3]);
  await tolk.advance(24 * HOUR);
  for (const side of ['client', 'supplier'] as const) await dataOf(checkIn(side, order, 0));
  // Three hours of work, a day to confirm it, a week after that.
  await tolk.advance(3 * HOUR + DAY + 7 * DAY - MINUTE);
  expect(await market.order('client', order.projectOrderId)).toMatchObject({
    orderState: 'started',
  });
  await tolk.advance(MINUTE);
  const { orderState, timeline, appealIds } = await market.order('client', order.projectOrderId);
  expect(orderState).toBe('inAppeal');
  expect(timeline.at(-1)).toMatchObject({ action: 'endEscrow', actor: 'timer' });
  expect(appealIds).toHaveLength(1);
  const held = await market.balances(order.projectOrderId);
  expect(held).toMatchObject({ disputedEscrow: expect.any(Number) });
});
