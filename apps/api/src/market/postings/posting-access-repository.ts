import {
  applicantStatuses,
  statesWithoutOrder,
  type FileAudience,
  type PostingTie,
  type PostingTies,
} from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import { shownTo } from './posting-sight-repository.ts';

/**
 * What ties a signed-in person to a posting. Being signed in is no tie while staff blocks the
 * client or hides the posting, since files open to everybody may be the very reason; nor is it for
 * somebody to whom the client does not show the posting.
 */
export async function tiesToPosting(
  db: Queryable,
  personId: string,
  postingId: string,
): Promise<PostingTies> {
  const { rows } = await sql<Record<Exclude<PostingTie, 'signedIn'> | 'keptOut', boolean>>`
    select
      owner_id = ${personId} as owner,
      posting.hidden_at is not null or not ${shownTo(sql`${personId}::uuid`)} or exists (
        select from person where person.id = posting.owner_id and blocked_at is not null
      ) as "keptOut",
      exists (
        select from application
        where posting_id = posting.id and supplier_id = ${personId}
          and status in (${sql.join(applicantStatuses)})
      ) as applicant,
      exists (
        select from application
        where posting_id = posting.id and supplier_id = ${personId}
          and status <> 'withdrawn' and contact_shown_at is not null
      ) as "contactShown",
      exists (
        select from project_order
        where posting_id = posting.id and supplier_id = ${personId}
          and state not in (${sql.join(statesWithoutOrder)})
      ) as ordered
    from posting
    where posting.id = ${postingId}
  `.execute(db);
  const { owner, keptOut, applicant, contactShown, ordered } = rows[0] ?? {};
  const ties = new Set<PostingTie>();
  if (owner) ties.add('owner');
  if (applicant) ties.add('applicant');
  if (contactShown) ties.add('contactShown');
  if (ordered) ties.add('ordered');
  if (!keptOut || ties.size > 0) ties.add('signedIn');
  return ties;
}

/** The postings that a file belongs to, and for whom it is in each; none for a file of no posting. */
export async function postingFileUses(
  db: Queryable,
  fileId: string,
): Promise<{ posting_id: string; audience: FileAudience }[]> {
  return db
    .selectFrom('posting_file')
    .select(['posting_id', 'audience'])
    .where('file_id', '=', fileId)
    .execute();
}
