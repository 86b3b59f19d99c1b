import { lacksTaxNumber } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invoicedClient, type InvoicedClient } from '../../profiles/invoicing/invoice-details.ts';
import { findOrder } from '../order/order-repository.ts';
import { completedPayer } from '../payments/payer.ts';

const texts = {
  unnamed: {
    en: 'Save your information first: the invoice is made out to the name in it.',
    zh: '请先填写并保存“我的信息”，发票抬头以其中的名称为准。',
  },
  noNumber: {
    en: 'An invoice for a company needs its tax number. Add it to your information first.',
    zh: '为企业开具发票须填写纳税人识别号，请先在“我的信息”中补充。',
  },
  severalNames: {
    en: 'These orders were paid for in different names. Ask for one invoice for each name.',
    zh: '所选订单付款时的名称不同，请按名称分别申请。',
  },
};

/**
 * Whom an invoice on these orders names: who paid for them, as on their receipts. Address and bank are
 * the client's of now where the client still has that name. Throws 422 at `projectOrderIds`.
 */
export async function buyerOf(
  tx: Tx,
  orderIds: readonly string[],
  { deps, personId }: CallContext,
): Promise<InvoicedClient> {
  const client = { identity: 'client', personId } as const;
  const payers = new Map<string, { name: string; taxNumber: string }>();
  for (const orderId of orderIds) {
    const order = (await findOrder(tx, orderId, client)) ?? refuse('notFound');
    const payer = await completedPayer(tx, order);
    if (payer === undefined) invalidFields({ projectOrderIds: texts.unnamed });
    payers.set(`${payer.name} ${payer.taxNumber}`, payer);
  }
  const [payer, another] = payers.values();
  if (payer === undefined) refuse('notFound');
  if (another !== undefined) invalidFields({ projectOrderIds: texts.severalNames });
  const { name, taxNumber } = payer;
  const now = await invoicedClient(tx, personId, deps.config.serverKeys);
  if (now.name === name) {
    const buyer = { ...now, taxNumber };
    if (lacksTaxNumber(buyer)) invalidFields({ projectOrderIds: texts.noNumber });
    return buyer;
  }
  const { email } = now;
  return {
    name,
    taxNumber,
    // How they called themselves then is all that is known of it.
    isCompany: false,
    address: '',
    phone: '',
    bank: '',
    bankAccount: '',
    email,
  };
}
