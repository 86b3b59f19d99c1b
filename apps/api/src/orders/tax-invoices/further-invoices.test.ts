import type { RefundRow, ResponseOf, TaxInvoice, calls } from '@tolk/contract';
import { sql } from 'kysely';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import {
  dataOf,
  openMarket,
  withKey,
  type Market,
  type OrderDetail,
} from '../../../test/support/market.ts';
import { redone, type Redo } from '../../../test/support/redone.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { taxInvoiceOf } from '../../../test/support/tax-invoices.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { untilBlockedBy } from '../../../test/support/until-blocked.ts';
import { transaction } from '../../database/transaction.ts';
import { markOverstatedInvoices } from './overstated-invoices.ts';

type OfOrder = ResponseOf<typeof calls.clientinterface.invoices.getTaxInvoiceOfOrder>;

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let finance: TestStaff;
/** Invoiced over 1,854.00, then done anew for 2,472.00 after an appeal. */
let order: OrderDetail;
let first: string;

beforeEach(async () => {
  market = await openMarket(tolk);
  await taxInvoiceOf.introduce(market.client);
});

/** An order and its invoice over 1,854.00. */
async function invoiced() {
  const before = await market.complete();
  const { taxInvoiceId } = await dataOf(taxInvoiceOf.ask(market.client, [before]));
  await issue(taxInvoiceId, 1_854_00);
  return { before, taxInvoiceId };
}

async function openAgain(redo: Redo = {}): Promise<void> {
  const { before, taxInvoiceId } = await invoiced();
  first = taxInvoiceId;
  order = await redone(tolk, market, before, redo);
  // Days on, the session of before is over.
  finance = await addStaffMember(tolk, 'finance');
}

async function issue(taxInvoiceId: string, amount: number): Promise<void> {
  finance = await addStaffMember(tolk, 'finance');
  const paper = await taxInvoiceOf.paper(finance, amount);
  await dataOf(taxInvoiceOf.act(finance, 'issueTaxInvoice', taxInvoiceId, paper));
}

const ask = () => taxInvoiceOf.ask(market.client, [order]);
const look = (taxInvoiceId: string) => taxInvoiceOf.look(finance, taxInvoiceId);
const ofOrder = () => {
  const { projectOrderId } = order;
  const path = '/clientinterface/getTaxInvoiceOfOrder';
  return dataOf(market.client.call<OfOrder>(path, { projectOrderId }));
};

/** Asked for and issued over what was paid since. */
async function furtherIssued(): Promise<string> {
  const { taxInvoiceId } = await dataOf(ask());
  await issue(taxInvoiceId, 618_00);
  return taxInvoiceId;
}

/** Finance gives a share of the order back; under the bound for which two are needed. */
async function refund(refundPercent: number): Promise<void> {
  const { projectOrderId } = order;
  const body = { projectOrderId, refundPercent, reason: 'The glossary was not used.' };
  const by = await addStaffMember(tolk, 'finance');
  await dataOf(by.call<RefundRow>('/opsinterface/proposeRefund', body, withKey()));
}

async function correct(taxInvoiceId: string, amount: number) {
  const paper = await taxInvoiceOf.paper(finance, amount);
  return dataOf(taxInvoiceOf.act(finance, 'correctTaxInvoice', taxInvoiceId, paper));
}

describe('what was paid after an order was invoiced', () => {
  beforeEach(() => openAgain());

  it('can be invoiced besides, and changes nothing of the first invoice', async () => {
    expect(await look(first)).toMatchObject({ status: 'issued', amount: 1_854_00, toTakeBack: 0 });
    const { list, months } = await taxInvoiceOf.free(market.client);
    expect(list).toMatchObject([
      { orderNumber: order.orderNumber, amount: 618_00, invoicedBefore: 1_854_00 },
    ]);
    expect(months).toMatchObject([{ orders: 1, amount: 618_00 }]);
    expect(await ofOrder()).toMatchObject({
      taxInvoice: { taxInvoiceId: first },
      earlierTaxInvoices: [],
      canRequest: true,
      invoiceable: 618_00,
    });
  });

  it('is on one further invoice, which says what was invoiced before', async () => {
    const asked = await dataOf(ask());
    expect(asked).toMatchObject({
      amount: 618_00,
      orders: [{ amount: 618_00, invoicedBefore: 1_854_00 }],
    });
    expect(await taxInvoiceOf.free(market.client)).toMatchObject({ total: 0, months: [] });
    expect(await ask()).toMatchObject({ code: 422 });
    await issue(asked.taxInvoiceId, 618_00);
    expect(await ask()).toMatchObject({ code: 422 });
    expect(await ofOrder()).toMatchObject({
      taxInvoice: { taxInvoiceId: asked.taxInvoiceId, status: 'issued', amount: 618_00 },
      earlierTaxInvoices: [{ taxInvoiceId: first, status: 'issued', amount: 1_854_00 }],
      canRequest: false,
      invoiceable: 0,
    });
    const { list } = await taxInvoiceOf.queue(finance, { search: order.orderNumber });
    expect(list.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      618_00, 1_854_00,
    ]);
  });

  it('goes to one of two who ask at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    const codes = answers.map(({ code }) => code).toSorted((one, other) => one - other);
    expect(codes).toEqual([0, 422, 422]);
  });

  it('can be asked for again once the request was withdrawn', async () => {
    const { taxInvoiceId, version } = await dataOf(ask());
    const path = '/clientinterface/withdrawTaxInvoice';
    await dataOf(market.client.call<TaxInvoice>(path, { taxInvoiceId, version }));
    expect(await ofOrder()).toMatchObject({ taxInvoice: { taxInvoiceId: first } });
    expect(await dataOf(ask())).toMatchObject({ amount: 618_00 });
  });

  it('is on no paper where it goes back before one was asked for', async () => {
    await refund(10);
    expect(await look(first)).toMatchObject({ status: 'issued', amount: 1_854_00, toTakeBack: 0 });
    expect(await ofOrder()).toMatchObject({ invoiceable: 370_80 });
    await refund(20);
    expect(await look(first)).toMatchObject({ status: 'toCorrect', toTakeBack: 123_60 });
    expect(await ofOrder()).toMatchObject({ canRequest: false, invoiceable: 0 });
  });
});

describe('a refund of an order with a further invoice', () => {
  beforeEach(() => openAgain());

  it('changes the sum of one that is not issued yet', async () => {
    const { taxInvoiceId } = await dataOf(ask());
    await refund(10);
    expect(await look(taxInvoiceId)).toMatchObject({ version: 2, amount: 370_80 });
    expect(await look(first)).toMatchObject({ status: 'issued', amount: 1_854_00 });
    const { list } = await taxInvoiceOf.queue(finance, { status: 'requested' });
    expect(list.find((row) => row.taxInvoiceId === taxInvoiceId)).toMatchObject({
      amount: 370_80,
    });
  });

  it('is taken from the further one first, and from the first one where that does not do', async () => {
    const further = await furtherIssued();
    await refund(20);
    expect(await look(further)).toMatchObject({ status: 'toCorrect', toTakeBack: 494_40 });
    expect(await look(first)).toMatchObject({ status: 'issued', toTakeBack: 0 });
    expect(await correct(further, 494_40)).toMatchObject({ status: 'corrected', toTakeBack: 0 });
    await refund(10);
    expect(await look(further)).toMatchObject({ status: 'toCorrect', toTakeBack: 123_60 });
    expect(await look(first)).toMatchObject({ status: 'toCorrect', toTakeBack: 123_60 });
    await correct(first, 123_60);
    expect(await correct(further, 123_60)).toMatchObject({ status: 'corrected', amount: 0 });
    expect(await ofOrder()).toMatchObject({ canRequest: false, invoiceable: 0 });
  });
});

describe('an invoice that is to be corrected', () => {
  it('is issued again where its order is paid more before the red letters', async () => {
    await openAgain({ unitPrices: [100_00, 150_00] });
    const again = await look(first);
    expect(again).toMatchObject({ status: 'issued', toTakeBack: 0, allowedActions: [] });
    expect(again.timeline.map(({ action }) => action)).toEqual([
      'request',
      'issue',
      'refund',
      'payment',
    ]);
    const paper = await taxInvoiceOf.paper(finance, 0);
    expect(await taxInvoiceOf.act(finance, 'correctTaxInvoice', first, paper)).toMatchObject({
      code: 409,
    });
  });

  it('stays so where less is paid than went back', async () => {
    await openAgain({ unitPrices: [100_00, 120_00] });
    expect(await look(first)).toMatchObject({ status: 'toCorrect', toTakeBack: 370_80 });
  });

  it('is found by the cleaning up where the image before marked it not', async () => {
    await openAgain();
    const further = await furtherIssued();
    await refund(20);
    const { deps } = tolk.app;
    await deps.db
      .updateTable('tax_invoice')
      .set({ status: 'issued' })
      .where('id', '=', further)
      .execute();
    await markOverstatedInvoices(deps, tolk.clock.now());
    expect(await look(further)).toMatchObject({ status: 'toCorrect', toTakeBack: 494_40 });
    expect(await look(first)).toMatchObject({ status: 'issued' });
  });
});

it('what is paid while the desk issues an invoice is not written on it', async () => {
  const before = await market.complete();
  const { taxInvoiceId } = await dataOf(taxInvoiceOf.ask(market.client, [before]));
  const { db } = tolk.app.deps;
  let issuing: Promise<{ code: number }> | undefined;
  let paying: Promise<unknown> | undefined;
  await redone(tolk, market, before, {
    async beforePayment(pay) {
      finance = await addStaffMember(tolk, 'finance');
      const paper = await taxInvoiceOf.paper(finance, 1_854_00);
      await transaction(db, async (tx) => {
        // Held between the look at the sum and its being written down.
        await sql`select from file where id = ${paper.fileId} for update`.execute(tx);
        issuing = taxInvoiceOf.act(finance, 'issueTaxInvoice', taxInvoiceId, paper);
        await untilBlockedBy(tx, db);
        paying = pay();
        await untilBlockedBy(tx, db, 2);
      });
      expect(await issuing).toMatchObject({ code: 0 });
      await paying;
    },
  });
  order = before;
  expect(await ofOrder()).toMatchObject({
    taxInvoice: { status: 'issued', amount: 1_854_00 },
    invoiceable: 618_00,
  });
});
