import type { Identity, LedgerAccount } from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';
import { isRevealed } from '../profiles/evaluations/evaluation-repository.ts';
import { postingColumns } from '../market/postings/posting-repository.ts';

/**
 * What is stored about one person, table by table, for the person's own export. No secret is
 * selected: neither password and codes nor tokens, not even their hashes.
 */
export function accountData(db: Queryable, personId: string) {
  return db
    .selectFrom('person')
    .leftJoin('person as inviter', 'inviter.id', 'person.invited_by')
    .select([
      'person.id',
      'person.email',
      'person.phone',
      'person.name',
      'person.avatar_url',
      'person.identity',
      'person.language',
      'person.wechat_name',
      'person.wechat_open_id',
      'person.invitation_code',
      'person.own_invitation_code',
      'person.arrived_for',
      'person.created_at',
      'inviter.name as inviter_name',
      sql<boolean>`person.password_hash is not null`.as('has_password'),
      sql<number>`(select count(*) from person as invited where invited.invited_by = person.id)`.as(
        'invited',
      ),
    ])
    .where('person.id', '=', personId)
    .executeTakeFirst();
}

export function sessionData(db: Queryable, personId: string) {
  return db
    .selectFrom('session')
    .select(['started_at', 'last_seen_at', 'ended_at', 'identity', 'user_agent', 'address'])
    .where('person_id', '=', personId)
    .orderBy('started_at')
    .execute();
}

/** That codes were sent, not which. */
export function codeData(db: Queryable, accounts: readonly string[]) {
  return db
    .selectFrom('code')
    .select(['account', 'purpose', 'created_at', 'used_at'])
    .where('account', 'in', accounts)
    .orderBy('created_at')
    .execute();
}

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
    .select(['seen_on', 'posting_id', 'posting.name'])
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
      'posting.name as posting_name',
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

/** Orders in which the person is the client or the supplier, with the other side's name. */
export function orderData(db: Queryable, personId: string) {
  return db
    .selectFrom('project_order')
    .innerJoin('person as client', 'client.id', 'project_order.client_id')
    .innerJoin('person as supplier', 'supplier.id', 'project_order.supplier_id')
    .leftJoin('order_payer as payer', 'payer.order_id', 'project_order.id')
    .selectAll('project_order')
    .select([
      'payer.name as receipt_name',
      'payer.tax_number as receipt_tax_number',
      sql<Identity>`case when client_id = ${personId} then 'client' else 'supplier' end`.as('side'),
      sql<string>`case when client_id = ${personId} then supplier.name else client.name end`.as(
        'other_name',
      ),
    ])
    .where((eb) => eb.or([eb('client_id', '=', personId), eb('supplier_id', '=', personId)]))
    .orderBy('project_order.created_at')
    .orderBy('project_order.id')
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

/** The rest of the orders with these ids. */
export async function orderDetailData(db: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0)
    return { events: [], deliveries: [], files: [], attempts: [], refunds: [] };
  return {
    events: await db
      .selectFrom('order_event')
      .select(['order_id', 'at', 'action', 'actor', 'version', 'to_state', 'note', 'details'])
      .where('order_id', 'in', orderIds)
      .orderBy('id')
      .execute(),
    deliveries: await db
      .selectFrom('delivery')
      .select(['id', 'order_id', 'round', 'description', 'created_at', 'change_request'])
      .where('order_id', 'in', orderIds)
      .orderBy('round')
      .execute(),
    files: await orderFileData(db, orderIds),
    attempts: await db
      .selectFrom('payment_attempt')
      .select([
        'id',
        'order_id',
        'method',
        'status',
        'out_trade_no',
        'provider_transaction_id',
        'amount',
        'currency',
        'created_at',
        'paid_at',
      ])
      .where('order_id', 'in', orderIds)
      .orderBy('created_at')
      .execute(),
    refunds: await db
      .selectFrom('refund')
      .select(['payment_attempt_id', 'amount', 'reason', 'status', 'created_at', 'confirmed_at'])
      .where('order_id', 'in', orderIds)
      // What staff only thought about is not theirs yet.
      .where('status', 'not in', ['proposed', 'declined'])
      .orderBy('created_at')
      .execute(),
  };
}

/** Files of orders and of their deliveries; `delivery_id` is null for those of the order itself. */
function orderFileData(db: Queryable, orderIds: readonly string[]) {
  const columns = [
    'file.name',
    'file.media_type',
    'file.size',
    'file.word_count',
    'file.created_at',
  ] as const;
  return db
    .selectFrom('order_file')
    .innerJoin('file', 'file.id', 'order_file.file_id')
    .select(['order_id', sql<string | null>`null::uuid`.as('delivery_id'), ...columns])
    .where('order_id', 'in', orderIds)
    .unionAll(
      db
        .selectFrom('delivery_file')
        .innerJoin('delivery', 'delivery.id', 'delivery_file.delivery_id')
        .innerJoin('file', 'file.id', 'delivery_file.file_id')
        .select(['delivery.order_id', 'delivery_id', ...columns])
        .where('delivery.order_id', 'in', orderIds),
    )
    .execute();
}

/** Ledger lines of orders in these accounts, and all lines on accounts of the person's own. */
export function ledgerData(
  db: Queryable,
  personId: string,
  sides: Readonly<
    Record<Identity, { orderIds: readonly string[]; accounts: readonly LedgerAccount[] }>
  >,
) {
  return db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_line', 'ledger_line.entry_id', 'ledger_entry.id')
    .select([
      'ledger_entry.order_id',
      'ledger_entry.event',
      'ledger_entry.at',
      'account',
      'currency',
      'debit',
      'credit',
    ])
    .where((eb) =>
      eb.or([
        eb('person_id', '=', personId),
        ...[sides.client, sides.supplier]
          .filter(({ orderIds }) => orderIds.length > 0)
          .map(({ orderIds, accounts }) =>
            eb.and([
              eb('order_id', 'in', orderIds),
              eb('account', 'in', accounts),
              eb.or([eb('person_id', '=', personId), eb('person_id', 'is', null)]),
            ]),
          ),
      ]),
    )
    .orderBy('ledger_entry.at')
    .orderBy('ledger_line.id')
    .execute();
}

/** The person's applications for settlement with what belongs to them, and their fee invoices. */
export async function settlementData(db: Queryable, supplierId: string) {
  const own = db
    .selectFrom('settlement')
    .select('settlement.id')
    .where('supplier_id', '=', supplierId);
  return {
    settlements: await db
      .selectFrom('settlement')
      .select([
        'id',
        'number',
        'method',
        'payee',
        'bank',
        'gross',
        'netted',
        'payout_currency',
        'rate',
        'payout_gross',
        'payout_fee',
        'status',
        'applied_at',
        'settled_at',
        'ended_at',
        'failure',
      ])
      .where('supplier_id', '=', supplierId)
      .orderBy('applied_at')
      .execute(),
    items: await db
      .selectFrom('settlement_item')
      .innerJoin('project_order', 'project_order.id', 'settlement_item.order_id')
      .select(['settlement_id', 'project_order.number', 'project_order.name', 'amount'])
      .where('settlement_id', 'in', own)
      .orderBy('project_order.number')
      .execute(),
    steps: await db
      .selectFrom('settlement_event')
      .select(['settlement_id', 'action', 'actor', 'note', 'at'])
      .where('settlement_id', 'in', own)
      .orderBy('id')
      .execute(),
    invoices: await db
      .selectFrom('fee_invoice')
      .innerJoin('file', 'file.id', 'fee_invoice.file_id')
      .select([
        'fee_invoice.number',
        'fee_invoice.amount',
        'fee_invoice.currency',
        'file.name as file',
        'fee_invoice.created_at',
      ])
      .where('supplier_id', '=', supplierId)
      .orderBy('fee_invoice.created_at')
      .execute(),
  };
}

/** Reviews by the person, and those about them that are revealed. */
export function evaluationData(db: Queryable, personId: string, hiddenSince: Date) {
  return db
    .selectFrom('evaluation')
    .innerJoin('project_order', 'project_order.id', 'evaluation.order_id')
    .select([
      'evaluation.order_id',
      'project_order.name as order_name',
      'evaluation.author_id',
      'evaluation.grade',
      'evaluation.text',
      'evaluation.created_at',
      'evaluation.reply',
      'evaluation.replied_at',
    ])
    .where((eb) =>
      eb.or([
        eb('author_id', '=', personId),
        eb.and([eb('subject_id', '=', personId), isRevealed(hiddenSince)]),
      ]),
    )
    .orderBy('evaluation.created_at')
    .orderBy('evaluation.id')
    .execute();
}

export function notificationData(db: Queryable, personId: string) {
  return db
    .selectFrom('notification')
    .select([
      'identity',
      'title_en',
      'title_zh',
      'text_en',
      'text_zh',
      'path',
      'created_at',
      'read_at',
    ])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function fileData(db: Queryable, ownerId: string) {
  return db
    .selectFrom('file')
    .select(['id', 'purpose', 'name', 'media_type', 'size', 'word_count', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Which questions were asked and what was right stays with the bank. */
export function languageTestData(db: Queryable, personId: string) {
  return db
    .selectFrom('language_test')
    .leftJoin('team_member', 'team_member.id', 'team_member_id')
    .select([
      'source_language',
      'target_language',
      'team_member.name as team_member',
      'status',
      'is_offline',
      'ended_by',
      'page_switches',
      'correct',
      'question_count',
      'score',
      'note',
      'started_at',
      'finished_at',
    ])
    .where('language_test.person_id', '=', personId)
    .orderBy('started_at')
    .execute();
}

export function teamData(db: Queryable, personId: string) {
  return db
    .selectFrom('team_member')
    .select(['name', 'email', 'created_at', 'removed_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}
