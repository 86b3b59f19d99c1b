import { randomUUID } from 'node:crypto';
import { DAY, HOUR, MINUTE, addMs } from '@tolk/domain';
import { inMilestones } from '../../test/support/milestones.ts';
import { orderChanges } from '../../test/support/changes.ts';
import { download } from '../../test/support/download.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../test/support/market.ts';
import { signUp, type TestPerson } from '../../test/support/people.ts';
import { pagesOfPdf } from '../../test/support/text-of-pdf.ts';
import { testApp } from '../../test/support/test-app.ts';
import { untilBlockedBy } from '../../test/support/until-blocked.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
const path = '/clientinterface/downloadOrderReceipt';
const infoPath = '/clientinterface/addOrEditSysInfo';
const info = {
  userName: 'Zhou Mingyuan',
  nickname: '',
  partyKind: 'company',
  companyName: 'Nordlys Energi',
  jobTitle: '',
  taxNumber: '',
  nationality: 'CN',
  region: '310100',
  location: 'Shanghai',
  zone: 'Asia/Shanghai',
  website: '',
  introduction: '',
  phone: '+86 21 5555 0100',
  wechat: '',
  email: '',
  qq: '',
  skype: '',
  other: '',
};
const oneLine = {
  en: 'Keep this to one line, without control characters.',
  zh: '此项只能填写一行，且不能包含控制字符。',
};
let market: Market;
beforeAll(async () => {
  market = await openMarket(tolk);
});

function time(fromNow: number): string {
  return addMs(tolk.clock.now(), fromNow).toISOString();
}

async function save(client: TestPerson, changes: Partial<typeof info>): Promise<void> {
  await dataOf(client.call(infoPath, { ...info, ...changes }));
}

/** The text of the receipt's first page. */
async function receiptOf(
  { projectOrderId }: Pick<OrderDetail, 'projectOrderId'>,
  client = market.client,
): Promise<string> {
  const { content } = await download(tolk, client, path, { projectOrderId });
  const [page = ''] = await pagesOfPdf(content);
  return page;
}

async function certify(
  { personId }: TestPerson,
  company: string,
  code: string,
  abroad: { country?: string; number_kind?: 'registrationNumber' } = {},
): Promise<void> {
  const now = tolk.clock.now();
  await tolk.app.deps.db
    .insertInto('company_certification')
    .values({
      id: randomUUID(),
      person_id: personId,
      status: 'certified',
      company_name: company,
      credit_code: code,
      legal_representative: '李文',
      reason: null,
      submitted_at: now,
      decided_at: now,
      decided_by: null,
      ...abroad,
    })
    .execute();
}

it('a paid order has a receipt in the language of who asks', async () => {
  const { projectOrderId, orderNumber } = await market.start({ orderName: '供应合同，中译英' });
  const request = { projectOrderId };
  const chinese = await download(tolk, market.client, path, request, 'zh-CN');
  expect(chinese).toMatchObject({
    mediaType: 'application/pdf',
    fileName: `收据-${orderNumber}.pdf`,
  });
  const [page = ''] = await pagesOfPdf(chinese.content);
  for (const text of [
    '收据',
    orderNumber,
    '供应合同，中译英',
    '笔译：中文（简体）译英语',
    '12 千字',
    '¥ 150.00',
    '微信支付',
    '¥ 1,800.00',
    '¥ 54.00',
    '¥ 1,854.00 CNY',
  ])
    expect(page).toContain(text);
  const english = await download(tolk, market.client, path, request);
  const [text] = await pagesOfPdf(english.content);
  expect(text).toContain('WeChat Pay');
  expect(text).toContain('Translation from Chinese (Simplified) into English');
  expect(text).toContain('12 thousand characters');
});

it('a receipt says when the work was to be done, when it was delivered and accepted', async () => {
  const order = await market.complete({ deliverTime: time(5 * DAY), endTime: time(5 * DAY) });
  const page = await receiptOf(order);
  for (const label of ['Work period', 'Delivered', 'Accepted']) expect(page).toContain(label);
});

it('a receipt of an order that was changed has each payment, and the price as it is now', async () => {
  const changes = orderChanges(market);
  const raised = await changes.agreed('client', await market.start(), { workload: 15 });
  const paid = await changes.pay(raised);
  const lowered = await changes.agreed('supplier', paid, { unitPrice: 100_00 });
  await tolk.settle();
  await tolk.advance(2 * MINUTE);
  const page = await receiptOf(lowered);
  expect(page.match(/Payment number/g)).toHaveLength(2);
  // 1,854.00 and 463.50 were paid, 772.50 came back; 15 at 100.00 and the fee of 45.00 are left.
  for (const text of ['15 thousand characters', '¥ 1,500.00', '¥ 45.00']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('Difference after a change of the order');
  for (const text of ['¥ 2,317.50 CNY', '−¥ 772.50 CNY', '¥ 1,545.00 CNY']) {
    expect(page).toContain(text);
  }
});

it('a receipt of an order in milestones has what was paid so far', async () => {
  const page = await receiptOf(await market.start(inMilestones(tolk, [600_00, 1_200_00])));
  for (const text of ['Part 1', '¥ 600.00', '¥ 18.00', '¥ 618.00 CNY']) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain('Part 2');
});

it('a receipt of a booking has overtime and travel in lines of their own', async () => {
  const booking = { startTime: time(24 * HOUR), endTime: time(27 * HOUR) };
  const order = await market.start({
    orderType: 'interpretation',
    unitName: 'hour',
    workload: 3,
    unitPrice: 200_00,
    ...booking,
    bookings: [booking],
    bookingMode: 'onSite',
    bookingPlace: 'Hall 3',
    breaks: { minutes: 45, meals: 'client' },
    overtimeRate: 130_00,
    travel: 333_00,
  });
  await tolk.advance(28 * HOUR);
  const overtime = [{ startTime: booking.startTime, minutes: 31 }];
  const changes = orderChanges(market);
  const page = await receiptOf(
    await changes.pay(await changes.agreed('supplier', order, { overtime })),
  );
  for (const text of ['3 hours', '¥ 600.00', 'Overtime', '2 × 30 min', '¥ 130.00', '¥ 260.00']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('45 minutes a day, meals from the client');
  // 3 % of 860.00, and none of the way.
  for (const text of ['Travel', '¥ 333.00', '¥ 25.80', '¥ 1,218.80 CNY']) {
    expect(page).toContain(text);
  }
});

it('a receipt of a cancelled booking says what went back and why', async () => {
  const booking = { startTime: time(72 * HOUR), endTime: time(79 * HOUR) };
  const { projectOrderId, version } = await market.start({
    orderType: 'interpretation',
    unitName: 'hour',
    workload: 7,
    unitPrice: 150_00,
    ...booking,
    bookings: [booking],
    bookingMode: 'onSite',
    bookingPlace: 'Hall 3',
    deliverTime: undefined,
    acceptTime: undefined,
    cancellationTiers: [
      { daysBefore: 7, percent: 0 },
      { daysBefore: 2, percent: 50 },
    ],
  });
  const cancel = { projectOrderId, version, percentDue: 50 };
  await dataOf(market.client.call('/clientinterface/cancelBooking', cancel, withKey()));
  await tolk.settle();
  await tolk.advance(2 * MINUTE);
  const page = await receiptOf({ projectOrderId });
  // Of 1,050.00 and a fee of 31.50 half is due.
  for (const text of ['Refund (order ended early)', '−¥ 540.75', '¥ 540.75 CNY']) {
    expect(page).toContain(text);
  }
});

it('a fixed price and interpreting in both directions are what they are', async () => {
  const day = { startTime: time(7 * DAY), endTime: time(7 * DAY + 4 * HOUR) };
  const next = { startTime: time(8 * DAY), endTime: time(8 * DAY + 4 * HOUR) };
  const order = await market.start({
    orderType: 'interpretation',
    pricing: 'fixed',
    unitName: 'hour',
    workload: 8,
    unitPrice: 3_200_00,
    bothDirections: true,
    bookingMode: 'onSite',
    bookingPlace: 'Lujiazui Ring Road 1000',
    startTime: day.startTime,
    endTime: next.endTime,
    bookings: [day, next],
    deliverTime: undefined,
    acceptTime: undefined,
  });
  const page = await receiptOf(order);
  expect(page).toContain('Interpretation between Chinese (Simplified) and English');
  expect(page).toContain('8 hours');
  expect(page).toContain('Fixed price');
  expect(page.match(/Booking/g)).toHaveLength(2);
});

describe('the client on a receipt', () => {
  it('is the company as entered with its tax number, and stays who they were when they paid', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    await save(client, { companyName: '上海霁禾医疗科技有限公司', taxNumber: 'de 811-907.980' });
    const order = await own.start();
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE129273398' });
    const page = await receiptOf(order, client);
    expect(page).toContain('上海霁禾医疗科技有限公司');
    expect(page).toContain('DE811-907.980');
    expect(page).not.toContain('Nordhaus');
    expect(page).not.toContain('DE129273398');
  });

  it('is the company as staff verified it, with its credit code', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    await save(client, { companyName: '上海文译翻译有限公司', taxNumber: 'DE811907980' });
    await certify(client, '上海文译翻译有限公司', '91310000MA1K35A47X');
    const page = await receiptOf(await own.start(), client);
    expect(page).toContain('上海文译翻译有限公司');
    expect(page).toContain('91310000MA1K35A47X');
    expect(page).not.toContain('DE811907980');
  });

  it('gets the tax number that was missing, but no other name', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    await save(client, { companyName: 'Nordhaus Optik GmbH' });
    const order = await own.start();
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE129273398' });
    expect(await receiptOf(order, client)).toContain('DE129273398');
    await save(client, { companyName: 'Nordlys Energi AS', taxNumber: 'NO123456785' });
    const page = await receiptOf(order, client);
    expect(page).toContain('Nordhaus Optik GmbH');
    expect(page).not.toContain('NO123456785');
  });

  it('has no tax number by that of a register, and the VAT number that is entered later', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    await save(client, { companyName: 'Nordhaus Optik GmbH' });
    const abroad = { country: 'DE', number_kind: 'registrationNumber' } as const;
    await certify(client, 'Nordhaus Optik GmbH', 'HRB86891B', abroad);
    const order = await own.start();
    const before = await receiptOf(order, client);
    expect(before).not.toContain('Tax number');
    expect(before).not.toContain('HRB86891B');
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE129273398' });
    expect(await receiptOf(order, client)).toContain('DE129273398');
  });

  it('is a person where nobody orders for a company', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    await save(client, { partyKind: 'individual', taxNumber: 'DE811907980' });
    const page = await receiptOf(await own.start(), client);
    expect(page).toContain('Zhou Mingyuan');
    expect(page).not.toContain('Tax number');
  });

  it('is filled in later by who said nothing before they paid', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    const order = await own.start();
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE129273398' });
    expect(await receiptOf(order, client)).toContain('DE129273398');
  });

  it('is filled in once: the first receipt with a name is the name of them all', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    const order = await own.start();
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE129273398' });
    await receiptOf(order, client);
    await save(client, { companyName: 'Nordlys Energi AS', taxNumber: 'NO123456785' });
    const page = await receiptOf(order, client);
    expect(page).toContain('Nordhaus Optik GmbH');
    expect(page).toContain('DE129273398');
    expect(page).not.toContain('Nordlys');
    expect(page).not.toContain('NO123456785');
  });

  it('gets the tax number that a name filled in later lacked, once', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    const order = await own.start();
    await save(client, { companyName: 'Nordhaus Optik GmbH' });
    expect(await receiptOf(order, client)).not.toContain('Tax number');
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE129273398' });
    expect(await receiptOf(order, client)).toContain('DE129273398');
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE811907980' });
    expect(await receiptOf(order, client)).toContain('DE129273398');
  });

  it('is one name on receipts that are asked for at once while the client changes it', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    const order = await own.start();
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE129273398' });
    const other = { companyName: 'Nordlys Energi AS', taxNumber: 'NO123456785' };
    const [first, , second, third] = await Promise.all([
      receiptOf(order, client),
      save(client, other),
      receiptOf(order, client),
      receiptOf(order, client),
    ]);
    const last = await receiptOf(order, client);
    const { name, tax_number } = await tolk.app.deps.db
      .selectFrom('order_payer')
      .selectAll()
      .where('order_id', '=', order.projectOrderId)
      .executeTakeFirstOrThrow();
    for (const page of [first, second, third, last]) {
      expect(page).toContain(name);
      expect(page).toContain(tax_number);
    }
  });

  it('prints what another download stored in between', async () => {
    const own = await openMarket(tolk);
    const { client } = own;
    const { projectOrderId } = await own.start();
    await save(client, { companyName: 'Nordhaus Optik GmbH', taxNumber: 'DE129273398' });
    const { db } = tolk.app.deps;
    const waiting = await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('order_payer')
        .values({ order_id: projectOrderId, name: 'Nordlys Energi AS', tax_number: 'NO123456785' })
        .execute();
      const page = receiptOf({ projectOrderId }, client);
      await Promise.race([page, untilBlockedBy(tx, db)]);
      return { page };
    });
    const page = await waiting.page;
    expect(page).toContain('Nordlys Energi AS');
    expect(page).toContain('NO123456785');
    expect(page).not.toContain('Nordhaus');
  });
});

it('a tax number of signs that no country uses is refused beside its field', async () => {
  const { client } = await openMarket(tolk);
  expect(await client.call(infoPath, { ...info, taxNumber: '=1+1' })).toMatchObject({
    code: 422,
    data: { fields: { taxNumber: 'Use letters, digits, dots, dashes and slashes only.' } },
  });
});

it.each([
  ['en', 'Nordlys Energi\nTax number NO123456785', oneLine.en],
  ['zh-CN', 'Nordlys \u202eigrenE', oneLine.zh],
] as const)(
  'in %s the company %j is refused beside its field',
  async (language, companyName, fault) => {
    const client = await signUp(tolk, 'client', language);
    expect(await client.call(infoPath, { ...info, companyName })).toMatchObject({
      code: 422,
      data: { fields: { companyName: fault } },
    });
  },
);

it('an order that was not paid has none', async () => {
  const { projectOrderId } = await market.receive();
  expect(await market.client.call(path, { projectOrderId })).toMatchObject({
    code: 409,
    msg: 'This order has not been paid for, so there is no receipt.',
  });
});

it('an order of somebody else looks like none', async () => {
  const { projectOrderId } = await market.start();
  const other = await openMarket(tolk);
  const refused = await other.client.call(path, { projectOrderId });
  const none = await other.client.call(path, { projectOrderId: randomUUID() });
  expect(refused).toMatchObject({ code: 404, msg: none.msg, data: none.data });
});
