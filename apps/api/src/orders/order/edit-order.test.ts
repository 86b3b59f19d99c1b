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
let form: Record<string, unknown>;

beforeAll(async () => {
  market = await openMarket(tolk);
  form = market.terms({ orderFileIds: [await market.upload(market.client, 'order')] });
});

function edit({ projectOrderId, version }: OrderDetail, changes: object = {}) {
  const body = { ...form, ...changes, projectOrderId, version };
  return market.client.call<OrderDetail>('/clientinterface/editProjectOrder', body, withKey());
}

async function mailsAboutChanges(): Promise<number> {
  await tolk.settle();
  return tolk.mails.filter(({ subject }) => subject.includes('An order was changed')).length;
}

describe('an order with files', () => {
  it('is answered as it is stored after an edit, word analysis included', async () => {
    const sent = await market.send(form);
    const edited = await dataOf(edit(sent, { unitPrice: 160_00 }));
    expect(edited).toMatchObject({
      version: 2,
      amountOfMoney: 1_920_00,
      orderFiles: [{ fileName: 'contract.txt' }],
      wordAnalysis: { totalWords: 8, files: [{ fileName: 'contract.txt', countable: true }] },
    });
    expect(await market.order('client', sent.projectOrderId)).toEqual(edited);
  });

  it('is edited after it was accepted and after it was rejected', async () => {
    const received = await market.receive(form);
    const edited = await dataOf(edit(received, { workload: 13 }));
    expect(edited).toMatchObject({ orderState: 'sent', version: 3, workload: 13 });
    const { projectOrderId, version } = edited;
    const rejection = { projectOrderId, version, accept: false, reason: 'No time.' };
    await dataOf(market.supplier.call('/supinterface/acceptOrRejectProjectOrder', rejection));
    const rejected = await market.order('client', projectOrderId);
    expect(await dataOf(edit(rejected))).toMatchObject({ orderState: 'sent', version: 5 });
  });
});

describe('an edit that changes nothing', () => {
  it('makes no new version and mails nobody', async () => {
    const sent = await market.send(form);
    const edited = await dataOf(edit(sent, { unitPrice: 170_00 }));
    const mails = await mailsAboutChanges();
    const again = await dataOf(edit(edited, { unitPrice: 170_00 }));
    expect(again).toEqual(edited);
    expect(await mailsAboutChanges()).toBe(mails);
  });

  it('leaves an acceptance of the same terms in force', async () => {
    const received = await market.receive(form);
    expect(await dataOf(edit(received))).toMatchObject({ orderState: 'received', version: 2 });
  });
});
