import type { Queryable, Tx } from '../../database/schema.ts';
import type { LegalIdentity } from '../../profiles/certification/legal-identity.ts';

export async function insertPayer(
  tx: Tx,
  orderId: string,
  { name, taxNumber }: LegalIdentity,
): Promise<void> {
  await tx
    .insertInto('order_payer')
    .values({ order_id: orderId, name, tax_number: taxNumber })
    .execute();
}

/**
 * Adds what was never known of who paid: the name, or the tax number that goes with the same name.
 * What is there stays, also what somebody else adds at the same moment.
 */
export async function completePayer(
  tx: Tx,
  orderId: string,
  { name, taxNumber }: LegalIdentity,
): Promise<void> {
  await tx
    .insertInto('order_payer')
    .values({ order_id: orderId, name, tax_number: taxNumber })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({ tax_number: taxNumber })
        .where('order_payer.tax_number', '=', '')
        .where('order_payer.name', '=', name),
    )
    .execute();
}

export async function findPayer(
  db: Queryable,
  orderId: string,
): Promise<LegalIdentity | undefined> {
  return db
    .selectFrom('order_payer')
    .select(['name', 'tax_number as taxNumber'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
