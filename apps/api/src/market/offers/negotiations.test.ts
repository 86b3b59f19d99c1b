import { randomUUID } from 'node:crypto';
import { DAY, addMs } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { negotiationOf } from '../../../test/support/negotiations.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let posting: string;
let sides: ReturnType<typeof negotiationOf>;
let due: string;

beforeEach(async () => {
  market ??= await openMarket(tolk);
  due = addMs(tolk.clock.now(), 9 * DAY).toISOString();
  posting = await market.publish({ dueDate: due });
  sides = negotiationOf(market, posting);
});

const reasonOf = (data: object, action: string) => {
  const { allowedActions } = data as { allowedActions: { action: string; reason?: string }[] };
  return allowedActions.find((one) => one.action === action)?.reason;
};
const allowed = (data: object) =>
  (data as { allowedActions: { action: string; enabled: boolean }[] }).allowedActions
    .filter(({ enabled }) => enabled)
    .map(({ action }) => action);
const kindsOf = async ({ personId }: TestPerson) => {
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select(['kind', 'path'])
    .where('person_id', '=', personId)
    .where('kind', 'in', ['termsOffered', 'termsAnswered'])
    .orderBy('created_at')
    .execute();
  return rows;
};

describe('an application', () => {
  it('offers its price for what the posting asks for, and the client may answer', async () => {
    await market.apply(posting);
    const offered = {
      unitPrice: 160_00,
      workload: 12,
      deliverTime: due,
      amountOfMoney: 1_920_00,
    };
    const { data } = await sides.asClient('getNegotiation');
    expect(data).toMatchObject({
      state: 'open',
      offersLeft: 11,
      terms: offered,
      offers: [
        {
          by: 'supplier',
          status: 'open',
          before: { ...offered, unitPrice: 150_00, amountOfMoney: 1_800_00 },
          after: offered,
        },
      ],
    });
    expect(allowed(data)).toEqual(['agreeTerms', 'counterTerms', 'declineTerms']);
    expect(allowed((await sides.asSupplier('getNegotiation')).data)).toEqual(['withdrawTerms']);
  });

  it('may offer another workload and time', async () => {
    const deliverTime = addMs(tolk.clock.now(), 12 * DAY).toISOString();
    await market.apply(posting, { workload: 10.5, deliverTime });
    expect((await sides.asClient('getNegotiation')).data.terms).toEqual({
      unitPrice: 160_00,
      workload: 10.5,
      deliverTime,
      amountOfMoney: 1_680_00,
    });
  });

  it('is refused with a workload or a time that cannot be', async () => {
    const { supplier } = market;
    const apply = (more: object) =>
      supplier.call<{ fields: Record<string, string> }>('/supinterface/addProjectApplicationJL', {
        projectReleaseInforId: posting,
        content: 'Ten years of it.',
        expectedPrice: 160_00,
        ...more,
      });
    const fine = await apply({ workload: 1.234 });
    expect([fine.code, Object.keys(fine.data.fields)]).toEqual([422, ['workload']]);
    const past = await apply({ deliverTime: tolk.clock.now().toISOString() });
    expect([past.code, Object.keys(past.data.fields)]).toEqual([422, ['deliverTime']]);
    const early = await apply({ deliverTime: addMs(tolk.clock.now(), DAY).toISOString() });
    expect([early.code, Object.keys(early.data.fields)]).toEqual([422, ['deliverTime']]);
  });

  it('has no due time to offer where interpreting is asked for', async () => {
    const hours = await market.publish({
      projectType: 'interpretation',
      unitName: 'day',
      estimatedWorkload: 2,
      interpretationMode: 'remote-simultaneous',
    });
    await market.apply(hours, { expectedPrice: 3_000_00, deliverTime: due });
    const { data } = await negotiationOf(market, hours).asClient('getNegotiation');
    expect(data).toMatchObject({
      unitName: 'day',
      terms: { unitPrice: 3_000_00, workload: 2, deliverTime: null, amountOfMoney: 6_000_00 },
    });
  });
});

describe('a negotiation', () => {
  it('goes to and fro until one side takes what the other offered, with its history', async () => {
    const id = await market.apply(posting);
    const countered = await dataOf(
      sides.asClient('counterTerms', {
        ...(await sides.seen()),
        unitPrice: 140_00,
        workload: 20,
        note: 'Twenty for this price?',
      }),
    );
    expect(countered.offers).toMatchObject([
      {
        by: 'client',
        status: 'open',
        note: 'Twenty for this price?',
        before: { unitPrice: 160_00, workload: 12, amountOfMoney: 1_920_00 },
        after: { unitPrice: 140_00, workload: 20, amountOfMoney: 2_800_00 },
      },
      { by: 'supplier', status: 'countered' },
    ]);
    const agreed = await dataOf(
      sides.asSupplier('answerTerms', { ...(await sides.seen()), agree: true }),
    );
    expect(agreed).toMatchObject({ state: 'agreed', allowedActions: [] });
    expect(agreed.offers.map(({ status }) => status)).toEqual(['agreed', 'countered']);
    const { client, supplier } = market;
    const read = { projectApplicationJLId: id };
    const application = await client.call('/clientinterface/getProjectApplicationJLData', read);
    expect(application.data).toMatchObject({
      expectedPrice: 140_00,
      offer: { status: 'agreed', by: 'client', unitPrice: 140_00, workload: 20 },
    });
    expect(await kindsOf(supplier)).toEqual([
      {
        kind: 'termsOffered',
        path: `/jobhall/negotiation?projectReleaseInforId=${posting}`,
      },
    ]);
    expect(await kindsOf(client)).toEqual([
      {
        kind: 'termsAnswered',
        path: `/xqpositionmanagement/negotiation?projectReleaseInforId=${posting}&supUserId=${supplier.personId}`,
      },
    ]);
  });

  it('lets nobody answer their own offer, or take back the other side’s', async () => {
    await market.apply(posting);
    const seen = await sides.seen();
    for (const [call, more, action] of [
      ['answerTerms', { agree: true }, 'agreeTerms'],
      ['answerTerms', { agree: false }, 'declineTerms'],
      ['counterTerms', { unitPrice: 1 }, 'counterTerms'],
    ] as const) {
      const own = await sides.asSupplier(call, { ...seen, ...more });
      expect([own.code, own.msg]).toEqual([409, 'The other side has to answer.']);
      expect(reasonOf(own.data, action)).toBe('The other side has to answer.');
    }
    const others = await sides.asClient('withdrawTerms', seen);
    expect([others.code, others.msg]).toEqual([409, 'The other side made this proposal.']);
    expect((await sides.asClient('proposeTerms', { unitPrice: 1 })).code).toBe(409);
  });

  it('goes on after a decline or a withdrawal, with the reason that was given', async () => {
    await market.apply(posting);
    const declined = await dataOf(
      sides.asClient('answerTerms', {
        ...(await sides.seen()),
        agree: false,
        reason: ' Too dear ',
      }),
    );
    expect(declined).toMatchObject({ state: 'idle', offers: [{ answerNote: 'Too dear' }] });
    const proposed = await dataOf(sides.asSupplier('proposeTerms', { unitPrice: 150_00 }));
    expect(proposed.state).toBe('open');
    const back = await dataOf(sides.asSupplier('withdrawTerms', await sides.seen()));
    expect(back.offers.map(({ status }) => status)).toEqual(['withdrawn', 'declined']);
    expect(allowed(back)).toEqual(['proposeTerms']);
  });

  it('refuses a counter-offer that says the same, or what no order could', async () => {
    await market.apply(posting);
    const same = await sides.asClient('counterTerms', await sides.seen());
    expect([same.code, same.data]).toEqual([
      422,
      { fields: { unitPrice: 'This is what the other side offered. Agree to it instead.' } },
    ]);
    const tooMuch = { ...(await sides.seen()), unitPrice: 1_000_000_00, workload: 6 };
    expect((await sides.asClient('counterTerms', tooMuch)).data).toEqual({
      fields: {
        workload: 'The amount is too large for one order. Split the work into several orders.',
      },
    });
    const ofNoTime = { ...(await sides.seen()), deliverTime: tolk.clock.now().toISOString() };
    expect((await sides.asClient('counterTerms', ofNoTime)).code).toBe(422);
    expect((await sides.asClient('getNegotiation')).data.state).toBe('open');
  });

  it('goes on where one side would agree to what no order could have', async () => {
    await market.apply(posting, { expectedPrice: 1_000_000_00, workload: 10_000_000 });
    const seen = await sides.seen();
    const refused = await sides.asClient('answerTerms', { ...seen, agree: true });
    expect([refused.code, Object.keys(Object(refused.data).fields)]).toEqual([422, ['workload']]);
    expect((await sides.asClient('getNegotiation')).data.state).toBe('open');
    const less = { ...seen, unitPrice: 150_00, workload: 10 };
    expect((await sides.asClient('counterTerms', less)).code).toBe(0);
  });

  it('refuses an answer to an offer that is no longer the open one', async () => {
    await market.apply(posting);
    const first = await sides.seen();
    await dataOf(sides.asClient('counterTerms', { ...first, unitPrice: 140_00 }));
    await dataOf(sides.asSupplier('counterTerms', { ...(await sides.seen()), unitPrice: 150_00 }));
    const late = await sides.asClient('answerTerms', { ...first, agree: true });
    expect(late.code).toBe(409);
    expect(allowed(late.data)).toEqual(['agreeTerms', 'counterTerms', 'declineTerms']);
  });

  it('ends after twelve offers, of which the last can still be taken', async () => {
    await market.apply(posting);
    for (let price = 1; price <= 11; price += 1) {
      const as = price % 2 === 1 ? sides.asClient : sides.asSupplier;
      await dataOf(as('counterTerms', { ...(await sides.seen()), unitPrice: price }));
    }
    const more = await sides.asSupplier('counterTerms', { ...(await sides.seen()), unitPrice: 12 });
    expect([more.code, more.msg]).toEqual([
      409,
      'You have both made 12 offers, which is the limit. Agree to the last one or decline it.',
    ]);
    await dataOf(sides.asSupplier('answerTerms', { ...(await sides.seen()), agree: true }));
  });

  it('is absent for those whom nothing brought together, and for everybody else', async () => {
    expect((await sides.asSupplier('getNegotiation')).code).toBe(404);
    expect((await sides.asSupplier('proposeTerms', { unitPrice: 1 })).code).toBe(404);
    expect((await sides.asClient('proposeTerms', { unitPrice: 1 })).code).toBe(404);
    await market.apply(posting);
    const seen = await sides.seen();
    const stranger = await signUp(tolk, 'client');
    const other = await signUp(tolk, 'supplier');
    const about = { projectReleaseInforId: posting };
    const supUserId = market.supplier.personId;
    const answer = { ...about, ...seen, agree: true };
    for (const call of ['getNegotiation', 'proposeTerms', 'withdrawTerms', 'answerTerms']) {
      const asked = await stranger.call(`/clientinterface/${call}`, { ...answer, supUserId });
      const meant = await other.call(`/supinterface/${call}`, answer);
      expect([call, asked.code, meant.code]).toEqual([call, 404, 404]);
    }
    expect((await sides.asClient('getNegotiation', { supUserId: randomUUID() })).code).toBe(404);
  });

  it('has exactly one winner when both sides act at once', async () => {
    await market.apply(posting);
    const first = await sides.seen();
    const [agreed, withdrawn] = await Promise.all([
      sides.asClient('answerTerms', { ...first, agree: true }),
      sides.asSupplier('withdrawTerms', first),
    ]);
    expect([agreed.code, withdrawn.code].toSorted((a, b) => a - b)).toEqual([0, 409]);
    const { data } = await sides.asClient('getNegotiation');
    expect(data.state).toBe(agreed.code === 0 ? 'agreed' : 'idle');
    expect(data.offers).toHaveLength(1);
  });

  it('has exactly one winner when one side answers twice at once', async () => {
    await market.apply(posting);
    const first = await sides.seen();
    const answers = await Promise.all([
      sides.asClient('counterTerms', { ...first, unitPrice: 140_00 }),
      sides.asClient('answerTerms', { ...first, agree: true }),
      sides.asClient('answerTerms', { ...first, agree: false }),
    ]);
    const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(codes).toEqual([0, 409, 409]);
  });
});

describe('an open offer lapses', () => {
  const stands = async () => {
    const { data } = await sides.asSupplier('getNegotiation');
    return [data.state, data.offers[0]?.status, data.allowedActions];
  };
  const over = ['closed', 'lapsed', []];

  it('when the posting is closed, and both may begin anew once it is opened again', async () => {
    await market.apply(posting);
    const about = { projectReleaseInforId: posting };
    await dataOf(market.client.call('/clientinterface/finishPositionProject', about));
    expect(await stands()).toEqual(over);
    const seen = { offerId: randomUUID(), agree: true };
    expect((await sides.asClient('answerTerms', seen)).code).toBe(409);
    const form = market.postingForm();
    await dataOf(
      market.client.call('/clientinterface/reopenPositionProject', { ...about, ...form }),
    );
    expect((await dataOf(sides.asClient('proposeTerms', { unitPrice: 155_00 }))).state).toBe(
      'open',
    );
  });

  it('when the deadline of the posting passes', async () => {
    const soon = await market.publish({ deadline: addMs(tolk.clock.now(), 60_000).toISOString() });
    await market.apply(soon);
    await tolk.advance(61_000);
    const { data } = await negotiationOf(market, soon).asClient('getNegotiation');
    expect([data.state, data.offers[0]?.status]).toEqual(['closed', 'lapsed']);
  });

  it('when the application is withdrawn or found unsuitable', async () => {
    const id = { projectApplicationJLId: await market.apply(posting) };
    const judge = { ...id, suitable: false };
    await dataOf(market.client.call('/clientinterface/setJlMatchingStatus', judge));
    expect(await stands()).toEqual(over);
    await dataOf(
      market.client.call('/clientinterface/setJlMatchingStatus', { ...judge, suitable: true }),
    );
    await dataOf(sides.asClient('proposeTerms', { unitPrice: 155_00 }));
    await dataOf(market.supplier.call('/supinterface/withdrawProjectApplicationJL', id));
    expect(await stands()).toEqual(over);
  });

  it('when the posting counts in another unit from then on', async () => {
    await market.apply(posting);
    await dataOf(
      market.client.call('/clientinterface/editPositionProject', {
        projectReleaseInforId: posting,
        ...market.postingForm({ unitName: 'page', salary: 90_00, estimatedWorkload: 30 }),
      }),
    );
    const { data } = await sides.asClient('getNegotiation');
    expect(data).toMatchObject({
      state: 'idle',
      unitName: 'page',
      terms: { unitPrice: 90_00, workload: 30 },
      offers: [{ status: 'lapsed', unitName: 'thousand-characters' }],
    });
  });

  it('when an order is sent, which an agreement outlives', async () => {
    const id = await market.apply(posting);
    const order = await market.send({ projectApplicationJLId: id });
    expect(order.agreedBefore).toBeNull();
    expect(await stands()).toEqual(over);
    const second = await market.publish();
    const application = await market.apply(second);
    const about = negotiationOf(market, second);
    await dataOf(about.asClient('answerTerms', { ...(await about.seen()), agree: true }));
    await market.send({ projectApplicationJLId: application });
    expect((await about.asClient('getNegotiation')).data).toMatchObject({
      state: 'agreed',
      ordered: true,
    });
  });
});

it('an order says to both sides what had been agreed on before it', async () => {
  const id = await market.apply(posting);
  await dataOf(sides.asClient('answerTerms', { ...(await sides.seen()), agree: true }));
  const { projectOrderId } = await market.send({ projectApplicationJLId: id, unitPrice: 150_00 });
  const agreedBefore = {
    unitPrice: 160_00,
    workload: 12,
    amountOfMoney: 1_920_00,
    deliverTime: due,
    unitName: 'thousand-characters',
    currency: 'CNY',
  };
  expect(await market.order('client', projectOrderId)).toMatchObject({ agreedBefore });
  expect(await market.order('supplier', projectOrderId)).toMatchObject({
    unitPrice: 150_00,
    agreedBefore,
  });
  const direct = { ...market.terms({ supUserId: market.supplier.personId }) };
  const other = await market.client.call<{ projectOrderId: string }>(
    '/clientinterface/addProjectOrder',
    direct,
    withKey(),
  );
  expect(
    await market.order('client', (await dataOf(Promise.resolve(other))).projectOrderId),
  ).toMatchObject({
    agreedBefore: null,
  });
});
