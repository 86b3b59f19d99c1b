import { randomUUID } from 'node:crypto';
import type { RefundRow, StaffTaxInvoice, TaxInvoice } from '@tolk/contract';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { taxInvoiceOf, uploadPaper } from '../../../test/support/tax-invoices.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { workOf } from '../../../test/support/work.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let finance: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
  await taxInvoiceOf.introduce(market.client);
  finance = await addStaffMember(tolk, 'finance');
});

const act = (name: string, id: string, fields: Record<string, unknown> = {}, by = finance) =>
  taxInvoiceOf.act(by, name, id, fields);
const codesOf = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).toSorted((one, other) => one - other);
const enabledOf = ({ allowedActions }: Pick<StaffTaxInvoice, 'allowedActions'>) =>
  allowedActions.filter(({ enabled }) => enabled).map(({ action }) => action);

/** An order that ended, and the invoice that was asked for on it. */
async function asked(changes: Record<string, unknown> = {}) {
  const order = await market.complete();
  const invoice = await dataOf(taxInvoiceOf.ask(market.client, [order], changes));
  return { order, id: invoice.taxInvoiceId };
}

async function issued() {
  const { order, id } = await asked();
  const paper = await taxInvoiceOf.paper(finance, 1_854_00);
  const invoice = await dataOf(act('issueTaxInvoice', id, paper));
  return { order, id, paper, invoice };
}

/** Finance gives a share of a completed order back; under the bound for which two are needed. */
async function refund(projectOrderId: string, refundPercent: number): Promise<void> {
  const body = { projectOrderId, refundPercent, reason: 'The glossary was not used.' };
  const by = await addStaffMember(tolk, 'finance');
  await dataOf(by.call<RefundRow>('/opsinterface/proposeRefund', body, withKey()));
}

/** The newest notification of the client. */
async function told() {
  const path = '/clientinterface/getXXTZDatas';
  type Told = { list: { title: string; text: string; path: string }[] };
  return (await dataOf(market.client.call<Told>(path, {}))).list[0];
}

async function own(): Promise<TaxInvoice | undefined> {
  return (await taxInvoiceOf.own(market.client)).list[0];
}

describe('the queue', () => {
  it('shows what is open, the oldest first, and is filtered', async () => {
    const first = await asked();
    await tolk.advance(1_000);
    const second = await asked({ invoiceKind: 'special' });
    await tolk.advance(1_000);
    const third = await asked();
    await dataOf(act('declineTaxInvoice', first.id, { reason: 'The title is misspelt.' }));
    const { staffId } = finance;
    await dataOf(workOf.assign(finance, 'taxInvoice', third.id, { staffId }));
    const found = async (filter: Record<string, unknown>) =>
      (await taxInvoiceOf.queue(finance, { pageSize: 100, ...filter })).list
        .map(({ taxInvoiceId }) => taxInvoiceId)
        .filter((id) => [first.id, second.id, third.id].includes(id));
    expect(await found({})).toEqual([second.id, third.id, first.id]);
    expect(await found({ status: 'declined' })).toEqual([first.id]);
    expect(await found({ invoiceKind: 'special' })).toEqual([second.id]);
    expect(await found({ assignee: 'me' })).toEqual([third.id]);
    expect(await found({ assignee: 'nobody' })).toEqual([second.id, first.id]);
    expect(await found({ search: second.order.orderNumber })).toEqual([second.id]);
    expect(await found({ search: '霁禾医疗' })).toEqual([second.id, third.id, first.id]);
  });

  it('counts what waits for finance', async () => {
    const path = '/opsinterface/getOverviewData';
    type Overview = { workQueues: { queue: string; waiting: number }[] };
    const waiting = async () =>
      (await dataOf(finance.call<Overview>(path, {}))).workQueues.find(
        ({ queue }) => queue === 'taxInvoicesToIssue',
      )?.waiting ?? 0;
    const before = await waiting();
    const { id } = await asked();
    expect(await waiting()).toBe(before + 1);
    await dataOf(act('issueTaxInvoice', id, await taxInvoiceOf.paper(finance, 1_854_00)));
    expect(await waiting()).toBe(before);
  });
});

it('a look shows all that stands on the invoice, and is noted', async () => {
  const { id, order } = await asked({ invoiceKind: 'special', note: 'PO 4500017' });
  expect(await taxInvoiceOf.look(finance, id)).toMatchObject({
    invoiceKind: 'special',
    title: '上海霁禾医疗科技有限公司',
    taxNumber: '9144030071526726XG',
    address: '上海市徐汇区漕溪北路 88 号',
    bank: '招商银行上海徐家汇支行',
    bankAccount: '121908012310801',
    note: 'PO 4500017',
    amount: 1_854_00,
    toTakeBack: 0,
    orders: [{ orderNumber: order.orderNumber, amount: 1_854_00 }],
    timeline: [{ action: 'request', byName: null }],
  });
  const { action } = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject', '=', 'taxInvoice')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(action).toBe('getTaxInvoiceDetail');
});

describe('taking on', () => {
  it('goes to oneself, to a colleague of the desk, and back', async () => {
    const { id } = await asked();
    const colleague = await addStaffMember(tolk, 'admin');
    const { staffId } = finance;
    const hand = (to: string | null) =>
      dataOf(workOf.assign(finance, 'taxInvoice', id, { staffId: to }));
    await hand(staffId);
    const taken = await taxInvoiceOf.look(finance, id);
    expect(taken).toMatchObject({ status: 'inWork', assigneeId: staffId });
    expect(enabledOf(taken)).toEqual(['assign', 'putBack', 'issue', 'decline']);
    expect(await hand(colleague.staffId)).toMatchObject({ assigneeId: colleague.staffId });
    await hand(null);
    expect(await taxInvoiceOf.look(finance, id)).toMatchObject({
      status: 'requested',
      assigneeId: null,
    });
  });

  it('goes to nobody who doesn’t work there', async () => {
    const { id } = await asked();
    const { staffId } = await addStaffMember(tolk, 'support');
    for (const to of [staffId, randomUUID()]) {
      expect(await workOf.assign(finance, 'taxInvoice', id, { staffId: to })).toMatchObject({
        code: 404,
      });
    }
  });

  it('is one member’s of two at once', async () => {
    const { id } = await asked();
    const colleague = await addStaffMember(tolk, 'finance');
    const take = (staff: TestStaff) =>
      workOf.assign(staff, 'taxInvoice', id, { staffId: staff.staffId, seenAssigneeId: null });
    expect(codesOf(await Promise.all([take(finance), take(colleague)]))).toEqual([0, 409]);
  });
});

describe('issuing', () => {
  it('hands the client the paper, and tells them', async () => {
    const { id, paper, invoice } = await issued();
    expect(invoice).toMatchObject({ status: 'issued', assigneeId: finance.staffId, toTakeBack: 0 });
    expect(enabledOf(invoice)).toEqual([]);
    const shown = await own();
    expect(shown).toMatchObject({
      taxInvoiceId: id,
      status: 'issued',
      documents: [
        {
          kind: 'invoice',
          invoiceNumber: paper.invoiceNumber,
          invoiceDate: '2026-11-20',
          amount: 1_854_00,
          file: { fileName: 'fapiao.pdf' },
        },
      ],
    });
    expect(await told()).toMatchObject({
      title: 'Your tax invoice is ready',
      text: `Invoice ${paper.invoiceNumber} for 上海霁禾医疗科技有限公司 over ¥ 1,854.00 CNY can be downloaded.`,
      path: '/xqoffermanagement/taxinvoices',
    });
  });

  it('lets the client alone download it, and staff with the look noted', async () => {
    await issued();
    const documentId = (await own())?.documents[0]?.documentId ?? '';
    const path = '/clientinterface/downloadTaxInvoiceFile';
    const { mediaType, content } = await download(tolk, market.client, path, { documentId });
    expect(mediaType).toBe('application/pdf');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await signUp(tolk, 'client');
    const none = await stranger.call(path, { documentId: randomUUID() });
    expect(await stranger.call(path, { documentId })).toMatchObject({
      code: 404,
      msg: none.msg,
      data: none.data,
    });
    const ofStaff = '/opsinterface/downloadTaxInvoiceFile';
    const looked = await download(tolk, finance, ofStaff, { documentId });
    expect(looked.content).toEqual(content);
    const support = await addStaffMember(tolk, 'support');
    expect(await support.call(ofStaff, { documentId })).toMatchObject({ code: 403 });
  });

  it('takes no other sum than was paid', async () => {
    const { id } = await asked();
    const paper = await taxInvoiceOf.paper(finance, 1_800_00);
    expect(await act('issueTaxInvoice', id, paper)).toMatchObject({
      code: 422,
      data: { fields: { amount: 'The invoice has to be over ¥ 1,854.00 CNY.' } },
    });
  });

  it.each([
    [{ invoiceNumber: 'ABC-12345678' }, 'invoiceNumber', 'Digits only, as on the invoice.'],
    [{ invoiceDate: '2026-02-30' }, 'invoiceDate', 'Choose a valid date.'],
    [{ invoiceDate: '2098-01-01' }, 'invoiceDate', 'The invoice can’t be of a later day.'],
  ])('refuses %j beside its field', async (changes, field, fault) => {
    const { id } = await asked();
    const paper = await taxInvoiceOf.paper(finance, 1_854_00, changes);
    expect(await act('issueTaxInvoice', id, paper)).toMatchObject({
      code: 422,
      data: { fields: { [field]: fault } },
    });
  });

  it('takes no number and no file that another invoice has', async () => {
    const { paper } = await issued();
    const { id } = await asked();
    const { invoiceNumber, fileId } = paper;
    const faultsOf = async (changes: Record<string, unknown>) => {
      const next = await taxInvoiceOf.paper(finance, 1_854_00, changes);
      const { code, data } = await act('issueTaxInvoice', id, next);
      return [code, 'fields' in data ? data.fields : undefined];
    };
    expect(await faultsOf({ invoiceNumber })).toEqual([
      422,
      {
        invoiceNumber:
          'This number has been entered for an invoice already. Check it against the document.',
      },
    ]);
    expect(await faultsOf({ fileId })).toEqual([
      422,
      { fileId: 'This file is on an invoice already. Choose another one.' },
    ]);
  });

  it('takes no file of a colleague', async () => {
    const { id } = await asked();
    const fileId = await uploadPaper(await addStaffMember(tolk, 'finance'));
    const paper = await taxInvoiceOf.paper(finance, 1_854_00, { fileId });
    expect(await act('issueTaxInvoice', id, paper)).toMatchObject({ code: 404 });
  });

  it('is done once by two at once', async () => {
    const { id } = await asked();
    const colleague = await addStaffMember(tolk, 'finance');
    const { version } = await taxInvoiceOf.look(finance, id);
    const issue = async (staff: TestStaff) => {
      const paper = await taxInvoiceOf.paper(staff, 1_854_00);
      return () =>
        staff.call('/opsinterface/issueTaxInvoice', { taxInvoiceId: id, version, ...paper });
    };
    const both = [await issue(finance), await issue(colleague)];
    expect(codesOf(await Promise.all(both.map((carryOut) => carryOut())))).toEqual([0, 409]);
    expect((await own())?.documents).toHaveLength(1);
  });
});

describe('declining', () => {
  it('says why, and frees the orders', async () => {
    const { id, order } = await asked();
    const reason = 'The title is not the name on the licence.';
    await dataOf(act('declineTaxInvoice', id, { reason }));
    expect(await own()).toMatchObject({ status: 'declined', reason });
    expect(await told()).toMatchObject({ title: 'Your tax invoice was declined', text: reason });
    expect(await dataOf(taxInvoiceOf.ask(market.client, [order]))).toMatchObject({
      status: 'requested',
    });
  });

  it('needs a reason in words', async () => {
    const { id } = await asked();
    expect(await act('declineTaxInvoice', id, { reason: '——' })).toMatchObject({
      code: 422,
      data: { fields: { reason: expect.any(String) } },
    });
  });
});

describe('a refund', () => {
  it('before it is issued changes the sum, and who looked before it is told', async () => {
    const { id, order } = await asked();
    const paper = await taxInvoiceOf.paper(finance, 1_854_00);
    const { version } = await taxInvoiceOf.look(finance, id);
    await refund(order.projectOrderId, 25);
    const body = { taxInvoiceId: id, version, ...paper };
    expect(await finance.call('/opsinterface/issueTaxInvoice', body)).toMatchObject({ code: 409 });
    expect(await taxInvoiceOf.look(finance, id)).toMatchObject({
      status: 'requested',
      amount: 1_390_50,
    });
    await dataOf(act('issueTaxInvoice', id, { ...paper, amount: 1_390_50 }));
    expect(await own()).toMatchObject({ documents: [{ amount: 1_390_50 }] });
  });

  it('of everything leaves nothing to issue', async () => {
    const { id, order } = await asked();
    await refund(order.projectOrderId, 100);
    const then = await taxInvoiceOf.look(finance, id);
    expect(enabledOf(then)).toEqual(['assign', 'decline']);
    expect(then.allowedActions).toContainEqual({
      action: 'issue',
      enabled: false,
      reason: 'Everything that was paid has been refunded. Decline the request.',
    });
    const paper = await taxInvoiceOf.paper(finance, 0);
    expect(await act('issueTaxInvoice', id, paper)).toMatchObject({ code: 409 });
  });

  it('after it was issued asks for red letters over what went back, each time', async () => {
    const { id, order, paper: first } = await issued();
    await refund(order.projectOrderId, 25);
    const then = await taxInvoiceOf.look(finance, id);
    expect(then).toMatchObject({ status: 'toCorrect', amount: 1_390_50, toTakeBack: 463_50 });
    expect(enabledOf(then)).toEqual(['assign', 'correct']);
    const paper = await taxInvoiceOf.paper(finance, 463_50);
    const early = { ...paper, invoiceDate: '2020-01-01' };
    expect(await act('correctTaxInvoice', id, early)).toMatchObject({
      code: 422,
      data: { fields: { invoiceDate: expect.stringContaining('before its invoice') } },
    });
    const same = { ...paper, invoiceNumber: first.invoiceNumber };
    expect(await act('correctTaxInvoice', id, same)).toMatchObject({
      code: 422,
      data: {
        fields: { invoiceNumber: expect.stringContaining('entered for an invoice already') },
      },
    });
    const corrected = await dataOf(act('correctTaxInvoice', id, paper));
    expect(corrected).toMatchObject({ status: 'corrected', toTakeBack: 0 });
    expect(await own()).toMatchObject({
      documents: [
        { kind: 'invoice', amount: 1_854_00 },
        { kind: 'redLetter', amount: -463_50, invoiceNumber: paper.invoiceNumber },
      ],
    });
    expect(await told()).toMatchObject({
      title: 'Your tax invoice has been corrected',
      text: `After a refund, ¥ 463.50 CNY is taken back by red-letter invoice ${paper.invoiceNumber} for 上海霁禾医疗科技有限公司. Download it for your books.`,
    });
    await refund(order.projectOrderId, 10);
    expect(await taxInvoiceOf.look(finance, id)).toMatchObject({
      status: 'toCorrect',
      toTakeBack: 185_40,
    });
  });

  it('that a colleague still has to approve changes nothing', async () => {
    const order = await market.complete({ workload: 20 });
    const { taxInvoiceId } = await dataOf(taxInvoiceOf.ask(market.client, [order]));
    const { projectOrderId } = order;
    const body = { projectOrderId, refundPercent: 100, reason: 'The glossary was not used.' };
    const path = '/opsinterface/proposeRefund';
    const proposed = await dataOf(finance.call<RefundRow>(path, body, withKey()));
    expect(proposed.status).toBe('proposed');
    expect(await taxInvoiceOf.look(finance, taxInvoiceId)).toMatchObject({
      version: 1,
      amount: 3_090_00,
    });
    const colleague = await addStaffMember(tolk, 'finance');
    const decision = { refundId: proposed.refundId, approve: true };
    await dataOf(colleague.call('/opsinterface/decideRefund', decision, withKey()));
    expect(await taxInvoiceOf.look(finance, taxInvoiceId)).toMatchObject({ version: 2, amount: 0 });
  });
});

it('without a provider of electronic invoices nobody is offered one', async () => {
  const { id } = await asked();
  const { allowedActions } = await taxInvoiceOf.look(finance, id);
  expect(allowedActions.map(({ action }) => action)).toEqual(['assign', 'issue', 'decline']);
  expect(await act('sendTaxInvoice', id)).toMatchObject({ code: 409 });
});
