import { DAY, HOUR } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  apply,
  before,
  earn,
  fees,
  moveTo,
  openDesk,
  quote,
  setRate,
  sup,
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
