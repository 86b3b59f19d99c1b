import { randomUUID } from 'node:crypto';
import { shanghaiDay, DAY, addMs } from '@tolk/domain';
import { fakeNotification } from '../support/fake-payments.ts';
import { dataOf, withKey } from '../support/market.ts';
import { addStaffMember } from '../support/staff.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

/** What makes the changing calls of the queues for refunds and reconciliation possible, by their names. */
export function financeBodies(tolk: TestApp, fixture: () => Fixture) {
  const proposal = async (workload = 12) => {
    const { projectOrderId } = await fixture().market.complete({ workload });
    return { projectOrderId, refundPercent: 100, reason: 'The glossary was not used.' };
  };
  /** Proposed by a colleague; large enough to wait. */
  const refundOf = async (workload: number) => {
    const colleague = await addStaffMember(tolk, 'finance');
    const path = '/opsinterface/proposeRefund';
    const body = await proposal(workload);
    return dataOf(colleague.call<{ refundId: string }>(path, body, withKey()));
  };
  const failedRefund = async () => {
    const { refundId } = await refundOf(12);
    await tolk.settle();
    await tolk.app.deps.db
      .updateTable('refund')
      .set({ status: 'failed', failure: 'refused' })
      .where('id', '=', refundId)
      .execute();
    return refundId;
  };
  const incident = async (): Promise<string> => {
    const { market } = fixture();
    const { paymentId } = await dataOf(market.callPayment(await market.receive()));
    const outTradeNo = await market.tradeNo(paymentId);
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1 }));
    const { id } = await tolk.app.deps.db
      .selectFrom('payment_incident')
      .select('id')
      .where('payment_attempt_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    return id;
  };
  /** A colleague proposed to send its money back, another one declined. */
  const keptByTwo = async (): Promise<string> => {
    const incidentId = await incident();
    const proposer = await addStaffMember(tolk, 'finance');
    const decliner = await addStaffMember(tolk, 'finance');
    const path = '/opsinterface/proposeIncidentRefund';
    const request = { incidentId, reason: 'The payer sent one fen.' };
    const { refundId } = await dataOf(
      proposer.call<{ refundId: string }>(path, request, withKey()),
    );
    const decision = { refundId, approve: false };
    await dataOf(decliner.call('/opsinterface/decideRefund', decision, withKey()));
    return incidentId;
  };
  return {
    proposeRefund: async () => ({ body: await proposal() }),
    decideRefund: async () => ({
      body: { refundId: (await refundOf(20)).refundId, approve: true },
    }),
    retryRefund: async () => ({ body: { refundId: await failedRefund() } }),
    confirmRefundByHand: async () => ({
      body: { refundId: await failedRefund(), bankReference: `ICBC ${randomUUID()}` },
    }),
    proposeIncidentRefund: async () => ({
      body: { incidentId: await incident(), reason: 'The payer sent one fen.' },
    }),
    resolvePaymentIncident: async () => ({
      body: { incidentId: await keptByTwo(), note: 'The payer asked us to keep it.' },
    }),
    runReconciliation: async () => ({ body: { day: '2020-04-05', method: 'alipay' } }),
    resolveDifference: async () => {
      const { market } = fixture();
      const admin = fixture().staff.admin;
      const order = await market.start();
      const day = shanghaiDay(addMs(tolk.app.deps.clock.now(), -3 * DAY));
      await tolk.app.deps.db
        .updateTable('payment_attempt')
        .set({ paid_at: addMs(tolk.app.deps.clock.now(), -3 * DAY) })
        .where('order_id', '=', order.projectOrderId)
        .execute();
      const path = '/opsinterface/runReconciliation';
      const { differences } = await dataOf(
        admin.call<{ differences: { differenceId: string; resolvedTime: string | null }[] }>(path, {
          day,
          method: 'wechatPay',
        }),
      );
      const open = differences.find(({ resolvedTime }) => resolvedTime === null);
      return { body: { differenceId: open?.differenceId, note: 'It is in the next bill.' } };
    },
  };
}
