import type { Identity, LedgerAccount } from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';
import { isRevealed } from '../profiles/evaluations/evaluation-repository.ts';

/** Orders in which the person is the client or the supplier, with the other side's name. */
export function orderData(db: Queryable, personId: string) {
  return db
    .selectFrom('project_order')
    .innerJoin('person as client', 'client.id', 'project_order.client_id')
    .innerJoin('person as supplier', 'supplier.id', 'project_order.supplier_id')
    .leftJoin('order_payer as payer', 'payer.order_id', 'project_order.id')
    .leftJoin('order_reference as reference', 'reference.order_id', 'project_order.id')
    .selectAll('project_order')
    .select([
      'payer.name as receipt_name',
      'payer.tax_number as receipt_tax_number',
      'payer.address as receipt_address',
      'reference.purchase_order',
      'reference.cost_centre',
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

/** The rest of the orders with these ids. */
export async function orderDetailData(db: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0)
    return {
      events: [],
      milestones: [],
      changes: [],
      deliveries: [],
      files: [],
      attempts: [],
      transfers: [],
      refunds: [],
    };
  return {
    events: await db
      .selectFrom('order_event')
      .select(['order_id', 'at', 'action', 'actor', 'version', 'to_state', 'note', 'details'])
      .where('order_id', 'in', orderIds)
      .orderBy('id')
      .execute(),
    milestones: await db
      .selectFrom('order_milestone')
      .select([
        'order_id',
        'name',
        'state',
        'due_at',
        'accept_by',
        'price',
        'fee',
        'commission',
        'paid_at',
        'accepted_at',
      ])
      .where('order_id', 'in', orderIds)
      .orderBy('order_id')
      .orderBy('position')
      .execute(),
    changes: await db
      .selectFrom('order_change')
      .select([
        'order_id',
        'proposed_by',
        'status',
        'reason',
        'due_at',
        'workload',
        'unit_price',
        'overtime',
        'bookings',
        'booking_mode',
        'booking_place',
        'breaks',
        'travel',
        'milestones',
        'price',
        'fee',
        'commission',
        'created_at',
        'answered_at',
        'answer_note',
      ])
      .where('order_id', 'in', orderIds)
      .orderBy('round')
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
    transfers: await db
      .selectFrom('incoming_transfer')
      .innerJoin('payment_attempt', 'payment_attempt.id', 'payment_attempt_id')
      .select([
        'payment_attempt_id',
        'bank_reference',
        sql<string>`to_char(received_on, 'YYYY-MM-DD')`.as('received_on'),
        'incoming_transfer.amount',
        'payer',
        'remark',
        'outcome',
      ])
      .where('order_id', 'in', orderIds)
      .orderBy('recorded_at')
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

/** Files of orders and of their deliveries; `delivery_id` is null for those of the order itself, which may be for reference only. */
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
    .select([
      'order_id',
      sql<string | null>`null::uuid`.as('delivery_id'),
      ...columns,
      'reference_only',
    ])
    .where('order_id', 'in', orderIds)
    .unionAll(
      db
        .selectFrom('delivery_file')
        .innerJoin('delivery', 'delivery.id', 'delivery_file.delivery_id')
        .innerJoin('file', 'file.id', 'delivery_file.file_id')
        .select([
          'delivery.order_id',
          'delivery_id',
          ...columns,
          sql<boolean>`false`.as('reference_only'),
        ])
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

/** Tax invoices that a client asked for; who of the staff works on them is the staff's affair. */
export function allTaxInvoices(db: Queryable, clientId: string) {
  return db
    .selectFrom('tax_invoice')
    .select([
      'id',
      'kind',
      'status',
      'title',
      'tax_number',
      'address',
      'phone',
      'bank',
      'sealed_bank_account',
      'email',
      'note',
      'reason',
      'requested_at',
      'issued_at',
    ])
    .where('client_id', '=', clientId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
}
