import { DAY, HOUR } from '@tolk/domain';
import { expectBooksToFit } from '../../../test/support/books.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf } from '../../../test/support/market.ts';
import {
  apply,
  approve,
  batchOf,
  earn,
  moveTo,
  openDesk,
  ops,
  setRate,
  sup,
  type Desk,
  type Earner,
} from '../../../test/support/settlement-desk.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let desk: Desk;
let large: Earner;
let first: Earner;
let second: Earner;

/** Within the days on which settlements are applied for, with the hold of seven days over. */
beforeAll(async () => {
  await moveTo(tolk, '2031-03-02T02:00:00Z');
  large = await earn(tolk, [20_000_00]);
  first = await earn(tolk, [1_000_00]);
  second = await earn(tolk, [1_000_00]);
  await tolk.advance(7 * DAY + HOUR);
  desk = await openDesk(tolk);
  await setRate(desk, 71_000);
}, 120_000);
afterEach(() => expectBooksToFit(tolk));

it('a batch is approved by somebody else than who made it; a draft can be taken apart', async () => {
  const { settlementId, version } = await apply(large, 'personalCard');
  const draft = await batchOf(desk, settlementId);
  expect((await sup(large, 'withdrawSettlement', { settlementId, version })).code).toBe(409);
  const { payoutBatchId } = draft;
  expect(await ops(desk.finance, 'approvePayoutBatch', { payoutBatchId })).toMatchObject({
    code: 409,
    msg: 'You prepared it, so a colleague has to approve it.',
  });
  await dataOf(ops(desk.finance, 'dropPayoutBatch', { payoutBatchId }));
  const anew = await batchOf(desk, settlementId);
  expect((await ops(desk.finance, 'addPayoutBatch', { settlementIds: [settlementId] })).code).toBe(
    409,
  );
  const approved = await approve(desk, anew);
  expect(approved).toMatchObject({ status: 'approved', approvedBy: expect.any(String) });
  expect(approved.settlements[0]?.status).toBe('sent');
  const acts = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', 'in', [payoutBatchId, anew.payoutBatchId])
    .orderBy('at')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual([
    'addPayoutBatch',
    'dropPayoutBatch',
    'addPayoutBatch',
    'approvePayoutBatch',
  ]);
});

it('a batch holds one channel', async () => {
  const card = await apply(first, 'personalCard');
  const paypal = await apply(second, 'paypal');
  const settlementIds = [card.settlementId, paypal.settlementId];
  expect((await ops(desk.finance, 'addPayoutBatch', { settlementIds })).code).toBe(1305);
});
