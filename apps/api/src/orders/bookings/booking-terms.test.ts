import { DAY, HOUR, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
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

beforeEach(async () => {
  market = await openMarket(tolk);
});

/** From so many hours on, for so many hours. */
function booking(from: number, hours: number) {
  const at = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();
  return { startTime: at(from * HOUR), endTime: at((from + hours) * HOUR) };
}

function terms(bookings: ReturnType<typeof booking>[]) {
  const { deliverTime: _due, acceptTime: _check, ...form } = market.terms();
  const last = bookings.at(-1);
  return {
    ...form,
    orderType: 'interpretation',
    unitName: 'hour',
    workload: 7,
    supUserId: market.supplier.personId,
    startTime: bookings[0]?.startTime,
    endTime: last?.endTime,
    bookings,
    bothDirections: true,
  };
}

/** `start` fills in the dates of other work. */
const undated = { deliverTime: undefined, acceptTime: undefined };

function send(bookings: ReturnType<typeof booking>[]) {
  const path = '/clientinterface/addProjectOrder';
  return market.client.call<{ projectOrderId: string; fields?: object }>(
    path,
    terms(bookings),
    withKey(),
  );
}

async function accepted(bookings: ReturnType<typeof booking>[]): Promise<OrderDetail> {
  const { projectOrderId } = await dataOf(send(bookings));
  return dataOf(market.accept(await market.order('client', projectOrderId)));
}

it('an interpreting order has bookings day by day, both directions and no dates to fill in', async () => {
  const bookings = [booking(48, 4), booking(24, 3)];
  const { projectOrderId } = await dataOf(send(bookings));
  const [second, first] = bookings;
  expect(await market.order('client', projectOrderId)).toMatchObject({
    bookings: [first, second],
    bothDirections: true,
    startTime: first?.startTime,
    endTime: second?.endTime,
    deliverTime: addMs(new Date(second?.endTime ?? ''), DAY).toISOString(),
    acceptTime: addMs(new Date(second?.endTime ?? ''), DAY).toISOString(),
  });
});

it('the interpreter is free between two bookings, and booked in each of them', async () => {
  await accepted([booking(24, 3), booking(48, 3)]);
  expect((await send([booking(30, 3)])).code).toBe(0);
  expect((await send([booking(49, 1)])).code).not.toBe(0);
});

it.each([
  [
    'overlap',
    [
      [24, 3],
      [26, 3],
    ],
    'Bookings must not overlap.',
  ],
  [
    'last through the night',
    [[24, 17]],
    'A booking can last at most 16 hours. Add one for each day.',
  ],
  ['end before they start', [[24, -1]], 'The end must be after the start.'],
] as const)('bookings that %s are refused', async (_what, times, sentence) => {
  const answer = await send(times.map(([from, hours]) => booking(from, hours)));
  expect(answer).toMatchObject({ code: 422, data: { fields: { bookings: sentence } } });
});

it('is due a day after its last booking at the earliest, whatever the client sends', async () => {
  const bookings = [booking(48, 3), booking(480, 8)];
  const early = new Date(Date.parse(bookings[0]?.startTime ?? '') + 60_000).toISOString();
  const form = { ...terms(bookings), deliverTime: early, acceptTime: early };
  const sent = market.client.call<{ projectOrderId: string }>(
    '/clientinterface/addProjectOrder',
    form,
    withKey(),
  );
  const { projectOrderId } = await dataOf(sent);
  const confirmed = addMs(new Date(bookings[1]?.endTime ?? 0), 24 * HOUR).toISOString();
  expect(await market.order('client', projectOrderId)).toMatchObject({
    deliverTime: confirmed,
    acceptTime: confirmed,
  });
});

it('is confirmed as done without a file or a word', async () => {
  const order = await market.start({ ...terms([booking(24, 3)]), ...undated });
  await tolk.advance(28 * HOUR);
  const { projectOrderId, version } = order;
  const body = { projectOrderId, version, description: '', fileIds: [] };
  const answer = market.supplier.call<{ deliverables: object[] }>(
    '/supinterface/getDeliverables',
    body,
    withKey(),
  );
  expect((await dataOf(answer)).deliverables).toMatchObject([{ description: '', files: [] }]);
});

it('other work still needs its dates', async () => {
  const form = market.terms({ supUserId: market.supplier.personId, deliverTime: undefined });
  const answer = await market.client.call('/clientinterface/addProjectOrder', form, withKey());
  expect(answer).toMatchObject({
    code: 422,
    data: { fields: { deliverTime: 'Fill in this field.' } },
  });
});
