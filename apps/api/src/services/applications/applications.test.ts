import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from '../../testing/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../testing/market.ts';
import { signUp } from '../../testing/people.ts';
import { testApp } from '../../testing/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

type Positions = typeof calls.clientinterface.positions;
type Rows = ResponseOf<Positions['getResumeDelivery']>;
type Row = ResponseOf<Positions['getProjectApplicationJLData']>;

const received = (filter: string) =>
  dataOf(market.client.call<Rows>('/clientinterface/getResumeDelivery', { filter }));
const read = (projectApplicationJLId: string) =>
  dataOf(
    market.client.call<Row>('/clientinterface/getProjectApplicationJLData', {
      projectApplicationJLId,
    }),
  );
const judge = (projectApplicationJLId: string, suitable: boolean) =>
  market.client.call<Row>('/clientinterface/setJlMatchingStatus', {
    projectApplicationJLId,
    suitable,
  });

describe('an application', () => {
  it('reaches the client with a notification and unread counts', async () => {
    const posting = await market.publish();
    const id = await market.apply(posting);
    expect(await received('unread')).toMatchObject({
      total: 1,
      list: [
        { projectApplicationJLId: id, status: 'applied', isCollect: false, expectedPrice: 160_00 },
      ],
    });
    expect(await dataOf(market.client.call('/clientinterface/getUnreadMsg', {}))).toMatchObject({
      notification: 1,
    });
    const overview = await dataOf(market.client.call('/clientinterface/getOverviewData', {}));
    expect(overview).toMatchObject({ unreadApplications: 1, xxCount: 1, recruitingPostings: 1 });
    const own = await dataOf(
      market.client.call('/clientinterface/getPositionProjectList', {
        projectStatus: 'recruiting',
      }),
    );
    expect(own).toMatchObject({ total: 1, list: [{ unreadDeliveries: 1, deliveriesCount: 1 }] });
  });

  it('is made once, also after it was withdrawn', async () => {
    const posting = await market.publish();
    const form = { projectReleaseInforId: posting, content: 'Again.', expectedPrice: 100 };
    const again = () => market.supplier.call('/supinterface/addProjectApplicationJL', form);
    const projectApplicationJLId = await market.apply(posting);
    expect((await again()).code).toBe(1101);
    const withdraw = () =>
      market.supplier.call('/supinterface/withdrawProjectApplicationJL', {
        projectApplicationJLId,
      });
    await dataOf(withdraw());
    expect((await withdraw()).code).toBe(409);
    expect((await again()).code).toBe(1101);
    const unique = { projectReleaseInforId: posting };
    expect(
      await dataOf(market.supplier.call('/supinterface/uniqueApplicationRecord', unique)),
    ).toEqual({
      applied: true,
      projectApplicationJLId,
    });
  });

  it('is not made for one’s own posting', async () => {
    const posting = await market.publish();
    const { account } = market.client;
    const switched = await dataOf(
      market.client.call<{ token: string }>('/supinterface/switchIdentity', {
        loginName: account,
        port: 1,
      }),
    );
    market.client.token = switched.token;
    const form = { projectReleaseInforId: posting, content: 'Me.', expectedPrice: 100 };
    expect((await market.client.call('/supinterface/addProjectApplicationJL', form)).code).toBe(
      1103,
    );
  });

  it('is marked read by reading it, once', async () => {
    const id = await market.apply(await market.publish());
    expect(await read(id)).toMatchObject({ status: 'read' });
    expect(await read(id)).toMatchObject({ status: 'read' });
    expect(await received('unread')).toMatchObject({ total: 0 });
    expect(await received('read')).toMatchObject({ total: 1 });
  });

  it('is judged, and judged anew, and then counts as read', async () => {
    const id = await market.apply(await market.publish());
    expect((await judge(id, true)).data).toMatchObject({ status: 'suitable' });
    expect((await judge(id, false)).data).toMatchObject({ status: 'unsuitable' });
    expect(await received('unread')).toMatchObject({ total: 0 });
    expect(await read(id)).toMatchObject({ status: 'unsuitable' });
  });

  it('cannot be judged any more once an order was made from it', async () => {
    const id = await market.apply(await market.publish());
    const order = await market.send({ projectApplicationJLId: id, supUserId: undefined });
    expect(await read(id)).toMatchObject({
      status: 'ordered',
      projectOrderId: order.projectOrderId,
    });
    expect((await judge(id, true)).code).toBe(409);
    const withdraw = { projectApplicationJLId: id };
    const late = await market.supplier.call('/supinterface/withdrawProjectApplicationJL', withdraw);
    expect(late.code).toBe(409);
  });

  it('is collected and let go, which its supplier does not see', async () => {
    const id = await market.apply(await market.publish());
    const collect = (isCollect: boolean) =>
      market.client.call('/clientinterface/setJlIsCollect', {
        projectApplicationJLId: id,
        isCollect,
      });
    expect(await collect(true)).toMatchObject({ code: 0, data: { isCollect: true } });
    expect(await received('collected')).toMatchObject({ total: 1 });
    const own = await dataOf(market.supplier.call('/supinterface/getProjectApplicationJLData', {}));
    expect(own).toMatchObject({ total: 1, list: [{ isCollect: false }] });
    await collect(false);
    expect(await received('collected')).toMatchObject({ total: 0 });
  });

  it('of somebody else looks absent, to clients and to suppliers', async () => {
    const posting = await market.publish();
    const id = await market.apply(posting);
    const stranger = await signUp(tolk, 'client');
    const absent = { projectApplicationJLId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' };
    for (const [path, more] of [
      ['/clientinterface/getProjectApplicationJLData', {}],
      ['/clientinterface/setJlMatchingStatus', { suitable: true }],
      ['/clientinterface/setJlIsCollect', { isCollect: true }],
    ] as const) {
      const theirs = await stranger.call(path, { projectApplicationJLId: id, ...more });
      const none = await stranger.call(path, { ...absent, ...more });
      expect([theirs.code, theirs.msg, theirs.data]).toEqual([404, none.msg, none.data]);
    }
    const list = { projectReleaseInforId: posting };
    expect((await stranger.call('/clientinterface/getPositionProjectResume', list)).code).toBe(404);
    const other = await signUp(tolk, 'supplier');
    const path = '/supinterface/withdrawProjectApplicationJL';
    expect((await other.call(path, { projectApplicationJLId: id })).code).toBe(404);
    expect(await received('all')).toMatchObject({ list: [{ status: 'applied' }] });
  });
});
