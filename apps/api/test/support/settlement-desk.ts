import type {
  ExchangeRate,
  FeeRow,
  PayoutBatchDetail,
  Quote,
  RequestOf,
  ResponseOf,
  SettlementDetail,
  StaffSettlementDetail,
  calls,
} from '@tolk/contract';
import type { SettlementMethodName } from '@tolk/domain';
import { makePdf } from './make-pdf.ts';
import { dataOf, openMarket, withKey, type Market } from './market.ts';
import { makePayable } from './payable-supplier.ts';
import { addStaffMember, type TestStaff } from './staff.ts';
import type { TestApp } from './test-app.ts';

type SupCalls = typeof calls.supinterface.settlement;
type OpsCalls = typeof calls.opsinterface.settlements;
export type BankResult = ResponseOf<OpsCalls['importBankResult']>;

/** Somebody who has earned something that can be settled. */
export interface Earner {
  market: Market;
  orderIds: string[];
}

/** Two of the finance staff: what one prepares, the other approves. */
export interface Desk {
  finance: TestStaff;
  colleague: TestStaff;
}

export async function openDesk(tolk: TestApp): Promise<Desk> {
  return {
    finance: await addStaffMember(tolk, 'finance'),
    colleague: await addStaffMember(tolk, 'finance'),
  };
}

export async function moveTo(tolk: TestApp, time: string): Promise<void> {
  await tolk.advance(Date.parse(time) - tolk.clock.now().getTime());
}

/** Completes one order for each price in fen; the commission is 0, so that this is what is earned. */
export async function earn(
  tolk: TestApp,
  prices: readonly number[],
  party: 'individual' | 'company' = 'individual',
): Promise<Earner> {
  const market = await openMarket(tolk);
  await makePayable(tolk, market.supplier.personId, party);
  const orderIds: string[] = [];
  for (const unitPrice of prices) {
    const { projectOrderId } = await market.complete({ workload: 1, unitPrice });
    orderIds.push(projectOrderId);
  }
  return { market, orderIds };
}

export function sup<Answer>({ market }: Earner, name: keyof SupCalls, body: object = {}) {
  return market.supplier.call<Answer>(`/supinterface/${name}`, body, withKey());
}

export function ops<Answer>(staff: TestStaff, name: keyof OpsCalls, body: object = {}) {
  return staff.call<Answer>(`/opsinterface/${name}`, body, withKey());
}

export function quote(earner: Earner, method: SettlementMethodName, orderIds = earner.orderIds) {
  const body = { projectOrderIds: orderIds, method } satisfies RequestOf<
    SupCalls['getSettlementQuote']
  >;
  return dataOf(sup<Quote>(earner, 'getSettlementQuote', body));
}

export async function apply(
  earner: Earner,
  method: SettlementMethodName,
  orderIds = earner.orderIds,
): Promise<SettlementDetail> {
  const { quoteId } = await quote(earner, method, orderIds);
  return dataOf(sup<SettlementDetail>(earner, 'getJSSQ', { quoteId }));
}

export async function fees(earner: Earner): Promise<FeeRow[]> {
  return (await dataOf(sup<{ list: FeeRow[] }>(earner, 'getFYJSProjectList'))).list;
}

/** What a company says of its invoice for all that it has earned. */
export async function invoiceOf(earner: Earner, invoiceNumber: string) {
  return {
    invoiceNumber,
    fileId: await uploadInvoice(earner),
    projectOrderIds: earner.orderIds,
  };
}

async function uploadInvoice({ market }: Earner): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'invoice');
  const page = makePdf('BT /F1 12 Tf 40 700 Td (Fapiao) Tj ET');
  form.append('file', new Blob([new Uint8Array(page)]), 'invoice.pdf');
  const answer = market.supplier.call<{ fileId: string }>('/supinterface/uploadFile', undefined, {
    form,
  });
  return (await dataOf(answer)).fileId;
}

/** What the supplier sees before applying. */
export function before(earner: Earner) {
  return dataOf(sup<ResponseOf<SupCalls['getJSSQData']>>(earner, 'getJSSQData'));
}

export function detail({ finance }: Desk, settlementId: string) {
  return dataOf(ops<StaffSettlementDetail>(finance, 'getSettlementDetail', { settlementId }));
}

export function batchOf({ finance }: Desk, ...settlementIds: string[]) {
  return dataOf(ops<PayoutBatchDetail>(finance, 'addPayoutBatch', { settlementIds }));
}

export function approve({ colleague }: Desk, { payoutBatchId }: PayoutBatchDetail) {
  return dataOf(ops<PayoutBatchDetail>(colleague, 'approvePayoutBatch', { payoutBatchId }));
}

/** What the bank says of one settlement that was paid. */
export function settleByBank(
  { finance }: Desk,
  { payoutBatchId }: PayoutBatchDetail,
  line: { number: string; yuan: string },
) {
  const text = `结算编号,金额,处理结果\n${line.number},${line.yuan},成功\n`;
  return dataOf(ops<BankResult>(finance, 'importBankResult', { payoutBatchId, text }));
}

/** Finance sets the rate, and a colleague confirms it where somebody has to. */
export async function setRate({ finance, colleague }: Desk, rate: number): Promise<void> {
  const set = ops<ExchangeRate>(finance, 'setExchangeRate', { rate });
  const { exchangeRateId, status } = await dataOf(set);
  if (status !== 'waiting') return;
  await dataOf(ops(colleague, 'decideExchangeRate', { exchangeRateId, confirm: true }));
}
