import type { Availability, Clash } from '@tolk/contract';
import { DAY, HOUR, addMs } from '@tolk/domain';
import { orderChanges } from '../../../test/support/changes.ts';
import { calendarForm } from '../../../test/support/availability.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { organisation } from '../../../test/support/organisations.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { changeSupplierProfile } from '../../../test/support/ready-supplier.ts';
import { assign, enterCompany, foundCompany } from '../../../test/support/supplier-company.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let consent: ReturnType<typeof orderChanges>;

beforeEach(async () => {
  market = await openMarket(tolk);
  consent = orderChanges(market);
});

/** From so many hours on, for so many hours. */
function booking(from: number, hours: number) {
  const at = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();
  return { startTime: at(from * HOUR), endTime: at((from + hours) * HOUR) };
}

function terms(bookings: ReturnType<typeof booking>[]) {
  const { deliverTime: _due, acceptTime: _check, ...form } = market.terms();
  const last = bookings.at(-1);
  return {
    ...form,
    orderType: 'interpretation',
    unitName: 'hour',
    workload: 7,
    supUserId: market.supplier.personId,
    startTime: bookings[0]?.startTime,
    endTime: last?.endTime,
    bookings,
    bothDirections: true,
  };
}

/** `start` fills in the dates of other work. */
const undated = { deliverTime: undefined, acceptTime: undefined };

function send(bookings: ReturnType<typeof booking>[]) {
  const path = '/clientinterface/addProjectOrder';
  return market.client.call<{ projectOrderId: string; fields?: object }>(
    path,
    terms(bookings),
    withKey(),
  );
}

async function accepted(bookings: ReturnType<typeof booking>[]): Promise<OrderDetail> {
  const { projectOrderId } = await dataOf(send(bookings));
  return dataOf(market.accept(await market.order('client', projectOrderId)));
}

it('an interpreting order has bookings day by day, both directions and no dates to fill in', async () => {
  const bookings = [booking(48, 4), booking(24, 3)];
  const { projectOrderId } = await dataOf(send(bookings));
  const [second, first] = bookings;
  expect(await market.order('client', projectOrderId)).toMatchObject({
    bookings: [first, second],
    bothDirections: true,
    startTime: first?.startTime,
    endTime: second?.endTime,
    deliverTime: addMs(new Date(second?.endTime ?? ''), DAY).toISOString(),
    acceptTime: addMs(new Date(second?.endTime ?? ''), DAY).toISOString(),
  });
});

/** Accepts an order at these times; `bookedTwice` where the supplier says that they can do both. */
async function take(bookings: ReturnType<typeof booking>[], more: object = {}) {
  const { projectOrderId } = await dataOf(send(bookings));
  const { version } = await market.order('client', projectOrderId);
  const path = '/supinterface/acceptOrRejectProjectOrder';
  const body = { projectOrderId, version, accept: true, ...more };
  return market.supplier.call<OrderDetail>(path, body);
}

it('the interpreter is free between two bookings, and booked twice only where they say so', async () => {
  await accepted([booking(24, 3), booking(48, 3)]);
  expect((await take([booking(30, 3)], { bookedTwice: true })).code).toBe(0);
  // Confirmed or not, one that stood alone is held to that.
  expect((await take([booking(31, 1)])).code).toBe(1204);
  expect((await take([booking(49, 1)])).code).toBe(1204);
  expect((await take([booking(49, 1)], { bookedTwice: true })).code).toBe(0);
  expect((await take([booking(49, 1)])).code).toBe(1204);
});

it('two orders for the same time that are accepted at once: one wins', async () => {
  const answers = await Promise.all([take([booking(24, 3)]), take([booking(26, 3)])]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1204]);
});

it('two of a company are booked at one time, and nobody of it twice', async () => {
  const company = await foundCompany(tolk);
  await enterCompany(market, company, 'coordinates');
  const one = await company.join('works');
  const first = await accepted([booking(24, 3)]);
  const second = await accepted([booking(25, 3)]);
  const give = (order: OrderDetail, { personId }: TestPerson) =>
    assign(market.supplier, order, personId);
  const answers = await Promise.all([give(first, one), give(second, one)]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1204]);
  const left = answers[0]?.code === 0 ? second : first;
  expect(await give(left, one)).toMatchObject({
    msg: 'They are booked elsewhere at that time. Assign the order to somebody else.',
  });
  await dataOf(give(left, company.founder));
  const asked = { supUserId: company.organisationId, bookings: [booking(25, 1)] };
  const path = '/clientinterface/getBookingClashes';
  expect(await dataOf(market.client.call<Clash[]>(path, asked))).toEqual([]);
  const unassigned = async () => {
    const calendar = market.supplier.call<Availability>('/supinterface/getAvailability', {});
    return (await dataOf(calendar)).booked
      .filter(({ isUnassigned }) => isUnassigned)
      .map(({ projectOrderId }) => projectOrderId);
  };
  expect(await unassigned()).toEqual([]);
  await organisation(company.founder, 'removeMember', { personId: one.personId });
  const [taken] = [first, second].filter((order) => order !== left);
  expect(await unassigned()).toEqual([taken?.projectOrderId]);
  await company.admit(one, 'works');
  await dataOf(give(left, one));
});

describe('a calendar', () => {
  /** Open every day from 09:00 to 18:00 in Shanghai; off from the day after tomorrow on, for two days. */
  const dayAt = (ms: number) =>
    addMs(tolk.clock.now(), ms).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  const form = (changes: object) =>
    calendarForm({
      daysOff: [{ from: dayAt(2 * DAY), until: dayAt(3 * DAY), note: 'Family' }],
      ...changes,
    });
  const save = (changes: object = {}) =>
    market.supplier.call<Availability>('/supinterface/saveAvailability', form(changes));
  const clashes = (bookings: object[], more: object = {}) =>
    market.client.call<Clash[]>('/clientinterface/getBookingClashes', {
      supUserId: market.supplier.personId,
      bookings,
      ...more,
    });
  /** From one hour of a day in Shanghai to another. */
  const at = (ms: number, from: string, until: string) => ({
    startTime: new Date(`${dayAt(ms)}T${from}:00+08:00`).toISOString(),
    endTime: new Date(`${dayAt(ms)}T${until}:00+08:00`).toISOString(),
  });

  it('warns of days off, hours and other bookings, and refuses nothing', async () => {
    await dataOf(save());
    const free = at(5 * DAY, '09:00', '12:00');
    const off = at(2 * DAY, '09:00', '12:00');
    const late = at(5 * DAY, '17:00', '19:00');
    expect(await dataOf(clashes([free, off, late]))).toEqual([
      { ...off, kinds: ['dayOff'] },
      { ...late, kinds: ['outsideHours'] },
    ]);
    const { projectOrderId } = await accepted([free]);
    expect(await dataOf(clashes([free]))).toEqual([{ ...free, kinds: ['booked'] }]);
    // Its own bookings are in nobody's way.
    expect(await dataOf(clashes([free], { projectOrderId }))).toEqual([]);
    const sent = await dataOf(send([off]));
    const own = market.supplier.call('/supinterface/getOrderClashes', sent);
    expect(await dataOf(own)).toEqual([{ ...off, kinds: ['dayOff'] }]);
  });

  it('is empty until it is set, and shows what was booked', async () => {
    await accepted([at(4 * DAY, '09:00', '12:00')]);
    expect(
      await dataOf(market.supplier.call<Availability>('/supinterface/getAvailability', {})),
    ).toMatchObject({ zone: '', version: 0, freeDays: [], booked: [{}] });
  });

  it('shows the next free days, without what stands in it', async () => {
    expect(await dataOf(save())).toMatchObject({ version: 1, booked: [] });
    await accepted([at(4 * DAY, '09:00', '12:00')]);
    const mine = await dataOf(
      market.supplier.call<Availability>('/supinterface/getAvailability', {}),
    );
    // In the small hours today is free as well.
    const later = mine.freeDays.filter((day) => day > dayAt(DAY)).slice(0, 3);
    expect(later).toEqual([5, 6, 7].map((days) => dayAt(days * DAY)));
    expect(mine.booked).toHaveLength(1);
    const { resume } = await dataOf(
      market.client.call<{ resume: { availability: object } }>(
        '/clientinterface/getSupResumeData',
        {
          supUserId: market.supplier.personId,
        },
      ),
    );
    expect(resume.availability).toEqual({ zone: 'Asia/Shanghai', days: mine.freeDays });
  });

  it('finds suppliers who are free on a day', async () => {
    const found = (freeOn: string) =>
      market.client.call<{ total: number }>('/clientinterface/searchSuppliers', { freeOn });
    const free = dayAt(5 * DAY);
    const off = dayAt(3 * DAY);
    const { total: others } = await dataOf(found(free));
    const { total: othersThen } = await dataOf(found(off));
    await dataOf(save());
    expect((await dataOf(found(free))).total).toBe(others + 1);
    expect((await dataOf(found(off))).total).toBe(othersThen);
    await accepted([at(5 * DAY, '09:00', '12:00')]);
    expect((await dataOf(found(free))).total).toBe(others);
    expect((await found('2026-02-30')).code).toBe(422);
  });

  it('is refused where it can’t be kept, or was set in another tab meanwhile', async () => {
    const daysOff = [{ from: '2026-12-24', until: '2026-12-23', note: '' }];
    expect(await save({ daysOff, zone: 'Shanghai' })).toMatchObject({
      code: 422,
      data: { fields: { zone: 'Choose a time zone.', 'daysOff.0': expect.any(String) } },
    });
    await dataOf(save());
    expect((await save()).code).toBe(409);
    expect((await dataOf(save({ version: 1, daysOff: [] }))).daysOff).toEqual([]);
  });

  it('is not read out: a client asks about so many stretches of a day', async () => {
    const half = (bookings: number) =>
      Array.from({ length: bookings }, (_, hour) => booking(hour, 0.5));
    // Sixteen times thirty-one are 496 of the 500.
    for (let asked = 0; asked < 16; asked += 1) await dataOf(clashes(half(31)));
    expect((await clashes(half(5))).code).toBe(429);
    expect((await clashes(half(4))).code).toBe(0);
    await tolk.advance(DAY);
    expect((await clashes(half(31))).code).toBe(0);
  });

  it('is nobody’s business whom the supplier keeps out', async () => {
    const stranger = await signUp(tolk, 'client');
    await changeSupplierProfile(tolk, market.supplier.personId, { findable: false });
    const asked = { supUserId: market.supplier.personId, bookings: [booking(24, 3)] };
    const path = '/clientinterface/getBookingClashes';
    expect((await stranger.call(path, asked)).code).toBe(404);
  });
});

it.each([
  [
    'overlap',
    [
      [24, 3],
      [26, 3],
    ],
    'Bookings must not overlap.',
  ],
  [
    'last through the night',
    [[24, 17]],
    'A booking can last at most 16 hours. Add one for each day.',
  ],
  ['end before they start', [[24, -1]], 'The end must be after the start.'],
] as const)('bookings that %s are refused', async (_what, times, sentence) => {
  const answer = await send(times.map(([from, hours]) => booking(from, hours)));
  expect(answer).toMatchObject({ code: 422, data: { fields: { bookings: sentence } } });
});

it('is due a day after its last booking at the earliest, whatever the client sends', async () => {
  const bookings = [booking(48, 3), booking(480, 8)];
  const early = new Date(Date.parse(bookings[0]?.startTime ?? '') + 60_000).toISOString();
  const form = { ...terms(bookings), deliverTime: early, acceptTime: early };
  const sent = market.client.call<{ projectOrderId: string }>(
    '/clientinterface/addProjectOrder',
    form,
    withKey(),
  );
  const { projectOrderId } = await dataOf(sent);
  const confirmed = addMs(new Date(bookings[1]?.endTime ?? 0), 24 * HOUR).toISOString();
  expect(await market.order('client', projectOrderId)).toMatchObject({
    deliverTime: confirmed,
    acceptTime: confirmed,
  });
});

it('is confirmed as done without a file or a word', async () => {
  const order = await market.start({ ...terms([booking(24, 3)]), ...undated });
  await tolk.advance(28 * HOUR);
  const { projectOrderId, version } = order;
  const body = { projectOrderId, version, description: '', fileIds: [] };
  const answer = market.supplier.call<{ deliverables: object[] }>(
    '/supinterface/getDeliverables',
    body,
    withKey(),
  );
  expect((await dataOf(answer)).deliverables).toMatchObject([{ description: '', files: [] }]);
});

it('other work still needs its dates', async () => {
  const form = market.terms({ supUserId: market.supplier.personId, deliverTime: undefined });
  const answer = await market.client.call('/clientinterface/addProjectOrder', form, withKey());
  expect(answer).toMatchObject({
    code: 422,
    data: { fields: { deliverTime: 'Fill in this field.' } },
  });
});

describe('a booking that is cancelled', () => {
  const tiers = [
    { daysBefore: 7, percent: 0 },
    { daysBefore: 2, percent: 50 },
  ];
  /** 7 hours at 150.00 in three days, and a fee of 31.50. */
  const paid = (cancellationTiers: object[] | undefined = tiers) =>
    market.start({ ...terms([booking(72, 7)]), ...undated, cancellationTiers });
  const cancel = ({ projectOrderId, version }: OrderDetail, percentDue: number) =>
    market.client.call<OrderDetail>(
      '/clientinterface/cancelBooking',
      { projectOrderId, version, percentDue },
      withKey(),
    );

  it('costs the client what the order says by now, and what was seen', async () => {
    const order = await paid();
    expect(order).toMatchObject({ cancellationTiers: tiers, paymentAmount: 1_081_50 });
    expect((await cancel(order, 0)).code).toBe(1207);
    expect(await dataOf(cancel(order, 50))).toMatchObject({
      orderState: 'agreed',
      reachedBy: 'cancelBooking',
      earnings: 525_00,
      refunds: [{ amount: 540_75 }],
    });
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_081_50,
      refundInTransit: -540_75,
      supplierPending: -525_00,
      feeRevenue: -15_75,
    });
    expect((await take([booking(72, 7)])).code).toBe(0);
  });

  it('costs all of it a day before, and can’t be cancelled once it has begun', async () => {
    const order = await paid();
    await tolk.advance(48 * HOUR);
    expect((await cancel(order, 50)).code).toBe(1207);
    await tolk.advance(24 * HOUR);
    expect((await cancel(order, 100)).code).toBe(409);
  });

  it('by the interpreter costs the client nothing', async () => {
    const { projectOrderId, version } = await paid();
    const body = { projectOrderId, version, reason: 'I am ill.' };
    await dataOf(market.supplier.call('/supinterface/giveUpBooking', body, withKey()));
    expect(await market.order('client', projectOrderId)).toMatchObject({
      orderState: 'refunded',
      earnings: 0,
      refunds: [{ amount: 1_081_50 }],
    });
  });

  it('without terms is for both together alone', async () => {
    const { allowedActions } = await market.start({ ...terms([booking(72, 7)]), ...undated });
    expect(allowedActions.find(({ action }) => action === 'cancelBooking')).toMatchObject({
      enabled: false,
      reason: 'This order says nothing of cancelling. Propose to end it instead.',
    });
  });

  it('has terms that grow dearer towards the booking', async () => {
    const form = { ...terms([booking(72, 7)]), cancellationTiers: tiers.toReversed() };
    const answer = await market.client.call('/clientinterface/addProjectOrder', form, withKey());
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { cancellationTiers: expect.any(String) } },
    });
  });
});

describe('breaks and meals', () => {
  const breaks = { minutes: 60, meals: 'client' };
  const booked = (more: object = {}) => ({ ...terms([booking(24, 3)]), ...undated, ...more });

  it('stand in the order as both see it, where they were agreed on', async () => {
    const { projectOrderId } = await market.send(booked({ breaks }));
    for (const side of ['client', 'supplier'] as const) {
      expect((await market.order(side, projectOrderId)).breaks).toEqual(breaks);
    }
    expect((await market.send(booked())).breaks).toBeNull();
    // Texts have none.
    expect((await market.send({ breaks })).breaks).toBeNull();
  });

  it('are changed when both agree, by themselves too', async () => {
    const order = await market.start(booked({ breaks }));
    const other = { minutes: 90, meals: 'supplier' };
    const proposed = await dataOf(consent.propose('supplier', order, { breaks: other }));
    expect(proposed).toMatchObject({
      breaks,
      changes: [{ before: { breaks }, after: { breaks: other }, difference: 0 }],
    });
    const agreed = await dataOf(consent.agree('client', proposed));
    expect(agreed).toMatchObject({ breaks: other, paymentAmount: order.paymentAmount });
    // A change that is about something else leaves them out.
    const longer = await dataOf(consent.propose('client', agreed, { workload: 8 }));
    expect(longer.changes[0]?.after).not.toHaveProperty('breaks');
    expect((await dataOf(consent.agree('supplier', longer))).breaks).toEqual(other);
  });

  it('are no longer changed an hour before the last booking, by a proposal from before neither', async () => {
    const order = await market.start(booked({ breaks }));
    const proposed = await dataOf(
      consent.propose('supplier', order, { breaks: { minutes: 0, meals: 'none' } }),
    );
    const { startTime = '' } = order.bookings.at(-1) ?? {};
    expect(proposed.changes[0]?.movesUntil).toBe(
      new Date(Date.parse(startTime) - HOUR).toISOString(),
    );
    await tolk.advance(28 * HOUR);
    const late = await market.order('client', order.projectOrderId);
    expect((await consent.agree('client', late)).code).toBe(409);
    const declined = await dataOf(consent.decline('client', late));
    expect(
      await consent.propose('client', declined, { breaks: { minutes: 0, meals: 'none' } }),
    ).toMatchObject({
      code: 422,
      data: {
        fields: { breaks: expect.stringContaining('until 1 hour before the last booking begins') },
      },
    });
  });

  it('are refused where nothing is interpreted, and past four hours a day', async () => {
    const text = await market.start();
    expect(await consent.propose('client', text, { breaks })).toMatchObject({
      code: 422,
      data: { fields: { breaks: 'This is for interpreting only.' } },
    });
    const { code } = await market.client.call(
      '/clientinterface/addProjectOrder',
      market.terms({
        ...booked({ breaks: { ...breaks, minutes: 241 } }),
        supUserId: market.supplier.personId,
      }),
      withKey(),
    );
    expect(code).toBe(422);
  });

  it('are shorter than what is booked, in an order and in a change of either', async () => {
    const tooLong = {
      code: 422,
      data: {
        fields: { breaks: 'Breaks must be shorter than the time booked on each day.' },
      },
    };
    const all = { ...breaks, minutes: 180 };
    const short = { ...terms([booking(24, 3)]), breaks: all };
    const path = '/clientinterface/addProjectOrder';
    expect(await market.client.call(path, short, withKey())).toMatchObject(tooLong);

    const order = await market.start(booked({ breaks: { ...breaks, minutes: 179 } }));
    expect(await consent.propose('supplier', order, { breaks: all })).toMatchObject(tooLong);
    const bookings = [booking(48, 1)];
    expect(await consent.propose('client', order, { bookings })).toMatchObject(tooLong);
    const fitting = { bookings, breaks: { ...breaks, minutes: 30 } };
    expect((await consent.propose('client', order, fitting)).code).toBe(0);
  });

  it('that were too long before that rule keep no booking from being added', async () => {
    const order = await market.start(booked({ breaks }));
    await tolk.app.deps.db
      .updateTable('project_order')
      .set({ breaks: JSON.stringify({ ...breaks, minutes: 180 }) })
      .where('id', '=', order.projectOrderId)
      .execute();
    const more = { bookings: [...order.bookings, booking(48, 2)] };
    const added = await dataOf(consent.propose('client', order, more));
    expect(added.changes[0]?.after).toMatchObject(more);
  });
});

describe('overtime and travel', () => {
  /** 7 hours at 150.00, and 300.00 for the way, of which no fee is taken: 1,381.50 in all. */
  const paid = (more: object = {}) =>
    market.start({
      ...terms([booking(24, 3)]),
      ...undated,
      bookingMode: 'onSite',
      bookingPlace: 'Hall 3',
      overtimeRate: 150_00,
      travel: 300_00,
      ...more,
    });
  const minutes = ({ bookings }: OrderDetail, longer: number) => ({
    overtime: bookings.map(({ startTime }) => ({ startTime, minutes: longer })),
  });
  /** The supplier claims it an hour after the booking. */
  async function claimed(longer: number): Promise<OrderDetail> {
    const order = await paid();
    await tolk.advance(28 * HOUR);
    return dataOf(consent.propose('supplier', order, minutes(order, longer)));
  }
  const accept = ({ projectOrderId, version }: OrderDetail) =>
    market.client.call<OrderDetail>(
      '/clientinterface/getAcceptanceResults',
      { projectOrderId, version, accept: true },
      withKey(),
    );
  const deliver = async ({ projectOrderId, version }: OrderDetail) => {
    const body = { projectOrderId, version, description: '', fileIds: [] };
    await dataOf(market.supplier.call('/supinterface/getDeliverables', body, withKey()));
    return market.order('client', projectOrderId);
  };

  it('are paid as the order says, by the half hour that was begun, and earned with the rest', async () => {
    const order = await claimed(31);
    expect(order).toMatchObject({
      amountOfMoney: 1_350_00,
      commissionXQ: 31_50,
      overtimeRate: 150_00,
      overtime: [],
      travel: 300_00,
      changes: [{ by: 'supplier', after: minutes(order, 31), difference: 309_00 }],
    });
    // Confirming the booking leaves the claim there, and the client can't accept past it.
    const done = await deliver(order);
    expect(done.allowedActions).toContainEqual({
      action: 'acceptResults',
      enabled: false,
      reason: 'Settle the overtime first: agree and pay, decline it, or make a counter-proposal.',
    });
    expect((await accept(done)).code).toBe(409);
    const agreed = await dataOf(consent.agree('client', done));
    expect((await accept(agreed)).code).toBe(409);
    const settled = await consent.pay(agreed);
    expect(settled).toMatchObject({ ...minutes(order, 31), amountOfMoney: 1_650_00 });
    // Another change keeps both: an hour more of the work, and its fee.
    const changed = await dataOf(consent.propose('client', settled, { workload: 8 }));
    expect(changed.changes[0]).toMatchObject({
      after: { ...minutes(order, 31), amountOfMoney: 1_800_00, commissionXQ: 45_00 },
      difference: 154_50,
    });
    const declined = await dataOf(consent.decline('supplier', changed));
    expect(await dataOf(accept(declined))).toMatchObject({ orderState: 'completed' });
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 1_690_50,
      supplierPending: -1_650_00,
      feeRevenue: -40_50,
    });
  });

  it('are countered with fewer minutes, or declined and left to an appeal', async () => {
    const order = await claimed(60);
    const fewer = await dataOf(
      consent.counter('client', order, { ...minutes(order, 30), reason: 'We ended at half.' }),
    );
    expect(fewer.changes[0]).toMatchObject({ after: minutes(order, 30), difference: 154_50 });
    const declined = await dataOf(consent.decline('supplier', fewer));
    expect(declined).toMatchObject({ overtime: [], amountOfMoney: 1_350_00 });
    expect(declined.allowedActions).toContainEqual({ action: 'appeal', enabled: true });
  });
  it('that nobody answers ends with the order a week later', async () => {
    const { projectOrderId } = await deliver(await claimed(60));
    await tolk.advance(8 * DAY);
    expect(await market.order('client', projectOrderId)).toMatchObject({
      orderState: 'completed',
      earnings: 1_350_00,
      changes: [{ status: 'overtaken' }],
    });
  });

  it('are claimed for a booking of the order that took longer, by what was agreed on', async () => {
    const order = await paid();
    const ask = async (seen: OrderDetail, more: object) =>
      (await consent.propose('supplier', seen, more)).data.fields;
    expect(await ask(order, minutes(order, 30))).toEqual({
      overtime: 'Overtime can be claimed once it has been worked.',
    });
    await tolk.advance(28 * HOUR);
    const other = { overtime: [{ startTime: order.endTime, minutes: 30 }] };
    expect(await ask(order, other)).toEqual({ overtime: 'Choose a booking of this order.' });
    expect(await ask(order, minutes(order, 0))).toEqual({
      overtime: 'Enter more or fewer minutes than are agreed on.',
    });
    const without = await paid({ overtimeRate: undefined });
    await tolk.advance(28 * HOUR);
    expect(await ask(without, minutes(without, 30))).toEqual({
      overtime: 'No overtime was agreed on in this order. Propose another price instead.',
    });
  });

  it('are refused where the dialog has a field: travel beyond the work, a claim beyond an order', async () => {
    const form = { ...terms([booking(24, 3)]), bookingMode: 'onSite', bookingPlace: 'Hall 3' };
    const path = '/clientinterface/addProjectOrder';
    const placed = (more: object) =>
      market.client.call<{ fields?: object }>(path, { ...form, ...more }, withKey());
    const text = 'Travel can be at most 4 times the price of the work.';
    expect((await placed({ travel: 4_200_01 })).data.fields).toEqual({ travel: text });
    const order = await paid({ travel: 4_200_00 });
    const cheaper = await consent.propose('supplier', order, { workload: 6 });
    expect(cheaper.data.fields).toEqual({ workload: text });
    const later = { ...terms([booking(30, 3)]), ...undated };
    const dear = await paid({ ...later, overtimeRate: 1_000_000_00 });
    await tolk.advance(37 * HOUR);
    const claim = await consent.propose('supplier', dear, minutes(dear, 180));
    expect(claim.data.fields).toEqual({
      overtime: 'The amount is too large for one order. Split the work into several orders.',
    });
  });

  it('agreeing to a claim and taking it back at once: one wins', async () => {
    const order = await claimed(60);
    const answers = await Promise.all([
      consent.agree('client', order),
      consent.withdraw('supplier', order),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
  });

  it('belong to interpreting, and travel to who goes there', async () => {
    const remote = await paid({ bookingMode: 'remote', bookingPlace: '' });
    expect(remote).toMatchObject({ overtimeRate: 150_00, travel: 0, amountOfMoney: 1_050_00 });
    const text = await market.send({ overtimeRate: 150_00, travel: 300_00 });
    expect(text).toMatchObject({ overtimeRate: null, travel: 0, amountOfMoney: 1_800_00 });
  });
});
