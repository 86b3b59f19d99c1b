import type { OrderPage } from '@tolk/contract';
import { addMs, DAY, HOUR, MINUTE } from '@tolk/domain';
import { appealFixture, outcomes } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { inMilestones } from '../../../test/support/milestones.ts';
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
  // 72 hours to answer, five days to deliver.
  it('begins with what waits for the supplier, what ends soonest at the top', async () => {
    expect(names(await page('supplier'))).toEqual([
      'to answer',
      'to deliver',
      'to pay',
      'done',
      'to check',
    ]);
  });

  // 48 hours to pay, seven days to check.
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

describe('the orders that wait for one side', () => {
  const afterHours = (hours: number) => addMs(tolk.clock.now(), hours * HOUR).toISOString();
  const dueIn = (hours: number) => ({
    startTime: afterHours(0),
    endTime: afterHours(hours),
    deliverTime: afterHours(hours),
    acceptTime: afterHours(hours),
  });

  beforeEach(async () => {
    market = await openMarket(tolk);
  });

  it('stand by what ends soonest, the overdue before all, however new they are', async () => {
    await market.start({ orderName: 'overdue', ...dueIn(25) });
    await market.start({ orderName: 'in a week', ...dueIn(170) });
    await market.start({ orderName: 'in two days', ...dueIn(50) });
    await market.submit({ orderName: 'not theirs' });
    await tolk.advance(26 * HOUR);
    await market.start({ orderName: 'in five days', ...dueIn(120) });
    expect(names(await page('supplier'))).toEqual([
      'overdue',
      'in two days',
      'in five days',
      'in a week',
      'not theirs',
    ]);
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => page('supplier', { pageNum, pageSize: 2 })),
    );
    expect(pages.map(names)).toEqual([
      ['overdue', 'in two days'],
      ['in five days', 'in a week'],
      ['not theirs'],
    ]);
  });

  it('stand by the end of their turn in whatever state they are', async () => {
    const appeals = appealFixture(tolk, market);
    const ruled = await appeals.open(await market.start({ orderName: 'ruled' }), 'client');
    await appeals.pass(72 * HOUR);
    await dataOf(appeals.rule(ruled, outcomes.split));
    tolk.clock.advance(HOUR);
    await market.submit({ orderName: 'to check', ...dueIn(24) });
    tolk.clock.advance(HOUR);
    await market.submit({ orderName: 'to check later', ...dueIn(240) });
    tolk.clock.advance(HOUR);
    const terms = { orderName: 'to pay in parts', ...inMilestones(tolk, [600_00, 1_200_00]) };
    const { projectOrderId, version } = await market.submit(terms);
    const path = '/clientinterface/getAcceptanceResults';
    const acceptance = { projectOrderId, version, accept: true };
    await dataOf(market.client.call(path, acceptance, withKey()));
    tolk.clock.advance(HOUR);
    await market.start({ orderName: 'to deliver' });
    tolk.clock.advance(HOUR);
    await market.send({ orderName: 'to answer' });
    tolk.clock.advance(HOUR);
    await appeals.open(await market.start({ orderName: 'in appeal' }), 'client');
    tolk.clock.advance(HOUR);
    await market.receive({ orderName: 'to pay' });

    for (const side of ['client', 'supplier'] as const) {
      const { list } = await page(side);
      const own = list.filter(({ waitsFor }) => waitsFor.length > 0);
      expect(list.slice(0, own.length)).toEqual(own);
      const ends = own.map(({ turnUntil }) => Date.parse(turnUntil ?? ''));
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    }
    expect(names(await page('client')).slice(0, 5)).toEqual([
      'to pay',
      'ruled',
      'to check',
      'to pay in parts',
      'to check later',
    ]);
    expect(names(await page('supplier')).slice(0, 4)).toEqual([
      'ruled',
      'to answer',
      'in appeal',
      'to deliver',
    ]);
  });

  it('are not those in appeal that wait for the other side or for staff', async () => {
    const appeals = appealFixture(tolk, market);
    const order = await market.start({ orderName: 'in appeal' });
    tolk.clock.advance(MINUTE);
    const id = await appeals.open(order, 'client');
    await market.complete({ orderName: 'done' });
    expect(names(await page('client'))).toEqual(['done', 'in appeal']);
    expect(names(await page('supplier'))).toEqual(['in appeal', 'done']);
    await appeals.pass(3 * DAY);
    expect(names(await page('supplier'))).toEqual(['done', 'in appeal']);
    await dataOf(appeals.act('supplier', 'addAppealOffer', id, { refundPercent: 30, text: '' }));
    expect(names(await page('client'))).toEqual(['in appeal', 'done']);
  });
});
