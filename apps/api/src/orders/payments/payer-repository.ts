import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { LegalIdentity } from '../../profiles/certification/legal-identity.ts';

/** Whom the receipt of an order names, and where they are; empty where that is not known. */
export interface Payer extends Omit<LegalIdentity, 'isCompany'> {
  address: string;
}

export async function insertPayer(
  tx: Tx,
  orderId: string,
  { name, taxNumber, address }: Payer,
): Promise<void> {
  await tx
    .insertInto('order_payer')
    .values({ order_id: orderId, name, tax_number: taxNumber, address })
    .execute();
}

/**
 * Adds what was never known of who paid: the name, or tax number and address that go with the same
 * name. What is there stays, also what somebody else adds at the same moment.
 */
export async function completePayer(
  tx: Tx,
  orderId: string,
  { name, taxNumber, address }: Payer,
): Promise<void> {
  const known = (column: 'tax_number' | 'address', value: string) =>
    sql<string>`coalesce(nullif(${sql.ref(`order_payer.${column}`)}, ''), ${value})`;
  await tx
    .insertInto('order_payer')
    .values({ order_id: orderId, name, tax_number: taxNumber, address })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({
          tax_number: known('tax_number', taxNumber),
          address: known('address', address),
        })
        .where('order_payer.name', '=', name),
    )
    .execute();
}

export async function findPayer(db: Queryable, orderId: string): Promise<Payer | undefined> {
  return db
    .selectFrom('order_payer')
    .select(['name', 'tax_number as taxNumber', 'address'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
