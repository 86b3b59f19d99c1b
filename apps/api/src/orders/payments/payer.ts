import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { lockPersonsForKeyShare } from '../../persons/person-repository.ts';
import { legalIdentityOf } from '../../profiles/certification/legal-identity.ts';
import { findInvoiceDetails } from '../../profiles/invoicing/invoice-details-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { completePayer, findPayer, insertPayer, type Payer } from './payer-repository.ts';

/** A document of a payment names who paid as they were then (docs/product/rules.md#receipts). */
export async function freezePayer(tx: Tx, order: OrderRecord): Promise<void> {
  const payer = await payerNow(tx, order.client_id);
  if (payer) await insertPayer(tx, order.id, payer);
}

/**
 * Whom the receipt names; undefined while nothing is known but the account. What was not known when
 * the order was paid is added by the first receipt that can name it, and every later one says the
 * same: one payment has papers in one name.
 */
export async function payerOf(
  { deps }: CallContext,
  order: OrderRecord,
): Promise<Payer | undefined> {
  const known = await findPayer(deps.db, order.id);
  if (known && known.taxNumber !== '' && known.address !== '') return known;
  return transaction(deps.db, (tx) => completedPayer(tx, order));
}

/** The same within the transaction of a paper that may still be refused: then nothing is added. */
export async function completedPayer(
  tx: Tx,
  { id, client_id }: OrderRecord,
): Promise<Payer | undefined> {
  // Nobody changes or deletes who the client is meanwhile.
  const isThere = await lockPersonsForKeyShare(tx, [client_id]);
  const payer = isThere ? await payerNow(tx, client_id) : undefined;
  if (payer) await completePayer(tx, id, payer);
  return findPayer(tx, id);
}

/** Who the client is on papers from now on; undefined before they said who they are. */
async function payerNow(db: Queryable, clientId: string): Promise<Payer | undefined> {
  const legal = await legalIdentityOf(db, clientId);
  if (legal === undefined) return undefined;
  return { ...legal, address: (await findInvoiceDetails(db, clientId))?.address ?? '' };
}
