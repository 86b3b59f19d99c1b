import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';
import { postingColumns } from '../market/postings/posting-repository.ts';
import { nameShownTo } from '../market/postings/posting-sight-repository.ts';

export function postingData(db: Queryable, ownerId: string) {
  return db
    .selectFrom('posting')
    .select(postingColumns)
    .where('owner_id', '=', ownerId)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
}

export function postingDraftData(db: Queryable, ownerId: string) {
  return db
    .selectFrom('posting_draft')
    .select(['form', 'saved_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('saved_at')
    .orderBy('id')
    .execute();
}

/** Which postings the person looked at; forgotten after a day. */
export function viewData(db: Queryable, personId: string) {
  return db
    .selectFrom('posting_view')
    .innerJoin('posting', 'posting.id', 'posting_view.posting_id')
    .select(['seen_on', 'posting_id', nameShownTo(sql`${personId}::uuid`).as('name')])
    .where('viewer', '=', personId)
    .orderBy('seen_on')
    .orderBy('posting_id')
    .execute();
}

export function applicationData(db: Queryable, supplierId: string) {
  return db
    .selectFrom('application')
    .innerJoin('posting', 'posting.id', 'application.posting_id')
    .select([
      'application.id',
      'posting_id',
      nameShownTo(sql.ref('application.supplier_id')).as('posting_name'),
      'posting.currency',
      'content',
      'instructions',
      'expected_price',
      'project_cases',
      'application.status',
      'application.created_at',
      'read_at',
      'status_changed_at',
    ])
    .where('supplier_id', '=', supplierId)
    .orderBy('application.created_at')
    .orderBy('application.id')
    .execute();
}

/** Who applied for the person's postings. */
export async function applicantNames(db: Queryable, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('application')
    .innerJoin('person', 'person.id', 'application.supplier_id')
    .select('person.name')
    .where('client_id', '=', ownerId)
    .distinct()
    .execute();
  return rows.map(({ name }) => name);
}
