import { setTimeout as delay } from 'node:timers/promises';
import type { StaffSettlementDetail } from '@tolk/contract';
import { DAY, MINUTE } from '@tolk/domain';
import { dataOf } from '../../../test/support/market.ts';
import { payoutDesk } from '../../../test/support/payout-desk.ts';
import { receivePayoutState } from './receive-payout.ts';

const desk = payoutDesk();
const {
  approved,
  ask,
  ops,
  payouts,
  reason,
  sendAgain,
  shown,
  state,
  takeBack,
  tolk,
  tried,
  untried,
} = desk;

describe('a batch that its provider never takes in', () => {
  it('shows what the provider answered, and is tried again until then', async () => {
    payouts.paypal.isPoor = true;
    const batch = await approved('paypal');
    await tolk.settle();
    expect(await shown(batch)).toMatchObject({
      providerAnswer: 'INSUFFICIENT_FUNDS',
      triedTime: tolk.clock.now().toISOString(),
      acknowledgedTime: null,
    });
    payouts.paypal.isPoor = false;
    await tolk.advance(MINUTE);
    expect(await shown(batch)).toMatchObject({
      providerAnswer: null,
      acknowledgedTime: expect.any(String),
    });
    expect(payouts.paypal.sent).toHaveLength(1);
  });

  it.each([
    // PayPal said that it did nothing; Payoneer, asked by our numbers, knows none of them.
    ['paypal', 'isPoor'],
    ['payoneer', 'isPoor'],
    ['payoneer', 'down'],
  ] as const)('by %s (%s) is taken back: the money is ready again', async (method, fault) => {
    const batch = await tried(method, fault);
    const taken = await dataOf(takeBack(batch));
    expect(taken).toMatchObject({
      status: 'takenBack',
      failed: 2,
      takenBackBy: expect.any(String),
      takenBackTime: tolk.clock.now().toISOString(),
      allowedActions: [],
    });
    for (const { settlementId } of batch.settlements) {
      const detail = await dataOf(
        ops<StaffSettlementDetail>('getSettlementDetail', { settlementId }),
      );
      expect(detail).toMatchObject({ status: 'failed', failureReason: reason });
      expect(detail.timeline.at(-1)).toMatchObject({ action: 'fail', actor: 'staff' });
    }
    for (const { supplier } of desk.markets) {
      const { ready, available } = await state(supplier.personId);
      expect(ready).toBeGreaterThanOrEqual(710_00);
      expect(available).toBe(ready);
    }
    const [act] = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select(['action', 'details', 'staff_id'])
      .where('subject_id', '=', batch.payoutBatchId)
      .orderBy('at', 'desc')
      .limit(1)
      .execute();
    expect(act).toEqual({
      action: 'takeBackPayoutBatch',
      details: { number: batch.batchNumber, reason },
      staff_id: desk.finance.staffId,
    });
    expect((await takeBack(batch)).code).toBe(409);
    expect((await ask(batch)).code).toBe(409);
    await sendAgain(batch);
    await tolk.advance(DAY);
    expect(payouts[method].sent).toEqual([]);
  });

  it('that was never tried is taken back at once', async () => {
    const batch = await untried('paypal');
    expect(await dataOf(takeBack(batch))).toMatchObject({ status: 'takenBack' });
    await sendAgain(batch);
    expect(payouts.paypal.sent).toEqual([]);
  });

  it('is not taken back while PayPal’s last answer says nothing', async () => {
    const batch = await tried('paypal', 'down');
    expect(await takeBack(batch)).toMatchObject({
      code: 1313,
      msg: 'The provider has not confirmed that it never received this batch, so it can’t be cancelled yet. Ask the provider first.',
    });
    expect(await shown(batch)).toMatchObject({ status: 'approved' });
  });

  it('is not taken back while Payoneer is silent, or when it has a part of it', async () => {
    const batch = await tried('payoneer', 'down');
    payouts.payoneer.down = true;
    expect(await takeBack(batch)).toMatchObject({ code: 1311 });
    payouts.payoneer.down = false;
    payouts.payoneer.took.add(batch.settlements[1]?.settlementNumber ?? '');
    expect(await takeBack(batch)).toMatchObject({ code: 1312 });
    expect(await shown(batch)).toMatchObject({ status: 'approved', failed: 0 });
  });

  it('is not taken back when one of its payouts was reported, however its try ended', async () => {
    const batch = await tried('paypal', 'isPoor');
    await receivePayoutState(tolk.app.deps, {
      reference: batch.settlements[0]?.settlementNumber ?? '',
      state: 'pending',
      providerState: 'ONHOLD',
      providerReference: 'P1',
      reason: null,
    });
    expect(await takeBack(batch)).toMatchObject({ code: 1312 });
  });

  it('is not taken back right after a try, and says from when on it is', async () => {
    payouts.paypal.isPoor = true;
    const batch = await approved('paypal');
    await tolk.settle();
    const action = (await shown(batch)).allowedActions.find((one) => one.action === 'takeBack');
    expect(action).toMatchObject({
      enabled: false,
      reason: 'It has just been sent to the provider. Available 15 minutes after the last attempt.',
      availableAt: new Date(tolk.clock.now().getTime() + 15 * MINUTE).toISOString(),
    });
    expect(await takeBack(batch)).toMatchObject({ code: 409, msg: action?.reason });
  });

  it('needs a reason to be taken back', async () => {
    const { payoutBatchId } = await tried('payoneer', 'down');
    const blank = ops('takeBackPayoutBatch', { payoutBatchId, reason: '  ' });
    expect((await blank).code).toBe(422);
  });
});

describe('asking the provider now', () => {
  it('sends a batch to PayPal that it has not taken in', async () => {
    const batch = await tried('paypal', 'isPoor');
    payouts.paypal.down = true;
    expect(await ask(batch)).toMatchObject({ code: 1311 });
    payouts.paypal.down = false;
    expect(await dataOf(ask(batch))).toMatchObject({ acknowledgedTime: expect.any(String) });
    expect(payouts.paypal.sent).toHaveLength(1);
    await sendAgain(batch);
    expect(payouts.paypal.sent).toHaveLength(1);
    expect(await takeBack(batch)).toMatchObject({
      code: 409,
      msg: 'The provider has received this batch. Each payout ends with its answer.',
    });
  });

  it('finds a batch at Payoneer whose answer was lost, and books what became of it', async () => {
    const batch = await tried('payoneer', 'down');
    expect(await dataOf(ask(batch))).toMatchObject({ acknowledgedTime: null });
    expect(payouts.payoneer.sent).toEqual([]);
    for (const { settlementNumber } of batch.settlements) {
      payouts.payoneer.took.add(settlementNumber);
      payouts.payoneer.says.set(settlementNumber, { state: 'paid', providerState: 'Transferred' });
    }
    expect(await dataOf(ask(batch))).toMatchObject({
      acknowledgedTime: expect.any(String),
      settled: 2,
    });
    expect(await ask(batch)).toMatchObject({
      code: 409,
      msg: 'Every payout of this batch has ended.',
    });
  });

  it('is not possible for cards, which the bank answers by a file', async () => {
    const batch = await approved('personalCard');
    expect(batch.allowedActions).toEqual([]);
    for (const answer of [await ask(batch), await takeBack(batch)]) {
      expect(answer).toMatchObject({
        code: 409,
        msg: 'The bank pays this batch. Import its result file.',
      });
    }
  });
});

describe('sending and taking back at once', () => {
  it('a try that begins while the provider is asked wins', async () => {
    const batch = await untried('payoneer');
    payouts.payoneer.whileAsked = () => sendAgain(batch);
    const answer = await takeBack(batch);
    expect(answer.code).toBe(409);
    expect(payouts.payoneer.sent).toHaveLength(1);
    expect(await shown(batch)).toMatchObject({ status: 'approved', failed: 0 });
  });

  it('a batch is not taken back while it is on its way', async () => {
    const batch = await untried('payoneer');
    const answers: number[] = [];
    payouts.payoneer.whileSent = async () => void answers.push((await takeBack(batch)).code);
    await sendAgain(batch);
    expect(answers).toEqual([409]);
    expect(await shown(batch)).toMatchObject({
      status: 'approved',
      acknowledgedTime: expect.any(String),
    });
  });

  it('one of them wins, in each of 8 rounds, and the money goes one way', async () => {
    for (let round = 0; round < 8; round += 1) {
      payouts.payoneer.sent = [];
      const batch = await untried('payoneer');
      // A head start that grows, so that either comes first.
      const answers = await Promise.all([
        takeBack(batch),
        delay(round * 5).then(() => sendAgain(batch)),
        ...(round % 2 === 0 ? [takeBack(batch)] : []),
      ]);
      const won = answers.filter((answer) => answer && answer.code === 0).length;
      const { status, acknowledgedTime, failed } = await shown(batch);
      const wasSent = payouts.payoneer.sent.length > 0;
      expect([won, status, failed, acknowledgedTime !== null]).toEqual(
        wasSent ? [0, 'approved', 0, true] : [1, 'takenBack', 2, false],
      );
      await sendAgain(batch);
      expect(payouts.payoneer.sent).toHaveLength(wasSent ? 1 : 0);
      for (const { settlementNumber: reference } of wasSent ? batch.settlements : []) {
        const word = { state: 'failed', providerState: 'Rejected', reason: null } as const;
        await receivePayoutState(tolk.app.deps, { ...word, reference, providerReference: null });
      }
    }
  }, 60_000);
});
