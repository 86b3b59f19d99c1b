import type {
  InvoiceableOrders,
  InvoiceDetails,
  StaffTaxInvoice,
  TaxInvoice,
} from '@tolk/contract';
import type { Answer, Caller } from '@tolk/testing/caller';
import { makePdf } from './make-pdf.ts';
import { dataOf, type OrderDetail } from './market.ts';
import { clientForm } from './profile-forms.ts';
import type { TestStaff } from './staff.ts';

/** Everything that stands on the invoices of a Chinese company. */
export const invoiceDetails = {
  address: '上海市徐汇区漕溪北路 88 号',
  phone: '021-5555 0100',
  bank: '招商银行上海徐家汇支行',
  bankAccount: '121908012310801',
  email: 'invoices@jihe.example',
};

/** Of 上海霁禾医疗科技有限公司 in these tests: it stands by GB 32100. */
export const buyerCode = '9144030071526726XG';

let numbers = 26_312_000_000_000;

/** A number that no invoice has yet. */
export function newInvoiceNumber(): string {
  numbers += 1;
  return `${process.pid % 1_000_000}`.padStart(6, '0') + String(numbers);
}

/** Short ways to ask for tax invoices and to work at their desk. */
export const taxInvoiceOf = {
  /** The client says who they are, and what stands on their invoices. */
  async introduce(client: Caller, changes: Partial<typeof clientForm> = {}): Promise<void> {
    const form = { ...clientForm, taxNumber: buyerCode, ...changes };
    await dataOf(client.call('/clientinterface/addOrEditSysInfo', form));
    const path = '/clientinterface/saveInvoiceDetails';
    await dataOf(client.call<InvoiceDetails>(path, invoiceDetails));
  },
  free(client: Caller, request: Record<string, unknown> = {}) {
    const path = '/clientinterface/getInvoiceableOrders';
    return dataOf(client.call<InvoiceableOrders>(path, request));
  },
  ask(
    client: Caller,
    orders: readonly Pick<OrderDetail, 'projectOrderId'>[],
    changes: Record<string, unknown> = {},
  ): Promise<Answer<TaxInvoice>> {
    const projectOrderIds = orders.map(({ projectOrderId }) => projectOrderId);
    const form = { invoiceKind: 'ordinary', projectOrderIds, note: '', ...changes };
    return client.call<TaxInvoice>('/clientinterface/requestTaxInvoice', form);
  },
  own(client: Caller) {
    const path = '/clientinterface/getTaxInvoiceList';
    return dataOf(client.call<{ total: number; list: TaxInvoice[] }>(path, {}));
  },
  queue(staff: Caller, request: Record<string, unknown> = {}) {
    const path = '/opsinterface/getTaxInvoiceQueue';
    return dataOf(staff.call<{ total: number; list: StaffTaxInvoice[] }>(path, request));
  },
  look(staff: Caller, taxInvoiceId: string) {
    const path = '/opsinterface/getTaxInvoiceDetail';
    return dataOf(staff.call<StaffTaxInvoice>(path, { taxInvoiceId }));
  },
  /** One act, on the invoice as it is now. */
  async act(
    staff: Caller,
    name: string,
    taxInvoiceId: string,
    fields: Record<string, unknown> = {},
  ): Promise<Answer<StaffTaxInvoice>> {
    const { version } = await taxInvoiceOf.look(staff, taxInvoiceId);
    const body = { taxInvoiceId, version, ...fields };
    return staff.call<StaffTaxInvoice>(`/opsinterface/${name}`, body);
  },
  /** A paper as staff enter it, its file uploaded by the same member. */
  async paper(staff: TestStaff, amount: number, changes: Record<string, unknown> = {}) {
    const fileId = await uploadPaper(staff);
    const invoiceNumber = newInvoiceNumber();
    return { fileId, invoiceNumber, invoiceDate: '2026-11-20', amount, ...changes };
  },
};

/** A layout that waits to be handed to a client. */
export async function uploadPaper(staff: TestStaff): Promise<string> {
  const page = makePdf('BT /F1 12 Tf 40 700 Td (VAT invoice) Tj ET');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(page)]), 'fapiao.pdf');
  const path = '/opsinterface/uploadTaxInvoiceFile';
  return (await dataOf(staff.call<{ fileId: string }>(path, {}, { form }))).fileId;
}
