import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** What ties a client to a supplier. */
export interface SupplierTies {
  /** An application that was not withdrawn. */
  applied: boolean;
  /** An order that the supplier accepted once: one that was only sent says nothing about consent. */
  worked: boolean;
  /** Invited by the client to one of their postings. */
  invited: boolean;
  /** Agreed to be found by clients, and staff has not hidden the resume. */
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
      exists (
        select from posting_invitation
        where client_id = ${clientId} and supplier_id = person.id
          and answer is distinct from 'withdrawn'
      ) as invited,
      person.blocked_at is null and exists (
        select from supplier_profile as profile
        where profile.person_id = person.id and profile.findable and profile.hidden_at is null
      ) as findable
    from person
    where person.id = ${supplierId} and person.id <> ${clientId} and person.deleted_at is null
  `.execute(db);
  return rows[0];
}

/** A file of a resume: of one of its entries, or the resume itself as a file. */
export interface ResumeFileUse {
  ownerId: string;
  inEntry: boolean;
  /** Staff took the resume out of sight. */
  hidden: boolean;
}

/** Nothing when the file belongs to no resume. */
export async function resumeFileUse(
  db: Queryable,
  fileId: string,
): Promise<ResumeFileUse | undefined> {
  const { rows } = await sql<ResumeFileUse & { whole: boolean }>`
    select owner_id as "ownerId",
      exists (select from resume_file where file_id = file.id) as "inEntry",
      exists (
        select from supplier_profile where person_id = owner_id and hidden_at is not null
      ) as hidden,
      exists (
        select from supplier_profile
        where person_id = file.owner_id and resume_file_id = file.id
      ) as whole
    from file
    where id = ${fileId} and purpose = 'resume'
  `.execute(db);
  const [use] = rows;
  return use !== undefined && (use.inEntry || use.whole) ? use : undefined;
}
