import type { SettlementDetail } from '@tolk/contract';
import { DAY, HOUR } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { orderChanges } from '../../../test/support/changes.ts';
import { dataOf, withKey } from '../../../test/support/market.ts';
import { inMilestones } from '../../../test/support/milestones.ts';
import {
  apply,
  approve,
  batchOf,
  before,
  earn,
  fees,
  moveTo,
  openDesk,
  quote,
  setRate,
  settleByBank,
  sup,
  type Earner,
} from '../../../test/support/settlement-desk.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

it('earnings are held for seven days', async () => {
  const early = await fees(await earn(tolk, [767_28, 767_28]));
  expect(early.map(({ settlementStatus }) => settlementStatus)).toEqual(['unsettled', 'unsettled']);
  expect(early[0]?.obstacles).toEqual([
    {
      reason: 'Held for 7 days after completion.',
      availableAt: early[0]?.holdUntil,
      path: null,
    },
  ]);
});

it('what can be settled stands before what is newer and still held', async () => {
  const earner = await earn(tolk, [400_00]);
  const [early] = earner.orderIds;
  await tolk.advance(7 * DAY + HOUR);
  const { projectOrderId: late } = await earner.market.complete({ workload: 1, unitPrice: 500_00 });
  const rows = await fees(earner);
  expect(
    rows.map(({ projectOrderId, settlementStatus }) => [projectOrderId, settlementStatus]),
  ).toEqual([
    [early, 'ready'],
    [late, 'unsettled'],
  ]);
});

it('a rate that is older than seven days quotes nothing', async () => {
  await moveTo(tolk, '2031-02-02T02:00:00Z');
  const earner = await earn(tolk, [400_00]);
  await setRate(await openDesk(tolk), 71_000);
  await tolk.advance(7 * DAY + HOUR);
  const stale = await quote(earner, 'paypal');
  expect(stale).toMatchObject({ quoteId: null, rate: null, payoutNet: 0 });
  expect(stale.obstacles.map(({ reason }) => reason)).toEqual([
    'There is no current exchange rate. Try again tomorrow or choose a card.',
  ]);
});

it('the last moment of day 24 in Shanghai is in time, day 25 is not, and the next month begins again', async () => {
  await moveTo(tolk, '2031-03-02T02:00:00Z');
  const late = await earn(tolk, [400_00]);
  const twice = await earn(tolk, [100_00, 500_00]);
  const [first = '', spare = ''] = twice.orderIds;
  await tolk.advance(7 * DAY + HOUR);
  await apply(twice, 'personalCard', [first]);
  expect((await before(twice)).currentSettlementId).not.toBeNull();
  // Who does nothing for two weeks is signed out.
  await before(late);
  await moveTo(tolk, '2031-03-17T15:50:00Z');
  await Promise.all([before(late), before(twice)]);
  await moveTo(tolk, '2031-03-24T15:50:00Z');
  await setRate(await openDesk(tolk), 71_000);
  expect([await before(late), await before(twice)]).toMatchObject([
    { windowOpen: true },
    { windowOpen: true },
  ]);
  const { quoteId } = await quote(late, 'payoneer');
  await moveTo(tolk, '2031-03-24T16:00:00Z');
  expect(await sup(late, 'getJSSQ', { quoteId })).toMatchObject({ code: 1302 });
  expect(await before(late)).toMatchObject({
    windowOpen: false,
    windowOpensAt: '2031-03-31T16:00:00.000Z',
    obstacles: [{ availableAt: '2031-03-31T16:00:00.000Z', path: null }],
  });
  await moveTo(tolk, '2031-03-31T16:00:00Z');
  expect((await before(twice)).currentSettlementId).toBeNull();
  const applied = await apply(twice, 'personalCard', [spare]);
  expect(applied.settlementNumber).toMatch(/^TS20310401-/);
});

/** Both milestones of one order are accepted: CNY 600.00 and 1,200.00. */
async function earnInMilestones(): Promise<Earner> {
  const { market } = await earn(tolk, []);
  const started = await market.start(inMilestones(tolk, [600_00, 1_200_00]));
  const { projectOrderId, milestones } = started;
  const seen = () => market.order('client', projectOrderId);
  const finish = async () => {
    await dataOf(market.deliver(await seen()));
    const results = { projectOrderId, version: (await seen()).version, accept: true };
    const path = '/clientinterface/getAcceptanceResults';
    await dataOf(market.client.call(path, results, withKey()));
  };
  await finish();
  await orderChanges(market).pay(await seen());
  await finish();
  return { market, orderIds: milestones.map(({ milestoneId }) => milestoneId) };
}

it('a milestone is settled once, at the same moment and in later months', async () => {
  await moveTo(tolk, '2031-05-02T02:00:00Z');
  const earner = await earnInMilestones();
  const [first = '', second = ''] = earner.orderIds;
  await tolk.advance(7 * DAY + HOUR);
  const desk = await openDesk(tolk);
  const quotes = [
    await quote(earner, 'personalCard', [first]),
    await quote(earner, 'personalCard', [first]),
  ];
  const answers = await Promise.all(
    quotes.map(({ quoteId }) => sup<SettlementDetail>(earner, 'getJSSQ', { quoteId })),
  );
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1302]);
  const applied = answers.find(({ code }) => code === 0)?.data;
  const { settlementId = '', settlementNumber: number = '' } = applied ?? {};
  const batch = await approve(desk, await batchOf(desk, settlementId));
  await settleByBank(desk, batch, { number, yuan: '600.00' });
  for (const time of ['2031-05-20T02:00:00Z', '2031-05-31T16:00:00Z']) {
    await moveTo(tolk, time);
    expect((await before(earner)).available).toBe(1_200_00);
  }
  const again = await quote(earner, 'personalCard', [first, second]);
  expect(again).toMatchObject({ quoteId: null, obstacles: [{ reason: 'It has been paid out.' }] });
  expect((await apply(earner, 'personalCard', [second])).totalPrice).toBe(1_200_00);
});
