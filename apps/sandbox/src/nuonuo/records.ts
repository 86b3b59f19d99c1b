import { toDecimal } from '../payouts/decimal.ts';
import type { Paper } from './paper.ts';

const states: Readonly<Record<Paper['state'], readonly [status: string, message: string]>> = {
  pending: ['20', '开票中'],
  issued: ['2', '开票完成'],
  failed: ['22', '开票失败'],
};
export const failCause = '购方税号与名称不一致';

/** A line of `queryInvoiceResult`. */
export function resultOf(paper: Paper, pdfUrl: string): object {
  const [status, statusMsg] = states[paper.state];
  const { number, serialNo, amount, tax, kind, buyerName } = paper;
  const sign = kind === 'redLetter' ? '-' : '';
  return {
    orderNo: number,
    serialNo,
    status,
    statusMsg,
    buyerName,
    orderAmount: sign + toDecimal(amount),
    exTaxAmount: sign + toDecimal(amount - tax),
    taxAmount: sign + toDecimal(tax),
    ...(paper.state === 'failed' && { failCause }),
    ...(paper.state === 'issued' && {
      allElectronicInvoiceNumber: paper.invoiceNumber,
      invoiceTime: Date.parse(paper.endedAt ?? ''),
      pdfUrl,
    }),
  };
}

/** A line of `queryInvoiceRedConfirm`: nobody has to confirm, or the buyer said no. */
export function billOf({ number, state, original }: Paper): object {
  const isRefused = state === 'failed';
  return {
    billId: number,
    billStatus: isRefused ? '05' : '01',
    billMessage: isRefused ? '购方已拒绝' : '',
    blueElecInvoiceNumber: original,
  };
}

/** What the product is told of a paper; nobody signs it. */
export function callbackOf(paper: Paper): Record<string, unknown> {
  return {
    c_orderno: paper.number,
    c_fpqqlsh: paper.serialNo,
    c_status: paper.state === 'failed' ? '2' : '1',
    ...(paper.state === 'failed' && { c_errorMessage: failCause }),
  };
}
