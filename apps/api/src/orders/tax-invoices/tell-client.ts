import { pathTo } from '@tolk/contract/routes';
import type { TaxInvoiceDocumentKind } from '@tolk/domain';
import { beginningOf } from '../../calls/beginning-of.ts';
import { moneyText } from '../../calls/money-text.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { invoiceCurrency } from './present-tax-invoice.ts';
import type { TaxInvoiceRow } from './tax-invoice-repository.ts';

/** Characters of a reason that a notification shows. */
const excerpt = 200;

const titles: Readonly<Record<TaxInvoiceDocumentKind, BilingualText>> = {
  invoice: { en: 'Your tax invoice is ready', zh: '您的发票已开具' },
  redLetter: { en: 'Your tax invoice has been corrected', zh: '您的发票已冲红' },
};

const said: Readonly<
  Record<
    TaxInvoiceDocumentKind,
    (title: string, number: string, money: BilingualText) => BilingualText
  >
> = {
  invoice: (title, number, money) => ({
    en: `Invoice ${number} for ${title} over ${money.en} can be downloaded.`,
    zh: `${title}的发票（号码 ${number}，金额 ${money.zh}）已可下载。`,
  }),
  redLetter: (title, number, money) => ({
    en: `After a refund, ${money.en} is taken back by red-letter invoice ${number} for ${title}. Download it for your books.`,
    zh: `因订单退款，已开具红字发票冲减 ${money.zh}（号码 ${number}，抬头 ${title}），请下载入账。`,
  }),
};

/** Tells the client of a paper that they can download. */
export function tellPaper(
  tx: Tx,
  jobs: Jobs,
  { client_id, title }: TaxInvoiceRow,
  {
    kind,
    number,
    amount,
    at,
  }: { kind: TaxInvoiceDocumentKind; number: string; amount: number; at: Date },
): Promise<void> {
  const money = { amount, currency: invoiceCurrency };
  const texts = { en: moneyText(money, 'en'), zh: moneyText(money, 'zh-CN') };
  return notify(tx, jobs, {
    personId: client_id,
    identity: 'client',
    kind: kind === 'invoice' ? 'taxInvoiceIssued' : 'taxInvoiceCorrected',
    title: titles[kind],
    text: said[kind](title, number, texts),
    path: pathTo('clientTaxInvoices'),
    at,
  });
}

/** Tells the client why there is none. */
export function tellDeclined(
  tx: Tx,
  jobs: Jobs,
  { client_id }: TaxInvoiceRow,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const text = beginningOf(reason, excerpt);
  return notify(tx, jobs, {
    personId: client_id,
    identity: 'client',
    kind: 'taxInvoiceDeclined',
    title: { en: 'Your tax invoice was declined', zh: '您的开票申请未通过' },
    text: { en: text, zh: text },
    path: pathTo('clientTaxInvoices'),
    at,
  });
}
