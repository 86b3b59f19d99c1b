import { randomUUID } from 'node:crypto';
import type { InvoiceDetails, TaxInvoice } from '@tolk/contract';
import { DAY, addMs } from '@tolk/domain';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { invoiceDetails, taxInvoiceOf } from '../../../test/support/tax-invoices.ts';
import { pagesOfPdf } from '../../../test/support/text-of-pdf.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { workOf } from '../../../test/support/work.ts';
import { forgetOldInvoices } from './old-invoices.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

const ask = (...asked: Parameters<typeof taxInvoiceOf.ask>) => taxInvoiceOf.ask(...asked);
const withdraw = ({ taxInvoiceId, version }: TaxInvoice) =>
  market.client.call<TaxInvoice>('/clientinterface/withdrawTaxInvoice', { taxInvoiceId, version });

/** The fault beside a field. */
const faultAt = async (answer: ReturnType<typeof ask>, field: string) => {
  const { code, data } = await answer;
  return [code, 'fields' in data ? Object(data.fields)[field] : undefined];
};

describe('invoice details', () => {
  const path = '/clientinterface/getInvoiceDetails';

  it('are empty at first, and say what a special invoice lacks', async () => {
    expect(await dataOf(market.client.call(path, {}))).toEqual({
      title: '',
      taxNumber: '',
      address: '',
      phone: '',
      bank: '',
      bankAccount: '',
      email: '',
      numberMissing: false,
      missingForSpecial: ['taxNumber', 'address', 'phone', 'bank', 'bankAccount'],
    });
  });

  it('stand beside name and tax number, which are kept once', async () => {
    await taxInvoiceOf.introduce(market.client);
    expect(await dataOf(market.client.call(path, {}))).toEqual({
      ...invoiceDetails,
      title: '上海霁禾医疗科技有限公司',
      taxNumber: '9144030071526726XG',
      numberMissing: false,
      missingForSpecial: [],
    });
  });

  it('keep the bank account sealed', async () => {
    await taxInvoiceOf.introduce(market.client);
    const { sealed_bank_account: sealed } = await tolk.app.deps.db
      .selectFrom('invoice_details')
      .select('sealed_bank_account')
      .where('id', '=', market.client.personId)
      .executeTakeFirstOrThrow();
    expect(sealed?.length).toBeGreaterThan(28);
    expect(sealed?.toString('latin1')).not.toContain('121908012310801');
  });

  it.each([
    ['phone', 'abc'],
    ['bankAccount', '12ab'],
    ['email', 'invoices at tolk'],
  ])('are refused with what is no %s, and stay as they were', async (field, text) => {
    await taxInvoiceOf.introduce(market.client);
    const save = '/clientinterface/saveInvoiceDetails';
    expect(await market.client.call(save, { ...invoiceDetails, [field]: text })).toMatchObject({
      code: 422,
      data: { fields: { [field]: expect.stringContaining('leave it out') } },
    });
    const kept = await dataOf(market.client.call('/clientinterface/getInvoiceDetails', {}));
    expect(kept).toMatchObject(invoiceDetails);
  });

  it('stand as they are printed, however they were typed', async () => {
    const typed = {
      ...invoiceDetails,
      phone: '０２１—５５５５ ０１００',
      bankAccount: '６２２２－０２０２',
      email: 'Ｉnvoices@jihe。example\u200b',
    };
    const saved = await dataOf(
      market.client.call<InvoiceDetails>('/clientinterface/saveInvoiceDetails', typed),
    );
    expect(saved).toMatchObject({
      phone: '021-5555 0100',
      bankAccount: '6222-0202',
      email: 'invoices@jihe.example',
    });
  });

  it('give the receipt its address, which stays as it was when it was paid', async () => {
    await taxInvoiceOf.introduce(market.client);
    const { projectOrderId } = await market.start();
    const moved = { ...invoiceDetails, address: 'Nanjing Road 1' };
    await dataOf(market.client.call('/clientinterface/saveInvoiceDetails', moved));
    const receipt = '/clientinterface/downloadOrderReceipt';
    const { content } = await download(tolk, market.client, receipt, { projectOrderId });
    const [page = ''] = await pagesOfPdf(content);
    expect(page).toContain('上海市徐汇区漕溪北路 88 号');
    expect(page).not.toContain('Nanjing Road');
  });
});

describe('what can be invoiced', () => {
  it('is every order that ended with money paid, by month', async () => {
    await market.start();
    const first = await market.complete();
    const second = await market.complete({ workload: 10 });
    const free = await taxInvoiceOf.free(market.client);
    expect(free).toMatchObject({ total: 2, currency: 'CNY' });
    expect(new Map(free.list.map(({ orderNumber, amount }) => [orderNumber, amount]))).toEqual(
      new Map([
        [first.orderNumber, 1_854_00],
        [second.orderNumber, 1_545_00],
      ]),
    );
    expect(free.months).toEqual([
      { month: expect.stringMatching(/^\d{4}-\d\d$/), orders: 2, amount: 3_399_00 },
    ]);
    const [month] = free.months;
    expect(await taxInvoiceOf.free(market.client, { month: month?.month })).toMatchObject({
      total: 2,
    });
    expect(await taxInvoiceOf.free(market.client, { month: '2020-01' })).toMatchObject({
      total: 0,
    });
  });

  it('says what the client’s books call each order', async () => {
    const named = await market.complete({ purchaseOrder: 'PO 4500017', costCentre: '4711' });
    const { projectOrderId } = await market.complete();
    const { list } = await taxInvoiceOf.free(market.client);
    expect(list).toHaveLength(2);
    expect(list).toContainEqual(
      expect.objectContaining({
        projectOrderId: named.projectOrderId,
        purchaseOrder: 'PO 4500017',
        costCentre: '4711',
      }),
    );
    expect(list).toContainEqual(
      expect.objectContaining({ projectOrderId, purchaseOrder: '', costCentre: '' }),
    );
  });

  it('is not what is on an invoice already', async () => {
    await taxInvoiceOf.introduce(market.client);
    const order = await market.complete();
    await dataOf(ask(market.client, [order]));
    expect(await taxInvoiceOf.free(market.client)).toMatchObject({ total: 0, months: [] });
  });
});

describe('asking for a tax invoice', () => {
  it('freezes the buyer and says what was paid', async () => {
    await taxInvoiceOf.introduce(market.client);
    const order = await market.complete();
    const note = ' PO 4500017 ';
    const invoice = await dataOf(ask(market.client, [order], { invoiceKind: 'special', note }));
    expect(invoice).toMatchObject({
      invoiceKind: 'special',
      status: 'requested',
      version: 1,
      title: '上海霁禾医疗科技有限公司',
      taxNumber: '9144030071526726XG',
      note: 'PO 4500017',
      amount: 1_854_00,
      orders: [{ orderNumber: order.orderNumber, amount: 1_854_00 }],
      documents: [],
      allowedActions: [{ action: 'withdraw', enabled: true }],
    });
    const { projectOrderId } = order;
    const ofOrder = '/clientinterface/getTaxInvoiceOfOrder';
    expect(await dataOf(market.client.call(ofOrder, { projectOrderId }))).toEqual({
      taxInvoice: invoice,
      earlierTaxInvoices: [],
      canRequest: false,
      invoiceable: 0,
    });
  });

  it('takes several orders of one month', async () => {
    await taxInvoiceOf.introduce(market.client);
    const orders = [await market.complete(), await market.complete()];
    expect(await dataOf(ask(market.client, orders))).toMatchObject({ amount: 3_708_00 });
  });

  it('refuses orders of two months', async () => {
    await taxInvoiceOf.introduce(market.client);
    const before = await market.complete();
    await tolk.app.deps.db
      .updateTable('project_order')
      .set({ ended_at: addMs(tolk.clock.now(), -32 * DAY) })
      .where('id', '=', before.projectOrderId)
      .execute();
    const after = await market.complete();
    const fault =
      'Orders on one invoice have ended in the same month. Ask for one invoice a month.';
    expect(await faultAt(ask(market.client, [before, after]), 'projectOrderIds')).toEqual([
      422,
      fault,
    ]);
  });

  it('refuses an order that has not ended', async () => {
    await taxInvoiceOf.introduce(market.client);
    const [code, fault] = await faultAt(
      ask(market.client, [await market.start()]),
      'projectOrderIds',
    );
    expect(code).toBe(422);
    expect(fault).toMatch(/^One of these orders is on an invoice already/);
  });

  it('lets one of two at once have an order', async () => {
    await taxInvoiceOf.introduce(market.client);
    const [one, two, three] = [
      await market.complete(),
      await market.complete(),
      await market.complete(),
    ];
    const answers = await Promise.all([
      ask(market.client, [one, two]),
      ask(market.client, [three, two]),
      ask(market.client, [two]),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 422)).toHaveLength(2);
    const { list } = await taxInvoiceOf.own(market.client);
    expect(list).toHaveLength(1);
  });

  it('the database lets no order stand on two first invoices', async () => {
    await taxInvoiceOf.introduce(market.client);
    const { projectOrderId } = await market.complete();
    const { taxInvoiceId } = await dataOf(ask(market.client, [{ projectOrderId }]));
    const { db } = tolk.app.deps;
    const id = randomUUID();
    const invoice = await db
      .selectFrom('tax_invoice')
      .selectAll()
      .where('id', '=', taxInvoiceId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('tax_invoice')
      .values({ ...invoice, id })
      .execute();
    const second = db
      .insertInto('tax_invoice_order')
      .values({ invoice_id: id, order_id: projectOrderId })
      .execute();
    await expect(second).rejects.toThrow(/tax_invoice_order_in_turn/);
  });

  it('needs a name, for a company its tax number, and for a special one everything else', async () => {
    const order = await market.complete();
    expect(await faultAt(ask(market.client, [order]), 'projectOrderIds')).toEqual([
      422,
      'Save your information first: the invoice is made out to the name in it.',
    ]);
    await taxInvoiceOf.introduce(market.client, { taxNumber: '' });
    expect(
      await dataOf(market.client.call('/clientinterface/getInvoiceDetails', {})),
    ).toMatchObject({ numberMissing: true });
    expect(await faultAt(ask(market.client, [order]), 'projectOrderIds')).toEqual([
      422,
      'An invoice for a company needs its tax number. Add it to your information first.',
    ]);
    await taxInvoiceOf.introduce(market.client, { taxNumber: 'DE811907980' });
    const [code, fault] = await faultAt(
      ask(market.client, [order], { invoiceKind: 'special' }),
      'invoiceKind',
    );
    expect(code).toBe(422);
    expect(fault).toMatch(/^A special VAT invoice needs a unified social credit code/);
    const { db } = tolk.app.deps;
    const frozen = db
      .selectFrom('order_payer')
      .select('name')
      .where('order_id', '=', order.projectOrderId);
    // A request that is refused freezes nothing.
    expect(await frozen.execute()).toEqual([]);
    expect(await dataOf(ask(market.client, [order]))).toMatchObject({ taxNumber: 'DE811907980' });
    expect(await frozen.execute()).toEqual([{ name: '上海霁禾医疗科技有限公司' }]);
  });

  it('is made out to who paid, whatever the client calls themselves now', async () => {
    await taxInvoiceOf.introduce(market.client);
    const order = await market.complete();
    await taxInvoiceOf.introduce(market.client, { companyName: 'Nordhaus Optik GmbH' });
    const other = await market.complete();
    const fault =
      'These orders were paid for in different names. Ask for one invoice for each name.';
    expect(await faultAt(ask(market.client, [order, other]), 'projectOrderIds')).toEqual([
      422,
      fault,
    ]);
    expect(await dataOf(ask(market.client, [order]))).toMatchObject({
      title: '上海霁禾医疗科技有限公司',
    });
    // The address and bank of Nordhaus are not those of the company that paid.
    const staff = await addStaffMember(tolk, 'finance');
    const [first] = (await taxInvoiceOf.own(market.client)).list;
    expect(await taxInvoiceOf.look(staff, first?.taxInvoiceId ?? '')).toMatchObject({
      address: '',
      bankAccount: '',
      email: 'invoices@jihe.example',
    });
  });

  it('of somebody else’s order looks like of none', async () => {
    const order = await market.complete();
    const other = await openMarket(tolk);
    await taxInvoiceOf.introduce(other.client);
    const refused = await ask(other.client, [order]);
    const none = await ask(other.client, [{ projectOrderId: randomUUID() }]);
    expect(refused).toMatchObject({ code: 404, msg: none.msg, data: none.data });
  });
});

describe('withdrawing', () => {
  it('frees the orders for another invoice', async () => {
    await taxInvoiceOf.introduce(market.client);
    const order = await market.complete();
    const withdrawn = await dataOf(withdraw(await dataOf(ask(market.client, [order]))));
    expect(withdrawn).toMatchObject({ status: 'withdrawn', version: 2, allowedActions: [] });
    expect(await dataOf(ask(market.client, [order]))).toMatchObject({ status: 'requested' });
  });

  it('is too late once staff work on it', async () => {
    await taxInvoiceOf.introduce(market.client);
    const asked = await dataOf(ask(market.client, [await market.complete()]));
    const staff = await addStaffMember(tolk, 'finance');
    const { staffId } = staff;
    await dataOf(workOf.assign(staff, 'taxInvoice', asked.taxInvoiceId, { staffId }));
    expect(await withdraw(asked)).toMatchObject({ code: 409, data: { allowedActions: [] } });
  });
});

describe('a deleted account', () => {
  /** Long enough after an order for its account to be free of money. */
  const settled = 8 * DAY;

  async function issued() {
    await taxInvoiceOf.introduce(market.client);
    const kept = await dataOf(ask(market.client, [await market.complete()]));
    const staff = await addStaffMember(tolk, 'finance');
    const paper = await taxInvoiceOf.paper(staff, 1_854_00);
    await dataOf(taxInvoiceOf.act(staff, 'issueTaxInvoice', kept.taxInvoiceId, paper));
    return { ...kept, fileId: paper.fileId };
  }

  it('leaves its issued invoices, and takes along what was never issued', async () => {
    const kept = await issued();
    await dataOf(ask(market.client, [await market.complete()]));
    await tolk.advance(settled);
    await dataOf(removeAccount(tolk, market.client));
    const { db } = tolk.app.deps;
    const of = market.client.personId;
    const left = await db
      .selectFrom('tax_invoice')
      .select(['id', 'title'])
      .where('client_id', '=', of)
      .execute();
    expect(left).toEqual([{ id: kept.taxInvoiceId, title: '上海霁禾医疗科技有限公司' }]);
    expect(
      await db.selectFrom('invoice_details').select('id').where('id', '=', of).execute(),
    ).toEqual([]);
  });

  it('is rid of them with their papers after ten years', async () => {
    const { taxInvoiceId, fileId } = await issued();
    await tolk.advance(settled);
    await dataOf(removeAccount(tolk, market.client));
    const { deps } = tolk.app;
    const count = async () => {
      const invoices = await deps.db
        .selectFrom('tax_invoice')
        .select('id')
        .where('id', '=', taxInvoiceId)
        .execute();
      const files = await deps.db
        .selectFrom('file')
        .select('id')
        .where('id', '=', fileId)
        .execute();
      return [invoices.length, files.length];
    };
    const after = (ms: number) => addMs(tolk.clock.now(), ms);
    await forgetOldInvoices(deps, after(10 * 365 * DAY));
    expect(await count()).toEqual([1, 1]);
    await forgetOldInvoices(deps, after(10 * 366 * DAY));
    expect(await count()).toEqual([0, 0]);
  });
});

it('the export of one’s own data has what stands on invoices, and the invoices', async () => {
  await taxInvoiceOf.introduce(market.client);
  const order = await market.complete();
  await dataOf(ask(market.client, [order], { note: 'PO 4500017' }));
  const path = '/supinterface/exportOwnData';
  const { content } = await download(tolk, market.client, path, {});
  const data: unknown = JSON.parse(content.toString('utf8'));
  expect(data).toMatchObject({
    invoiceDetails: { ...invoiceDetails },
    taxInvoices: [
      {
        kind: 'ordinary',
        status: 'requested',
        title: '上海霁禾医疗科技有限公司',
        note: 'PO 4500017',
        bankAccount: '121908012310801',
        orders: [{ number: order.orderNumber }],
      },
    ],
  });
});
