import type { ResponseOf, calls } from '@tolk/contract';
import { appealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Calls = (typeof calls)['supinterface']['notifications'];
type Page = ResponseOf<Calls['getXXTZDatas']>;

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

const pageOf = (person: TestPerson, request: Record<string, unknown> = {}) =>
  dataOf(person.call<Page>('/supinterface/getXXTZDatas', { pageSize: 100, ...request }));
const detailOf = (person: TestPerson, notificationId: string) =>
  person.call<ResponseOf<Calls['getXXTZDetail']>>('/supinterface/getXXTZDetail', {
    notificationId,
  });

describe('notifications of an order', () => {
  it('name it, those of its appeal too', async () => {
    const order = await market.start();
    await appealFixture(tolk, market).open(order, 'client');
    const { list } = await pageOf(market.supplier);
    const own = list.filter(({ projectOrderId }) => projectOrderId === order.projectOrderId);
    expect(own.map(({ event }) => event)).toEqual(expect.arrayContaining(['order', 'appeal']));
  });

  it('are read when the order is, and those of other orders are not', async () => {
    const [one, other] = [await market.start(), await market.start()];
    const { projectOrderId } = one;
    await dataOf(
      market.supplier.call('/supinterface/upXXTZOrderReadingStatus', { projectOrderId }),
    );
    const { list } = await pageOf(market.supplier);
    const readOf = (id: string) =>
      new Set(list.filter((row) => row.projectOrderId === id).map(({ read }) => read));
    expect(readOf(projectOrderId)).toEqual(new Set([true]));
    expect(readOf(other.projectOrderId)).toEqual(new Set([false]));
  });

  it('are not read by the other side’s visit', async () => {
    const { projectOrderId } = await market.start();
    await dataOf(
      market.client.call('/clientinterface/upXXTZOrderReadingStatus', { projectOrderId }),
    );
    const { list } = await pageOf(market.supplier, { unreadOnly: true });
    expect(list.map((row) => row.projectOrderId)).toContain(projectOrderId);
  });
});

it('the list is filtered by what the notifications are about', async () => {
  await market.send();
  const { list, total } = await pageOf(market.supplier, { event: 'order' });
  expect(total).toBe(list.length);
  expect(new Set(list.map(({ event }) => event))).toEqual(new Set(['order']));
  expect((await pageOf(market.supplier, { event: 'settlement' })).total).toBe(0);
});

it('one notification is there for its reader alone', async () => {
  await market.send();
  const [newest] = (await pageOf(market.supplier)).list;
  const { notificationId = '' } = newest ?? {};
  expect(await detailOf(market.supplier, notificationId)).toMatchObject({
    code: 0,
    data: { ...newest, news: null },
  });
  expect(await detailOf(await signUp(tolk, 'supplier'), notificationId)).toMatchObject({
    code: 404,
  });
});

describe('news', () => {
  const whole = 'A long story. '.repeat(60).trim();

  async function published() {
    const admin = await addStaffMember(tolk, 'admin');
    const texts = { titleEn: 'New days', titleZh: '新日期', textEn: whole, textZh: '很长。' };
    const { newsId } = await dataOf(
      admin.call<{ newsId: string }>('/opsinterface/addNews', { ...texts, audience: 'supplier' }),
    );
    await dataOf(admin.call('/opsinterface/setNewsState', { newsId, state: 'published' }));
    await tolk.settle();
    const { list } = await pageOf(market.supplier, { event: 'news' });
    return { admin, newsId, notificationId: list[0]?.notificationId ?? '' };
  }

  it('are opened in full', async () => {
    const { notificationId } = await published();
    const { data } = await detailOf(market.supplier, notificationId);
    expect(data.text).toHaveLength(240);
    expect(data.news).toBe(whole);
  });

  it('that were withdrawn keep their beginning only', async () => {
    const { admin, newsId, notificationId } = await published();
    await dataOf(admin.call('/opsinterface/setNewsState', { newsId, state: 'withdrawn' }));
    const { data } = await detailOf(market.supplier, notificationId);
    expect(data.news).toBeNull();
  });
});
