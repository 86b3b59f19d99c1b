import { DAY, HOUR, addMs, type Identity } from '@tolk/domain';
import { appealFixture, outcomes } from '../../test/support/appeals.ts';
import { keyOf, readCalendar } from '../../test/support/calendar.ts';
import { download } from '../../test/support/download.ts';
import { inMilestones } from '../../test/support/milestones.ts';
import { orderChanges } from '../../test/support/changes.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../test/support/market.ts';
import { signUp } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

const pathOf = (side: Identity) =>
  side === 'client'
    ? '/clientinterface/downloadOrderCalendar'
    : '/supinterface/downloadOrderCalendar';

async function textOf(side: Identity, { projectOrderId }: OrderDetail, language?: 'en' | 'zh-CN') {
  const file = await download(tolk, market[side], pathOf(side), { projectOrderId }, language);
  return file.content.toString();
}

async function eventsOf(side: Identity, order: OrderDetail) {
  return readCalendar(await textOf(side, order));
}

/** `pay CONFIRMED 3`: what, whether it binds, how often it changed. */
async function standing(side: Identity, order: OrderDetail) {
  const events = await eventsOf(side, order);
  return events.map((event) => [keyOf(event), event.status, event.sequence].join(' '));
}

/** Calendars know whole seconds. */
const inSeconds = (iso: string | undefined) => iso?.replace(/\.\d{3}Z$/, '.000Z');

const inHours = (hours: number) => addMs(tolk.clock.now(), hours * HOUR).toISOString();

/** Interpreting in the zone of its place; each session from so many hours on, three hours long. */
function interpreting(zone: string, ...starts: number[]) {
  const bookings = starts.map((from) => ({ startTime: inHours(from), endTime: inHours(from + 3) }));
  return {
    orderType: 'interpretation',
    unitName: 'hour',
    zone,
    startTime: bookings[0]?.startTime,
    endTime: bookings.at(-1)?.endTime,
    bookings,
    bookingMode: 'onSite',
    bookingPlace: 'Room 4; Euston Road 1, London',
    deliverTime: undefined,
    acceptTime: undefined,
  };
}

it('is a file named after the order, read by programs that are not ours', async () => {
  const order = await market.send();
  const { projectOrderId } = order;
  const file = await download(tolk, market.supplier, pathOf('supplier'), { projectOrderId });
  expect(file).toMatchObject({
    mediaType: 'text/calendar; charset=utf-8',
    fileName: `tolk-${order.orderNumber}.ics`,
  });
  expect(readCalendar(file.content.toString())).toMatchObject([
    {
      uid: `${projectOrderId}-answer@tolk`,
      summary: 'Answer the order: Supply contract, Chinese into English',
      start: inSeconds(addMs(new Date(order.createTime), 3 * DAY).toISOString()),
      zone: 'Z',
    },
    {
      summary: 'Deliver: Supply contract, Chinese into English',
      start: inSeconds(order.deliverTime),
    },
  ]);
});

it('each deadline binds its side while it runs, and is taken back afterwards', async () => {
  let order = await market.send();
  expect(await standing('supplier', order)).toEqual(['answer CONFIRMED 1', 'due TENTATIVE 1']);
  expect(await standing('client', order)).toEqual(['due TENTATIVE 1']);

  await dataOf(market.accept(order));
  expect(await standing('supplier', order)).toEqual(['answer CANCELLED 2', 'due TENTATIVE 2']);
  expect(await standing('client', order)).toEqual(['pay CONFIRMED 2', 'due TENTATIVE 2']);

  order = await market.start();
  expect(await standing('client', order)).toEqual(['pay CANCELLED 3', 'due CONFIRMED 3']);
  const deliverTime = addMs(tolk.clock.now(), 6 * DAY).toISOString();
  const moved = await orderChanges(market).agreed('supplier', order, { deliverTime });
  expect((await eventsOf('client', moved)).find((event) => keyOf(event) === 'due')).toMatchObject({
    start: inSeconds(deliverTime),
    sequence: 5,
  });

  order = await market.start();
  await dataOf(market.deliver(order));
  expect(await standing('client', order)).toEqual([
    'pay CANCELLED 4',
    'check CONFIRMED 4',
    'due CANCELLED 4',
  ]);
  const { version, projectOrderId } = await market.order('client', order.projectOrderId);
  const path = '/clientinterface/getAcceptanceResults';
  const accepted = { projectOrderId, version, accept: true };
  await dataOf(market.client.call(path, accepted, { idempotencyKey: projectOrderId }));
  expect(await standing('supplier', order)).toEqual([
    'answer CANCELLED 5',
    'due CANCELLED 5',
    'appeal CONFIRMED 5',
  ]);
});

it('the next milestone is to be paid and delivered at times of its own', async () => {
  const order = await market.start(inMilestones(tolk, [600_00, 1_200_00]));
  await dataOf(market.deliver(order));
  expect(await standing('client', order)).toEqual([
    'pay CANCELLED 4',
    'check CONFIRMED 4',
    'due CANCELLED 4',
  ]);
  const { version, projectOrderId } = await market.order('client', order.projectOrderId);
  const path = '/clientinterface/getAcceptanceResults';
  const accepted = { projectOrderId, version, accept: true };
  await dataOf(market.client.call(path, accepted, { idempotencyKey: projectOrderId }));
  expect(await standing('client', order)).toEqual(['pay CONFIRMED 5', 'due TENTATIVE 5']);
  const due = (await eventsOf('client', order)).find((event) => keyOf(event) === 'due');
  expect(due?.start).toBe(inSeconds(order.milestones[1]?.deliverTime));
});

it('sessions are said by the clocks of their place, in summer as in winter', async () => {
  const order = await market.receive(interpreting('Europe/London', 48, 72));
  const text = await textOf('supplier', order);
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/London\r\n');
  const sessions = readCalendar(text).filter((event) => keyOf(event).startsWith('session'));
  expect(sessions).toMatchObject([
    {
      uid: `${order.projectOrderId}-session-1@tolk`,
      zone: 'Europe/London',
      start: inSeconds(order.bookings[0]?.startTime),
      end: inSeconds(order.bookings[0]?.endTime),
      location: 'Room 4; Euston Road 1, London',
      status: 'TENTATIVE',
    },
    {
      uid: `${order.projectOrderId}-session-2@tolk`,
      start: inSeconds(order.bookings[1]?.startTime),
    },
  ]);
});

it.each(['+05:00', 'asia/shanghai'])(
  'sessions in %s, of which calendars know no rules, are said in UTC',
  async (zone) => {
    const order = await market.send(interpreting(zone, 48));
    const session = (await eventsOf('supplier', order)).find(
      (event) => keyOf(event) === 'session-1',
    );
    expect(session).toMatchObject({ zone: 'Z', start: inSeconds(order.bookings[0]?.startTime) });
  },
);

it('sessions of an order that ends before them are cancelled', async () => {
  const order = await market.receive(interpreting('Asia/Shanghai', 100));
  await tolk.advance(2 * DAY + HOUR);
  expect((await market.order('supplier', order.projectOrderId)).orderState).toBe('unpaid');
  expect(await standing('supplier', order)).toEqual([
    'answer CANCELLED 3',
    'confirm CANCELLED 3',
    'session-1 CANCELLED 3',
  ]);
});

it('a session that moves stays the same entry, and one that is taken out is cancelled', async () => {
  const order = await market.send(interpreting('Asia/Shanghai', 48, 72));
  const { projectOrderId, version } = order;
  const { supUserId: _supplier, ...terms } = market.terms(interpreting('Asia/Shanghai', 50));
  const edit = { projectOrderId, version, ...terms };
  await dataOf(market.client.call('/clientinterface/editProjectOrder', edit, withKey()));
  const moved = (await market.order('supplier', projectOrderId)).bookings[0];
  const sessions = (await eventsOf('supplier', order)).filter(({ uid }) => uid.includes('session'));
  expect(sessions).toMatchObject([
    { sequence: 2, status: 'TENTATIVE', start: inSeconds(moved?.startTime) },
    { sequence: 2, status: 'CANCELLED', start: inSeconds(order.bookings[1]?.startTime) },
  ]);
});

it('dates of an appeal bind until they are answered', async () => {
  const order = await market.start();
  const { projectOrderId } = order;
  const appeals = appealFixture(tolk, market);
  const projectOrderAppealId = await appeals.open(order, 'client');
  const datesOf = async (side: Identity) => {
    const events = await eventsOf(side, await market.order(side, projectOrderId));
    return events.filter(({ uid }) => uid.includes(projectOrderAppealId));
  };
  const [evidence] = await datesOf('supplier');
  await tolk.advance(2 * 60_000);
  const mail = tolk.mails.findLast(({ to }) => to === market.supplier.account);
  expect(readCalendar(mail?.attachments?.[0]?.content ?? '')).toContainEqual(evidence);
  expect(evidence).toMatchObject({
    status: 'CONFIRMED',
    summary: 'Hand in evidence: Supply contract, Chinese into English',
  });
  await appeals.ruled(projectOrderAppealId, outcomes.release);
  const [after, ruling] = await datesOf('supplier');
  expect(after).toMatchObject({ uid: evidence?.uid, status: 'CANCELLED' });
  expect(after?.sequence).toBeGreaterThan(evidence?.sequence ?? 0);
  expect(ruling).toMatchObject({ status: 'CONFIRMED' });
  await dataOf(appeals.act('supplier', 'answerRuling', projectOrderAppealId, { accept: true }));
  expect((await datesOf('supplier'))[1]).toMatchObject({ status: 'CANCELLED' });
  expect((await datesOf('client'))[1]).toMatchObject({ status: 'CONFIRMED' });
});

it.each([
  ['long', '合同翻译与校对，'.repeat(15).slice(0, 120)],
  ['full of signs', 'A;B,C\\n:"D" \\; BEGIN:VALARM END:VEVENT — 北京'],
  ['of right-to-left script and pictures', 'عقد توريد 👩🏽‍💻👩🏽‍💻👩🏽‍💻👩🏽‍💻👩🏽‍💻👩🏽‍💻👩🏽‍💻 end'],
])('a name that is %s comes back as it was written, in lines of 75 bytes', async (_what, name) => {
  const order = await market.send({ orderName: name });
  const text = await textOf('supplier', order);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(readCalendar(text)[0]?.summary).toBe(`Answer the order: ${name}`);
});

it('a place of several lines adds no line of its own', async () => {
  const bookingPlace = 'Room 4\r\nATTENDEE:mailto:a@b.example\nEND:VEVENT\nBEGIN:VALARM';
  const order = await market.send({ ...interpreting('Asia/Shanghai', 48), bookingPlace });
  const text = await textOf('supplier', order);
  expect(text).not.toMatch(/^(?:ATTENDEE|BEGIN:VALARM)/m);
  const session = readCalendar(text).find((event) => keyOf(event) === 'session-1');
  expect(session?.location).toBe('Room 4 ATTENDEE:mailto:a@b.example END:VEVENT BEGIN:VALARM');
});

it('speaks the language of who asks', async () => {
  const text = await textOf('supplier', await market.send(), 'zh-CN');
  expect(readCalendar(text)[0]?.summary).toBe('回复订单：Supply contract, Chinese into English');
});

it('is not there for anybody else', async () => {
  const { projectOrderId } = await market.send();
  const stranger = await signUp(tolk, 'client');
  expect(await stranger.call(pathOf('client'), { projectOrderId })).toMatchObject({ code: 404 });
});

it('goes with the mail about the order, which says so', async () => {
  const order = await market.send();
  await tolk.advance(2 * 60_000);
  const mail = tolk.mails.findLast(({ to }) => to === market.supplier.account);
  expect(mail?.text).toContain('The dates of this order are attached.');
  const [file] = mail?.attachments ?? [];
  expect(file).toMatchObject({
    fileName: `tolk-${order.orderNumber}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
  });
  expect(readCalendar(file?.content ?? '').map(keyOf)).toEqual(['answer', 'due']);
});

it('goes with a mail that reminds of several orders, one file each', async () => {
  const orders = [await market.receive(), await market.receive()];
  await tolk.advance(DAY);
  await tolk.advance(2 * 60_000);
  const mail = tolk.mails.findLast(({ to }) => to === market.client.account);
  expect(mail?.subject).toBe('2 reminders from Tolk');
  expect(mail?.text).toContain('The dates of these orders are attached.');
  expect(mail?.attachments?.map(({ fileName }) => fileName).toSorted()).toEqual(
    orders.map(({ orderNumber }) => `tolk-${orderNumber}.ics`).toSorted(),
  );
});
