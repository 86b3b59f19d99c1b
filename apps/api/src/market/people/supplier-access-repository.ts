import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** What ties a client to a supplier. */
export interface SupplierTies {
  /** An application that was not withdrawn. */
  applied: boolean;
  /** An order that the supplier accepted once: one that was only sent says nothing about consent. */
  worked: boolean;
  /** Agreed to be found by clients. */
  findable: boolean;
}

/** Nothing when there is no such supplier, or none any more. */
export async function tiesTo(
  db: Queryable,
  clientId: string,
  supplierId: string,
): Promise<SupplierTies | undefined> {
  const { rows } = await sql<SupplierTies>`
    select
      exists (
        select from application
        where client_id = ${clientId} and supplier_id = person.id and status <> 'withdrawn'
      ) as applied,
      exists (
        select from project_order
        join order_event on order_event.order_id = project_order.id
        where client_id = ${clientId} and supplier_id = person.id and action = 'accept'
      ) as worked,
      person.blocked_at is null and exists (
        select from supplier_profile as profile
        where profile.person_id = person.id and profile.findable
      ) as findable
    from person
    where person.id = ${supplierId} and person.id <> ${clientId} and person.deleted_at is null
  `.execute(db);
  return rows[0];
}

/** The owner of a resume that this file belongs to, in an entry or as the resume file itself. */
export async function ownerOfResumeFile(
  db: Queryable,
  fileId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ owner_id: string }>`
    select owner_id from file
    where id = ${fileId} and purpose = 'resume' and (
      exists (select from resume_file where file_id = file.id)
      or exists (
        select from supplier_profile
        where person_id = file.owner_id and resume_file_id = file.id
      )
    )
  `.execute(db);
  return rows[0]?.owner_id;
}
