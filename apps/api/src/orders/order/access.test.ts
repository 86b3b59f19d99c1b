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
const nobody = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
let market: Market;
let strangers: Market;
let order: OrderDetail;
let postingId: string;

beforeAll(async () => {
  market = await openMarket(tolk);
  strangers = await openMarket(tolk);
  order = await market.submit();
  postingId = await market.publish();
});

interface Ids {
  projectOrderId: string;
  projectReleaseInforId: string;
}

const version = 4;
const orderOnly = ({ projectOrderId }: Ids) => ({ projectOrderId });
const orderAndVersion = ({ projectOrderId }: Ids) => ({ projectOrderId, version });
const posting = ({ projectReleaseInforId }: Ids) => ({ projectReleaseInforId });
const evaluation = (ids: Ids) => ({
  ...orderOnly(ids),
  evaluateGrade: 1,
  evaluateDescription: 'Bad.',
});

const newTerms = (ids: Ids) => ({ ...orderAndVersion(ids), workload: 15, reason: 'More of it.' });
const changeCalls = {
  proposeChange: newTerms,
  counterChange: newTerms,
  answerChange: (ids: Ids) => ({ ...orderAndVersion(ids), agree: true }),
  withdrawChange: orderAndVersion,
};

/** Every call that names an order or a posting, with an otherwise valid body. */
const bodies: Record<'client' | 'supplier', Record<string, (ids: Ids) => object>> = {
  client: {
    getProjectOrderIdData: orderOnly,
    editProjectOrder: (ids) => ({ ...orderAndVersion(ids), ...market.terms() }),
    withdrawProjectOrder: orderAndVersion,
    getConfirmThePayment: orderOnly,
    getCallPayment: (ids) => ({ ...orderAndVersion(ids), method: 'alipay', scene: 'desktop' }),
    getAcceptanceResults: (ids) => ({ ...orderAndVersion(ids), accept: true }),
    cancelProjectOrder: orderAndVersion,
    addEvaluate: evaluation,
    ...changeCalls,
    editPositionProject: (ids) => ({ ...posting(ids), ...market.postingForm() }),
    finishPositionProject: posting,
    delPositionProject: posting,
    getPositionProjectDetail: posting,
    getPositionProjectResume: posting,
  },
  supplier: {
    getProjectOrderIdData: orderOnly,
    acceptOrRejectProjectOrder: (ids) => ({ ...orderAndVersion(ids), accept: true }),
    getDeliverables: orderOnly,
    addEvaluate: evaluation,
    ...changeCalls,
  },
};

const paths = { client: '/clientinterface', supplier: '/supinterface' } as const;
const cases = (['client', 'supplier'] as const).flatMap((side) =>
  Object.entries(bodies[side]).map(([call, bodyFor]) => ({ side, call, bodyFor })),
);

describe.each(cases)('$side: $call', ({ side, call, bodyFor }) => {
  const path = `${paths[side]}/${call}`;
  const existing = () => ({
    projectOrderId: order.projectOrderId,
    projectReleaseInforId: postingId,
  });

  it('answers somebody else as if the thing were absent, and changes nothing', async () => {
    const body = bodyFor(existing());
    const theirs = await strangers[side].call(path, body, withKey());
    const absent = await strangers[side].call(
      path,
      bodyFor({ projectOrderId: nobody, projectReleaseInforId: nobody }),
      withKey(),
    );
    expect(theirs.code).toBe(404);
    expect([theirs.msg, theirs.data]).toEqual([absent.msg, absent.data]);
    const after = await market.order('client', order.projectOrderId);
    expect([after.orderState, after.version]).toEqual(['submitted', order.version]);
  });

  it('refuses the other identity and visitors', async () => {
    const other = side === 'client' ? market.supplier : market.client;
    const body = bodyFor(existing());
    expect((await other.call(path, body, withKey())).code).toBe(403);
    expect((await tolk.caller().call(path, body, withKey())).code).toBe(401);
  });
});

describe('ids of others in a body', () => {
  it('are refused in overviews', async () => {
    const client = { sysUserId: market.supplier.personId };
    expect((await market.client.call('/clientinterface/getOverviewData', client)).code).toBe(404);
    const supplier = { supUserId: market.client.personId };
    expect((await market.supplier.call('/supinterface/getOverviewData', supplier)).code).toBe(404);
  });

  it('are refused as files of an order or a delivery', async () => {
    const foreign = await market.upload(strangers.client, 'order');
    const form = market.terms({ supUserId: market.supplier.personId, orderFileIds: [foreign] });
    const path = '/clientinterface/addProjectOrder';
    expect((await market.client.call(path, form, withKey())).code).toBe(404);
    const started = await market.start();
    const delivered = await market.deliver(started, { fileIds: [foreign] });
    expect(delivered.code).toBe(404);
  });

  it('are refused when an order is made from the application of another client', async () => {
    const projectApplicationJLId = await market.apply(postingId);
    const form = strangers.terms({ projectApplicationJLId });
    const path = '/clientinterface/addProjectOrder';
    expect((await strangers.client.call(path, form, withKey())).code).toBe(404);
    const unknown = market.terms({ supUserId: nobody });
    expect((await market.client.call(path, unknown, withKey())).code).toBe(404);
  });
});

describe('files of an order', () => {
  it('are read by both parties and by nobody else', async () => {
    const fileId = await market.upload(market.client, 'order');
    await market.send({ orderFileIds: [fileId] });
    const read = (person: Market['client']) =>
      fetchStatus(person, '/supinterface/downloadFile', { fileId });
    expect(await read(market.supplier)).toBe('file');
    expect(await read(market.client)).toBe('file');
    expect(await read(strangers.supplier)).toBe('refused');
    const removal = await market.client.call('/supinterface/deleteFile', { fileId });
    expect(removal.code).toBe(1402);
  });

  /** A file comes without an envelope, so the caller can't read it as one. */
  async function fetchStatus(person: Market['client'], path: string, body: object) {
    const answer = await person.call(path, body).catch(() => undefined);
    return answer?.code === 404 ? 'refused' : 'file';
  }
});

describe('an order’s form', () => {
  const create = (changes: object) => {
    const form = market.terms({ supUserId: market.supplier.personId, ...changes });
    return market.client.call<{ fields: object }>(
      '/clientinterface/addProjectOrder',
      form,
      withKey(),
    );
  };
  const at = (ms: number) => new Date(tolk.clock.now().getTime() + ms).toISOString();
  const day = 86_400_000;

  it.each([
    { field: 'endTime', change: () => ({ endTime: at(-day) }) },
    { field: 'deliverTime', change: () => ({ startTime: at(-2 * day), deliverTime: at(-1000) }) },
    {
      field: 'deliverTime',
      change: () => ({ deliverTime: at(144 * day), acceptTime: at(150 * day) }),
    },
    { field: 'acceptTime', change: () => ({ acceptTime: at(4 * day) }) },
    { field: 'targetLanguage', change: () => ({ targetLanguage: 'zh-CN' }) },
    { field: 'whFieldId', change: () => ({ whFieldId: 'alchemy' }) },
    { field: 'unitName', change: () => ({ unitName: 'half-day' }) },
    { field: 'workload', change: () => ({ workload: 1_000_000, unitPrice: 1_000_000 }) },
    { field: 'orderName', change: () => ({ orderName: ' ' }) },
    {
      field: 'startTime',
      change: () => ({
        orderType: 'interpretation',
        unitName: 'hour',
        startTime: at(2 * 3_600_000),
      }),
    },
    { field: 'supUserId', change: () => ({ supUserId: undefined }) },
  ])('names $field', async ({ field, change }) => {
    const answer = await create(change());
    expect(answer.code).toBe(422);
    expect(Object.keys(answer.data.fields)).toEqual([field]);
  });

  it('refuses an order with oneself', async () => {
    expect((await create({ supUserId: market.client.personId })).code).toBe(1201);
  });

  it('needs a reason for a rejection and a file for a delivery', async () => {
    const sent = await market.send();
    const { projectOrderId } = sent;
    const reject = { projectOrderId, version: 1, accept: false, reason: 'x' };
    const answer = await market.supplier.call('/supinterface/acceptOrRejectProjectOrder', reject);
    expect(answer).toMatchObject({ code: 422, data: { fields: { reason: expect.any(String) } } });
    const started = await market.start();
    expect((await market.deliver(started, { fileIds: [] })).code).toBe(1202);
    expect((await market.deliver(started, { description: ' ' })).code).toBe(422);
  });

  it('tells the handling fee of three percent', async () => {
    const path = '/clientinterface/getCommissionXQ';
    expect(await dataOf(market.client.call(path, { unitPrice: 123_45, workload: 1.5 }))).toEqual({
      amountOfMoney: 185_18,
      commissionXQ: 5_56,
      paymentAmount: 190_74,
      currency: 'CNY',
    });
  });
});
