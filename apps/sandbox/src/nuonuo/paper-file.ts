import { toDecimal } from '../payouts/decimal.ts';
import type { Paper } from './paper.ts';

/** A page that says which paper it is; the letters of PDF's own fonts are Latin. */
export function paperFile({ kind, invoiceNumber, amount, endedAt }: Paper): Buffer {
  const lines = [
    kind === 'invoice' ? 'E-invoice of the sandbox' : 'Red-letter e-invoice of the sandbox',
    `No. ${invoiceNumber}`,
    `CNY ${kind === 'invoice' ? '' : '-'}${toDecimal(amount)}`,
    endedAt ?? '',
  ];
  const shown = lines.map((line, at) => `1 0 0 1 72 ${760 - at * 24} Tm (${line}) Tj`).join('\n');
  const content = `BT /F1 14 Tf\n${shown}\nET`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function pdfOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const xref = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + xref + trailer, 'latin1');
}
