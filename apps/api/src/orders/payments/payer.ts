import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import { lockPersonsForKeyShare } from '../../persons/person-repository.ts';
import {
  legalIdentityOf,
  type LegalIdentity,
} from '../../profiles/certification/legal-identity.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { completePayer, findPayer, insertPayer } from './payer-repository.ts';

/** A document of a payment names who paid as they were then (docs/product/rules.md#receipts). */
export async function freezePayer(tx: Tx, order: OrderRecord): Promise<void> {
  const payer = await legalIdentityOf(tx, order.client_id);
  if (payer) await insertPayer(tx, order.id, payer);
}

/**
 * Whom the receipt names; undefined while nothing is known but the account. What was not known when
 * the order was paid is added by the first receipt that can name it, and every later one says the
 * same: one payment has papers in one name.
 */
export async function payerOf(
  { deps }: CallContext,
  { id, client_id }: OrderRecord,
): Promise<LegalIdentity | undefined> {
  const known = await findPayer(deps.db, id);
  if (known && known.taxNumber !== '') return known;
  return transaction(deps.db, async (tx) => {
    // Nobody changes or deletes who the client is meanwhile.
    const isThere = await lockPersonsForKeyShare(tx, [client_id]);
    const payer = isThere ? await legalIdentityOf(tx, client_id) : undefined;
    if (payer) await completePayer(tx, id, payer);
    return findPayer(tx, id);
  });
}
