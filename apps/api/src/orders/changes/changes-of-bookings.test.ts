import type { Clash } from '@tolk/contract';
import { DAY, HOUR, MINUTE, addMs, type Identity } from '@tolk/domain';
import { bookingIn, interpreting } from '../../../test/support/bookings.ts';
import { keyOf, readCalendar } from '../../../test/support/calendar.ts';
import { orderChanges } from '../../../test/support/changes.ts';
import { download } from '../../../test/support/download.ts';
import { raceRounds } from '../../../test/support/endurance.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { organisation } from '../../../test/support/organisations.ts';
import { assign, enterCompany, foundCompany } from '../../../test/support/supplier-company.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let consent: ReturnType<typeof orderChanges>;

beforeEach(async () => {
  market = await openMarket(tolk);
  consent = orderChanges(market);
});

const booking = (from: number, hours = 3) => bookingIn(tolk, from, hours);
type Booking = ReturnType<typeof booking>;
const tiers = [
  { daysBefore: 7, percent: 0 },
  { daysBefore: 2, percent: 50 },
];
/** Paid and not begun. */
const started = (bookings: Booking[], more: object = {}) =>
  market.start(interpreting(market, bookings, more));
const seen = ({ projectOrderId }: OrderDetail) => market.order('client', projectOrderId);
const cancel = ({ projectOrderId, version }: OrderDetail, percentDue: number) =>
  market.client.call<OrderDetail>(
    '/clientinterface/cancelBooking',
    { projectOrderId, version, percentDue },
    withKey(),
  );
const checkIn = (side: Identity, { projectOrderId }: OrderDetail, startTime: string) =>
  market[side].call<OrderDetail>(
    `/${side === 'client' ? 'clientinterface' : 'supinterface'}/checkIn`,
    { projectOrderId, startTime },
    withKey(),
  );
const deliver = ({ projectOrderId, version }: OrderDetail) =>
  market.supplier.call(
    '/supinterface/getDeliverables',
    { projectOrderId, version, description: '', fileIds: [] },
    withKey(),
  );
/** What takes up the supplier: hours from now. */
async function taken(): Promise<number[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('booking')
    .innerJoin('project_order', 'project_order.id', 'order_id')
    .select(({ fn }) => [fn<Date>('lower', ['during']).as('start')])
    .where('booking.supplier_id', '=', market.supplier.personId)
    .orderBy('during')
    .execute();
  return rows.map(({ start }) => Math.round((start.getTime() - tolk.clock.now().getTime()) / HOUR));
}

describe('bookings that both agree to move', () => {
  it('take their times, reminders and due time along, at the same price', async () => {
    const order = await started([booking(24), booking(48)]);
    const bookings = [booking(30), booking(72, 4)];
    const moved = await consent.agreed('client', order, { bookings });
    expect(moved).toMatchObject({
      bookings,
      startTime: bookings[0]?.startTime,
      endTime: bookings[1]?.endTime,
      deliverTime: addMs(new Date(bookings[1]?.endTime ?? ''), DAY).toISOString(),
      acceptTime: addMs(new Date(bookings[1]?.endTime ?? ''), DAY).toISOString(),
      paymentAmount: order.paymentAmount,
      changes: [
        {
          status: 'agreed',
          difference: 0,
          before: { bookings: order.bookings },
          after: { bookings },
        },
      ],
    });
    expect(await taken()).toEqual([30, 72]);
    const feed = await tolk.app.deps.db
      .selectFrom('job')
      .select('run_at')
      .where('key', 'like', `order:${order.projectOrderId}:remindBooking:%`)
      .orderBy('run_at')
      .execute();
    const hours = feed.map(({ run_at }) =>
      Math.round((run_at.getTime() - tolk.clock.now().getTime()) / HOUR),
    );
    expect(hours).toEqual([6, 29, 48, 71]);
    // The former time is free for somebody else, and the new one opens the check-in.
    await tolk.advance(30 * HOUR - 31 * MINUTE);
    expect((await checkIn('supplier', moved, bookings[0]?.startTime ?? '')).code).toBe(409);
    await tolk.advance(2 * MINUTE);
    expect((await checkIn('supplier', moved, bookings[0]?.startTime ?? '')).code).toBe(0);
  });

  it('may be fewer or more, at another place and price, with travel of which no fee is taken', async () => {
    const order = await started([booking(24)]);
    const asked = {
      bookings: [booking(24), booking(48)],
      bookingMode: 'onSite',
      bookingPlace: 'Hall 3',
      travel: 200_00,
      workload: 9,
    };
    const proposed = await dataOf(
      consent.propose('supplier', order, { ...asked, bookings: [...order.bookings, booking(48)] }),
    );
    // 2 hours at 150.00 with 9.00 of the fee, and 200.00.
    expect(proposed.changes[0]).toMatchObject({
      difference: 509_00,
      before: { bookingMode: 'remote', bookingPlace: '', travel: 0 },
      after: { bookingMode: 'onSite', bookingPlace: 'Hall 3', travel: 200_00 },
    });
    const agreed = await dataOf(consent.agree('client', proposed));
    expect(agreed).toMatchObject({ bookings: order.bookings, changes: [{ status: 'unpaid' }] });
    expect(await taken()).toEqual([24, 48]);
    const paid = await consent.pay(agreed);
    expect(paid).toMatchObject({
      bookingPlace: 'Hall 3',
      travel: 200_00,
      paymentAmount: order.paymentAmount + 509_00,
    });
    expect(paid.bookings).toHaveLength(2);
    // From afar nobody travels: the sum goes back.
    const remote = await consent.agreed('client', paid, { bookingMode: 'remote' });
    expect(remote).toMatchObject({
      // The address is no link to a meeting.
      bookingPlace: '',
      travel: 0,
      refunds: [{ amount: 200_00 }],
      changes: [{ difference: -200_00 }, {}],
    });
  });

  it('are held together with the former ones until the difference is paid, and let go where it is not', async () => {
    const order = await started([booking(72)]);
    const raise = { bookings: [booking(73)], workload: 8 };
    const agreed = await consent.agreed('supplier', order, raise);
    expect(await taken()).toEqual([72, 73]);
    await dataOf(consent.withdraw('client', agreed));
    expect(await taken()).toEqual([72]);
    const again = await consent.agreed('supplier', await seen(order), {
      ...raise,
      bookings: [booking(20)],
    });
    // An hour before the earlier of the two begins, where that is sooner than two days.
    expect(again.changes[0]).toMatchObject({
      payUntil: addMs(
        new Date(again.changes[0]?.after.bookings?.[0]?.startTime ?? ''),
        -HOUR,
      ).toISOString(),
    });
    await tolk.advance(19 * HOUR + MINUTE);
    expect((await seen(order)).changes[0]).toMatchObject({ status: 'lapsed' });
    expect(await taken()).toEqual([53]);
  });

  it('come back no more once the order ends while they are held', async () => {
    const order = await started([booking(72)], { cancellationTiers: tiers });
    const agreed = await consent.agreed('supplier', order, {
      bookings: [booking(96)],
      workload: 8,
    });
    await dataOf(cancel(agreed, 50));
    expect(await taken()).toEqual([]);
  });
});

describe('a time at which the interpreter is booked elsewhere', () => {
  const other = async (from: number) => {
    await market.receive(interpreting(market, [booking(from)]));
  };
  const answer = ({ projectOrderId, version }: OrderDetail, more: object = {}) =>
    market.supplier.call<OrderDetail>(
      '/supinterface/answerChange',
      { projectOrderId, version, agree: true, ...more },
      withKey(),
    );

  it('is agreed to only with a word of theirs, and shown before', async () => {
    await other(48);
    const order = await started([booking(24)]);
    const bookings = [booking(49)];
    const proposed = await dataOf(consent.propose('client', order, { bookings }));
    const asked = { projectOrderId: order.projectOrderId, bookings };
    const clashes = market.supplier.call<Clash[]>('/supinterface/getOrderClashes', asked);
    expect(await dataOf(clashes)).toMatchObject([{ kinds: ['booked'] }]);
    expect((await answer(proposed)).code).toBe(1204);
    expect((await answer(proposed, { bookedTwice: true })).code).toBe(0);
  });

  it('is proposed by them only so, and refused to the client where it was taken since', async () => {
    await other(48);
    const order = await started([booking(24)]);
    expect((await consent.propose('supplier', order, { bookings: [booking(49)] })).code).toBe(1204);
    const proposed = await dataOf(consent.propose('supplier', order, { bookings: [booking(72)] }));
    await other(73);
    expect(await consent.agree('client', proposed)).toMatchObject({
      code: 1204,
      msg: 'The interpreter has been booked for that time since. Propose another time.',
    });
    expect(await seen(order)).toMatchObject({ bookings: order.bookings });
    expect(await taken()).toEqual([24, 48, 73]);
  });

  it('is one that they said so about, and no other', async () => {
    await other(48);
    const order = await started([booking(24)]);
    const asked = { bookings: [booking(49), booking(72)], bookedTwice: true };
    const proposed = await dataOf(consent.propose('supplier', order, asked));
    await other(73);
    expect((await consent.agree('client', proposed)).code).toBe(1204);
    expect(await taken()).toEqual([24, 48, 73]);
  });

  it('stays agreed on where they said so about each', async () => {
    await other(48);
    const order = await started([booking(24)]);
    const asked = { bookings: [booking(49)], bookedTwice: true };
    const proposed = await dataOf(consent.propose('supplier', order, asked));
    expect((await consent.agree('client', proposed)).code).toBe(0);
    expect(await taken()).toEqual([48, 49]);
  });

  it('leaves what was confirmed beside another one as it is', async () => {
    await other(48);
    const { projectOrderId, version } = await market.send(
      interpreting(market, [booking(24), booking(49)]),
    );
    const accept = { projectOrderId, version, accept: true, bookedTwice: true };
    const path = '/supinterface/acceptOrRejectProjectOrder';
    const accepted = await dataOf(market.supplier.call<OrderDetail>(path, accept));
    const [, beside] = accepted.bookings;
    const moved = await consent.agreed('client', accepted, { bookings: [booking(30), beside] });
    expect(moved.bookings).toHaveLength(2);
  });

  it('of a company is that of the member who works on the order', async () => {
    const company = await foundCompany(tolk);
    await enterCompany(market, company, 'coordinates');
    const one = await company.join('works');
    const [first, second] = [await started([booking(24)]), await started([booking(48)])];
    await dataOf(assign(market.supplier, first, one.personId));
    // Nobody works on the second yet, so that it is in nobody's way.
    const bookings = [booking(25)];
    const moved = await consent.agreed('client', await seen(second), { bookings });
    expect((await assign(market.supplier, moved, one.personId)).code).toBe(1204);
    await dataOf(assign(market.supplier, moved, company.founder.personId));
    const back = await consent.agreed('client', await seen(second), { bookings: [booking(72)] });
    await dataOf(assign(market.supplier, back, one.personId));
    const clash = await dataOf(
      consent.propose('client', await seen(second), { bookings: [booking(25)] }),
    );
    expect((await consent.agree('supplier', clash)).code).toBe(1204);
    await organisation(company.founder, 'removeMember', { personId: one.personId });
  });

  it('is confirmed by the member who works on the order alone, and for nobody else', async () => {
    const company = await foundCompany(tolk);
    await enterCompany(market, company, 'coordinates');
    const one = await company.join('works');
    const [first, second] = [await started([booking(24)]), await started([booking(48)])];
    for (const order of [first, second]) {
      await dataOf(assign(market.supplier, await seen(order), one.personId));
    }
    const bookings = [booking(49)];
    const twice = { bookings, bookedTwice: true };
    const refused = await consent.propose('supplier', await seen(first), twice);
    expect(refused).toMatchObject({
      code: 1204,
      msg: expect.stringContaining('only they can say'),
    });
    const clash = await dataOf(consent.propose('client', await seen(first), { bookings }));
    expect(await answer(clash, { bookedTwice: true })).toMatchObject({
      code: 1204,
      msg: expect.stringContaining('only they can say'),
    });
    expect(await taken()).toEqual([24, 48]);
  });
});

describe('what is left of a series', () => {
  it('can be dropped days after the last booking that stays', async () => {
    const order = await started([booking(24), booking(240)], { workload: 12 });
    await tolk.advance(4 * DAY);
    const [held] = order.bookings;
    const dropped = await consent.agreed('supplier', await seen(order), { bookings: [held] });
    expect(dropped).toMatchObject({ bookings: [held], endTime: held?.endTime });
    const left = Date.parse(dropped.deliverTime) - tolk.clock.now().getTime();
    expect(left / HOUR).toBeGreaterThan(23);
  });
});

describe('what can’t be moved', () => {
  it.each<[string, (order: OrderDetail) => object, string, RegExp]>([
    ['to the past', () => ({ bookings: [booking(-5)] }), 'bookings', /an hour|1 hour/],
    ['to within the hour', () => ({ bookings: [booking(0.9)] }), 'bookings', /1 hour from now/],
    [
      'so that they overlap',
      () => ({ bookings: [booking(24), booking(26)] }),
      'bookings',
      /overlap/,
    ],
    [
      'to after the money may be held',
      () => ({ bookings: [booking(24 * 400)] }),
      'bookings',
      /too far|at most/,
    ],
    [
      'so that one stands there twice',
      ({ bookings: [first, second] }) => ({ bookings: [first, second, second] }),
      'bookings',
      /overlap/,
    ],
    ['on site without a place', () => ({ bookingMode: 'onSite' }), 'bookingPlace', /Fill in/],
    [
      'to a place of which nothing is seen',
      () => ({ bookingMode: 'onSite', bookingPlace: '\u200b\u2060' }),
      'bookingPlace',
      /Fill in/,
    ],
    ['with travel from afar', () => ({ travel: 100_00 }), 'travel', /comes to the place/],
    ['to where they are', ({ bookings }) => ({ bookings }), 'workload', /Change at least one/],
  ])('%s', async (_what, change, field, sentence) => {
    const order = await started([booking(24), booking(48)]);
    const answer = await consent.propose('client', order, change(order));
    expect(answer).toMatchObject({ code: 422, data: { fields: { [field]: expect.any(String) } } });
    expect(answer.data.fields[field]).toMatch(sentence);
  });

  it('a booking that has begun, while the next one can', async () => {
    const order = await started([booking(3), booking(48)]);
    const [first, second] = order.bookings;
    const both = await dataOf(
      consent.propose('client', order, { bookings: [booking(24), second] }),
    );
    await tolk.advance(2 * HOUR + MINUTE);
    // It was proposed in time and is answered too late.
    expect(await consent.agree('supplier', both)).toMatchObject({
      code: 409,
      data: { allowedActions: expect.any(Array) },
    });
    await dataOf(consent.decline('supplier', await seen(order)));
    await tolk.advance(30 * MINUTE);
    await dataOf(checkIn('client', order, first?.startTime ?? ''));
    const dropped = await consent.propose('client', await seen(order), { bookings: [second] });
    expect(dropped).toMatchObject({
      code: 422,
      data: { fields: { bookings: 'A booking can be moved until 1 hour before it begins.' } },
    });
    const later = await consent.agreed('client', await seen(order), {
      bookings: [first, booking(72)],
    });
    expect(later.checkIns).toHaveLength(1);
  });

  it('work that is confirmed as done, and what is no interpreting', async () => {
    const order = await started([booking(3)]);
    await tolk.advance(7 * HOUR);
    await dataOf(deliver(await seen(order)));
    const answer = await consent.propose('client', await seen(order), { bookings: [booking(48)] });
    expect(answer).toMatchObject({ code: 422, data: { fields: { bookings: expect.any(String) } } });
    const text = await market.start();
    expect(await consent.propose('client', text, { bookings: [booking(48)] })).toMatchObject({
      code: 422,
      data: { fields: { bookings: expect.any(String) } },
    });
  });

  it('together with a claim of overtime', async () => {
    const order = await started([booking(3), booking(72)], { overtimeRate: 150_00 });
    await tolk.advance(7 * HOUR);
    const [first] = order.bookings;
    const overtime = [{ startTime: first?.startTime, minutes: 30 }];
    const answer = await consent.propose('supplier', await seen(order), {
      overtime,
      bookings: [first, booking(96)],
    });
    expect(answer).toMatchObject({ code: 422, data: { fields: { overtime: expect.any(String) } } });
  });
});

describe('cancelling after a move', () => {
  const near = () => started([booking(72)], { cancellationTiers: tiers });
  const away = () => ({ bookings: [booking(30 * 24)] });

  it('that the client asked for costs at least what it did when they asked', async () => {
    const moved = await consent.agreed('client', await near(), away());
    expect(moved).toMatchObject({ cancellationLeast: 50, changes: [{ cancellationLeast: 50 }] });
    expect((await cancel(moved, 0)).code).toBe(1207);
    expect(await dataOf(cancel(moved, 50))).toMatchObject({
      orderState: 'agreed',
      refunds: [{ amount: 540_75 }],
    });
  });

  it('is not made cheaper by a second move, nor by an answer with other times', async () => {
    const proposed = await dataOf(consent.propose('client', await near(), away()));
    const countered = await dataOf(
      consent.counter('supplier', proposed, { bookings: [booking(40 * 24)], reason: 'Busy.' }),
    );
    const moved = await dataOf(consent.agree('client', countered));
    expect(moved.cancellationLeast).toBe(50);
    const again = await consent.agreed('client', moved, { bookings: [booking(60 * 24)] });
    expect(again.cancellationLeast).toBe(50);
    expect((await cancel(again, 0)).code).toBe(1207);
  });

  it('counts from the new begin where the interpreter asked, or nothing was due when the client did', async () => {
    const moved = await consent.agreed('supplier', await near(), away());
    expect(moved.cancellationLeast).toBe(0);
    expect((await cancel(moved, 0)).code).toBe(0);
    const early = await started([booking(20 * 24)], { cancellationTiers: tiers });
    const nearer = await consent.agreed('client', early, { bookings: [booking(24)] });
    expect(nearer.cancellationLeast).toBe(0);
    expect((await cancel(nearer, 0)).code).toBe(1207);
    expect((await cancel(nearer, 100)).code).toBe(0);
  });

  it('is free before it was paid, moved or not', async () => {
    const order = await market.receive(
      interpreting(market, [booking(72)], { cancellationTiers: tiers }),
    );
    expect(await consent.agreed('client', order, away())).toMatchObject({
      cancellationLeast: 0,
      orderState: 'received',
    });
  });
});

describe('at once', () => {
  const repeat = async (round: () => Promise<void>) => {
    for (let count = 0; count < raceRounds; count += 1) await round();
  };
  const codes = (answers: { code: number }[]) =>
    answers.map(({ code }) => code).toSorted((a, b) => a - b);
  /** The other side has to answer it. */
  const proposed = async (side: Identity = 'client', more: object = {}) => {
    const order = await started([booking(72)], { cancellationTiers: tiers });
    return dataOf(consent.propose(side, order, { bookings: [booking(96)], ...more }));
  };

  it('two agreements: one applies', () =>
    repeat(async () => {
      const order = await proposed();
      const answers = [consent.agree('supplier', order), consent.agree('supplier', order)];
      expect(codes(await Promise.all(answers))).toEqual([0, 409]);
      await dataOf(cancel(await seen(order), 50));
    }));

  it('an agreement and a cancellation: the money is divided by the terms that won', () =>
    repeat(async () => {
      const order = await proposed();
      const answers = [consent.agree('supplier', order), cancel(order, 50)];
      expect(codes(await Promise.all(answers))).toEqual([0, 409]);
      const after = await seen(order);
      if (after.orderState === 'started') await dataOf(cancel(after, 50));
      expect(await taken()).toEqual([]);
    }));

  it('an agreement to a time and another order for it: one of them has it', () =>
    repeat(async () => {
      const order = await proposed();
      const sent = await market.send(interpreting(market, [booking(97)]));
      const answers = await Promise.all([consent.agree('supplier', order), market.accept(sent)]);
      expect(codes(answers)).toEqual([0, 1204]);
      await dataOf(cancel(await seen(order), 50));
      const left = await market.order('client', sent.projectOrderId);
      const { projectOrderId, version, orderState } = left;
      const body = { projectOrderId, version };
      if (orderState !== 'received' && orderState !== 'sent') return;
      await dataOf(market.client.call('/clientinterface/withdrawProjectOrder', body, withKey()));
    }));

  it('the payment of a difference and its withdrawal: it applies, or the money goes back', () =>
    repeat(async () => {
      const order = await dataOf(
        consent.agree('client', await proposed('supplier', { workload: 8 })),
      );
      const { paymentId, paymentAmount } = await dataOf(market.callPayment(order));
      await Promise.all([
        consent.report(order, paymentId, paymentAmount),
        consent.withdraw('client', order),
      ]);
      const after = await seen(order);
      const applies = after.changes[0]?.status === 'agreed';
      expect(await taken()).toEqual([applies ? 96 : 72]);
      await tolk.settle();
      await dataOf(cancel(await seen(order), 50));
    }));

  it('an agreement and a check-in: nobody checks in to a booking that is gone', async () => {
    const order = await started([booking(3), booking(72)]);
    const [first, second] = order.bookings;
    const change = await dataOf(
      consent.propose('client', order, { bookings: [booking(24), second] }),
    );
    await tolk.advance(151 * MINUTE);
    const [agreed, checked] = await Promise.all([
      consent.agree('supplier', change),
      checkIn('supplier', order, first?.startTime ?? ''),
    ]);
    expect([agreed.code, checked.code]).toEqual([409, 0]);
  });

  it('a code ends before the last moment at which its money counts', async () => {
    const order = await started([booking(72)]);
    await tolk.advance(69 * HOUR);
    const agreed = await consent.agreed('supplier', await seen(order), {
      bookings: [booking(96)],
      workload: 8,
    });
    await tolk.advance(2 * HOUR - 10 * MINUTE);
    const { expiresAt } = await dataOf(market.callPayment(agreed));
    const [held] = order.bookings;
    const lastMoment = addMs(new Date(held?.startTime ?? ''), -HOUR);
    expect(expiresAt).toBe(addMs(lastMoment, -2 * MINUTE).toISOString());
    await tolk.advance(8 * MINUTE);
    expect((await market.callPayment(agreed)).code).toBe(409);
  });

  it('money that comes after the booking is about to begin goes back', async () => {
    const order = await dataOf(
      consent.agree('client', await proposed('supplier', { workload: 8 })),
    );
    const { paymentId, paymentAmount } = await dataOf(market.callPayment(order));
    const { db } = tolk.app.deps;
    // The timer is late.
    await db
      .updateTable('job')
      .set({ run_at: addMs(tolk.clock.now(), 90 * DAY) })
      .where('key', 'like', `order:${order.projectOrderId}:%`)
      .execute();
    await tolk.advance(71 * HOUR + MINUTE);
    const after = await consent.report(order, paymentId, paymentAmount);
    expect(after).toMatchObject({ bookings: order.bookings, refunds: [{ amount: paymentAmount }] });
  });
});

it('both calendars follow, and a dropped booking is taken out of them', async () => {
  const order = await started([booking(24), booking(48)]);
  const { projectOrderId } = await consent.agreed('client', order, {
    bookings: [booking(72)],
  });
  for (const side of ['client', 'supplier'] as const) {
    const path = `/${side === 'client' ? 'clientinterface' : 'supinterface'}/downloadOrderCalendar`;
    const { content } = await download(tolk, market[side], path, { projectOrderId });
    const sessions = readCalendar(content.toString())
      .map((event) => [keyOf(event), event.status])
      .filter(([key]) => key?.startsWith('session'));
    expect(sessions).toEqual([
      ['session-1', 'CONFIRMED'],
      ['session-2', 'CANCELLED'],
    ]);
  }
});
