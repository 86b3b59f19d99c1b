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
