import { DAY, HOUR, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

function ask({ projectOrderId, version }: OrderDetail, deliverTime: Date, more: object = {}) {
  return market.client.call<OrderDetail & { fields: Record<string, string> }>(
    '/clientinterface/getAcceptanceResults',
    {
      projectOrderId,
      version,
      accept: false,
      changeRequest: 'Annex 2.',
      deliverTime: deliverTime.toISOString(),
      ...more,
    },
    withKey(),
  );
}
const inMs = (ms: number) => addMs(tolk.clock.now(), ms);

it('leaves the person who delivered early the due time that was agreed on', async () => {
  const order = await market.submit();
  const agreed = new Date(order.deliverTime);
  const sooner = await ask(order, addMs(agreed, -1));
  expect(sooner).toMatchObject({
    code: 422,
    data: {
      fields: {
        deliverTime: 'Leave at least 24 hours, and not before the agreed due time.',
      },
    },
  });
  expect(await dataOf(ask(order, agreed))).toMatchObject({ deliverTime: order.deliverTime });
});

it('leaves at least a day where the due time is near', async () => {
  const dueTime = inMs(2 * HOUR).toISOString();
  const order = await market.submit({ deliverTime: dueTime, endTime: dueTime });
  expect(await ask(order, inMs(23 * HOUR))).toMatchObject({ code: 422 });
  expect((await ask(order, inMs(25 * HOUR))).code).toBe(0);
});

it('shows its files beside the delivery that they are about, to both sides', async () => {
  const order = await market.submit();
  const fileIds = [await market.upload(market.client, 'order')];
  const asked = await dataOf(ask(order, inMs(6 * DAY), { fileIds }));
  expect(asked.deliverables).toMatchObject([
    {
      changeRequest: 'Annex 2.',
      files: [{ fileName: 'contract.txt' }],
      changeFiles: [{ fileId: fileIds[0], fileName: 'contract.txt' }],
    },
  ]);
  const seen = await market.order('supplier', order.projectOrderId);
  expect(seen.deliverables).toEqual(asked.deliverables);
  expect(await mayDownload(market.supplier, fileIds[0] ?? '')).toBe(true);
});

it('takes no file of somebody else', async () => {
  const order = await market.submit();
  const fileIds = [await market.upload(market.supplier, 'order')];
  expect(await ask(order, inMs(6 * DAY), { fileIds })).toMatchObject({ code: 404 });
});
