import type { PayoutBatchDetail, StaffSettlementRow } from '@tolk/contract';
import { DAY, MINUTE } from '@tolk/domain';
import { dataOf } from '../../../test/support/market.ts';
import { payoutDesk } from '../../../test/support/payout-desk.ts';
import { ProviderRefused } from '../../ports/provider-errors.ts';
import { receivePayoutState } from './receive-payout.ts';

const desk = payoutDesk();
const {
  apply,
  approved,
  ask,
  block,
  draft,
  ops,
  payouts,
  sendAgain,
  shown,
  takeBack,
  tolk,
  tried,
  untried,
} = desk;

it('a payout that is refused whole fails whole, once', async () => {
  payouts.payoneer.refuses = true;
  const batch = await approved('payoneer');
  await Promise.all([sendAgain(batch), sendAgain(batch)]);
  payouts.payoneer.refuses = false;
  expect(await shown(batch)).toMatchObject({ failed: 2, providerAnswer: 'RECEIVER_INVALID' });
  await tolk.advance(DAY);
  expect(payouts.payoneer.sent).toEqual([]);
});

it('a try that is refused after another one was taken in ends no payout', async () => {
  const batch = await untried('payoneer');
  // The first is slow to arrive: its references are used by then, which is what it is refused for.
  payouts.payoneer.whileSent = async () => {
    delete payouts.payoneer.whileSent;
    await sendAgain(batch);
    throw new ProviderRefused('payoneer', 'DUPLICATE', 'used before');
  };
  await sendAgain(batch);
  expect(payouts.payoneer.sent).toHaveLength(1);
  expect(await shown(batch)).toMatchObject({
    failed: 0,
    acknowledgedTime: expect.any(String),
    providerAnswer: null,
  });
});

it.each([
  ['pending', 'ONHOLD'],
  ['paid', 'SUCCESS'],
] as const)(
  'a payout reported as %s keeps a refused try from ending its batch',
  async (word, providerState) => {
    const batch = await tried('paypal', 'down');
    await receivePayoutState(tolk.app.deps, {
      reference: batch.settlements[0]?.settlementNumber ?? '',
      state: word,
      providerState,
      providerReference: 'P1',
      reason: null,
    });
    payouts.paypal.refuses = true;
    expect(await ask(batch)).toMatchObject({ code: 1311 });
    expect(await shown(batch)).toMatchObject({ failed: 0, providerAnswer: 'RECEIVER_INVALID' });
    expect(await takeBack(batch)).toMatchObject({ code: 409 });
  },
);

it('a payout without an end for ten days is shown to finance, and asked about', async () => {
  const batch = await approved('paypal', [0]);
  const [{ settlementId, settlementNumber } = { settlementId: '', settlementNumber: '' }] =
    batch.settlements;
  await tolk.settle();
  const flagged = async () => {
    const page = { pageNum: 1, pageSize: 20, unresolved: true };
    const { list } = await dataOf(ops<{ list: StaffSettlementRow[] }>('getSettlementList', page));
    return list.map((row) => [row.settlementId, row.unresolved]);
  };
  await tolk.advance(10 * DAY - MINUTE);
  await desk.renewFinance();
  expect(await flagged()).toEqual([]);
  expect(await shown(batch)).toMatchObject({ unresolved: 0 });
  await tolk.advance(MINUTE);
  expect(await flagged()).toEqual([[settlementId, true]]);
  const { list } = await dataOf(
    ops<{ list: PayoutBatchDetail[] }>('getPayoutBatchList', { pageNum: 1, pageSize: 20 }),
  );
  expect(list[0]).toMatchObject({ batchNumber: batch.batchNumber, unresolved: 1 });
  // Asked without an answer it stays what it is: nobody guesses.
  expect(await dataOf(ask(batch))).toMatchObject({ unresolved: 1, settled: 0, failed: 0 });
  payouts.paypal.says.set(settlementNumber, { state: 'paid', providerState: 'SUCCESS' });
  expect(await dataOf(ask(batch))).toMatchObject({ unresolved: 0, settled: 1 });
  expect(await flagged()).toEqual([]);
});

describe('a supplier who is blocked', () => {
  it('is left out of a batch', async () => {
    const { settlementId, settlementNumber } = await apply(0, 'personalCard');
    const other = await apply(1, 'personalCard');
    await block(desk.markets[0]?.supplier.personId ?? '');
    const settlementIds = [settlementId, other.settlementId];
    expect(await ops('addPayoutBatch', { settlementIds })).toMatchObject({
      code: 1310,
      msg: `The supplier of ${settlementNumber} is blocked, so this can’t be paid out. Remove it from the batch.`,
    });
    const { list } = await dataOf(
      ops<{ list: StaffSettlementRow[] }>('getSettlementList', {
        pageNum: 1,
        pageSize: 20,
        status: 'applied',
      }),
    );
    expect(Object.fromEntries(list.map((row) => [row.settlementId, row.supplierBlocked]))).toEqual({
      [settlementId]: true,
      [other.settlementId]: false,
    });
  });

  it('is taken out of a draft before that is approved', async () => {
    const { batch, applications } = await draft('personalCard');
    const { payoutBatchId } = batch;
    const [blocked, other] = applications;
    await block(desk.markets[0]?.supplier.personId ?? '');
    const stopped = await shown(batch);
    expect(stopped.allowedActions.find(({ action }) => action === 'approve')).toEqual({
      action: 'approve',
      enabled: false,
      reason: 'A supplier in this batch is blocked. Remove their request first.',
    });
    const marked = stopped.settlements.filter(({ supplierBlocked }) => supplierBlocked);
    expect(marked.map(({ settlementId }) => settlementId)).toEqual([blocked?.settlementId]);
    expect(await ops('approvePayoutBatch', { payoutBatchId }, desk.admin)).toMatchObject({
      code: 1310,
      msg: `The supplier of ${blocked?.settlementNumber ?? ''} is blocked, so this can’t be paid out. Remove it from the batch.`,
    });
    const out = { payoutBatchId, settlementId: blocked?.settlementId };
    expect(await dataOf(ops<PayoutBatchDetail>('takeOutOfPayoutBatch', out))).toMatchObject({
      count: 1,
      total: 710_00,
      settlements: [{ settlementId: other?.settlementId }],
    });
    expect((await ops('takeOutOfPayoutBatch', out)).code).toBe(409);
    const last = { payoutBatchId, settlementId: other?.settlementId };
    expect(await ops('takeOutOfPayoutBatch', last)).toMatchObject({
      code: 409,
      msg: 'It is the only one in the batch. Cancel the batch instead.',
    });
    expect(await dataOf(ops('approvePayoutBatch', { payoutBatchId }, desk.admin))).toMatchObject({
      status: 'approved',
    });
    const freed = { settlementId: blocked?.settlementId };
    expect(await dataOf(ops('getSettlementDetail', freed))).toMatchObject({
      status: 'applied',
      payoutBatchId: null,
    });
  });

  it('is never approved, in whatever order block and approval come', async () => {
    const { batch } = await draft('personalCard', [0]);
    const { payoutBatchId } = batch;
    const [answer] = await Promise.all([
      ops('approvePayoutBatch', { payoutBatchId }, desk.admin),
      block(desk.markets[0]?.supplier.personId ?? ''),
    ]);
    expect([0, 1310]).toContain(answer.code);
    const { db } = tolk.app.deps;
    const { approved_at } = await db
      .selectFrom('payout_batch')
      .select('approved_at')
      .where('id', '=', payoutBatchId)
      .executeTakeFirstOrThrow();
    expect(approved_at !== null).toBe(answer.code === 0);
  });
});

describe('the database refuses', () => {
  it.each([
    [
      'approved by its maker',
      'payout_batch_four_eyes',
      () => ({ approved_by: desk.finance.staffId }),
    ],
    ['taken back by nobody', 'payout_batch_taken_back', () => ({ status: 'takenBack' as const })],
  ])('a batch that was %s', async (_what, constraint, changes) => {
    const { payoutBatchId } = await approved('personalCard', [0]);
    const { db } = tolk.app.deps;
    const update = db.updateTable('payout_batch').set(changes()).where('id', '=', payoutBatchId);
    await expect(update.execute()).rejects.toThrow(constraint);
  });
});
