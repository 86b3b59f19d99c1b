import type { OrderPage } from '@tolk/contract';
import { MINUTE } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({
  config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } },
  replacements: { payments: fakePayments() },
});
let market: Market;
beforeAll(async () => {
  market = await openMarket(tolk);
  // From the oldest to the newest: the client's turn, the supplier's, nobody's, the supplier's, the client's.
  await market.submit({ orderName: 'to check' });
  tolk.clock.advance(MINUTE);
  await market.start({ orderName: 'to deliver' });
  tolk.clock.advance(MINUTE);
  await market.complete({ orderName: 'done' });
  tolk.clock.advance(MINUTE);
  await market.send({ orderName: 'to answer' });
  tolk.clock.advance(MINUTE);
  await market.receive({ orderName: 'to pay' });
});

function page(side: 'client' | 'supplier', filter: object = {}): Promise<OrderPage> {
  return dataOf(
    market[side].call<OrderPage>(
      `/${side === 'client' ? 'client' : 'sup'}interface/getProjectOrderList`,
      filter,
    ),
  );
}

const names = ({ list }: OrderPage) => list.map(({ orderName }) => orderName);

describe('a list of orders', () => {
  it('begins with what waits for the supplier, the newest of it at the top', async () => {
    expect(names(await page('supplier'))).toEqual([
      'to answer',
      'to deliver',
      'to pay',
      'done',
      'to check',
    ]);
  });

  it('begins with what waits for the client', async () => {
    expect(names(await page('client'))).toEqual([
      'to pay',
      'to check',
      'to answer',
      'done',
      'to deliver',
    ]);
  });

  it('goes on where its page before ended', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => page('supplier', { pageNum, pageSize: 2 })),
    );
    expect(pages.map(names)).toEqual([
      ['to answer', 'to deliver'],
      ['to pay', 'done'],
      ['to check'],
    ]);
  });

  it('stands by its date where that is asked for', async () => {
    expect(names(await page('supplier', { sort: 'newest' }))).toEqual([
      'to pay',
      'to answer',
      'done',
      'to deliver',
      'to check',
    ]);
  });

  it('says how many there are in each status, under any status', async () => {
    const counts = { sent: 1, received: 1, rejected: 0, started: 2, ended: 1, inAppeal: 0 };
    expect((await page('supplier')).counts).toEqual(counts);
    const sent = await page('client', { orderStatus: 'sent' });
    expect({ total: sent.total, counts: sent.counts }).toEqual({ total: 1, counts });
    expect((await page('client', { search: 'to pay' })).counts).toEqual({
      ...counts,
      sent: 0,
      started: 0,
      ended: 0,
    });
  });
});
