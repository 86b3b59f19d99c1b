import type { Answer } from '@tolk/testing/caller';
import { DAY } from '@tolk/domain';
import { raceRounds } from '../support/endurance.ts';
import { fakeInvoices } from '../support/fake-invoices.ts';
import { fakePayments } from '../support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Attempt,
  type Market,
  type OrderDetail,
} from '../support/market.ts';
import { signUp } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';

/*
 * One person in two tabs, and two people at once, besides the races of orders/order/races.test.ts.
 */
const tolk = testApp({ replacements: { payments: fakePayments(), invoices: fakeInvoices() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

type Call = (order: OrderDetail) => Promise<Answer<unknown>>;

const target = ({ projectOrderId, version }: OrderDetail) => ({ projectOrderId, version });
const soon = () => new Date(tolk.clock.now().getTime() + 6 * DAY).toISOString();
const byClient = (call: string, more: () => object = () => ({})): Call => {
  return (order) =>
    market.client.call(`/clientinterface/${call}`, { ...target(order), ...more() }, withKey());
};
const edit = byClient('editProjectOrder', () => market.terms());
const withdraw = byClient('withdrawProjectOrder');
const acceptResults = byClient('getAcceptanceResults', () => ({ accept: true }));
const askForChanges = byClient('getAcceptanceResults', () => ({
  accept: false,
  changeRequest: 'Annex 2.',
  deliverTime: soon(),
}));
const pay = byClient('getCallPayment', () => ({ method: 'wechatPay', scene: 'desktop' }));
const decide =
  (accept: boolean): Call =>
  (order) =>
    market.supplier.call('/supinterface/acceptOrRejectProjectOrder', {
      ...target(order),
      accept,
      reason: 'No time.',
    });
/** Both tabs deliver one file: what nobody uses would pile up over the rounds. */
const deliveries = new Map<string, Promise<string>>();
const deliver: Call = async (order) => {
  const { projectOrderId } = order;
  const file = deliveries.get(projectOrderId) ?? market.upload(market.supplier, 'delivery');
  deliveries.set(projectOrderId, file);
  return market.deliver(order, { fileIds: [await file] });
};

/** Who is at it, from which state, and the events that either outcome may add to the timeline. */
const races: [name: string, () => Promise<OrderDetail>, Call, Call, [string, string]][] = [
  ['accept in two tabs', () => market.send(), decide(true), decide(true), ['accept', 'accept']],
  ['reject in two tabs', () => market.send(), decide(false), decide(false), ['reject', 'reject']],
  ['edit in two tabs', () => market.send(), edit, edit, ['edit', 'edit']],
  ['withdraw in two tabs', () => market.send(), withdraw, withdraw, ['withdraw', 'withdraw']],
  ['edit ∥ accept', () => market.send(), edit, decide(true), ['edit', 'accept']],
  ['edit ∥ reject', () => market.send(), edit, decide(false), ['edit', 'reject']],
  ['withdraw ∥ reject', () => market.send(), withdraw, decide(false), ['withdraw', 'reject']],
  ['deliver in two tabs', () => market.start(), deliver, deliver, ['deliver', 'deliver']],
  [
    'accept results in two tabs',
    () => market.submit(),
    acceptResults,
    acceptResults,
    ['acceptResults', 'acceptResults'],
  ],
  [
    'ask for changes in two tabs',
    () => market.submit(),
    askForChanges,
    askForChanges,
    ['requestChanges', 'requestChanges'],
  ],
];

it.each(races)(
  '%s: one wins, the other hears what is allowed now',
  async (_name, reach, one, two, actions) => {
    for (let round = 0; round < raceRounds; round += 1) {
      const order = await reach();
      const answers = await Promise.all([one(order), two(order)]);
      const winner = answers.findIndex(({ code }) => code === 0);
      const loser = answers[1 - winner] as Answer<{ version: number; allowedActions: object[] }>;
      expect(answers.map(({ status, code }) => [status, code])).toContainEqual([200, 0]);
      expect(loser).toMatchObject({ status: 200, code: 409 });
      const now = await market.order('client', order.projectOrderId);
      expect(now.version).toBe(order.version + 1);
      expect(loser.data.version).toBe(now.version);
      expect(now.timeline).toHaveLength(order.timeline.length + 1);
      expect(now.timeline.at(-1)?.action).toBe(actions[winner]);
    }
  },
);

it('edit ∥ start to pay: what is paid is what both agreed on', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const order = await market.receive();
    const [edited, attempt] = await Promise.all([edit(order), pay(order)]);
    expect(edited.code).toBe(0);
    expect([0, 409]).toContain(attempt.code);
    const open = await tolk.app.deps.db
      .selectFrom('payment_attempt')
      .select('order_version')
      .where('order_id', '=', order.projectOrderId)
      .where('status', '=', 'pending')
      .execute();
    expect(open).toEqual([]);
  }
});

it('start to pay in two tabs: one attempt', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const order = await market.receive();
    const [one, two] = await Promise.all([dataOf(pay(order)), dataOf(pay(order))]);
    expect((one as Attempt).paymentId).toBe((two as Attempt).paymentId);
    expect((one as Attempt).codeUrl).toBe((two as Attempt).codeUrl);
  }
});

it('an order ∥ the supplier’s withdrawal from one application: one wins', async () => {
  for (let round = 0; round < raceRounds; round += 1) {
    const projectApplicationJLId = await market.apply(await market.publish());
    const [ordered, withdrawn] = await Promise.all([
      market.client.call(
        '/clientinterface/addProjectOrder',
        market.terms({ projectApplicationJLId }),
        withKey(),
      ),
      market.supplier.call('/supinterface/withdrawProjectApplicationJL', {
        projectApplicationJLId,
      }),
    ]);
    expect(new Set([ordered.code, withdrawn.code])).toEqual(new Set([0, 409]));
  }
});

it.each([
  ['finish', 'finishPositionProject', [0, 1102]],
  ['delete', 'delPositionProject', [1105, 404]],
] as const)(
  '%s ∥ apply for one posting: it holds no application that it may not have',
  async (_name, call, [firstCode, otherCode]) => {
    for (let round = 0; round < raceRounds; round += 1) {
      const projectReleaseInforId = await market.publish();
      const form = { projectReleaseInforId, content: 'Me, please.', expectedPrice: 100_00 };
      const [closed, applied] = await Promise.all([
        market.client.call(`/clientinterface/${call}`, { projectReleaseInforId }),
        market.supplier.call('/supinterface/addProjectApplicationJL', form),
      ]);
      expect([
        [0, otherCode],
        [firstCode, 0],
      ]).toContainEqual([closed.code, applied.code]);
    }
  },
);

it('a code used in two tabs opens one session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await signUp(tolk, 'client');
    const { account } = person;
    await tolk.advance(61_000);
    await person.call('/clientinterface/loginActiveCode', { account });
    await tolk.settle();
    const code = /\b\d{6}\b/.exec(tolk.mails.findLast(({ to }) => to === account)?.text ?? '')?.[0];
    const login = () => tolk.caller().call('/clientinterface/login', { account, code });
    const codes = (await Promise.all([login(), login()])).map((answer) => answer.code);
    expect(new Set(codes)).toEqual(new Set([0, 1002]));
  }
});

it('after all races every entry of the ledger balances', async () => {
  const sums = Object.values(await market.balances());
  expect(sums.reduce((sum, balance) => sum + balance, 0)).toBe(0);
});
