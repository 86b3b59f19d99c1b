import type { FeeInvoice, SettlementDetail } from '@tolk/contract';
import { DAY, HOUR } from '@tolk/domain';
import { expectBooksToFit } from '../../../test/support/books.ts';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey } from '../../../test/support/market.ts';
import { organisation, type TestOrganisation } from '../../../test/support/organisations.ts';
import {
  apply,
  approve,
  batchOf,
  detail,
  earn,
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
import {
  assign,
  deliverAs,
  enterCompany,
  foundCompany,
} from '../../../test/support/supplier-company.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let desk: Desk;
let large: Earner;
let first: Earner;
let second: Earner;
let studio: Studio;

/** Within the days on which settlements are applied for, with the hold of seven days over. */
beforeAll(async () => {
  await moveTo(tolk, '2031-03-02T02:00:00Z');
  large = await earn(tolk, [20_000_00]);
  first = await earn(tolk, [1_000_00]);
  second = await earn(tolk, [1_000_00]);
  studio = await openStudio();
  await tolk.advance(7 * DAY + HOUR);
  desk = await openDesk(tolk);
  await setRate(desk, 71_000);
}, 120_000);
afterEach(() => expectBooksToFit(tolk));

it('a batch is approved by somebody else than who made it; a draft can be taken apart', async () => {
  const { settlementId, version } = await apply(large, 'personalCard');
  const draft = await batchOf(desk, settlementId);
  expect((await sup(large, 'withdrawSettlement', { settlementId, version })).code).toBe(409);
  const { payoutBatchId } = draft;
  expect(await ops(desk.finance, 'approvePayoutBatch', { payoutBatchId })).toMatchObject({
    code: 409,
    msg: 'You prepared it, so a colleague has to approve it.',
  });
  await dataOf(ops(desk.finance, 'dropPayoutBatch', { payoutBatchId }));
  const anew = await batchOf(desk, settlementId);
  expect((await ops(desk.finance, 'addPayoutBatch', { settlementIds: [settlementId] })).code).toBe(
    409,
  );
  const approved = await approve(desk, anew);
  expect(approved).toMatchObject({ status: 'approved', approvedBy: expect.any(String) });
  expect(approved.settlements[0]?.status).toBe('sent');
  const acts = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select('action')
    .where('subject_id', 'in', [payoutBatchId, anew.payoutBatchId])
    .orderBy('at')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual([
    'addPayoutBatch',
    'dropPayoutBatch',
    'addPayoutBatch',
    'approvePayoutBatch',
  ]);
});

it('a batch holds one channel, and goes to no account that staff have revoked since', async () => {
  const card = await apply(first, 'personalCard');
  const paypal = await apply(second, 'paypal');
  const settlementIds = [card.settlementId, paypal.settlementId];
  expect((await ops(desk.finance, 'addPayoutBatch', { settlementIds })).code).toBe(1305);

  const { payoutBatchId } = await batchOf(desk, paypal.settlementId);
  const { id: reviewId } = await tolk.app.deps.db
    .selectFrom('settlement_method')
    .select('id')
    .where('person_id', '=', second.market.supplier.personId)
    .where('method', '=', 'paypal')
    .executeTakeFirstOrThrow();
  const revoked = { kind: 'settlementMethod', reviewId, decision: 'revoke', reason: 'Not theirs.' };
  await dataOf(desk.finance.call('/opsinterface/decideReview', revoked));
  expect(await ops(desk.colleague, 'approvePayoutBatch', { payoutBatchId })).toMatchObject({
    code: 409,
    msg: `The account that ${paypal.settlementNumber} goes to is no longer certified, so this can’t be paid out. Remove it from the batch.`,
  });
});

it('a supplier company is paid once, to its account, by one of those who collect', async () => {
  const { company, earner, worker } = studio;
  const collecting = async (): Promise<Earner> => ({
    ...earner,
    market: { ...earner.market, supplier: await company.join('collects') },
  });
  const [one, other, leaving] = [await collecting(), await collecting(), await collecting()];
  const invoice = await invoiceOf(one, '24312000000555000111');
  expect((await sup(worker, 'saveFeeInvoice', invoice)).code).toBe(1802);
  await dataOf(sup<FeeInvoice>(one, 'saveFeeInvoice', invoice));

  const quotes = [await quote(one, 'corporateCard'), await quote(other, 'corporateCard')];
  const { quoteId } = await quote(leaving, 'corporateCard');
  const { personId } = leaving.market.supplier;
  await organisation(company.founder, 'removeMember', { personId });
  expect((await sup(leaving, 'getJSSQ', { quoteId })).code).toBe(1801);
  for (const refused of [worker, earner]) {
    expect((await sup(refused, 'getJSSQ', { quoteId })).code).toBe(1802);
  }
  const answers = await Promise.all([
    sup<SettlementDetail>(one, 'getJSSQ', { quoteId: quotes[0]?.quoteId }),
    sup<SettlementDetail>(other, 'getJSSQ', { quoteId: quotes[1]?.quoteId }),
  ]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1302]);
  const applied = answers.find(({ code }) => code === 0)?.data;
  const { settlementId = '', settlementNumber: number = '' } = applied ?? {};

  const batch = await approve(desk, await batchOf(desk, settlementId));
  const { payoutBatchId } = batch;
  const file = await download(tolk, desk.finance, '/opsinterface/downloadBankFile', {
    payoutBatchId,
  });
  expect(file.content.toString()).toContain(`${number},上海文译翻译有限公司,1001234509000123456,`);
  await settleByBank(desk, batch, { number, yuan: '1200.00' });
  expect(await detail(desk, settlementId)).toMatchObject({
    status: 'settled',
    payoutNet: 1_200_00,
    payee: '上海文译翻译有限公司 100************3456',
  });

  const { db } = tolk.app.deps;
  const lines = await db
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'entry_id')
    .select(['event', 'account', 'person_id', 'debit', 'credit'])
    .where('settlement_id', '=', settlementId)
    .orderBy('ledger_entry.at')
    .orderBy('debit', 'desc')
    .execute();
  const { organisationId: person_id } = company;
  expect(lines).toEqual([
    { event: 'settlementApplied', account: 'supplierAvailable', person_id, ...debit(1_200_00) },
    {
      event: 'settlementApplied',
      account: 'payoutInTransit',
      person_id: null,
      ...credit(1_200_00),
    },
    { event: 'paidOut', account: 'payoutInTransit', person_id: null, ...debit(1_200_00) },
    { event: 'paidOut', account: 'bank', person_id: null, ...credit(1_200_00) },
  ]);
  expect(await told('settlementPaid')).toEqual(
    [company.founder, one.market.supplier, other.market.supplier]
      .map(({ personId: id }) => id)
      .concat(person_id)
      .toSorted(),
  );
  // All share the company's list, but for what it is paid.
  const read = async ({ market: { supplier } }: Earner) => {
    const path = '/supinterface/getXXTZDatas';
    const { list } = await dataOf(supplier.call<{ list: { title: string }[] }>(path, {}));
    return list.map(({ title }) => title);
  };
  expect(await read(one)).toContain('Your settlement was paid out');
  expect((await read(worker)).filter((title) => /settle/.test(title))).toEqual([]);
});

const debit = (amount: number) => ({ debit: amount, credit: 0 });
const credit = (amount: number) => ({ debit: 0, credit: amount });

/** Ids of all who were notified of this kind. */
async function told(kind: string): Promise<string[]> {
  const rows = await tolk.app.deps.db
    .selectFrom('notification')
    .select('person_id')
    .where('kind', '=', kind)
    .execute();
  return rows.map(({ person_id }) => person_id).toSorted();
}

/** A supplier company with what it earned; calls of its earner are made by who coordinates. */
interface Studio {
  company: TestOrganisation;
  earner: Earner;
  /** Delivered what was earned. */
  worker: Earner;
}

async function openStudio(): Promise<Studio> {
  const market = await openMarket(tolk);
  const company = await foundCompany(tolk);
  await enterCompany(market, company, 'coordinates');
  const worker = await company.join('works');
  const order = await market.start({ workload: 1, unitPrice: 1_200_00 });
  const { projectOrderId } = order;
  await dataOf(assign(market.supplier, order, worker.personId));
  const { version } = await dataOf(deliverAs(market, worker, order));
  const accepted = { projectOrderId, version, accept: true };
  const path = '/clientinterface/getAcceptanceResults';
  await dataOf(market.client.call(path, accepted, withKey()));
  const orderIds = [projectOrderId];
  return {
    company,
    earner: { market, orderIds },
    worker: { market: { ...market, supplier: worker }, orderIds },
  };
}
