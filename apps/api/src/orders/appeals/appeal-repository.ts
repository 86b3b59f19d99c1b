import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { openAppealStatuses, type AppealStatus, type Identity, type QueueSort } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type {
  AppealEventTable,
  AppealEvidenceTable,
  AppealRulingTable,
  AppealTable,
} from './appeal-table.ts';
import { fileIdsOf } from '../deliveries/delivery-repository.ts';
import type { OrderParty } from '../order/order-repository.ts';
import { inSpan } from '../../database/in-span.ts';
import type { OpenSpan } from '../../calls/day-span.ts';
import { containing } from '../../database/search-pattern.ts';

export type Appeal = Selectable<AppealTable>;
export type AppealChanges = Omit<Updateable<AppealTable>, 'id' | 'order_id'>;
export type AppealRecord = NonNullable<Awaited<ReturnType<typeof findAppeal>>>;
export type AppealRuling = Awaited<ReturnType<typeof rulingsOf>>[number];
export type AppealEvidence = Awaited<ReturnType<typeof evidenceOf>>[number];

export async function insertAppeal(tx: Tx, appeal: Insertable<AppealTable>): Promise<void> {
  await tx.insertInto('appeal').values(appeal).execute();
}

export async function updateAppeal(tx: Tx, id: string, changes: AppealChanges): Promise<void> {
  await tx.updateTable('appeal').set(changes).where('id', '=', id).execute();
}

export function findAppeal(db: Queryable, id: string, party?: OrderParty) {
  let query = records(db).where('appeal.id', '=', id);
  if (party) query = query.where(columnOf(party.identity), '=', party.personId);
  return query.executeTakeFirst();
}

/** The same, locked until the end of the transaction; its order's lock comes first, as everywhere. */
export async function lockAppeal(tx: Tx, id: string): Promise<AppealRecord | undefined> {
  const lock = tx.selectFrom('appeal').select('id').where('id', '=', id).forUpdate();
  return (await lock.executeTakeFirst()) ? findAppeal(tx, id) : undefined;
}

export interface AppealFilter {
  status?: AppealStatus;
  search?: string;
  /** Of the opening. */
  span?: OpenSpan;
}

/** Appeals about one person's orders, newest first. */
export function listAppeals(
  db: Queryable,
  party: OrderParty,
  filter: AppealFilter,
  paging: { limit: number; offset: number },
) {
  const matching = matchingAppeals(db, filter).where(columnOf(party.identity), '=', party.personId);
  return page(db, matching, paging, [sql`appeal.opened_at desc`, sql`appeal.id desc`]);
}

const inTurn = sql`case
  when appeal.status in ('evidence', 'mediation', 'inReview') and escalated_at is not null then 0
  when appeal.status in ('mediation', 'inReview') then 1
  when appeal.ended_at is null then 2
  else 3
end`;

/** Of the milestone that an appeal is about, or of the whole order. */
const price = sql`coalesce(
  (select part.price from order_milestone as part where part.id = appeal.milestone_id),
  project_order.price
)`;

const orders: Readonly<Record<QueueSort, readonly RawBuilder<unknown>[]>> = {
  oldest: [sql`appeal.opened_at`],
  newest: [sql`appeal.opened_at desc`],
  amount: [sql`${price} desc`, sql`appeal.opened_at`],
};

/**
 * All appeals: unless another order is asked for, those that wait for staff first, escalated ones
 * before all, then the oldest.
 */
export function queueOfAppeals(
  db: Queryable,
  filter: AppealFilter,
  paging: { limit: number; offset: number },
  sort?: QueueSort,
) {
  const order = sort === undefined ? [inTurn, ...orders.oldest] : orders[sort];
  return page(db, matchingAppeals(db, filter), paging, [...order, sql`appeal.id`]);
}

/** Those of these appeals in which a party answered what they were asked, and nobody has read it. */
export async function answeredAmong(
  db: Queryable,
  appeals: readonly Pick<Appeal, 'id'>[],
): Promise<ReadonlySet<string | null>> {
  if (appeals.length === 0) return new Set();
  const rows = await db
    .selectFrom('service_conversation as held')
    .innerJoin('service_message as message', 'message.conversation_id', 'held.id')
    .select('held.appeal_id')
    .distinct()
    .where(
      'held.appeal_id',
      'in',
      appeals.map(({ id }) => id),
    )
    .where('message.side', '=', 'customer')
    .whereRef('message.seq', '>', 'held.staff_read_up_to')
    .execute();
  return new Set(rows.map(({ appeal_id }) => appeal_id));
}

async function page(
  db: Queryable,
  matching: ReturnType<typeof matchingAppeals>,
  { limit, offset }: { limit: number; offset: number },
  order: readonly ReturnType<typeof sql>[],
): Promise<{ total: number; list: AppealRecord[] }> {
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let ids = matching.select('appeal.id').limit(limit).offset(offset);
  let rows = records(db);
  for (const term of order) {
    ids = ids.orderBy(term);
    rows = rows.orderBy(term);
  }
  return { total, list: await rows.where('appeal.id', 'in', ids).execute() };
}

export async function insertAppealEvent(
  tx: Tx,
  event: Insertable<AppealEventTable>,
): Promise<void> {
  await tx.insertInto('appeal_event').values(event).execute();
}

/** Oldest first, with the name of who acted. */
export function appealEvents(db: Queryable, appealId: string) {
  return db
    .selectFrom('appeal_event')
    .leftJoin('person', 'person.id', 'appeal_event.person_id')
    .leftJoin('staff', 'staff.id', 'appeal_event.staff_id')
    .select((eb) => [
      'action',
      'actor',
      eb.fn.coalesce('person.name', 'staff.name').as('actor_name'),
      'note',
      'appeal_event.at',
    ])
    .where('appeal_id', '=', appealId)
    .orderBy('appeal_event.id')
    .execute();
}

/** `files` with the SHA-256 of their bytes, lower-case hex, in their order. */
export async function insertEvidence(
  tx: Tx,
  evidence: Insertable<AppealEvidenceTable>,
  files: readonly { fileId: string; sha256: string }[],
): Promise<void> {
  await tx.insertInto('appeal_evidence').values(evidence).execute();
  if (files.length === 0) return;
  await tx
    .insertInto('appeal_file')
    .values(
      files.map(({ fileId, sha256 }, position) => ({
        evidence_id: evidence.id,
        file_id: fileId,
        position,
        sha256,
      })),
    )
    .execute();
}

/** Newest last, each with its files. */
export async function evidenceOf(db: Queryable, appealId: string) {
  const rows = await db
    .selectFrom('appeal_evidence')
    .innerJoin('person', 'person.id', 'appeal_evidence.person_id')
    .select(['appeal_evidence.id', 'side', 'person.name as person_name', 'text', 'at'])
    .where('appeal_id', '=', appealId)
    .orderBy('at')
    .orderBy('appeal_evidence.id')
    .execute();
  const files = await db
    .selectFrom('appeal_file')
    .innerJoin('appeal_evidence', 'appeal_evidence.id', 'appeal_file.evidence_id')
    .innerJoin('file', 'file.id', 'appeal_file.file_id')
    .selectAll('file')
    .select(['evidence_id', 'sha256'])
    .where('appeal_id', '=', appealId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    files: files.filter((file) => file.evidence_id === row.id),
  }));
}

/** One a member of staff; the database refuses a second. `files` in the order in which they are shown. */
export async function insertRuling(
  tx: Tx,
  ruling: Insertable<AppealRulingTable>,
  files: readonly { fileId: string; sha256: string }[],
): Promise<void> {
  await tx.insertInto('appeal_ruling').values(ruling).execute();
  if (files.length === 0) return;
  const { appeal_id, step } = ruling;
  await tx
    .insertInto('appeal_ruling_file')
    .values(
      files.map(({ fileId, sha256 }, position) => ({
        appeal_id,
        step,
        file_id: fileId,
        position,
        sha256,
      })),
    )
    .execute();
}

/** The ruling and the decision of its review, as far as there are any, each with its files. */
export async function rulingsOf(db: Queryable, appealId: string) {
  const rulings = await db
    .selectFrom('appeal_ruling')
    .innerJoin('staff', 'staff.id', 'appeal_ruling.staff_id')
    .selectAll('appeal_ruling')
    .select('staff.name as staff_name')
    .where('appeal_id', '=', appealId)
    .execute();
  const files = await db
    .selectFrom('appeal_ruling_file')
    .innerJoin('file', 'file.id', 'appeal_ruling_file.file_id')
    .selectAll('file')
    .select(['step', 'sha256'])
    .where('appeal_id', '=', appealId)
    .orderBy('position')
    .execute();
  return rulings.map((ruling) => ({
    ...ruling,
    files: files.filter(({ step }) => step === ruling.step),
  }));
}

/** Appeals about the person's orders, with what the person handed in and what was decided. */
export async function appealData(db: Queryable, personId: string) {
  const appeals = await joined(db)
    .select([
      'appeal.id',
      'project_order.number',
      'project_order.client_id',
      'claimant',
      'appeal.type',
      'appeal.reason',
      'wanted_percent',
      'appeal.status',
      'opened_at',
      'appeal.ended_at',
    ])
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .orderBy('opened_at')
    .execute();
  const evidence = await db
    .selectFrom('appeal_evidence')
    .leftJoin('appeal_file', 'appeal_file.evidence_id', 'appeal_evidence.id')
    .leftJoin('file', 'file.id', 'appeal_file.file_id')
    .select(['appeal_id', 'text', 'at', 'file.name as file', 'sha256'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .orderBy('position')
    .execute();
  const rulings = await joined(db)
    .innerJoin('appeal_ruling', 'appeal_ruling.appeal_id', 'appeal.id')
    .select([
      'appeal_id',
      'step',
      'outcome',
      'refund_percent',
      'appeal_ruling.text',
      'appeal_ruling.at',
    ])
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .orderBy('appeal_ruling.at')
    .execute();
  return { appeals, evidence, rulings };
}

/** Of the order's appeals, newest first. */
export async function appealIdsOf(db: Queryable, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appeal')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('opened_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the file is evidence or a ruling's, in an appeal about an order to which the person is a party. */
export async function isAppealFileOf(
  db: Queryable,
  personId: string,
  fileId: string,
): Promise<boolean> {
  const found = await filesOfAppeals(db)
    .innerJoin('appeal', 'appeal.id', 'appeal_id')
    .innerJoin('project_order', 'project_order.id', 'appeal.order_id')
    .select('appeal.id')
    .where('file_id', '=', fileId)
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the file is evidence or a ruling's in this appeal, or came with its order or a delivery. */
export async function belongsToAppeal(
  db: Queryable,
  { id, order_id: orderId }: Pick<Appeal, 'id' | 'order_id'>,
  fileId: string,
): Promise<boolean> {
  const own = filesOfAppeals(db).select('file_id').where('appeal_id', '=', id);
  const found = await db
    .selectFrom('file')
    .select('id')
    .where('id', '=', fileId)
    .where('id', 'in', own.union(fileIdsOf(db, orderId)))
    .executeTakeFirst();
  return found !== undefined;
}

/** `appeal_id` and `file_id` of evidence and rulings. */
function filesOfAppeals(db: Queryable) {
  const evidence = db
    .selectFrom('appeal_file')
    .innerJoin('appeal_evidence', 'appeal_evidence.id', 'appeal_file.evidence_id')
    .select(['appeal_id', 'file_id']);
  const rulings = db.selectFrom('appeal_ruling_file').select(['appeal_id', 'file_id']);
  return db.selectFrom(evidence.unionAll(rulings).as('appeal_files'));
}

function matchingAppeals(db: Queryable, { status, search, span = {} }: AppealFilter) {
  return joined(db)
    .where(inSpan(sql`appeal.opened_at`, span))
    .$if(status !== undefined, (query) =>
      query.where('appeal.status', 'in', status === undefined ? openAppealStatuses : [status]),
    )
    .$if(search !== undefined, (query) => {
      const pattern = containing(search ?? '');
      return query.where((eb) =>
        eb.or([
          eb('project_order.name', 'ilike', pattern),
          eb('project_order.number', 'ilike', pattern),
          eb('client.name', 'ilike', pattern),
          eb('supplier.name', 'ilike', pattern),
        ]),
      );
    });
}

function records(db: Queryable) {
  return joined(db)
    .leftJoin('appeal_ruling as ruling', (join) =>
      join.onRef('ruling.appeal_id', '=', 'appeal.id').on('ruling.step', '=', 'ruling'),
    )
    .leftJoin('order_milestone', 'order_milestone.id', 'appeal.milestone_id')
    .selectAll('appeal')
    .select([
      'project_order.number as order_number',
      'project_order.name as order_name',
      sql<number>`coalesce(order_milestone.price, project_order.price)`.as('price'),
      sql<number>`coalesce(order_milestone.fee, project_order.fee)`.as('fee'),
      sql<number>`coalesce(order_milestone.commission, project_order.commission)`.as('commission'),
      'project_order.currency',
      'project_order.client_id',
      'project_order.supplier_id',
      'client.name as client_name',
      'supplier.name as supplier_name',
      'ruling.at as ruled_at',
      'ruling.staff_id as ruled_by',
      sql<Identity[]>`array(select side from appeal_evidence where appeal_id = appeal.id)`.as(
        'evidence_by',
      ),
    ]);
}

function joined(db: Queryable) {
  return db
    .selectFrom('appeal')
    .innerJoin('project_order', 'project_order.id', 'appeal.order_id')
    .innerJoin('person as client', 'client.id', 'project_order.client_id')
    .innerJoin('person as supplier', 'supplier.id', 'project_order.supplier_id');
}

function columnOf(identity: Identity) {
  return identity === 'client' ? 'project_order.client_id' : 'project_order.supplier_id';
}
