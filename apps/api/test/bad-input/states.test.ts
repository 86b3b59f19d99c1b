import { DAY, HOUR, MINUTE, orderStates, type OrderState } from '@tolk/domain';
import {
  findOrder,
  updateOrder,
  type OrderChanges,
} from '../../src/orders/order/order-repository.ts';
import { fakeInvoices } from '../support/fake-invoices.ts';
import { fakePayments } from '../support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market, type OrderDetail } from '../support/market.ts';
import { testApp } from '../support/test-app.ts';
import { takeSnapshot } from './snapshot.ts';

const tolk = testApp({ replacements: { payments: fakePayments(), invoices: fakeInvoices() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

type Side = 'client' | 'supplier';
type Act = [side: Side, path: string, body: (order: OrderDetail) => object | Promise<object>];

const soon = () => new Date(tolk.clock.now().getTime() + 6 * DAY).toISOString();
const evaluation = { evaluateGrade: 4, evaluateDescription: 'As agreed.' };
const change = { workload: 15, reason: 'Two annexes came on top.' };
const proposal = { refundPercent: 50, reason: 'The project was stopped.' };
const appeal = {
  appealType: 'quality',
  reasonForAppeal: 'The annexes are missing.',
  refundPercent: 60,
  fileIds: [],
};
const handIn = async () => ({
  description: 'The translation.',
  fileIds: [await market.upload(market.supplier, 'delivery')],
});

/** Every call that acts on an order, with a body that is right where the state is. */
const acts = {
  edit: ['client', 'editProjectOrder', () => market.terms()],
  withdraw: ['client', 'withdrawProjectOrder', () => ({})],
  charge: ['client', 'getConfirmThePayment', () => ({})],
  pay: ['client', 'getCallPayment', () => ({ method: 'alipay', scene: 'phone' })],
  acceptResults: ['client', 'getAcceptanceResults', () => ({ accept: true })],
  requestChanges: [
    'client',
    'getAcceptanceResults',
    () => ({ accept: false, changeRequest: 'Annex 2.', deliverTime: soon() }),
  ],
  cancel: ['client', 'cancelProjectOrder', () => ({})],
  cancelBooking: ['client', 'cancelBooking', () => ({ percentDue: 50 })],
  giveUpBooking: ['supplier', 'giveUpBooking', () => ({ reason: 'I am ill.' })],
  evaluateSupplier: ['client', 'addEvaluate', () => evaluation],
  accept: ['supplier', 'acceptOrRejectProjectOrder', () => ({ accept: true })],
  reject: ['supplier', 'acceptOrRejectProjectOrder', () => ({ accept: false, reason: 'No time.' })],
  deliver: ['supplier', 'getDeliverables', handIn],
  evaluateClient: ['supplier', 'addEvaluate', () => evaluation],
  proposeEnd: ['client', 'proposeEnd', () => proposal],
  proposeEndAsSupplier: ['supplier', 'proposeEnd', () => proposal],
  agreeEnd: ['client', 'answerEnd', () => ({ agree: true })],
  declineEnd: ['supplier', 'answerEnd', () => ({ agree: false })],
  withdrawEnd: ['client', 'withdrawEnd', () => ({})],
  proposeChange: ['client', 'proposeChange', () => change],
  proposeChangeAsSupplier: ['supplier', 'proposeChange', () => change],
  counterChange: ['supplier', 'counterChange', () => change],
  agreeChange: ['client', 'answerChange', () => ({ agree: true })],
  declineChange: ['supplier', 'answerChange', () => ({ agree: false })],
  withdrawChange: ['client', 'withdrawChange', () => ({})],
  checkIn: ['supplier', 'checkIn', ({ startTime }) => ({ startTime })],
  appeal: ['client', 'addAppeal', () => appeal],
  appealAsSupplier: ['supplier', 'addAppeal', () => appeal],
} as const satisfies Record<string, Act>;
type ActName = keyof typeof acts;

interface Expected {
  /** What works, and the state it leads to. */
  works: Partial<Record<ActName, OrderState>>;
  /** Buttons of each side; `-` before one that is off. */
  client: string[];
  supplier: string[];
}

/** What both sides may do with an order that runs, and their buttons for it. */
const either = {
  appeal: 'inAppeal',
  appealAsSupplier: 'inAppeal',
} as const;
const changes = [
  'proposeChange',
  '-agreeChange',
  '-counterChange',
  '-declineChange',
  '-withdrawChange',
];
const ends = ['proposeEnd', '-agreeEnd', '-declineEnd', '-withdrawEnd', ...changes, 'appeal'];
const endsOfClient = ends.toSpliced(-1, 0, '-payChange');
/** Both sides may propose another due time, workload or price, and nothing comes of it by that. */
const changeIn = (state: OrderState) => ({
  proposeChange: state,
  proposeChangeAsSupplier: state,
});

/** Written by hand from the table of orders in the design. */
const table: Record<OrderState, Expected> = {
  sent: {
    works: { edit: 'sent', withdraw: 'rejected', accept: 'received', reject: 'rejected' },
    client: ['edit', 'withdraw'],
    supplier: ['accept', 'reject'],
  },
  received: {
    works: {
      edit: 'sent',
      withdraw: 'rejected',
      charge: 'received',
      pay: 'received',
      ...changeIn('received'),
    },
    client: ['edit', 'withdraw', 'pay', ...changes],
    supplier: changes,
  },
  rejected: { works: { edit: 'sent' }, client: ['edit'], supplier: [] },
  started: {
    works: {
      ...either,
      ...changeIn('started'),
      deliver: 'submitted',
      proposeEnd: 'started',
      proposeEndAsSupplier: 'started',
    },
    client: ['-cancelOverdue', '-checkIn', '-cancelBooking', ...endsOfClient],
    supplier: ['deliver', '-checkIn', '-giveUpBooking', ...ends],
  },
  submitted: {
    works: {
      ...either,
      ...changeIn('submitted'),
      acceptResults: 'completed',
      requestChanges: 'changesRequested',
      proposeEnd: 'submitted',
      proposeEndAsSupplier: 'submitted',
    },
    client: ['requestChanges', 'acceptResults', '-checkIn', ...endsOfClient],
    supplier: ['-checkIn', ...ends],
  },
  changesRequested: {
    works: {
      ...either,
      ...changeIn('changesRequested'),
      deliver: 'submitted',
      proposeEnd: 'changesRequested',
      proposeEndAsSupplier: 'changesRequested',
    },
    client: endsOfClient,
    supplier: ['deliver', ...ends],
  },
  completed: {
    works: { ...either, evaluateSupplier: 'completed', evaluateClient: 'completed' },
    client: ['appeal', 'evaluate'],
    supplier: ['appeal', 'evaluate'],
  },
  unpaid: { works: {}, client: [], supplier: [] },
  refunded: { works: {}, client: [], supplier: [] },
  agreed: {
    works: { evaluateSupplier: 'agreed', evaluateClient: 'agreed' },
    client: ['evaluate'],
    supplier: ['evaluate'],
  },
  ruled: {
    works: { evaluateSupplier: 'ruled', evaluateClient: 'ruled' },
    client: ['evaluate'],
    supplier: ['evaluate'],
  },
  inAppeal: { works: {}, client: [], supplier: [] },
};

/** How an order comes into each state: by calls, and by the repository where no call leads there yet. */
const reach: Record<OrderState, () => Promise<OrderDetail>> = {
  sent: () => market.send(),
  received: () => market.receive(),
  rejected: () => after(market.send(), 'withdraw'),
  started: () => market.start(),
  submitted: () => market.submit(),
  changesRequested: () => after(market.submit(), 'requestChanges'),
  completed: () => market.complete(),
  unpaid: () => later(market.receive(), 48 * HOUR),
  refunded: () => later(market.start(), 12 * DAY),
  agreed: () => after(after(market.start(), 'proposeEndAsSupplier'), 'agreeEnd'),
  ruled: () => put(market.start(), () => ({ state: 'ruled', ended_at: tolk.clock.now() })),
  inAppeal: () => after(market.submit(), 'appeal'),
};

const noBooking = { en: 'This order has no booking.', 'zh-CN': '该订单没有口译场次。' };
const messages = {
  en: 'The order’s current state does not allow this. See what is possible now.',
  'zh-CN': '订单当前状态不支持此操作，请查看当前可进行的操作。',
} as const;
const noProposal = { en: 'No one has proposed to end the order.', 'zh-CN': '尚无结束订单的提议。' };
const noChange = { en: 'No one has proposed a change.', 'zh-CN': '尚无变更提议。' };
const whyOff: Readonly<Record<string, { en: string; 'zh-CN': string }>> = {
  cancelOverdue: {
    en: 'Available 24 hours after the due time if the work still isn’t done.',
    'zh-CN': '超过截止时间 24 小时仍未完成时可操作。',
  },
  checkIn: noBooking,
  cancelBooking: noBooking,
  giveUpBooking: noBooking,
  agreeEnd: noProposal,
  declineEnd: noProposal,
  withdrawEnd: noProposal,
  counterChange: noChange,
  agreeChange: noChange,
  declineChange: noChange,
  withdrawChange: noChange,
  payChange: { en: 'There is no difference to pay.', 'zh-CN': '目前没有待补的差额。' },
};

describe.each(orderStates)('an order that is %s', (state) => {
  const refused = (Object.keys(acts) as ActName[]).filter((name) => !(name in table[state].works));

  it.each(['en', 'zh-CN'] as const)(
    `refuses ${refused.length} calls with 409 in %s and says what is allowed`,
    async (language) => {
      const order = await reach[state]();
      expect(order.orderState).toBe(state);
      // What the way there set off, as a refund, comes to its end; both have been seen since.
      await tolk.advance(2 * MINUTE);
      for (const side of ['client', 'supplier'] as const) {
        await market.order(side, order.projectOrderId);
      }
      const bodies = await Promise.all(refused.map((name) => bodyOf(name, order)));
      const before = await takeSnapshot(tolk.app.deps.db, ['idempotency']);
      for (const [at, name] of refused.entries()) {
        const [side] = acts[name];
        const answer = await carryOut(name, order, bodies[at] ?? {}, language);
        const { allowedActions = [], version } = answer.data;
        expect([name, answer.status, answer.code, answer.msg, version]).toEqual([
          name,
          200,
          409,
          messages[language],
          order.version,
        ]);
        expect([name, buttons(allowedActions)]).toEqual([name, table[state][side]]);
        for (const { action, enabled, reason } of allowedActions)
          expect(reason).toBe(enabled ? undefined : whyOff[action]?.[language]);
      }
      expect(await takeSnapshot(tolk.app.deps.db, ['idempotency'])).toEqual(before);
    },
  );
});

const works = orderStates.flatMap((state) =>
  Object.entries(table[state].works).map(([name, to]) => [state, name as ActName, to] as const),
);

it.each(works)(
  'an order that is %s allows the call %s, which leaves it %s',
  async (state, name, to) => {
    const order = await reach[state]();
    expect(buttons(order.allowedActions)).toEqual(table[state].client);
    const answer = await carryOut(name, order, await bodyOf(name, order), 'en');
    expect([answer.code, answer.msg]).toEqual([0, '']);
    expect((await market.order('client', order.projectOrderId)).orderState).toBe(to);
  },
);

describe('guards of the order', () => {
  it('a client cancels a day after the due time, not before', async () => {
    const order = await later(market.start(), 6 * DAY - HOUR);
    expect((await carryOut('cancel', order, {}, 'en')).code).toBe(409);
    const overdue = await later(Promise.resolve(order), HOUR);
    expect(buttons(overdue.allowedActions)).toContain('cancelOverdue');
    expect((await carryOut('cancel', overdue, {}, 'en')).code).toBe(0);
  });

  it('a third round of changes is refused, and why stands in both languages', async () => {
    let order = await market.submit();
    for (let round = 0; round < 2; round += 1) {
      order = await after(Promise.resolve(order), 'requestChanges');
      order = await after(Promise.resolve(order), 'deliver');
    }
    const body = await bodyOf('requestChanges', order);
    const english = await carryOut('requestChanges', order, body, 'en');
    expect(english.code).toBe(409);
    expect(english.data.allowedActions?.slice(0, 2)).toEqual([
      {
        action: 'requestChanges',
        enabled: false,
        reason: 'The 2 rounds of changes have been used. Accept the work or appeal.',
      },
      { action: 'acceptResults', enabled: true },
    ]);
    const chinese = await carryOut('requestChanges', order, body, 'zh-CN');
    expect(chinese.data.allowedActions?.[0]?.reason).toBe(
      '2 次修改机会已用完，您可以验收或提起申诉。',
    );
  });

  it('a second evaluation is refused, and why stands in both languages', async () => {
    const order = await after(market.complete(), 'evaluateSupplier');
    const english = await carryOut('evaluateSupplier', order, evaluation, 'en');
    expect(english.data.allowedActions).toEqual([
      { action: 'appeal', enabled: true },
      { action: 'evaluate', enabled: false, reason: 'You have already left a review.' },
    ]);
    const chinese = await carryOut('evaluateSupplier', order, evaluation, 'zh-CN');
    expect(chinese.data.allowedActions?.[1]?.reason).toBe('您已评价过该订单。');
  });
});

interface Refused {
  allowedActions?: { action: string; enabled: boolean; reason?: string }[];
  version?: number;
}

async function bodyOf(name: ActName, order: OrderDetail): Promise<object> {
  const [, , body]: Act = acts[name];
  return body(order);
}

function carryOut(name: ActName, order: OrderDetail, more: object, language: 'en' | 'zh-CN') {
  const [side, call] = acts[name];
  const path = `/${side === 'client' ? 'clientinterface' : 'supinterface'}/${call}`;
  const { projectOrderId, version } = order;
  const headers = { 'accept-language': language };
  return market[side].call<Refused>(
    path,
    { projectOrderId, version, ...more },
    { ...withKey(), headers },
  );
}

function buttons(actions: readonly { action: string; enabled: boolean }[]): string[] {
  return actions.map(({ action, enabled }) => (enabled ? action : `-${action}`));
}

async function after(reached: Promise<OrderDetail>, name: ActName): Promise<OrderDetail> {
  const order = await reached;
  await dataOf(carryOut(name, order, await bodyOf(name, order), 'en'));
  return market.order('client', order.projectOrderId);
}

async function later(reached: Promise<OrderDetail>, ms: number): Promise<OrderDetail> {
  const { projectOrderId } = await reached;
  await tolk.advance(ms);
  return market.order('client', projectOrderId);
}

async function put(
  reached: Promise<OrderDetail>,
  changesNow: () => OrderChanges,
): Promise<OrderDetail> {
  const { projectOrderId } = await reached;
  await tolk.app.deps.db.transaction().execute(async (tx) => {
    const order = await findOrder(tx, projectOrderId);
    await updateOrder(tx, projectOrderId, { ...changesNow(), version: (order?.version ?? 0) + 1 });
  });
  return market.order('client', projectOrderId);
}
