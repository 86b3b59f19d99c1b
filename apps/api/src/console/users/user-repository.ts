import {
  SETTLEMENT_ZONE,
  startOfShanghaiDay,
  type Identity,
  type UserMark,
  type UserSide,
  type UserSort,
} from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import type { OpenSpan } from '../../calls/day-span.ts';
import { inSpan } from '../../database/in-span.ts';
import { containing } from '../../database/search-pattern.ts';
import { live, liveOrder } from '../../market/postings/posting-repository.ts';

/** An account as staff sees it. */
export interface UserRecord {
  id: string;
  name: string;
  identity: Identity | null;
  /** Null without one. */
  company_name: string | null;
  email: string | null;
  phone: string | null;
  created_at: Date;
  blocked_at: Date | null;
  block_reason: string | null;
  block_words: string;
  deleted_at: Date | null;
  verified: boolean;
  /** Staff keep an eye on the person. */
  watched: boolean;
  last_seen_at: Date | null;
}

export interface UserFilter {
  /** Part of the name. */
  search?: string;
  /** Or exactly this contact: who guesses piece by piece what is masked learns nothing. */
  contact?: { channel: 'email' | 'phone'; value: string } | null;
  state?: 'active' | 'blocked' | 'deleted';
  /** Of the sign-up. */
  span: OpenSpan;
  side?: UserSide;
  mark?: UserMark;
}

const states: Readonly<Record<'active' | 'blocked' | 'deleted', RawBuilder<unknown>>> = {
  active: sql`deleted_at is null and blocked_at is null`,
  blocked: sql`deleted_at is null and blocked_at is not null`,
  deleted: sql`deleted_at is not null`,
};

const sideIs = (side: UserSide) =>
  side === 'both'
    ? sql`exists (select from client_profile where person_id = person.id)
        and exists (select from supplier_profile where person_id = person.id)`
    : sql`identity = ${side}`;

const marks: Readonly<Record<UserMark, RawBuilder<unknown>>> = {
  watched: sql`exists (select from person_watch where person_id = person.id)`,
  fraud: sql`exists (select from fraud_case_member as member
    join fraud_case on fraud_case.id = member.case_id
    where member.person_id = person.id and fraud_case.state = 'open')`,
};

const orders: Readonly<Record<Exclude<UserSort, 'seen'>, RawBuilder<unknown>>> = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  name: sql`lower(nullif(name, '')), id`,
};

/** The last visit of everybody who was ever here, to be read by its index. */
const lastVisits = sql`(
  select person_id as visitor, last_seen_at as seen from session as visit
  where not exists (
    select from session as later where later.person_id = visit.person_id
      and (later.last_seen_at, later.id) > (visit.last_seen_at, visit.id)
  )
) as last_visit`;

const columns = sql`person.id, name, identity,
  (select nullif(company_name, '') from personal_information where person_id = person.id) as company_name, email, phone, created_at, blocked_at, block_reason, block_words, deleted_at,
  exists (select from real_name_verification
    where person_id = person.id and status = 'certified') as verified,
  exists (select from person_watch where person_id = person.id) as watched,
  (select max(last_seen_at) from session where person_id = person.id) as last_seen_at`;

interface Page {
  limit: number;
  offset: number;
}

export async function listUsers(
  db: Queryable,
  filter: UserFilter,
  sort: UserSort,
  page: Page,
): Promise<{ total: number; rows: UserRecord[] }> {
  const conditions = sql.join(conditionsOf(filter), sql` and `);
  const rows = await (sort === 'seen'
    ? listBySeen(db, conditions, page)
    : readPage(db, sql`from person where ${conditions} order by ${orders[sort]}`, page));
  return { total: await countOf(db, sql`from person where ${conditions}`), rows };
}

/** Who was here last first; who never was, at the end. */
async function listBySeen(
  db: Queryable,
  conditions: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<UserRecord[]> {
  const { rows } = await usersBySeen(conditions, { limit, offset }).execute(db);
  if (rows.length === limit) return rows;
  const visitors = await countOf(
    db,
    sql`from person where exists (select from session where person_id = person.id) and ${conditions}`,
  );
  const others = await readPage(
    db,
    sql`from person where not exists (select from session where person_id = person.id)
      and ${conditions} order by id desc`,
    { limit: limit - rows.length, offset: Math.max(0, offset - visitors) },
  );
  return [...rows, ...others];
}

/** Of those who were ever here. */
export function usersBySeen(conditions: RawBuilder<unknown>, page: Page): RawBuilder<UserRecord> {
  return ofPage(
    sql`from ${lastVisits} join person on person.id = visitor
      where ${conditions} order by seen desc, visitor desc`,
    page,
  );
}

function ofPage(found: RawBuilder<unknown>, { limit, offset }: Page): RawBuilder<UserRecord> {
  return sql<UserRecord>`select ${columns} ${found} limit ${limit} offset ${offset}`;
}

async function readPage(
  db: Queryable,
  found: RawBuilder<unknown>,
  page: Page,
): Promise<UserRecord[]> {
  return (await ofPage(found, page).execute(db)).rows;
}

async function countOf(db: Queryable, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  return rows[0]?.total ?? 0;
}

function conditionsOf({
  search,
  contact,
  state,
  span,
  side,
  mark,
}: UserFilter): RawBuilder<unknown>[] {
  const isContact = contact ? sql`${sql.ref(contact.channel)} = ${contact.value}` : sql`false`;
  return [
    inSpan(sql`created_at`, span),
    ...(search
      ? [
          sql`(name ilike ${containing(search)} or ${isContact} or exists (select from personal_information as own
          where own.person_id = person.id and own.company_name ilike ${containing(search)}))`,
        ]
      : []),
    ...(state === undefined ? [] : [states[state]]),
    ...(side === undefined ? [] : [sideIs(side)]),
    ...(mark === undefined ? [] : [marks[mark]]),
  ];
}

export async function findUser(db: Queryable, id: string): Promise<UserRecord | undefined> {
  const { rows } = await sql<UserRecord>`select ${columns} from person where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export interface UserCounts {
  postings: number;
  applications: number;
  orders: number;
  tests: number;
}

/** How much there is of a person's work. */
export async function countsOfUser(db: Queryable, id: string): Promise<UserCounts> {
  const { rows } = await sql<UserCounts>`select
    (select count(*) from posting where owner_id = ${id}) as postings,
    (select count(*) from application where supplier_id = ${id}) as applications,
    (select count(*) from project_order where client_id = ${id} or supplier_id = ${id}) as orders,
    (select count(*) from language_test where person_id = ${id} and status = 'passed') as tests
  `.execute(db);
  return rows[0] ?? { postings: 0, applications: 0, orders: 0, tests: 0 };
}

/** What of a person's work a block touches or leaves running. */
export interface BlockCounts {
  /** Those that a block closes: no live order hangs on them. */
  openPostings: number;
  liveOrders: number;
  /** Paid for these and held, in fen. */
  heldAmount: number;
  /** Sent and not decided. */
  openApplications: number;
  /** Applied for and not sent out. */
  openSettlements: number;
}

export async function blockCounts(db: Queryable, id: string): Promise<BlockCounts> {
  const { rows } = await sql<BlockCounts>`select
    (select count(*) from posting where owner_id = ${id} and ${live} and not exists (
      select from project_order where posting_id = posting.id and ${liveOrder}
    )) as "openPostings",
    (select count(*) from project_order
      where (client_id = ${id} or supplier_id = ${id}) and ${liveOrder}) as "liveOrders",
    (select coalesce(sum(price + fee), 0)::bigint from project_order
      where (client_id = ${id} or supplier_id = ${id})
        and state in ('started', 'submitted', 'changesRequested', 'inAppeal')) as "heldAmount",
    (select count(*) from application
      where supplier_id = ${id} and status in ('applied', 'read', 'suitable')) as "openApplications",
    (select count(*) from settlement
      where supplier_id = ${id} and status = 'applied') as "openSettlements"
  `.execute(db);
  const none = { openPostings: 0, liveOrders: 0, heldAmount: 0 };
  return rows[0] ?? { ...none, openApplications: 0, openSettlements: 0 };
}

export interface DayRecord {
  day: string;
  registrations: number;
  postings: number;
  applications: number;
  tests: number;
  decisions: number;
}

/** What happened on each of the last `days` days in Shanghai up to now, the oldest first. */
export async function volumes(db: Queryable, now: Date, days: number): Promise<DayRecord[]> {
  const count = (table: string, column: string, condition = sql`true`) => sql`(
    select count(*) from ${sql.table(table)}
    where ${sql.ref(column)} >= starts and ${sql.ref(column)} < starts + interval '24 hours'
      and ${condition})`;
  const { rows } = await sql<DayRecord>`
    select to_char(starts at time zone ${SETTLEMENT_ZONE}, 'YYYY-MM-DD') as day,
      ${count('person', 'created_at')} as registrations,
      ${count('posting', 'published_at')} as postings,
      ${count('application', 'created_at')} as applications,
      ${count('language_test', 'finished_at')} as tests,
      ${count('verification_event', 'at', sql`staff_id is not null`)} as decisions
    from (
      select ${startOfShanghaiDay(now)}::timestamptz - place * interval '24 hours' as starts
      from generate_series(0, ${days - 1}::integer) as place
    ) as day
    order by starts`.execute(db);
  return rows;
}
