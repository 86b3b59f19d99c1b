import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const payments = fakePayments();
const tolk = testApp({ replacements: { payments } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

function enabled(order: OrderDetail): string[] {
  return order.allowedActions.filter((action) => action.enabled).map(({ action }) => action);
}

describe('from a posting to an evaluated order', () => {
  it('goes through every step by calls alone', async () => {
    const { client, supplier } = market;
    const postingId = await market.publish();
    const applicationId = await market.apply(postingId);

    const sent = await market.send({ projectApplicationJLId: applicationId, supUserId: undefined });
    expect(sent).toMatchObject({
      orderState: 'sent',
      orderStatus: 'sent',
      version: 1,
      turn: 'supplier',
      amountOfMoney: 1_800_00,
      commissionXQ: 54_00,
      paymentAmount: 1_854_00,
      projectReleaseInforId: postingId,
      ledger: [],
    });
    expect(sent.orderNumber).toMatch(/^TK\d{8}-\d{6}$/);
    expect(enabled(sent)).toEqual(['edit', 'withdraw']);

    const received = await dataOf(market.accept(sent));
    expect(received).toMatchObject({ orderState: 'received', version: 2, turn: 'client' });
    const posting = await dataOf(
      client.call('/clientinterface/getPositionProjectDetail', {
        projectReleaseInforId: postingId,
      }),
    );
    expect(posting).toMatchObject({ projectStatus: 'opened', deliveriesCount: 1 });

    const attempt = await dataOf(market.callPayment(received));
    expect(attempt).toMatchObject({ status: 'pending', paymentAmount: 1_854_00, sandboxUrl: null });
    const outTradeNo = await market.tradeNo(attempt.paymentId);
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: 1_854_00 }));
    const started = await market.order('supplier', sent.projectOrderId);
    expect(started).toMatchObject({
      orderState: 'started',
      orderStatus: 'started',
      turn: 'supplier',
    });
    expect(started.turnUntil).toBe(started.deliverTime);
    expect(enabled(started)).toEqual(['deliver', 'proposeEnd', 'proposeChange', 'appeal']);

    await dataOf(market.deliver(started));
    const submitted = await market.order('client', sent.projectOrderId);
    expect(submitted).toMatchObject({
      orderState: 'submitted',
      turn: 'client',
      changeRoundsLeft: 2,
    });
    expect(submitted.deliverables).toMatchObject([
      { round: 1, description: 'The translation.', files: [{ fileName: 'contract.txt' }] },
    ]);
    expect(enabled(submitted)).toEqual([
      'requestChanges',
      'acceptResults',
      'proposeEnd',
      'proposeChange',
      'appeal',
    ]);

    const { projectOrderId, version } = submitted;
    const accepted = { projectOrderId, version, accept: true };
    const completed = await dataOf(
      client.call<OrderDetail>('/clientinterface/getAcceptanceResults', accepted, withKey()),
    );
    expect(completed).toMatchObject({ orderState: 'completed', orderStatus: 'ended', turn: null });
    expect(completed.timeline.map(({ action, actor }) => [action, actor])).toEqual([
      ['create', 'client'],
      ['accept', 'supplier'],
      ['confirmPayment', 'provider'],
      ['deliver', 'supplier'],
      ['acceptResults', 'client'],
    ]);

    const evaluation = { projectOrderId, evaluateGrade: 5, evaluateDescription: 'Precise.' };
    await dataOf(client.call('/clientinterface/addEvaluate', evaluation));
    const hidden = await dataOf(supplier.call('/supinterface/getEvaluateList', {}));
    expect(hidden).toMatchObject({
      total: 1,
      list: [
        { direction: 'received', evaluateGrade: null, evaluateDescription: null, visible: false },
      ],
    });
    const answer = { projectOrderId, evaluateGrade: 4, evaluateDescription: 'Clear brief.' };
    await dataOf(supplier.call('/supinterface/addEvaluate', answer));
    const shown = await dataOf(
      supplier.call('/supinterface/getEvaluateList', { direction: 'received' }),
    );
    expect(shown).toMatchObject({
      total: 1,
      list: [{ evaluateGrade: 5, evaluateDescription: 'Precise.', visible: true, mayReply: true }],
    });

    expect(await market.balances(projectOrderId)).toEqual({
      gatewayClearing: 1_854_00,
      supplierPending: -1_800_00,
      feeRevenue: -54_00,
    });
  });

  it('shows each side its own part of the ledger', async () => {
    const { projectOrderId } = await market.complete();
    const client = await market.order('client', projectOrderId);
    const supplier = await market.order('supplier', projectOrderId);
    const lines = (order: OrderDetail) =>
      order.ledger.map((entry) => [entry.event, ...entry.lines.map(({ account }) => account)]);
    expect(lines(client)).toEqual([
      ['paid', 'gatewayClearing', 'escrow', 'deferredFee'],
      ['completed', 'escrow', 'deferredFee', 'feeRevenue'],
    ]);
    expect(lines(supplier)).toEqual([
      ['paid', 'escrow'],
      ['completed', 'escrow', 'supplierPending'],
    ]);
  });

  it('shows earnings and spending on the overviews', async () => {
    const fresh = await openMarket(tolk);
    await fresh.complete();
    await fresh.start();
    const spending = await dataOf(
      fresh.client.call<{ spending: { months: { amount: number }[] } }>(
        '/clientinterface/getOverviewData',
        {},
      ),
    );
    expect(spending).toMatchObject({
      waitingOrders: [],
      spending: { currency: 'CNY', inEscrow: 1_854_00, total: 3_708_00 },
    });
    expect(spending.spending.months.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 3_708_00]);
    const earnings = await dataOf(fresh.supplier.call('/supinterface/getOverviewData', {}));
    expect(earnings).toMatchObject({
      waitingOrders: [{ orderState: 'started' }],
      earnings: { currency: 'CNY', pending: 1_800_00, available: 0 },
    });
  });

  it('asks for changes twice and no third time', async () => {
    const order = await market.submit();
    const { projectOrderId } = order;
    const ask = async (current: OrderDetail) => {
      const deliverTime = new Date(tolk.clock.now().getTime() + 6 * 86_400_000).toISOString();
      const { version } = current;
      return market.client.call<OrderDetail>(
        '/clientinterface/getAcceptanceResults',
        {
          projectOrderId,
          version,
          accept: false,
          changeRequest: 'Annex 2 is missing.',
          deliverTime,
        },
        withKey(),
      );
    };
    const first = await dataOf(ask(order));
    expect(first).toMatchObject({ orderState: 'changesRequested', changeRoundsLeft: 1 });
    expect(first.deliverables).toMatchObject([{ changeRequest: 'Annex 2 is missing.' }]);
    await dataOf(market.deliver(first));
    const second = await dataOf(ask(await market.order('client', projectOrderId)));
    await dataOf(market.deliver(second));
    const last = await market.order('client', projectOrderId);
    expect(last.allowedActions).toContainEqual({
      action: 'requestChanges',
      enabled: false,
      reason: 'The 2 rounds of changes have been used. Accept the work or appeal.',
    });
    expect(await ask(last)).toMatchObject({ code: 409, data: { version: last.version } });
  });
});
