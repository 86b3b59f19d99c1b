import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { orderChanges } from '../../../test/support/changes.ts';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import {
  act,
  foundOrganisation,
  organisation,
  organisationCall,
  type TestOrganisation,
} from '../../../test/support/organisations.ts';
import { inMilestones } from '../../../test/support/milestones.ts';
import { negotiationOf } from '../../../test/support/negotiations.ts';
import type { TestPerson } from '../../../test/support/people.ts';
import type { Invalidation } from '@tolk/contract/socket-events';
import { heard, openTestSockets } from '../../../test/support/open-sockets.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
const { connected } = openTestSockets(tolk);

/** Who asks is the market's client; an order costs 1,854.00, and above 1,000.00 somebody approves. */
let market: Market;
let nordlys: TestOrganisation;
let approver: TestPerson;
let payer: TestPerson;
beforeEach(async () => {
  market = await openMarket(tolk);
  nordlys = await foundOrganisation(tolk, { approvalAbove: 1_000_00 });
  await nordlys.admit(market.client, 'asks');
  approver = await nordlys.join('approves');
  payer = await nordlys.join('pays');
});

const decide = (person: TestPerson, projectOrderId: string, changes = {}) =>
  organisationCall(person, 'decideOrderApproval', {
    projectOrderId,
    total: 1_854_00,
    approve: true,
    note: '',
    ...changes,
  });

const approvalOf = (person: TestPerson, projectOrderId: string) =>
  organisation(person, 'getOrderApproval', { projectOrderId });

const payBy = (person: TestPerson, { projectOrderId, version }: OrderDetail) =>
  person.call<{
    paymentId: string;
    paymentAmount: number;
    /** Where it is refused. */
    allowedActions?: OrderDetail['allowedActions'];
  }>(
    '/clientinterface/getCallPayment',
    { projectOrderId, version, method: 'wechatPay', scene: 'desktop' },
    withKey(),
  );

async function settle(person: TestPerson, order: OrderDetail): Promise<void> {
  const { paymentId, paymentAmount } = await dataOf(payBy(person, order));
  const outTradeNo = await market.tradeNo(paymentId);
  await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount: paymentAmount }));
}

const actionOf = async (person: TestPerson, projectOrderId: string, action: string) => {
  const path = '/clientinterface/getProjectOrderIdData';
  const { allowedActions } = await dataOf(person.call<OrderDetail>(path, { projectOrderId }));
  return allowedActions.find((one) => one.action === action);
};

const titlesFor = async (person: TestPerson) => {
  const token = person.token;
  await act(person, null);
  const answer = person.call<{ list: { title: string; path: string }[] }>(
    '/clientinterface/getXXTZDatas',
    {},
  );
  const { list } = await dataOf(answer);
  expect(person.token).not.toBe(token);
  await act(person, nordlys.organisationId);
  return list.map(({ title }) => title);
};

type Row = { projectOrderId: string; approval?: string };
type Rows = { total: number; list: Row[] };

const overviewOf = async (person: TestPerson) =>
  dataOf(
    person.call<{ waitingApprovals?: Rows; firstSteps: object[] | null }>(
      '/clientinterface/getOverviewData',
      {},
    ),
  );

/** The ids of those that the member is asked to decide on. */
const asked = async (person: TestPerson) =>
  (await overviewOf(person)).waitingApprovals?.list.map(({ projectOrderId }) => projectOrderId);

describe('an order above the organisation’s amount', () => {
  it('is paid by who pays once somebody else has approved it', async () => {
    const order = await market.receive();
    expect(order.paymentAmount).toBe(1_854_00);
    expect(await payBy(payer, order)).toMatchObject({ code: 409 });
    expect(await actionOf(payer, order.projectOrderId, 'pay')).toEqual({
      action: 'pay',
      enabled: false,
      reason: 'Somebody in your organisation has to approve this amount first.',
    });
    expect(
      await decide(approver, order.projectOrderId, { note: 'Needed for the tender.' }),
    ).toMatchObject({
      code: 0,
      data: {
        state: 'approved',
        decisions: [{ approved: true, total: 1_854_00, note: 'Needed for the tender.' }],
      },
    });
    expect(await actionOf(payer, order.projectOrderId, 'pay')).toEqual({
      action: 'pay',
      enabled: true,
    });
    await settle(payer, order);
    expect(await market.order('client', order.projectOrderId)).toMatchObject({
      orderState: 'started',
    });
    expect(await market.balances(order.projectOrderId)).toMatchObject({ escrow: -1_800_00 });
    const receipt = await tolk.app.deps.db
      .selectFrom('order_payer')
      .select('name')
      .where('order_id', '=', order.projectOrderId)
      .executeTakeFirst();
    expect(receipt).toEqual({ name: 'Nordlys Energi' });
  });

  it('is not paid by who asks, nor by who approves', async () => {
    const order = await market.receive();
    await dataOf(decide(approver, order.projectOrderId));
    expect(await payBy(market.client, order)).toMatchObject({ code: 1802 });
    expect(await payBy(approver, order)).toMatchObject({ code: 1802 });
    expect(await actionOf(market.client, order.projectOrderId, 'pay')).toMatchObject({
      enabled: false,
      reason: 'Your role in the organisation does not include this.',
    });
  });

  it('that is refused to who pays offers them nothing beyond their role', async () => {
    const order = await market.receive();
    await dataOf(decide(approver, order.projectOrderId));
    const answer = await payBy(payer, { ...order, version: 99 });
    expect(answer.code).toBe(409);
    const enabled = answer.data.allowedActions?.filter((one) => one.enabled);
    expect(enabled).toEqual([{ action: 'pay', enabled: true }]);
  });

  it('is not paid after it was declined, and is once it costs less', async () => {
    const order = await market.receive();
    const { projectOrderId } = order;
    await dataOf(decide(approver, projectOrderId, { approve: false, note: 'Too dear.' }));
    expect(await payBy(payer, order)).toMatchObject({ code: 409 });
    const edited = await dataOf(
      market.client.call<OrderDetail>(
        '/clientinterface/editProjectOrder',
        { ...market.terms({ workload: 6 }), projectOrderId, version: order.version },
        withKey(),
      ),
    );
    expect(edited.paymentAmount).toBe(927_00);
    await dataOf(market.accept(edited));
    expect(await approvalOf(payer, projectOrderId)).toMatchObject({ state: 'none' });
    await settle(payer, await market.order('client', projectOrderId));
    expect(await market.order('client', projectOrderId)).toMatchObject({ orderState: 'started' });
  });

  it('has to be approved anew when it costs more since', async () => {
    const order = await market.receive();
    const { projectOrderId } = order;
    await dataOf(decide(approver, projectOrderId));
    const edited = await dataOf(
      market.client.call<OrderDetail>(
        '/clientinterface/editProjectOrder',
        { ...market.terms({ workload: 13 }), projectOrderId, version: order.version },
        withKey(),
      ),
    );
    await dataOf(market.accept(edited));
    const dearer = await market.order('client', projectOrderId);
    expect(dearer.paymentAmount).toBe(2_008_50);
    expect(await payBy(payer, dearer)).toMatchObject({ code: 409 });
    expect(await decide(approver, projectOrderId)).toMatchObject({ code: 409 });
    await dataOf(decide(approver, projectOrderId, { total: 2_008_50 }));
    expect(await payBy(payer, dearer)).toMatchObject({ code: 0 });
  });

  it('has to be approved anew for the difference of a change that both agreed on', async () => {
    const order = await market.receive();
    const { projectOrderId } = order;
    await dataOf(decide(approver, projectOrderId));
    await settle(payer, order);
    const { version } = await market.order('client', projectOrderId);
    await dataOf(
      market.client.call(
        '/clientinterface/proposeChange',
        { projectOrderId, version, workload: 14, reason: 'Two more annexes to translate.' },
        withKey(),
      ),
    );
    const proposed = await market.order('supplier', projectOrderId);
    const [change] = proposed.changes;
    await dataOf(
      market.supplier.call(
        '/supinterface/answerChange',
        {
          projectOrderId,
          version: proposed.version,
          changeId: change?.changeId,
          agree: true,
        },
        withKey(),
      ),
    );
    const agreed = await market.order('client', projectOrderId);
    expect(await approvalOf(payer, projectOrderId)).toMatchObject({
      state: 'waiting',
      total: 2_163_00,
    });
    expect(await payBy(payer, agreed)).toMatchObject({ code: 409 });
    await dataOf(decide(approver, projectOrderId, { total: 2_163_00 }));
    expect(await payBy(payer, agreed)).toMatchObject({
      code: 0,
      data: { paymentAmount: 309_00 },
    });
  });

  it('is not declined without a reason', async () => {
    const { projectOrderId } = await market.send();
    expect(await decide(approver, projectOrderId, { approve: false, note: ' ' })).toMatchObject({
      code: 422,
      data: { fields: { note: expect.any(String) } },
    });
  });

  it('is not approved by who wrote its terms', async () => {
    const { projectOrderId } = await market.send();
    await organisation(nordlys.founder, 'setMemberRoles', {
      personId: market.client.personId,
      roles: ['asks', 'approves'],
    });
    expect(await decide(market.client, projectOrderId)).toMatchObject({ code: 1807 });
    expect(await approvalOf(market.client, projectOrderId)).toMatchObject({
      isAuthor: true,
      mayDecide: false,
    });
    expect(await approvalOf(approver, projectOrderId)).toMatchObject({ mayDecide: true });
  });

  it('is not approved by who agreed to its terms before it was sent', async () => {
    const posting = await market.publish();
    const projectApplicationJLId = await market.apply(posting);
    await organisation(nordlys.founder, 'setMemberRoles', {
      personId: approver.personId,
      roles: ['asks', 'approves'],
    });
    const { asClient, seen } = negotiationOf({ ...market, client: approver }, posting);
    await dataOf(asClient('answerTerms', { ...(await seen()), agree: true }));
    const order = await market.send({
      projectApplicationJLId,
      supUserId: undefined,
      unitPrice: 160_00,
    });
    const { projectOrderId, paymentAmount: total } = order;
    expect(await approvalOf(approver, projectOrderId)).toMatchObject({
      isAuthor: true,
      mayDecide: false,
    });
    expect(await decide(approver, projectOrderId, { total })).toMatchObject({ code: 1807 });
    const another = await nordlys.join('approves');
    expect(await decide(another, projectOrderId, { total })).toMatchObject({ code: 0 });
  });

  it('is not approved by who agreed to its terms, though it names no project', async () => {
    const posting = await market.publish();
    const projectApplicationJLId = await market.apply(posting);
    await organisation(nordlys.founder, 'setMemberRoles', {
      personId: approver.personId,
      roles: ['asks', 'approves'],
    });
    const { asClient, seen } = negotiationOf({ ...market, client: approver }, posting);
    await dataOf(asClient('answerTerms', { ...(await seen()), agree: true }));
    const direct = await market.send({ unitPrice: 160_00 });
    const atOtherTerms = await market.send({ unitPrice: 170_00 });
    const total = direct.paymentAmount;
    expect(await decide(approver, direct.projectOrderId, { total })).toMatchObject({ code: 1807 });
    const other = { total: atOtherTerms.paymentAmount };
    expect(await approvalOf(approver, atOtherTerms.projectOrderId)).toMatchObject({
      isAuthor: false,
    });
    expect(await decide(approver, atOtherTerms.projectOrderId, other)).toMatchObject({ code: 0 });
    // Once an order was made from the agreement, the next one at the same rate is other work.
    await market.send({ projectApplicationJLId, supUserId: undefined, unitPrice: 160_00 });
    const next = await market.send({ unitPrice: 160_00 });
    expect(await decide(approver, next.projectOrderId, { total })).toMatchObject({ code: 0 });
  });

  it('is not approved by who made an earlier offer, though somebody else agreed to the last', async () => {
    const posting = await market.publish();
    const projectApplicationJLId = await market.apply(posting);
    await organisation(nordlys.founder, 'setMemberRoles', {
      personId: approver.personId,
      roles: ['asks', 'approves'],
    });
    const countering = negotiationOf({ ...market, client: approver }, posting);
    const counter = { ...(await countering.seen()), unitPrice: 140_00 };
    await dataOf(countering.asClient('counterTerms', counter));
    const { asClient, asSupplier, seen } = negotiationOf(market, posting);
    await dataOf(asSupplier('counterTerms', { ...(await seen()), unitPrice: 155_00 }));
    await dataOf(asClient('answerTerms', { ...(await seen()), agree: true }));
    const order = await market.send({
      projectApplicationJLId,
      supUserId: undefined,
      unitPrice: 155_00,
    });
    const { projectOrderId, paymentAmount: total } = order;
    expect(await asked(approver)).toEqual([]);
    expect(await decide(approver, projectOrderId, { total })).toMatchObject({ code: 1807 });
    const another = await nordlys.join('approves');
    expect(await decide(another, projectOrderId, { total })).toMatchObject({ code: 0 });
  });

  it('has to be approved anew once who approved it writes its terms, though it costs the same', async () => {
    const order = await market.receive();
    const { projectOrderId } = order;
    await dataOf(decide(approver, projectOrderId));
    await organisation(nordlys.founder, 'setMemberRoles', {
      personId: approver.personId,
      roles: ['asks', 'approves'],
    });
    const edited = await dataOf(
      approver.call<OrderDetail>(
        '/clientinterface/editProjectOrder',
        {
          ...market.terms({ orderName: 'My own book', workload: 1, unitPrice: 1_800_00 }),
          projectOrderId,
          version: order.version,
        },
        withKey(),
      ),
    );
    expect(edited.paymentAmount).toBe(1_854_00);
    await dataOf(market.accept(edited));
    const rewritten = await market.order('client', projectOrderId);
    expect(await approvalOf(payer, projectOrderId)).toMatchObject({ state: 'waiting' });
    expect(await payBy(payer, rewritten)).toMatchObject({ code: 409 });
    expect(await decide(approver, projectOrderId)).toMatchObject({ code: 1807 });
    await dataOf(decide(await nordlys.join('approves'), projectOrderId));
    expect(await payBy(payer, rewritten)).toMatchObject({ code: 0 });
  });

  it('is decided on by two at once, and both decisions stand in the order in which they came', async () => {
    const second = await nordlys.join('approves');
    const { projectOrderId } = await market.send();
    const answers = await Promise.all([
      decide(approver, projectOrderId),
      decide(second, projectOrderId, { approve: false, note: 'Too dear.' }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    const { state, decisions } = await approvalOf(payer, projectOrderId);
    expect(decisions).toHaveLength(2);
    expect(state).toBe(decisions[0]?.approved ? 'approved' : 'declined');
  });

  it('of others is not found', async () => {
    const { projectOrderId } = await market.send();
    const elsewhere = await foundOrganisation(tolk);
    const stranger = await elsewhere.join('approves');
    expect(await decide(stranger, projectOrderId)).toMatchObject({ code: 404 });
    expect(await organisationCall(stranger, 'getOrderApproval', { projectOrderId })).toMatchObject({
      code: 404,
    });
  });
});

describe('whose turn it is', () => {
  it('is told to who approves, and then to who asks', async () => {
    const { projectOrderId } = await market.send();
    expect(await titlesFor(approver)).toEqual(['Nordlys Energi: An order is waiting for approval']);
    expect(await titlesFor(payer)).toEqual([]);
    await dataOf(decide(approver, projectOrderId));
    expect(await titlesFor(market.client)).toEqual(['Nordlys Energi: An order was approved']);
  });

  it('is announced on the screens of the organisation, but not of who decided', async () => {
    const { projectOrderId } = await market.send();
    const [own, others] = [await connected(approver), await connected(payer)];
    const [seen, announced] = [
      heard<Invalidation>(own, 'invalidation'),
      heard<Invalidation>(others, 'invalidation'),
    ];
    await dataOf(decide(approver, projectOrderId));
    const title = { en: 'An order was approved', zh: '订单审批已通过' };
    expect((await announced).notification?.title).toEqual(title);
    expect(await seen).toEqual({ tags: (await announced).tags });
  });

  it('is told to who pays when the supplier has accepted', async () => {
    await market.receive();
    expect(await titlesFor(payer)).toEqual([expect.stringMatching(/^Nordlys Energi: .*accepted/)]);
  });

  it('reaches them by mail too, with a link that enters the organisation', async () => {
    const { projectOrderId } = await market.send();
    await tolk.advance(61_000);
    const mail = tolk.mails.findLast(({ to }) => to === approver.account);
    expect(mail?.subject).toBe('Nordlys Energi: An order is waiting for approval');
    expect(mail?.text).toContain('/xqorganisation/enter?');
    expect(mail?.text).toContain(projectOrderId);
  });
});

describe('without such an amount', () => {
  it('nothing has to be approved, and nothing can be', async () => {
    await organisation(nordlys.founder, 'saveOrganisation', {
      name: 'Nordlys Energi',
      approvalAbove: null,
    });
    const order = await market.receive();
    expect(await decide(approver, order.projectOrderId)).toMatchObject({ code: 409 });
    expect(await payBy(payer, order)).toMatchObject({ code: 0 });
  });
});

describe('who did what', () => {
  it('is on the timeline for the organisation, and for the supplier the organisation did it', async () => {
    const { db } = tolk.app.deps;
    await db
      .updateTable('person')
      .set({ name: 'Ingrid Dahl' })
      .where('id', '=', market.client.personId)
      .execute();
    const { projectOrderId } = await market.send();
    const seenBy = async (side: 'client' | 'supplier') =>
      (await market.order(side, projectOrderId)).timeline.map(({ actorName }) => actorName);
    expect(await seenBy('client')).toEqual(['Ingrid Dahl']);
    expect(await seenBy('supplier')).toEqual(['Nordlys Energi']);
  });
});

describe('orders that wait for approval', () => {
  const listed = async (person: TestPerson, filter: object = {}) =>
    (
      await dataOf(person.call<{ list: Row[] }>('/clientinterface/getProjectOrderList', filter))
    ).list.map(({ approval = 'none' }) => approval);

  it('say so in the list of each member, and the list can be of them alone', async () => {
    const waiting = await market.send();
    const declined = await market.send();
    await dataOf(decide(approver, declined.projectOrderId, { approve: false, note: 'Too dear.' }));
    const approved = await market.send();
    await dataOf(decide(approver, approved.projectOrderId));
    await market.send({ workload: 1 });
    expect((await listed(payer)).toSorted()).toEqual(['approved', 'declined', 'none', 'waiting']);
    expect((await listed(approver))[0]).toBe('waiting');
    expect(await listed(payer, { approval: 'waiting' })).toEqual(['waiting']);
    expect(await asked(approver)).toEqual([waiting.projectOrderId]);
    const bySupplier = await market.order('supplier', waiting.projectOrderId);
    expect(bySupplier).not.toHaveProperty('approval');
  });

  it('wait again once they cost more, before and after they were paid', async () => {
    const order = await market.receive();
    const { projectOrderId } = order;
    await dataOf(decide(approver, projectOrderId));
    expect(await asked(approver)).toEqual([]);
    const edit = { ...market.terms({ workload: 13 }), projectOrderId, version: order.version };
    const path = '/clientinterface/editProjectOrder';
    const edited = await dataOf(market.client.call<OrderDetail>(path, edit, withKey()));
    expect(await asked(approver)).toEqual([projectOrderId]);
    await dataOf(market.accept(edited));
    await dataOf(decide(approver, projectOrderId, { total: 2_008_50 }));
    await settle(payer, await market.order('client', projectOrderId));
    expect(await asked(approver)).toEqual([]);
    const changes = orderChanges(market);
    const started = await market.order('client', projectOrderId);
    await changes.agreed('client', started, { workload: 15 });
    expect(await asked(approver)).toEqual([projectOrderId]);
    expect(await listed(payer, { approval: 'waiting' })).toEqual(['waiting']);
  });

  it('wait again once a later milestone costs more, though nothing is to be paid yet', async () => {
    const order = await market.receive({
      ...inMilestones(tolk, [300_00, 300_00, 300_00]),
      pricing: 'fixed',
      unitPrice: 900_00,
    });
    const { projectOrderId } = order;
    await settle(payer, order);
    expect(await asked(approver)).toEqual([]);
    const started = await market.order('client', projectOrderId);
    const later = started.milestones
      .slice(1)
      .map(({ milestoneId, milestoneName, deliverTime }) => ({
        milestoneId,
        milestoneName,
        deliverTime,
        amountOfMoney: 600_00,
      }));
    await orderChanges(market).agreed('supplier', started, { milestones: later });
    expect(await asked(approver)).toEqual([projectOrderId]);
    expect(await titlesFor(approver)).toEqual(['Nordlys Energi: An order is waiting for approval']);
    expect(await approvalOf(payer, projectOrderId)).toMatchObject({
      state: 'waiting',
      total: 1_545_00,
    });
  });

  it('wait for who wrote none of their terms, and begin nothing for who does not ask', async () => {
    const { projectOrderId } = await market.send();
    const both = await nordlys.join('asks', 'approves');
    await organisation(nordlys.founder, 'setMemberRoles', {
      personId: market.client.personId,
      roles: ['asks', 'approves'],
    });
    expect(await asked(both)).toEqual([projectOrderId]);
    expect(await asked(market.client)).toEqual([]);
    expect(await asked(payer)).toBeUndefined();
    expect((await overviewOf(market.client)).firstSteps).toEqual(expect.any(Array));
    expect((await overviewOf(approver)).firstSteps).toBeNull();
  });
});

it('how its books call an order is changed by who asks', async () => {
  const { projectOrderId } = await market.send();
  const path = '/clientinterface/getOrderReferences';
  const mayEdit = async (person: TestPerson) =>
    (await dataOf(person.call<{ canEdit: boolean }>(path, { projectOrderId }))).canEdit;
  expect([await mayEdit(market.client), await mayEdit(payer)]).toEqual([true, false]);
});
