import { isRecord, text } from '../raw-body.ts';
import type { Paper } from './paper.ts';
import type { NewPaper } from './papers.ts';

const required = [
  'orderNo',
  'buyerName',
  'salerTaxNum',
  'salerTel',
  'salerAddress',
  'clerk',
  'invoiceDate',
  'callBackUrl',
] as const;

/** Null for an order that Nuonuo would not take: incomplete, or figures that don't add up. */
export function readInvoice(order: Record<string, unknown>): NewPaper | null {
  const [detail, ...more] = Array.isArray(order.invoiceDetail) ? order.invoiceDetail : [];
  if (!isRecord(detail) || more.length > 0) return null;
  if (required.some((name) => text(order, name) === '')) return null;
  if (order.invoiceType !== '1' || !['pc', 'bs'].includes(text(order, 'invoiceLine'))) return null;
  if (order.invoiceLine === 'bs' && text(order, 'buyerTaxNum') === '') return null;
  const amount = fen(text(detail, 'taxIncludedAmount'));
  const figures = figuresOf(detail, { net: 'taxExcludedAmount', tax: 'tax' });
  if (figures === null || figures.amount !== amount || text(detail, 'goodsCode') === '')
    return null;
  return {
    number: text(order, 'orderNo'),
    kind: 'invoice',
    ...figures,
    buyerName: text(order, 'buyerName'),
    original: null,
    callbackUrl: text(order, 'callBackUrl'),
  };
}

/** Of the whole invoice where no detail stands there. */
export function readRedLetter(
  content: Record<string, unknown>,
  invoice: Paper | undefined,
): NewPaper | null {
  const number = text(content, 'orderNo');
  const isComplete = number !== '' && number.length <= 20 && content.billId === number;
  if (invoice === undefined || !isComplete || !/^[1-4]$/.test(text(content, 'redReason')))
    return null;
  const { detail = null } = content;
  const [part] = Array.isArray(detail) ? detail : [];
  const figures =
    detail === null
      ? { amount: invoice.amount, tax: invoice.tax }
      : isRecord(part)
        ? figuresOf(part, { net: 'taxExcludedAmount', tax: 'taxAmount', sign: '-' })
        : null;
  if (figures === null) return null;
  return {
    number,
    kind: 'redLetter',
    ...figures,
    buyerName: text(content, 'buyerName'),
    original: invoice.invoiceNumber,
    callbackUrl: text(content, 'callbackUrl'),
  };
}

/** Net and tax have to fit the rate to the fen. */
function figuresOf(
  line: Record<string, unknown>,
  { net, tax, sign = '' }: { net: string; tax: string; sign?: string },
): Pick<Paper, 'amount' | 'tax'> | null {
  const [netFen, taxFen] = [net, tax].map((name) => fen(unsigned(text(line, name), sign)));
  const rate = Number(text(line, 'taxRate'));
  if (!netFen || taxFen === undefined || taxFen === null || !(rate > 0 && rate < 1)) return null;
  const isFit = Math.abs(netFen * rate - taxFen) <= 1;
  return isFit ? { amount: netFen + taxFen, tax: taxFen } : null;
}

function unsigned(value: string, sign: string): string {
  return value.startsWith(sign) ? value.slice(sign.length) : '';
}

/** Null for what is no amount with two decimals. */
function fen(value: string): number | null {
  return /^\d{1,9}\.\d{2}$/.test(value) ? Math.round(Number(value) * 100) : null;
}
