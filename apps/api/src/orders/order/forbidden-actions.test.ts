import { DAY, HOUR, type OrderState } from '@tolk/domain';
import type { Answer } from '@tolk/testing/caller';
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

beforeAll(async () => {
  market = await openMarket(tolk);
});

type Refused = { allowedActions: { action: string }[]; version: number };
type Act = (order: OrderDetail) => Promise<Answer<Refused>>;

const target = ({ projectOrderId, version }: OrderDetail) => ({ projectOrderId, version });
const asClient = (path: string, more: object): Act => {
  return (order) =>
    market.client.call(`/clientinterface/${path}`, { ...target(order), ...more }, withKey());
};
const asSupplier = (path: string, more: object): Act => {
  return (order) =>
    market.supplier.call(`/supinterface/${path}`, { ...target(order), ...more }, withKey());
};
const soon = () => new Date(tolk.clock.now().getTime() + 6 * DAY).toISOString();
const proposal = { refundPercent: 50, reason: 'The project was stopped.' };
const appeal = {
  appealType: 'quality',
  reasonForAppeal: 'The annexes are missing.',
  refundPercent: 60,
  fileIds: [],
};
const change = { workload: 15, reason: 'Two annexes came on top.' };
const evaluation = { evaluateGrade: 5, evaluateDescription: 'Good.' };
const withoutVersion = (person: 'client' | 'supplier'): Act => {
  const path = person === 'client' ? '/clientinterface/addEvaluate' : '/supinterface/addEvaluate';
  return ({ projectOrderId }) => market[person].call(path, { projectOrderId, ...evaluation });
};

/** Every call that moves an order, by what it is called in the table below. */
const acts: Record<string, Act> = {
  'client: edit': (order) => asClient('editProjectOrder', market.terms())(order),
  'client: withdraw': asClient('withdrawProjectOrder', {}),
  'client: see the charge': ({ projectOrderId }) =>
    market.client.call('/clientinterface/getConfirmThePayment', { projectOrderId }),
  'client: pay': asClient('getCallPayment', { method: 'alipay', scene: 'phone' }),
  'client: accept results': asClient('getAcceptanceResults', { accept: true }),
  'client: ask for changes': (order) =>
    asClient('getAcceptanceResults', {
      accept: false,
      changeRequest: 'More.',
      deliverTime: soon(),
    })(order),
  'client: cancel': asClient('cancelProjectOrder', {}),
  'client: cancel a booking': asClient('cancelBooking', { percentDue: 50 }),
  'client: evaluate': withoutVersion('client'),
  'supplier: accept': asSupplier('acceptOrRejectProjectOrder', { accept: true }),
  'supplier: reject': asSupplier('acceptOrRejectProjectOrder', { accept: false, reason: 'Busy.' }),
  'supplier: deliver': async (order) => {
    const fileIds = [await market.upload(market.supplier, 'delivery')];
    return asSupplier('getDeliverables', { description: 'Done.', fileIds })(order);
  },
  'supplier: evaluate': withoutVersion('supplier'),
  'client: propose an end': asClient('proposeEnd', proposal),
  'client: agree to an end': asClient('answerEnd', { agree: true }),
  'client: take a proposal back': asClient('withdrawEnd', {}),
  'client: propose a change': asClient('proposeChange', change),
  'client: agree to a change': asClient('answerChange', { agree: true }),
  'client: drop a change': asClient('withdrawChange', {}),
  'client: appeal': asClient('addAppeal', appeal),
  'supplier: propose an end': asSupplier('proposeEnd', proposal),
  'supplier: decline an end': asSupplier('answerEnd', { agree: false }),
  'supplier: propose a change': asSupplier('proposeChange', change),
  'supplier: counter a change': asSupplier('counterChange', change),
  'supplier: decline a change': asSupplier('answerChange', { agree: false }),
  'supplier: check in': (order) => asSupplier('checkIn', { startTime: order.startTime })(order),
  'supplier: cancel a booking': asSupplier('giveUpBooking', { reason: 'I am ill.' }),
  'supplier: appeal': asSupplier('addAppeal', appeal),
};

/** What both sides may do about the terms of an order that is accepted or runs. */
const changes = ['client: propose a change', 'supplier: propose a change'];

/** What both sides may do with an order that runs. */
const either = [
  ...changes,
  'client: propose an end',
  'client: appeal',
  'supplier: propose an end',
  'supplier: appeal',
];

/** What each state allows, written by hand; the rest is tried and has to be refused. */
const allowed: Partial<Record<OrderState, string[]>> = {
  sent: ['client: edit', 'client: withdraw', 'supplier: accept', 'supplier: reject'],
  received: [
    'client: edit',
    'client: withdraw',
    'client: see the charge',
    'client: pay',
    ...changes,
  ],
  rejected: ['client: edit'],
  started: ['supplier: deliver', ...either],
  submitted: ['client: accept results', 'client: ask for changes', ...either],
  changesRequested: ['supplier: deliver', ...either],
  completed: ['client: evaluate', 'supplier: evaluate', 'client: appeal', 'supplier: appeal'],
  unpaid: [],
  refunded: [],
  agreed: ['client: evaluate', 'supplier: evaluate'],
  inAppeal: [],
};

/** How an order comes into each state. */
const reach: Record<string, () => Promise<OrderDetail>> = {
  sent: () => market.send(),
  received: () => market.receive(),
  rejected: async () => {
    const order = await market.send();
    await acts['client: withdraw']?.(order);
    return market.order('client', order.projectOrderId);
  },
  started: () => market.start(),
  submitted: () => market.submit(),
  changesRequested: async () => {
    const order = await market.submit();
    await acts['client: ask for changes']?.(order);
    return market.order('client', order.projectOrderId);
  },
  completed: () => market.complete(),
  unpaid: async () => {
    const order = await market.receive();
    await tolk.advance(48 * HOUR);
    return market.order('client', order.projectOrderId);
  },
  refunded: async () => {
    const order = await market.start();
    await tolk.advance(12 * DAY);
    return market.order('client', order.projectOrderId);
  },
  agreed: async () => {
    const order = await market.start();
    await acts['supplier: propose an end']?.(order);
    const proposed = await market.order('client', order.projectOrderId);
    await acts['client: agree to an end']?.(proposed);
    // The refund is sent meanwhile.
    await tolk.settle();
    return market.order('client', order.projectOrderId);
  },
  inAppeal: async () => {
    const order = await market.submit();
    await acts['client: appeal']?.(order);
    return market.order('client', order.projectOrderId);
  },
};

describe.each(Object.keys(allowed) as OrderState[])('an order that is %s', (state) => {
  it('refuses everything that its state does not allow, and stays as it is', async () => {
    const order = await (reach[state] as () => Promise<OrderDetail>)();
    expect(order.orderState).toBe(state);
    const forbidden = Object.keys(acts).filter((name) => !allowed[state]?.includes(name));
    for (const name of forbidden) {
      const answer = await acts[name]?.(order);
      expect([name, answer?.code]).toEqual([name, 409]);
      expect(answer?.data.version).toBe(order.version);
      expect(Array.isArray(answer?.data.allowedActions)).toBe(true);
    }
    const after = await market.order('client', order.projectOrderId);
    expect({ ...after, allowedActions: [] }).toEqual({ ...order, allowedActions: [] });
  });
});

describe('an action on an older version', () => {
  it('is refused and told the current one', async () => {
    const first = await market.send();
    const edited = await dataOf(acts['client: edit']?.(first) as Promise<Answer<OrderDetail>>);
    expect(edited).toMatchObject({ orderState: 'sent', version: 2 });
    const answer = await market.accept(first);
    expect(answer).toMatchObject({
      code: 409,
      msg: 'The order has changed in the meantime. Read the new version before you continue.',
      data: { version: 2, allowedActions: [{ action: 'accept' }, { action: 'reject' }] },
    });
    expect((await market.accept(edited)).code).toBe(0);
  });

  it('has its reasons in the caller’s language', async () => {
    const order = await market.start();
    const answer = await market.client.call('/clientinterface/cancelProjectOrder', target(order), {
      ...withKey(),
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(answer).toMatchObject({
      code: 409,
      msg: '订单当前状态不支持此操作，请查看当前可进行的操作。',
    });
    expect(answer.data).toMatchObject({
      allowedActions: expect.arrayContaining([
        expect.objectContaining({
          action: 'cancelOverdue',
          enabled: false,
          reason: '超过截止时间 24 小时仍未完成时可操作。',
        }),
      ]),
    });
  });
});
