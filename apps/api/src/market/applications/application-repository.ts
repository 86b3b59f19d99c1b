import { sql, type Insertable, type SelectQueryBuilder } from 'kysely';
import type { ApplicationStatus } from '@tolk/domain';
import type { Queryable, Schema, Tx } from '../../database/schema.ts';
import type { ApplicationTable, ProjectCase } from './application-table.ts';
import type { StoredFile } from '../../files/uploads/file-repository.ts';
import { applicationFiles } from './application-file-repository.ts';
import { latestOffers, pairKey } from '../offers/terms-offer-repository.ts';
import { shownTo } from '../postings/posting-sight-repository.ts';
import { containing } from '../../database/search-pattern.ts';

export type NewApplication = Insertable<ApplicationTable>;
export type ReceivedFilter = 'all' | 'unread' | 'read' | 'collected';

interface Page {
  limit: number;
  offset: number;
}

/** An application with what its lists show of posting, supplier and order. */
export type ApplicationRecord = Awaited<ReturnType<typeof pageOf>>['list'][number];

/** Answers false when this supplier has applied for the posting before. */
export async function insertApplication(tx: Tx, application: NewApplication): Promise<boolean> {
  const inserted = await tx
    .insertInto('application')
    .values(application)
    .onConflict((conflict) => conflict.columns(['posting_id', 'supplier_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function applicationOf(
  db: Queryable,
  postingId: string,
  supplierId: string,
): Promise<{ id: string; status: ApplicationStatus } | undefined> {
  return db
    .selectFrom('application')
    .select(['id', 'status'])
    .where('posting_id', '=', postingId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
}

/** Locked until the end of the transaction, and only if it belongs to the one who asks. */
export function lockApplication(
  tx: Tx,
  id: string,
  party: { client_id: string } | { supplier_id: string },
) {
  return tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.and(party))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateApplication(
  tx: Tx,
  id: string,
  changes: Partial<Pick<ApplicationTable, 'read_at' | 'status_changed_at'>> & {
    status?: ApplicationStatus;
    collected?: boolean;
    contact_shown_at?: Date;
    expected_price?: number;
    content?: string;
    instructions?: string;
    version?: number;
    resume_file_id?: string | null;
    project_cases?: string;
  },
): Promise<void> {
  await tx.updateTable('application').set(changes).where('id', '=', id).execute();
}

/** Those received for one posting, from one supplier or for all postings of a client; newest first. */
export async function listApplications(
  db: Queryable,
  party: ReceivedParty & { supplier_id?: string },
  page: Page,
) {
  const matching = db.selectFrom('application').where((eb) => eb.and(withoutUndefined(party)));
  return pageOf(db, matching, 'newest', page);
}

/**
 * A supplier's own, newest first. A withdrawn one is left out where they may not see the posting any
 * more, since the list shows the posting as it is now.
 */
export async function listOwnApplications(
  db: Queryable,
  party: { supplier_id: string; id?: string },
  page: Page,
) {
  const matching = db
    .selectFrom('application')
    .where((eb) => eb.and(withoutUndefined(party)))
    .where(
      sql<boolean>`exists (
        select from posting where posting.id = application.posting_id
          and ${shownTo(sql.ref('application.supplier_id'))}
      )`,
    );
  return pageOf(db, matching, 'newest', page);
}

export interface ReceivedParty {
  client_id: string;
  posting_id?: string;
  id?: string;
}

export interface ReceivedQuery {
  filter: ReceivedFilter;
  status?: ApplicationStatus | undefined;
  /** Part of the supplier's name or of what they wrote. */
  search?: string | undefined;
  tested?: boolean | undefined;
  verified?: boolean | undefined;
}

/** What a client received, narrowed down; by price the lowest comes first. */
export async function listReceivedApplications(
  db: Queryable,
  party: ReceivedParty,
  query: ReceivedQuery,
  sort: 'newest' | 'price',
  page: Page,
) {
  let matching = filtered(
    db.selectFrom('application').where((eb) => eb.and(withoutUndefined(party))),
    query.filter,
  );
  if (query.status) matching = matching.where('status', '=', query.status);
  if (query.search) matching = matching.where(says(query.search));
  if (query.verified) matching = matching.where(certified('application'));
  if (query.tested) {
    matching = matching.where(
      sql<boolean>`exists (select from posting
        where posting.id = application.posting_id and ${passedItsTest('application')})`,
    );
  }
  return pageOf(db, matching, sort, page);
}

function says(search: string) {
  const pattern = containing(search);
  return sql<boolean>`(content ilike ${pattern} or instructions ilike ${pattern} or exists (
    select from person where person.id = application.supplier_id and person.name ilike ${pattern}))`;
}

async function pageOf(
  db: Queryable,
  matching: ApplicationQuery,
  sort: 'newest' | 'price',
  { limit, offset }: Page,
) {
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let page = matching.selectAll('application');
  if (sort === 'price') page = page.orderBy('expected_price');
  page = page
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .offset(offset);
  let rows = db
    .selectFrom(page.as('a'))
    .innerJoin('posting', 'posting.id', 'a.posting_id')
    .innerJoin('person', 'person.id', 'a.supplier_id')
    .leftJoin('person as member', 'member.id', 'a.member_id')
    .leftJoin('project_order', 'project_order.application_id', 'a.id')
    .selectAll('a')
    .select([
      'posting.name as posting_name',
      'posting.project_type',
      'posting.source_language',
      'posting.target_language',
      'posting.both_directions',
      'posting.currency',
      'posting.unit',
      'posting.workload',
      'posting.due_at',
      'person.name as supplier_name',
      'member.name as member_name',
      'person.avatar_url as supplier_avatar',
      'project_order.id as order_id',
      certified('a').as('verified'),
      passedItsTest('a').as('tested'),
    ]);
  if (sort === 'price') rows = rows.orderBy('a.expected_price');
  const list = await rows.orderBy('a.created_at', 'desc').orderBy('a.id', 'desc').execute();
  const files = await resumeFiles(db, list);
  const attached = await applicationFiles(
    db,
    list.map(({ id }) => id),
  );
  const offers = await latestOffers(db, list);
  return {
    total,
    list: list.map((row) => ({
      ...row,
      resumeFile: files.get(row.id) ?? null,
      files: attached.get(row.id) ?? [],
      offer: offers.get(pairKey(row)) ?? null,
    })),
  };
}

async function resumeFiles(
  db: Queryable,
  list: readonly { id: string; resume_file_id: string | null }[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const ids = list.flatMap(({ resume_file_id }) => (resume_file_id ? [resume_file_id] : []));
  if (ids.length === 0) return new Map();
  const files = await db.selectFrom('file').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(files.map((file) => [file.id, file]));
  return new Map(
    list.flatMap(({ id, resume_file_id }) => {
      const file = byId.get(resume_file_id ?? '');
      return file === undefined ? [] : [[id, file] as const];
    }),
  );
}

/** These cases of the person's resume as they are now, in the order asked for; unknown ones are left out. */
export async function projectCasesOf(
  db: Queryable,
  personId: string,
  ids: readonly string[],
): Promise<ProjectCase[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('project_experience')
    .select([
      'id',
      'name as projectName',
      'start_month as startMonth',
      'end_month as endMonth',
      'description',
    ])
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(found.map(({ id, ...projectCase }) => [id, projectCase]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether the file came as a resume with an application that the person received. */
export async function isReceivedResumeFile(
  db: Queryable,
  clientId: string,
  fileId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('application')
    .select(sql`1`.as('one'))
    .where('resume_file_id', '=', fileId)
    .where('client_id', '=', clientId)
    .where(sql<boolean>`status <> 'withdrawn'`)
    .executeTakeFirst();
  return found !== undefined;
}

/** A supplier's applications that this client has not read, without the withdrawn ones. */
export function unreadOf(
  db: Queryable,
  clientId: string,
  supplierId: string,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('application')
    .select('id')
    .where('client_id', '=', clientId)
    .where('supplier_id', '=', supplierId)
    .where('read_at', 'is', null)
    .where('status', '<>', 'withdrawn')
    .orderBy('id')
    .execute();
}

export async function countUnread(db: Queryable, clientId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('client_id', '=', clientId)
    .where('read_at', 'is', null)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return unread;
}

/** Applications that the client has read and not judged, for postings that are not finished. */
export async function countUndecided(db: Queryable, clientId: string): Promise<number> {
  const { undecided } = await db
    .selectFrom('application')
    .innerJoin('posting', 'posting.id', 'application.posting_id')
    .select((eb) => eb.fn.countAll<number>().as('undecided'))
    .where('client_id', '=', clientId)
    .where('application.status', '=', 'read')
    .where('posting.status', '<>', 'finished')
    .executeTakeFirstOrThrow();
  return undecided;
}

/** Received applications that wait to be read, handed in not after `before`. */
export async function waitingToBeRead(
  db: Queryable,
  clientId: string,
  before: Date,
): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom('application')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<Date | null>('created_at').as('oldest'),
    ])
    .where('client_id', '=', clientId)
    .where('read_at', 'is', null)
    .where('status', '<>', 'withdrawn')
    .where('created_at', '<=', before)
    .executeTakeFirstOrThrow();
}

/** When the client was last reminded of unread applications. */
export async function lastReminder(db: Queryable, clientId: string): Promise<Date | null> {
  const { last } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.max<Date | null>('reminded_at').as('last'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return last;
}

/** Marks what `waitingToBeRead` counts. */
export async function markReminded(
  tx: Tx,
  clientId: string,
  { before, at }: { before: Date; at: Date },
): Promise<void> {
  await tx
    .updateTable('application')
    .set({ reminded_at: at })
    .where('client_id', '=', clientId)
    .where('read_at', 'is', null)
    .where('status', '<>', 'withdrawn')
    .where('created_at', '<=', before)
    .execute();
}

export function findApplication(db: Queryable, id: string) {
  return db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Applications of a supplier that are neither withdrawn nor turned down. */
export async function countRunning(db: Queryable, supplierId: string): Promise<number> {
  const { running } = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('running'))
    .where('supplier_id', '=', supplierId)
    .where('status', 'in', ['applied', 'read', 'suitable'])
    .executeTakeFirstOrThrow();
  return running;
}

/** `table` names the application whose supplier is meant. */
function certified(table: 'a' | 'application') {
  return sql<boolean>`exists (
    select from verified_party where person_id = ${sql.ref(`${table}.supplier_id`)})`;
}

/** A test in the pair of the joined posting, by the supplier, their team or a member. */
function passedItsTest(table: 'a' | 'application') {
  return sql<boolean>`exists (
    select from passed_test
    where person_id = ${sql.ref(`${table}.supplier_id`)}
      and source_language = posting.source_language and target_language = posting.target_language)`;
}

type ApplicationQuery = SelectQueryBuilder<Schema, 'application', object>;

function filtered(query: ApplicationQuery, filter: ReceivedFilter): ApplicationQuery {
  if (filter === 'all') return query;
  const kept = query.where(sql<boolean>`application.status <> 'withdrawn'`);
  if (filter === 'collected') return kept.where('collected', '=', true);
  return kept.where('read_at', filter === 'unread' ? 'is' : 'is not', null);
}

function withoutUndefined<Conditions extends object>(conditions: Conditions): Conditions {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Conditions;
}
