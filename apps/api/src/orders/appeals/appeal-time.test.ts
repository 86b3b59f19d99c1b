import { DAY, HOUR, MINUTE, addMs } from '@tolk/domain';
import { appealFixture, outcomes, type AppealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let appeals: AppealFixture;

beforeEach(async () => {
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
});

const orderOf = ({ projectOrderId }: OrderDetail) => market.order('client', projectOrderId);

function titlesOf(side: 'client' | 'supplier') {
  const path = side === 'client' ? '/clientinterface' : '/supinterface';
  const answer = market[side].call<{ list: { title: string; path: string }[] }>(
    `${path}/getXXTZDatas`,
  );
  return dataOf(answer).then(({ list }) => list.map(({ title }) => title));
}

/** The clock runs on while the calls are made: a few seconds are no matter. */
function expectLater(time: string, before: string, ms: number): void {
  const late = Date.parse(time) - Date.parse(before) - ms;
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(MINUTE);
}

it('staff give more time for evidence once, and it ends then', async () => {
  const order = await market.submit();
  const id = await appeals.open(order, 'client');
  const before = (await appeals.detail('client', id)).evidenceUntil;
  const more = { hours: 24, reason: 'The other side was in hospital.' };
  expect((await appeals.extend(id, { ...more, hours: 73 })).code).toBe(422);
  const longer = await dataOf(appeals.extend(id, more));
  expectLater(longer.evidenceUntil, before, 24 * HOUR);
  expect((await appeals.extend(id, more)).code).toBe(409);
  for (const side of ['client', 'supplier'] as const) {
    expect(await titlesOf(side)).toContain('More time for evidence');
  }
  await appeals.pass(95 * HOUR);
  expect((await appeals.detail('client', id)).appealStatus).toBe('evidence');
  await appeals.pass(HOUR);
  expect((await appeals.detail('client', id)).appealStatus).toBe('mediation');
});

describe('an appeal that is withdrawn', () => {
  it('took none of the time to check: reminders after 3 and 6 days, acceptance after 7', async () => {
    const order = await market.submit();
    const money = await market.balances(order.projectOrderId);
    await tolk.advance(2 * DAY);
    const id = await appeals.open(order, 'client');
    // In mediation since the third day; meanwhile no timer of the order runs.
    await appeals.pass(14 * DAY);
    expect(await orderOf(order)).toMatchObject({ orderState: 'inAppeal', turn: 'staff' });
    expect((await appeals.act('supplier', 'withdrawAppeal', id)).code).toBe(409);
    expect(await dataOf(appeals.act('client', 'withdrawAppeal', id))).toMatchObject({
      appealStatus: 'withdrawn',
    });
    const on = await orderOf(order);
    expect(on).toMatchObject({ orderState: 'submitted', turn: 'client' });
    expectLater(on.deliverTime, order.deliverTime, 14 * DAY);
    expectLater(on.acceptTime, order.acceptTime, 14 * DAY);
    expect(await market.balances(order.projectOrderId)).toEqual(money);
    const timed = async () =>
      (await orderOf(order)).timeline
        .filter(({ actor }) => actor === 'timer')
        .map(({ action }) => action);
    await tolk.advance(DAY - MINUTE);
    expect(await timed()).toEqual([]);
    await tolk.advance(MINUTE);
    expect(await timed()).toEqual(['remindAcceptance']);
    await tolk.advance(3 * DAY);
    expect(await timed()).toEqual(['remindAcceptance', 'remindAcceptance']);
    await tolk.advance(DAY - MINUTE);
    expect((await orderOf(order)).orderState).toBe('submitted');
    await tolk.advance(MINUTE);
    expect((await orderOf(order)).orderState).toBe('completed');
  });

  it('lets the supplier deliver later by the time it took', async () => {
    const order = await market.start();
    const id = await appeals.open(order, 'supplier');
    await appeals.pass(10 * DAY);
    await dataOf(appeals.act('supplier', 'withdrawAppeal', id));
    const on = await orderOf(order);
    expect(on).toMatchObject({ orderState: 'started', turnUntil: on.deliverTime });
    expectLater(on.deliverTime, order.deliverTime, 10 * DAY);
    // Five days of work were left; seven days after that the order is cancelled by itself.
    await appeals.pass(12 * DAY - MINUTE);
    expect((await orderOf(order)).orderState).toBe('started');
    await tolk.advance(MINUTE);
    expect((await orderOf(order)).orderState).toBe('refunded');
  });

  it('after completion lengthens the hold, and the time to appeal, by the time it took', async () => {
    const order = await market.complete();
    const money = await market.balances(order.projectOrderId);
    await tolk.advance(6 * DAY);
    const id = await appeals.open(order, 'client');
    expect(await orderOf(order)).toMatchObject({ actualEndTime: null });
    await appeals.pass(14 * DAY);
    await dataOf(appeals.act('client', 'withdrawAppeal', id));
    expect(await market.balances(order.projectOrderId)).toEqual(money);
    expect(await orderOf(order)).toMatchObject({
      orderState: 'completed',
      deliverTime: order.deliverTime,
      actualEndTime: order.actualEndTime,
    });
    const mayAppeal = async () =>
      (await orderOf(order)).allowedActions.find(({ action }) => action === 'appeal')?.enabled;
    await tolk.advance(DAY - MINUTE);
    expect(await mayAppeal()).toBe(true);
    expect(await market.balances(order.projectOrderId)).toEqual(money);
    await tolk.advance(MINUTE);
    expect(await mayAppeal()).toBe(false);
    expect(await market.balances(order.projectOrderId)).toMatchObject({
      supplierAvailable: -1_800_00,
    });
  });

  it('can be raised once more by the same side, and not a third time', async () => {
    let order = await market.submit();
    for (let time = 0; time < 2; time += 1) {
      const id = await appeals.open(order, 'client');
      await dataOf(appeals.act('client', 'withdrawAppeal', id));
      order = await orderOf(order);
    }
    expect(order.appealIds).toHaveLength(2);
    expect(await appeals.appeal(order, 'client')).toMatchObject({ code: 409 });
    expect(await appeals.appeal(order, 'supplier')).toMatchObject({ code: 0 });
  });
});

it('an offer waits for a party, while staff go on with the appeal, on its order too', async () => {
  const order = await market.submit();
  const id = await appeals.open(order, 'client');
  await dataOf(appeals.act('supplier', 'addAppealOffer', id, { refundPercent: 15, text: '' }));
  await appeals.pass(72 * HOUR);
  expect(await orderOf(order)).toMatchObject({ turn: 'client' });
  const staff = await addStaffMember(tolk, 'support');
  const story = await dataOf(
    staff.call<object>('/opsinterface/getAppealIdData', { projectOrderAppealId: id }),
  );
  expect(story).toMatchObject({ appeal: { turn: 'staff' }, order: { turn: 'staff' } });
  const { list } = await dataOf(
    staff.call<{ list: object[] }>('/opsinterface/getProjectOrderList', {
      search: order.orderNumber,
    }),
  );
  expect(list).toMatchObject([{ turn: 'staff' }]);
});

describe('an appeal that nobody decides', () => {
  it('is told to both sides as urgent after 30 days, and nothing happens in silence', async () => {
    const order = await market.submit();
    const id = await appeals.open(order, 'client');
    await appeals.pass(30 * DAY - MINUTE);
    expect(await appeals.detail('client', id)).toMatchObject({ escalated: false, turn: 'staff' });
    const money = await market.balances(order.projectOrderId);
    await tolk.advance(MINUTE);
    expect(await appeals.detail('supplier', id)).toMatchObject({
      escalated: true,
      appealStatus: 'mediation',
      turnUntil: null,
    });
    for (const side of ['client', 'supplier'] as const) {
      expect((await titlesOf(side))[0]).toBe('The appeal is now urgent');
    }
    expect((await orderOf(order)).timeline.at(-1)).toMatchObject({ action: 'escalateAppeal' });
    // It stands before all others in the queue of the staff.
    const younger = await appeals.open(await market.submit(), 'client');
    await tolk.advance(72 * HOUR);
    const staff = await addStaffMember(tolk, 'support');
    const { list } = await dataOf(
      staff.call<{ list: { projectOrderAppealId: string; escalated: boolean }[] }>(
        '/opsinterface/getAppealList',
        { appealStatus: 'mediation' },
      ),
    );
    const places = new Map(list.map((row, place) => [row.projectOrderAppealId, place]));
    expect(places.get(id)).toBeLessThan(places.get(younger) ?? -1);
    const marks = list.map(({ escalated }) => (escalated ? 1 : 0));
    expect(marks.toSorted((one, two) => two - one)).toEqual(marks);
    await appeals.pass(120 * DAY);
    expect((await appeals.detail('client', id)).appealStatus).toBe('mediation');
    expect(await market.balances(order.projectOrderId)).toEqual(money);
  });
});

describe('money that was held for 150 days', () => {
  it('goes to the staff by an appeal of nobody, which ends as any other', async () => {
    const { projectOrderId, version } = await market.submit();
    // The longest that work may go on: asked for at the very end of what is possible.
    const deliverTime = addMs(tolk.clock.now(), 110 * DAY).toISOString();
    const body = { projectOrderId, version, accept: false, changeRequest: 'Annex 2.', deliverTime };
    const path = '/clientinterface/getAcceptanceResults';
    const asked = await dataOf(market.client.call<OrderDetail>(path, body, withKey()));
    await appeals.pass(150 * DAY - HOUR);
    expect((await orderOf(asked)).orderState).toBe('changesRequested');
    await appeals.pass(HOUR);
    const { orderState, appealIds, timeline } = await orderOf(asked);
    expect(orderState).toBe('inAppeal');
    expect(timeline.at(-1)).toMatchObject({ action: 'endEscrow', actor: 'timer' });
    const [id = ''] = appealIds;
    expect(await appeals.detail('supplier', id)).toMatchObject({
      claimant: null,
      escalated: true,
      appealStatus: 'evidence',
    });
    expect((await appeals.act('client', 'withdrawAppeal', id)).code).toBe(409);
    expect((await titlesOf('supplier'))[0]).toBe('Our staff are looking at your order');
    await appeals.ruled(id, outcomes.refund);
    await tolk.advance(3 * DAY);
    await tolk.advance(MINUTE);
    expect((await orderOf(asked)).orderState).toBe('ruled');
    expect(await market.balances(projectOrderId)).toEqual({});
  });
});

describe('evidence', () => {
  it('is taken for 72 hours from both sides, with a text, a file, or both', async () => {
    const id = await appeals.open(await market.submit(), 'client');
    const fileIds = [await market.upload(market.supplier, 'evidence')];
    const add = (side: 'client' | 'supplier', body: object) =>
      appeals.act(side, 'addAppealEvidence', id, { text: '', fileIds: [], ...body });
    expect((await add('supplier', {})).code).toBe(422);
    expect((await add('client', { fileIds })).code).toBe(404);
    const orderFile = await market.upload(market.supplier, 'order');
    expect((await add('supplier', { fileIds: [orderFile] })).code).toBe(404);
    await tolk.advance(72 * HOUR - MINUTE);
    const shown = await dataOf(add('supplier', { fileIds }));
    expect(shown.appealEvidenceFile.at(-1)).toMatchObject({
      by: 'supplier',
      text: '',
      files: [
        {
          fileId: fileIds[0],
          // `sha256sum` of the file that every upload of the tests sends.
          sha256: 'a5f5166059f87e72e8e68f8aa4ce80e5e3fc933580a59dd0c0524f050b6ed8ce',
        },
      ],
    });
    expect((await titlesOf('client'))[0]).toBe('New evidence in an appeal');
    await tolk.advance(MINUTE);
    expect(await add('client', { text: 'Too late.' })).toMatchObject({
      code: 409,
      data: { version: 3, allowedActions: expect.any(Array) },
    });
  });

  it('is enough after twenty of one side', async () => {
    const id = await appeals.open(await market.submit(), 'client');
    const add = (side: 'client' | 'supplier') =>
      appeals.act(side, 'addAppealEvidence', id, { text: 'Look at page 2.', fileIds: [] });
    // The first is what the appeal was raised with.
    for (let count = 1; count < 20; count += 1) await dataOf(add('client'));
    expect((await add('client')).code).toBe(409);
    expect((await add('supplier')).code).toBe(0);
  });
});
