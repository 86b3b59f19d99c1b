import type { FeeInvoice } from '@tolk/contract';
import { DAY, HOUR, MINUTE } from '@tolk/domain';
import { expectBooksToFit } from '../../../test/support/books.ts';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf } from '../../../test/support/market.ts';
import {
  apply,
  approve,
  batchOf,
  before,
  detail,
  earn,
  fees,
  invoiceOf,
  moveTo,
  openDesk,
  ops,
  quote,
  setRate,
  settleByBank,
  sup,
  type Desk,
  type Earner,
} from '../../../test/support/settlement-desk.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { transaction } from '../../database/transaction.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { countBlockers } from '../../own-data/deletion-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let desk: Desk;
let small: Earner;
let quoted: Earner;
let owing: Earner;
let company: Earner;
let exporting: Earner;
let leaving: Earner;
let other: Earner;

/** Within the days on which settlements are applied for, with the hold of seven days over. */
beforeAll(async () => {
  await moveTo(tolk, '2031-03-02T02:00:00Z');
  small = await earn(tolk, [99_99, 1]);
  quoted = await earn(tolk, [400_00, 900_00]);
  owing = await earn(tolk, [400_00, 900_00]);
  company = await earn(tolk, [500_00, 600_00], 'company');
  exporting = await earn(tolk, [500_00, 600_00], 'company');
  leaving = await earn(tolk, [1_000_00]);
  other = await earn(tolk, []);
  await tolk.advance(7 * DAY + HOUR);
  desk = await openDesk(tolk);
  await setRate(desk, 71_000);
}, 120_000);
afterEach(() => expectBooksToFit(tolk));

it('CNY 99.99 are too little, CNY 100.00 are enough, once a month', async () => {
  const [most = ''] = small.orderIds;
  const little = await quote(small, 'personalCard', [most]);
  expect(little).toMatchObject({ quoteId: null, gross: 99_99 });
  expect(little.obstacles.map(({ reason }) => reason)).toEqual(['The minimum settlement is ¥100.']);
  const spare = await small.market.complete({ workload: 1, unitPrice: 500_00 });
  const inDollars = await quote(small, 'paypal');
  expect((await apply(small, 'personalCard')).totalPrice).toBe(100_00);
  const refusal = await sup<{ obstacles: { availableAt: string }[] }>(small, 'getJSSQ', {
    quoteId: inDollars.quoteId,
  });
  expect(refusal).toMatchObject({
    code: 1302,
    msg: 'You have already requested a settlement this month. You can do so once a month.',
  });
  expect(refusal.data.obstacles[0]?.availableAt).toBe('2031-03-31T16:00:00.000Z');
  const held = await quote(small, 'personalCard', [spare.projectOrderId]);
  expect(held.obstacles.map(({ reason }) => reason)).toEqual([
    'You have already requested a settlement this month. You can do so once a month.',
    'Held for 7 days after completion.',
  ]);
});

it('a quote is over after ten minutes, or when an amount has changed, and belongs to one supplier', async () => {
  const { quoteId } = await quote(quoted, 'personalCard');
  expect((await sup(other, 'getJSSQ', { quoteId })).code).toBe(404);
  const { db } = tolk.app.deps;
  const change = (amount: number) =>
    db
      .updateTable('earning')
      .set({ amount })
      .where('order_id', '=', quoted.orderIds[0] ?? '')
      .execute();
  await change(399_99);
  expect((await sup(quoted, 'getJSSQ', { quoteId })).code).toBe(1303);
  await change(400_00);
  await tolk.advance(10 * MINUTE);
  expect((await sup(quoted, 'getJSSQ', { quoteId })).code).toBe(1303);
});

it('what is owed from before is netted, and owed again when the money comes back', async () => {
  const first = await apply(owing, 'personalCard', owing.orderIds.slice(0, 1));
  const batch = await approve(desk, await batchOf(desk, first.settlementId));
  await settleByBank(desk, batch, { number: first.settlementNumber, yuan: '400.00' });
  await takeBack(owing, 150_00);
  const { version } = await detail(desk, first.settlementId);
  const { settlementId } = first;
  const act = { settlementId, version, reason: 'The account is closed.', bankReference: 'B-99' };
  expect((await before(owing)).receivable).toBe(150_00);
  await dataOf(ops(desk.finance, 'recordPayoutReturn', { ...act, bankReference: 'B-9999' }));
  // 400.00 + 900.00 − 150.00
  const second = await apply(owing, 'personalCard');
  expect(second).toMatchObject({ totalPrice: 1_300_00, netted: 150_00, payable: 1_150_00 });
  expect((await before(owing)).receivable).toBe(0);
  await dataOf(
    ops(desk.finance, 'refuseSettlement', {
      settlementId: second.settlementId,
      version: second.version,
      reason: 'The name differs from the account.',
    }),
  );
  expect(await before(owing)).toMatchObject({ receivable: 150_00, available: 1_300_00 });
});

it('a company hands in its invoice first', async () => {
  const rows = await fees(company);
  expect(rows.map(({ settlementStatus, obstacles }) => [settlementStatus, obstacles])).toEqual(
    rows.map(() => [
      'unsettled',
      [
        {
          reason: 'Companies upload their fee invoice first.',
          availableAt: null,
          path: '/settlementcenter/expensesettlement',
        },
      ],
    ]),
  );
  const form = await invoiceOf(company, '24312000000123456789');
  expect((await sup(other, 'saveFeeInvoice', form)).code).toBe(1513);
  const invoice = await dataOf(sup<FeeInvoice>(company, 'saveFeeInvoice', form));
  expect(invoice).toMatchObject({ amount: 1_100_00, currency: 'CNY', used: false });
  expect((await sup(company, 'saveFeeInvoice', form)).code).toBe(422);
  expect((await fees(company)).map(({ settlementStatus }) => settlementStatus)).toEqual([
    'ready',
    'ready',
  ]);
  const { settlementId } = await apply(company, 'corporateCard');
  const { feeInvoiceId } = invoice;
  expect((await sup(company, 'deleteFeeInvoice', { feeInvoiceId })).code).toBe(409);
  const shown = await detail(desk, settlementId);
  expect(shown.feeInvoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual([
    '24312000000123456789',
  ]);
  const file = await download(tolk, desk.finance, '/opsinterface/downloadFeeInvoice', {
    settlementId,
    fileId: shown.feeInvoices[0]?.file.fileId,
  });
  expect(file.mediaType).toBe('application/pdf');
});

it('an account with an application underway is not deleted', async () => {
  await apply(leaving, 'personalCard');
  const { db } = tolk.app.deps;
  const { personId } = leaving.market.supplier;
  // The ledger holds nothing for the person any more: it is all in transit.
  expect((await before(leaving)).available).toBe(0);
  expect((await countBlockers(db, personId)).heldMoney).toBe(1);
});

it('settlements stand in the export of one’s data', async () => {
  const form = await invoiceOf(exporting, '24312000000987654321');
  await dataOf(sup<FeeInvoice>(exporting, 'saveFeeInvoice', form));
  await apply(exporting, 'corporateCard');
  const file = await download(tolk, exporting.market.supplier, '/supinterface/exportOwnData', {});
  expect(JSON.parse(file.content.toString())).toMatchObject({
    settlements: [
      {
        method: 'corporateCard',
        payee: '上海文译翻译有限公司 100************3456',
        gross: { amount: '1100.00', currency: 'CNY' },
        paidOut: { amount: '1100.00', currency: 'CNY' },
        projects: [
          { amount: { amount: '500.00', currency: 'CNY' } },
          { amount: { amount: '600.00', currency: 'CNY' } },
        ],
        steps: [{ action: 'apply', actor: 'supplier' }],
      },
    ],
    feeInvoices: [{ number: '24312000000987654321', file: 'invoice.pdf' }],
  });
});

/** Staff gave part of a settled order back to its client: the supplier owes it. */
async function takeBack({ market, orderIds }: Earner, amount: number): Promise<void> {
  await transaction(tolk.app.deps.db, (tx) =>
    postEntry(tx, {
      event: 'clawedBack',
      source: `test:${orderIds[0] ?? ''}`,
      supplierId: market.supplier.personId,
      orderId: orderIds[0] ?? '',
      money: { price: amount, fee: 0, commission: 0, currency: 'CNY', from: 'supplierReceivable' },
      at: tolk.clock.now(),
    }),
  );
}
