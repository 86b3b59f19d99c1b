import { randomUUID } from 'node:crypto';
import type { ClientRecord, EvaluationRow } from '@tolk/contract';
import { addMs, DAY, HOUR, type Identity } from '@tolk/domain';
import { sql } from 'kysely';
import { appealFixture } from '../../../test/support/appeals.ts';
import { fakeNotification, fakePayments } from '../../../test/support/fake-payments.ts';
import { likeOrders } from '../../../test/support/like-order.ts';
import { dataOf, openMarket, type Market, type OrderDetail } from '../../../test/support/market.ts';
import { moderationOf } from '../../../test/support/moderation.ts';
import { signUp } from '../../../test/support/people.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { clientFacts } from './client-record-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

const pathOf = (side: Identity, call: string) =>
  `${side === 'client' ? '/clientinterface' : '/supinterface'}/${call}`;

async function evaluate(side: Identity, { projectOrderId }: OrderDetail, grade = 4) {
  const form = { projectOrderId, evaluateGrade: grade, evaluateDescription: 'As agreed.' };
  const answer = market[side].call<{ evaluateId: string }>(pathOf(side, 'addEvaluate'), form);
  return (await dataOf(answer)).evaluateId;
}

function reply(side: Identity, evaluateId: string, text = 'Thank you.') {
  const body = { evaluateId, reply: text };
  return market[side].call<EvaluationRow>(pathOf(side, 'replyEvaluate'), body);
}

async function rows(side: Identity, direction: 'given' | 'received'): Promise<EvaluationRow[]> {
  const path = pathOf(side, 'getEvaluateList');
  const answer = market[side].call<{ list: EvaluationRow[] }>(path, { direction });
  return (await dataOf(answer)).list;
}

describe('an evaluation', () => {
  it('is answered by who was evaluated, once, when it is revealed', async () => {
    const order = await market.complete();
    const id = await evaluate('client', order);
    expect(await rows('supplier', 'received')).toMatchObject([{ visible: false, mayReply: false }]);
    expect(await reply('supplier', id)).toMatchObject({ code: 409 });
    await evaluate('supplier', order);
    const [received] = await rows('supplier', 'received');
    expect(received).toMatchObject({
      visible: true,
      mayReply: true,
      reply: null,
      replyTime: null,
      authorName: order.createByName,
      evaluatedName: order.supUserName,
    });
    expect((await reply('supplier', id, '  ')).code).toBe(422);
    expect(await dataOf(reply('supplier', id))).toMatchObject({
      reply: 'Thank you.',
      replyTime: expect.any(String),
      mayReply: false,
    });
    expect((await reply('supplier', id, 'And more.')).code).toBe(409);
    expect(await rows('client', 'given')).toMatchObject([{ reply: 'Thank you.', mayReply: false }]);
  });

  it('can be answered 14 days after the end of the order, also when it stands alone', async () => {
    const id = await evaluate('supplier', await market.complete());
    await tolk.advance(14 * DAY - HOUR);
    expect((await reply('client', id)).code).toBe(409);
    await tolk.advance(HOUR);
    expect(await reply('client', id)).toMatchObject({ code: 0, data: { reply: 'Thank you.' } });
  });

  it('is not there for its author or for anybody else to answer', async () => {
    const order = await market.complete();
    const id = await evaluate('client', order);
    await evaluate('supplier', order);
    expect((await reply('client', id)).code).toBe(404);
    expect((await reply('supplier', randomUUID())).code).toBe(404);
    const somebody = await signUp(tolk, 'supplier');
    const body = { evaluateId: id, reply: 'Me too.' };
    expect((await somebody.call('/supinterface/replyEvaluate', body)).code).toBe(404);
  });
});

describe('what a supplier sees of a client', () => {
  const record = (body: object, caller = market.supplier) =>
    caller.call<ClientRecord>('/supinterface/getClientRecord', body);

  it('is how they pay and are evaluated, by a posting of theirs or by an order of one’s own', async () => {
    const projectReleaseInforId = await market.publish();
    expect(await dataOf(record({ projectReleaseInforId }))).toMatchObject({
      averageGrade: null,
      evaluations: 0,
      ordersPaid: 0,
      ordersCompleted: 0,
      ordersUnpaid: 0,
      hoursToPay: null,
      companyCertified: false,
    });
    // Paid after 2 and after 7 hours, which is too few to say anything. One is never paid.
    for (const hours of [2, 7]) {
      const order = await market.receive();
      await tolk.advance(hours * HOUR);
      const { paymentId, paymentAmount: amount } = await dataOf(market.callPayment(order));
      const outTradeNo = await market.tradeNo(paymentId);
      await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount }));
    }
    await market.receive();
    await tolk.advance(48 * HOUR);
    expect(await dataOf(record({ projectReleaseInforId }))).toMatchObject({
      ordersPaid: 2,
      ordersCompleted: 0,
      ordersUnpaid: 1,
      hoursToPay: null,
      ordersDisputed: null,
    });
    const first = await market.complete();
    await evaluate('supplier', first, 2);
    const { projectOrderId } = first;
    expect(await dataOf(record({ projectOrderId }))).toMatchObject({
      averageGrade: null,
      ordersPaid: 3,
      ordersCompleted: 1,
    });
    await evaluate('client', first);
    // With the third, paid at once, the median is 2 hours; one review is too few for an average.
    expect(await dataOf(record({ projectOrderId }))).toMatchObject({
      averageGrade: null,
      evaluations: 1,
      hoursToPay: 2,
      ordersDisputed: 0,
    });
    for (const grade of [4, 5]) {
      const order = await market.complete();
      await evaluate('supplier', order, grade);
      await evaluate('client', order);
    }
    expect(await dataOf(record({ projectOrderId }))).toMatchObject({
      averageGrade: 3.67,
      evaluations: 3,
    });
  });

  it('counts the orders in appeal, unless the appeal was withdrawn', async () => {
    const appeals = appealFixture(tolk, market);
    const projectReleaseInforId = await market.publish();
    await appeals.open(await market.start(), 'client');
    const withdrawn = await market.start();
    await market.start();
    const appealId = await appeals.open(withdrawn, 'supplier');
    const others = () => dataOf(record({ projectReleaseInforId }));
    expect(await others()).toMatchObject({ ordersPaid: 3, ordersDisputed: 2 });
    await dataOf(appeals.act('supplier', 'withdrawAppeal', appealId));
    expect(await others()).toMatchObject({ ordersPaid: 3, ordersDisputed: 1 });
  });

  const finish = (projectReleaseInforId: string) =>
    dataOf(market.client.call('/clientinterface/finishPositionProject', { projectReleaseInforId }));
  const hired = async (projectReleaseInforId: string) =>
    (await dataOf(record({ projectReleaseInforId }))).hired;

  /** Weeks pass, in which people would have logged in again. */
  async function pass(ms: number): Promise<void> {
    await tolk.advance(ms);
    const now = tolk.clock.now();
    const seen = { started_at: now, last_seen_at: now };
    await tolk.app.deps.db.updateTable('session').set(seen).execute();
  }

  /** Postings of which only the first led to a paid order; all have ended, and nobody chooses any more. */
  async function closedPostings(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await market.publish());
    const [first] = ids;
    if (first !== undefined) await market.complete({ projectReleaseInforId: first });
    for (const id of ids) await finish(id);
    await pass(3 * DAY + 14 * DAY + HOUR);
    return ids;
  }

  it('says what share of the closed postings led to a paid order, from the third on', async () => {
    await closedPostings(2);
    const open = await market.publish();
    // An open posting is no case, though it led to an order.
    await market.complete({ projectReleaseInforId: open });
    expect(await hired(open)).toBeNull();
    const late = await market.publish();
    // The deadline closes this one while its order waits to be paid: nobody knows yet.
    await tolk.advance(3 * DAY - HOUR);
    const order = await market.receive({ projectReleaseInforId: late });
    await tolk.advance(2 * HOUR);
    expect(await hired(late)).toEqual({ percent: 67, cases: 3 });
    const { paymentId, paymentAmount: amount } = await dataOf(market.callPayment(order));
    const outTradeNo = await market.tradeNo(paymentId);
    await market.notify('wechat-pay', fakeNotification({ outTradeNo, amount }));
    expect(await hired(late)).toEqual({ percent: 75, cases: 4 });
  });

  it('counts a posting without a hire 14 days after its deadline, while the client chose', async () => {
    const [first] = await closedPostings(3);
    expect(await hired(first ?? '')).toEqual({ percent: 33, cases: 3 });
    await market.publish();
    await pass(3 * DAY + 14 * DAY - HOUR);
    expect(await hired(first ?? '')).toEqual({ percent: 33, cases: 3 });
    await tolk.advance(2 * HOUR);
    expect(await hired(first ?? '')).toEqual({ percent: 25, cases: 4 });
  });

  it('counts a posting without a hire 104 days after it was published, however far its deadline is', async () => {
    const [first] = await closedPostings(3);
    const later = (days: number) => addMs(tolk.clock.now(), days * DAY).toISOString();
    const far = { deadline: later(3_000), startTime: later(3_001), dueDate: later(3_002) };
    await finish(await market.publish(far));
    await pass(104 * DAY - HOUR);
    expect(await hired(first ?? '')).toEqual({ percent: 33, cases: 3 });
    await tolk.advance(2 * HOUR);
    expect(await hired(first ?? '')).toEqual({ percent: 25, cases: 4 });
  });

  it('leaves out what staff hid, though it was shown again', async () => {
    const [first, , , last] = await closedPostings(4);
    const admin = await addStaffMember(tolk, 'admin');
    const { hiding } = await dataOf(moderationOf.hide(admin, 'posting', last ?? ''));
    expect(await hired(first ?? '')).toEqual({ percent: 33, cases: 3 });
    await dataOf(moderationOf.decide(admin, hiding?.moderationId ?? '', true));
    expect(await hired(first ?? '')).toEqual({ percent: 33, cases: 3 });
  });

  it('leaves out what a block ended, though the block was lifted', async () => {
    const [first] = await closedPostings(3);
    await market.publish();
    const { personId } = market.client;
    const admin = await addStaffMember(tolk, 'admin');
    await dataOf(admin.call('/opsinterface/blockUser', { personId, reason: 'Fraud.' }));
    await pass(20 * DAY);
    const other = await addStaffMember(tolk, 'admin');
    await dataOf(other.call('/opsinterface/unblockUser', { personId }));
    expect(await hired(first ?? '')).toEqual({ percent: 33, cases: 3 });
  });

  it('reads a client’s postings and their orders by index', async () => {
    const { db, clock } = tolk.app.deps;
    const id = await market.publish();
    await market.complete({ projectReleaseInforId: id });
    await sql`
      insert into posting (id, owner_id, name, project_type, status, field, source_language,
        target_language, salary, currency, unit, workload, published_at, deadline, zone, remarks,
        contact_name, contact_phone, region)
      select gen_random_uuid(), owner_id, name, project_type, 'finished', field, source_language,
        target_language, salary, currency, unit, workload, published_at, deadline, zone, remarks,
        contact_name, contact_phone, region
      from posting, generate_series(1, 5000) where id = ${id}`.execute(db);
    const { projectOrderId: others } = await (await openMarket(tolk)).send();
    await likeOrders(tolk, others, 2_000);
    await sql`analyze posting, project_order`.execute(db);
    const query = clientFacts([market.client.personId], {
      hiddenSince: clock.now(),
      choosingSince: clock.now(),
      publishedSince: clock.now(),
    });
    const explained = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
    const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using project_order_of_posting/u);
    expect(plan).not.toMatch(/Seq Scan on project_order\b/u);
  });

  it('is read for several postings at once, each with its own client’s', async () => {
    const other = await openMarket(tolk);
    const [own, others] = [await market.publish(), await other.publish()];
    await market.start();
    const path = '/supinterface/getClientRecords';
    const body = { projectReleaseInforIds: [own, others, randomUUID()] };
    const found = await dataOf(
      market.supplier.call<{ projectReleaseInforId: string; record: ClientRecord }[]>(path, body),
    );
    const paid = new Map(
      found.map(({ projectReleaseInforId, record: { ordersPaid } }) => [
        projectReleaseInforId,
        ordersPaid,
      ]),
    );
    expect(paid).toEqual(
      new Map([
        [own, 1],
        [others, 0],
      ]),
    );
  });

  it('is not for who has no posting and no order of theirs to ask by', async () => {
    const { projectOrderId } = await market.send();
    const somebody = await signUp(tolk, 'supplier');
    expect((await record({ projectOrderId }, somebody)).code).toBe(404);
    expect((await record({ projectReleaseInforId: randomUUID() })).code).toBe(404);
    expect((await record({})).code).toBe(422);
  });
});
