import { DAY, HOUR, addMs } from '@tolk/domain';
import { orderChanges } from '../../../test/support/changes.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let changes: ReturnType<typeof orderChanges>;

beforeEach(async () => {
  market = await openMarket(tolk);
  changes = orderChanges(market);
});

const inMs = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();

describe('asking for more time', () => {
  it('takes a date and a reason, and moves the due time once the client agrees', async () => {
    const order = await market.start();
    const deliverTime = inMs(7 * DAY);
    const proposed = await dataOf(
      changes.propose('supplier', order, { deliverTime, reason: 'I was ill for two days.' }),
    );
    expect(proposed).toMatchObject({
      deliverTime: order.deliverTime,
      version: order.version + 1,
      changes: [
        {
          by: 'supplier',
          status: 'open',
          reason: 'I was ill for two days.',
          before: { deliverTime: order.deliverTime, workload: 12, unitPrice: 150_00 },
          after: { deliverTime, workload: 12, unitPrice: 150_00, amountOfMoney: 1_800_00 },
          difference: 0,
          answerTime: null,
        },
      ],
    });
    const seen = await market.order('client', order.projectOrderId);
    expect(seen.waitsFor).toEqual(['answerChange']);
    expect(seen.turn).toBe('both');
    const agreed = await dataOf(changes.agree('client', seen));
    expect(agreed).toMatchObject({
      orderState: 'started',
      deliverTime,
      // The client keeps as much time to check as was agreed on.
      acceptTime: deliverTime,
      // The work ended when it was to be delivered, and does so still.
      endTime: deliverTime,
      paymentAmount: order.paymentAmount,
      changes: [{ status: 'agreed' }],
    });
    expect(agreed.timeline.slice(-2)).toMatchObject([
      { action: 'proposeChange', actor: 'supplier', note: 'I was ill for two days.' },
      { action: 'agreeChange', actor: 'client' },
    ]);
    expect(agreed.ledger.map(({ event }) => event)).toEqual(['paid']);
  });

  it('moves the timers that count from the due time', async () => {
    const order = await market.start();
    await changes.agreed('supplier', order, { deliverTime: inMs(9 * DAY) });
    await tolk.advance(12 * DAY + HOUR);
    expect((await market.order('client', order.projectOrderId)).orderState).toBe('started');
    await tolk.advance(4 * DAY);
    expect((await market.order('client', order.projectOrderId)).orderState).toBe('refunded');
  });

  it('is still possible when the due time has passed', async () => {
    const order = await market.start();
    await tolk.advance(5 * DAY + HOUR);
    const late = await market.order('supplier', order.projectOrderId);
    const agreed = await changes.agreed('supplier', late, { deliverTime: inMs(DAY) });
    expect(agreed.deliverTime > order.deliverTime).toBe(true);
  });
});

describe('a proposal', () => {
  it('that is declined leaves everything as it was, with the reason beside it', async () => {
    const order = await market.start();
    const proposed = await dataOf(changes.propose('client', order, { workload: 15 }));
    const declined = await dataOf(
      changes.decline('supplier', proposed, { reason: ' No time for more. ' }),
    );
    expect(declined).toMatchObject({
      workload: 12,
      amountOfMoney: 1_800_00,
      changes: [{ status: 'declined', answerNote: 'No time for more.' }],
    });
    expect(declined.timeline.at(-1)).toMatchObject({
      action: 'declineChange',
      note: 'No time for more.',
    });
    await tolk.settle();
    await tolk.advance(61_000);
    const toClient = tolk.mails.filter(({ to }) => to === market.client.account);
    expect(toClient.map(({ subject }) => subject)).toContain('Your change was declined');
  });

  it('is taken back by its own side alone', async () => {
    const order = await market.start();
    const proposed = await dataOf(changes.propose('client', order, { workload: 15 }));
    expect((await changes.withdraw('supplier', proposed)).code).toBe(409);
    expect(await dataOf(changes.withdraw('client', proposed))).toMatchObject({
      workload: 12,
      changes: [{ status: 'withdrawn' }],
    });
  });

  it('is countered with what differs, and the history keeps both', async () => {
    const order = await market.start();
    const proposed = await dataOf(
      changes.propose('client', order, { workload: 15, deliverTime: inMs(6 * DAY) }),
    );
    const countered = await dataOf(
      changes.counter('supplier', proposed, { unitPrice: 160_00, reason: 'At my rate for rush.' }),
    );
    expect(countered.changes).toMatchObject([
      {
        by: 'supplier',
        status: 'open',
        after: {
          workload: 15,
          unitPrice: 160_00,
          amountOfMoney: 2_400_00,
          deliverTime: proposed.changes[0]?.after.deliverTime,
        },
        difference: 618_00,
      },
      { by: 'client', status: 'countered', after: { workload: 15, unitPrice: 150_00 } },
    ]);
    expect((await changes.agree('supplier', countered)).code).toBe(409);
    expect(await dataOf(changes.agree('client', countered))).toMatchObject({
      changes: [{ status: 'unpaid' }, { status: 'countered' }],
    });
  });

  it('cannot be answered at another version than was seen', async () => {
    const order = await market.start();
    const proposed = await dataOf(changes.propose('client', order, { workload: 15 }));
    await dataOf(
      changes.counter('supplier', proposed, { unitPrice: 160_00, reason: 'At my rate.' }),
    );
    expect(await changes.agree('client', proposed)).toMatchObject({
      code: 409,
      data: { version: proposed.version + 1 },
    });
  });

  it('ends when the order moves on', async () => {
    const order = await market.start();
    await dataOf(changes.propose('client', order, { workload: 15 }));
    await dataOf(market.deliver(await market.order('supplier', order.projectOrderId)));
    const delivered = await market.order('client', order.projectOrderId);
    expect(delivered).toMatchObject({
      orderState: 'submitted',
      workload: 12,
      waitsFor: ['checkResults'],
      changes: [{ status: 'overtaken' }],
    });
    expect((await changes.agree('supplier', delivered)).code).toBe(409);
  });

  it('can be made again and again, by each side as often as the limit says', async () => {
    let order = await market.start();
    for (let round = 0; round < 15; round += 1) {
      order = await dataOf(changes.propose('client', order, { workload: 15 }));
      order = await dataOf(changes.withdraw('client', order));
    }
    expect(await changes.propose('client', order, { workload: 15 })).toMatchObject({
      code: 409,
      data: {
        allowedActions: expect.arrayContaining([
          expect.objectContaining({
            action: 'proposeChange',
            enabled: false,
            reason: 'You have proposed 15 changes of this order, which is the limit.',
          }),
        ]),
      },
    });
    await dataOf(changes.propose('supplier', order, { workload: 15 }));
  });
});

describe('what cannot be', () => {
  it.each<[string, object, object]>([
    ['nothing new', { workload: 12 }, { deliverTime: 'Change at least one of the terms.' }],
    [
      'a time that has passed',
      { deliverTime: '2020-01-01T00:00:00.000Z' },
      {
        deliverTime: 'This time must be in the future.',
      },
    ],
    ['three decimals', { workload: 12.345 }, { workload: 'Use up to two decimals.' }],
    ['no word of why', { workload: 13, reason: '  \n ' }, { reason: 'Fill in this field.' }],
  ])('%s is refused with the field named', async (_what, more, fields) => {
    const order = await market.start();
    const answer = await changes.propose('client', order, more);
    expect(answer).toMatchObject({ code: 422, data: { fields } });
  });

  it('a time after the longest that money is held is refused', async () => {
    const order = await market.start();
    expect(await changes.propose('client', order, { deliverTime: inMs(144 * DAY) })).toMatchObject({
      code: 422,
    });
  });

  it('a counter-proposal of the same is refused', async () => {
    const order = await market.start();
    const proposed = await dataOf(changes.propose('client', order, { workload: 15 }));
    const reason = 'As you say.';
    expect(await changes.counter('supplier', proposed, { workload: 15, reason })).toMatchObject({
      code: 422,
      data: { fields: { deliverTime: expect.stringContaining('Agree to it instead') } },
    });
  });

  it('interpreting is not due before its last booking can be confirmed', async () => {
    const order = await market.start({
      orderType: 'interpretation',
      unitName: 'hour',
      workload: 3,
      startTime: inMs(30 * HOUR),
      endTime: inMs(33 * HOUR),
    });
    const soon = await changes.propose('client', order, { deliverTime: inMs(40 * HOUR) });
    expect(soon).toMatchObject({
      code: 422,
      data: { fields: { deliverTime: 'Leave at least 24 hours after the last booking.' } },
    });
    // An hour of overtime is a matter of workload.
    expect((await changes.propose('supplier', order, { workload: 4 })).code).toBe(0);
  });
});

describe('files that a client adds', () => {
  it('are read by the supplier before answering, and are part of the order with their words after it', async () => {
    const order = await market.start();
    const fileId = await market.upload(market.client, 'order');
    const proposed = await dataOf(
      changes.propose('client', order, { workload: 15, fileIds: [fileId] }),
    );
    expect(proposed.changes[0]?.addedFiles).toMatchObject([{ fileId, fileName: 'contract.txt' }]);
    expect(proposed.orderFiles).toEqual([]);
    expect(await mayDownload(market.supplier, fileId)).toBe(true);
    const countered = await dataOf(
      changes.counter('supplier', proposed, { unitPrice: 140_00, reason: 'For the whole.' }),
    );
    expect(countered.changes[0]?.addedFiles).toMatchObject([{ fileId }]);
    const agreed = await changes.pay(await dataOf(changes.agree('client', countered)));
    expect(agreed).toMatchObject({
      orderFiles: [{ fileId }],
      wordAnalysis: { files: [{ fileId, countable: true }] },
      workload: 15,
    });
    expect(agreed.wordAnalysis?.totalWords).toBeGreaterThan(0);
  });

  it('for reference only stay so in a counter-proposal and in the order, and are not counted', async () => {
    const order = await market.start();
    const glossary = await market.upload(market.client, 'order');
    const fileIds = [await market.upload(market.client, 'order'), glossary];
    const marked = { fileIds, referenceFileIds: [glossary] };
    const proposed = await dataOf(changes.propose('client', order, { workload: 15, ...marked }));
    const terms = { workload: 14, reason: 'A little less.' };
    const countered = await dataOf(changes.counter('supplier', proposed, terms));
    const files = [{ referenceOnly: false }, { referenceOnly: true }];
    expect(countered.changes).toMatchObject([{ addedFiles: files }, { addedFiles: files }]);
    const answer = { workload: 13, reason: 'Less again.', fileIds };
    const again = await dataOf(changes.counter('client', countered, answer));
    expect(again.changes.map(({ addedFiles }) => addedFiles)).toMatchObject([files, files, files]);
    const agreed = await changes.pay(await dataOf(changes.agree('supplier', again)));
    expect(agreed).toMatchObject({ orderFiles: files, wordAnalysis: { totalWords: 8 } });
  });

  it('of somebody else are absent, and suppliers have no field for them', async () => {
    const order = await market.start();
    const theirs = [await market.upload(market.supplier, 'order')];
    const taken = await changes.propose('client', order, { workload: 15, fileIds: theirs });
    expect(taken.code).toBe(404);
    const own = [await market.upload(market.client, 'order')];
    const proposed = await changes.propose('supplier', order, { workload: 15, fileIds: own });
    expect(proposed).toMatchObject({ code: 0, data: { changes: [{ addedFiles: [] }] } });
  });
});

describe('an order that is accepted and not paid', () => {
  it('has its new price at once, and asks for that', async () => {
    const order = await market.receive();
    await tolk.advance(40 * HOUR);
    const seen = await market.order('client', order.projectOrderId);
    const { paymentId } = await dataOf(market.callPayment(seen));
    const agreed = await changes.agreed('supplier', seen, { unitPrice: 200_00 });
    expect(agreed).toMatchObject({
      orderState: 'received',
      paymentAmount: 2_472_00,
      changes: [{ status: 'agreed', difference: 0 }],
      ledger: [],
    });
    // Both agreed anew: the 48 hours begin again.
    const left = Date.parse(agreed.turnUntil ?? '') - tolk.clock.now().getTime();
    expect(left).toBeGreaterThan(47.9 * HOUR);
    const former = await market.client.call('/clientinterface/getPaymentInformation', {
      paymentId,
    });
    expect(former.data).toMatchObject({ status: 'closed' });
    const paid = await changes.pay(agreed);
    expect(paid).toMatchObject({ orderState: 'started', changes: [{ difference: 0 }] });
    expect(await market.balances(order.projectOrderId)).toEqual({
      gatewayClearing: 2_472_00,
      escrow: -2_400_00,
      deferredFee: -72_00,
    });
  });

  it('takes the money of a code that was open when a change was only proposed', async () => {
    const order = await market.receive();
    const { paymentId, paymentAmount } = await dataOf(market.callPayment(order));
    await dataOf(changes.propose('supplier', order, { unitPrice: 200_00 }));
    const paid = await changes.report(order, paymentId, paymentAmount);
    expect(paid).toMatchObject({
      orderState: 'started',
      paymentAmount: 1_854_00,
      changes: [{ status: 'overtaken' }],
    });
  });

  it('can be edited while a change is open, which ends that', async () => {
    const order = await market.receive();
    const proposed = await dataOf(changes.propose('client', order, { workload: 15 }));
    const { projectOrderId, version } = proposed;
    const edit = { ...market.terms({ workload: 10 }), projectOrderId, version };
    const path = '/clientinterface/editProjectOrder';
    expect(await dataOf(market.client.call(path, edit, withKey()))).toMatchObject({
      orderState: 'sent',
      changes: [{ status: 'overtaken' }],
    });
  });
});
