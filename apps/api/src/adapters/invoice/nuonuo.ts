import { shanghaiDay, type TaxInvoiceKind } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import type {
  InvoiceIssuer,
  InvoiceToIssue,
  IssuanceStatus,
  RedLetterToIssue,
} from '../../ports/invoice-issuer.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { NuonuoConfig } from '../config.ts';
import { toChinaTime } from '../payment/china-time.ts';
import { fromYuan, toYuan } from '../payment/yuan.ts';
import { fetchBytes } from '../remote-call.ts';
import { createNuonuoClient, type NuonuoClient } from './nuonuo-client.ts';
import { taxWithin } from './tax-within.ts';

const name = 'nuonuo';
const platform = 'nuonuo.OpeMplatform';
/** Characters that the remarks of an invoice hold. */
const remarksMax = 230;
const paperBytes = 10 * 1_048_576;

/** Fully digital invoices, ordinary and special. */
const invoiceLines: Readonly<Record<TaxInvoiceKind, string>> = { ordinary: 'pc', special: 'bs' };

/** What is said of an invoice that nobody asked for. */
const unknownCodes: ReadonlySet<string> = new Set(['E9500']);

interface InvoiceResult {
  status?: string;
  statusMsg?: string;
  failCause?: string;
  allElectronicInvoiceNumber?: string;
  /** ms since 1970. */
  invoiceTime?: number | string;
  orderAmount?: string;
  pdfUrl?: string;
}

/** Of the confirmation without which nothing is taken back. */
interface RedConfirmations {
  list?: { billStatus?: string; billMessage?: string }[];
}

/** Issued. */
const doneStatus = '2';
/** Failed, failed at the seal, voided. */
const failedStatuses: ReadonlySet<string> = new Set(['22', '24', '3']);
/** The buyer said no, nobody said anything for 72 hours, it was taken back, or it was refused. */
const failedBills: ReadonlySet<string> = new Set(['05', '06', '07', '08', '09', '16']);

/**
 * Nuonuo's open platform, 诺税通 SaaS: an invoice is asked for under our own number, which it takes
 * once. Red letters begin with a confirmation under the same number; once nobody has to agree to it
 * (any more), the paper is issued by itself.
 */
export function createNuonuo(config: NuonuoConfig, clock: Clock): InvoiceIssuer {
  const client = createNuonuoClient(config, clock);

  async function askOnce(
    { number, kind }: { number: string; kind: 'invoice' | 'redLetter' },
    ask: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      // A number that it has already is refused: then the first answer was lost, and all is well.
      if ((await stateOf(client, { number, kind })).state === 'absent') throw error;
    }
  }

  return {
    name,
    issue: (invoice) =>
      askOnce({ number: invoice.number, kind: 'invoice' }, () =>
        client.call(`${platform}.requestBillingNew`, { order: orderOf(invoice, config, clock) }),
      ),
    issueRedLetter: (invoice) =>
      askOnce({ number: invoice.number, kind: 'redLetter' }, () =>
        client.call(`${platform}.saveInvoiceRedConfirm`, confirmationOf(invoice, config)),
      ),
    query: (asked) => stateOf(client, asked),
    readPaper: ({ fileUrl }) => fetchBytes(name, fileUrl, paperBytes),
    numberIn({ rawBody }) {
      const number = new URLSearchParams(rawBody.toString('utf8')).get('orderno') ?? '';
      // Notifications carry no signature: only what looks like a number of ours is looked up.
      return /^[0-9A-Za-z]{6,20}$/.test(number) ? number : null;
    },
    acknowledge: () => ({
      status: 200,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ status: '0000', message: '同步成功' }),
    }),
  };
}

function orderOf(
  { number, amount, kind, buyer, remarks, notifyUrl }: InvoiceToIssue,
  { seller, goods, clerk }: NuonuoConfig,
  clock: Clock,
): object {
  const tax = taxWithin(amount, goods.taxRate);
  return {
    orderNo: number,
    invoiceDate: toChinaTime(clock.now()),
    invoiceType: '1',
    invoiceLine: invoiceLines[kind],
    salerTaxNum: seller.taxNumber,
    salerTel: seller.phone,
    salerAddress: seller.address,
    clerk,
    buyerName: buyer.name,
    buyerTaxNum: buyer.taxNumber,
    buyerTel: buyer.phone,
    buyerAddress: buyer.address,
    buyerAccount: [buyer.bank, buyer.bankAccount].filter(Boolean).join(' '),
    ...(buyer.email === '' ? { pushMode: '-1' } : { pushMode: '0', email: buyer.email }),
    remark: Array.from(remarks).slice(0, remarksMax).join(''),
    callBackUrl: notifyUrl,
    invoiceDetail: [
      {
        goodsName: goods.name,
        goodsCode: goods.code,
        num: '1',
        withTaxFlag: '1',
        price: toYuan(amount),
        taxRate: goods.taxRate,
        taxIncludedAmount: toYuan(amount),
        taxExcludedAmount: toYuan(amount - tax),
        tax: toYuan(tax),
        invoiceLineProperty: '0',
      },
    ],
  };
}

function confirmationOf(
  { number, original, amount, kind, buyer, isWhole, notifyUrl }: RedLetterToIssue,
  { seller, goods }: NuonuoConfig,
): object {
  const tax = taxWithin(amount, goods.taxRate);
  const part = {
    blueDetailIndex: '1',
    goodsName: goods.name,
    goodsCode: goods.code,
    taxRate: goods.taxRate,
    taxExcludedAmount: `-${toYuan(amount - tax)}`,
    taxAmount: `-${toYuan(tax)}`,
  };
  return {
    billId: number,
    orderNo: number,
    blueInvoiceLine: invoiceLines[kind],
    blueElecInvoiceNumber: original,
    applySource: '0',
    sellerTaxNo: seller.taxNumber,
    sellerName: seller.name,
    buyerTaxNo: buyer.taxNumber,
    buyerName: buyer.name,
    // The service was ended, or the price was lowered afterwards.
    redReason: isWhole ? '3' : '4',
    autoInvoice: '1',
    callbackUrl: notifyUrl,
    ...(isWhole ? {} : { detail: [part] }),
  };
}

async function stateOf(
  client: NuonuoClient,
  { number, kind }: { number: string; kind: 'invoice' | 'redLetter' },
): Promise<IssuanceStatus> {
  const paper = await invoiceState(client, number);
  return paper.state === 'absent' && kind === 'redLetter'
    ? confirmationState(client, number)
    : paper;
}

async function invoiceState(client: NuonuoClient, number: string): Promise<IssuanceStatus> {
  const query = { orderNos: [number], isOfferInvoiceDetail: '0' };
  const [found] = await known(
    client.call<InvoiceResult[]>(`${platform}.queryInvoiceResult`, query),
    [],
  );
  if (found === undefined) return { state: 'absent' };
  const { status = '', statusMsg = '', failCause } = found;
  if (failedStatuses.has(status)) return { state: 'failed', reason: failCause || statusMsg };
  return status === doneStatus ? issuedState(found) : { state: 'pending' };
}

function issuedState(found: InvoiceResult): IssuanceStatus {
  const { allElectronicInvoiceNumber: invoiceNumber, invoiceTime, orderAmount, pdfUrl } = found;
  const amount = fromYuan((orderAmount ?? '').replace(/^-/, ''));
  // The paper is drawn up a moment after the number is given.
  if (!invoiceNumber || !pdfUrl || amount === null) return { state: 'pending' };
  const issuedOn = shanghaiDay(new Date(Number(invoiceTime)));
  return { state: 'issued', paper: { invoiceNumber, issuedOn, amount, fileUrl: pdfUrl } };
}

async function confirmationState(client: NuonuoClient, number: string): Promise<IssuanceStatus> {
  const query = { identity: '0', billId: number };
  const { list = [] } = await known(
    client.call<RedConfirmations>(`${platform}.queryInvoiceRedConfirm`, query),
    {},
  );
  const [bill] = list;
  if (bill === undefined) return { state: 'absent' };
  const { billStatus = '', billMessage } = bill;
  return failedBills.has(billStatus)
    ? { state: 'failed', reason: billMessage || billStatus }
    : { state: 'pending' };
}

/** `nothing` where it says that there is none. */
async function known<Result>(answer: Promise<Result>, nothing: Result): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderRefused && unknownCodes.has(error.code)) return nothing;
    if (error instanceof ProviderRefused) throw new ProviderUnavailable(name, error);
    throw error;
  }
}
