import type { Queryable, Tx } from '../../database/schema.ts';
import {
  legalIdentityOf,
  type LegalIdentity,
} from '../../profiles/certification/legal-identity.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { findPayer, insertPayer } from './payer-repository.ts';

/** A document of a payment names who paid as they were then (docs/product/rules.md#receipts). */
export async function freezePayer(tx: Tx, order: OrderRecord): Promise<void> {
  const payer = await legalIdentityOf(tx, order.client_id);
  if (payer) await insertPayer(tx, order.id, payer);
}

/**
 * Whom the receipt names; undefined while nothing is known but the account. What was known when the
 * order was paid stays, and what was missing then may be added by the same name.
 */
export async function payerOf(
  db: Queryable,
  order: OrderRecord,
): Promise<LegalIdentity | undefined> {
  const then = await findPayer(db, order.id);
  if (then && then.taxNumber !== '') return then;
  const now = await legalIdentityOf(db, order.client_id);
  return then === undefined || now?.name === then.name ? now : then;
}
