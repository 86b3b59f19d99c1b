import { limits, type FoundKind, type ModeratedSubject, type ModerationList } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { AccountName } from '../../accounts/identity/account-name.ts';
import { holdingTerms, messageHolds, textHolds } from '../../database/holding-terms.ts';
import type { Queryable } from '../../database/schema.ts';
import type { SearchTerms } from '../../database/search-terms.ts';
import { isRevealed } from '../../profiles/evaluations/evaluation-repository.ts';

export interface Wanted {
  /** As it was typed: whole numbers are found by it. */
  text: string;
  terms: SearchTerms | null;
  /** Exactly this contact: who guesses piece by piece what is masked learns nothing. */
  contact: AccountName | null;
  /** Of orders that ended before, one side’s review is public without the other’s. */
  reviewsHiddenSince: Date;
}

export interface Found {
  id: string;
  /** Of the record whose screen shows it. */
  screen_id: string;
  title: string;
  detail: string;
  at: Date;
  /** Where moderation lists it; of what is not moderated there is none. */
  state?: ModerationList;
}

/** One more than is shown says whether there are more. */
const limit = sql.lit(limits.staffSearch.hits + 1);

function people({ terms, contact }: Wanted): RawBuilder<unknown> {
  const ofContact = contact
    ? sql`union select id from person where ${sql.ref(contact.channel)} = ${contact.value}`
    : sql``;
  return sql`
    select person.id, person.id as screen_id, person.name as title,
      coalesce(person.email, person.phone, '') as detail, person.created_at as at
    from person where person.id in (
      (select id from person where ${textHolds(sql`name`, terms)} limit 1000)
      union (select person_id from personal_information
        where ${textHolds(sql`company_name`, terms)} limit 1000)
      ${ofContact}
    ) order by person.created_at desc, person.id limit ${limit}`;
}

/** By its name or number, or by the number that its client’s books have for it. */
function orders({ text, terms }: Wanted): RawBuilder<unknown> {
  return sql`
    select id, id as screen_id, name as title, number as detail, created_at as at
    from project_order where id in (
      (select id from project_order where ${textHolds(sql`name`, terms)} limit 1000)
      union select id from project_order where number = upper(${text})
      union (select order_id from order_reference
        where purchase_order <> '' and upper(purchase_order) = upper(${text}) limit 1000)
    ) order by created_at desc, id limit ${limit}`;
}

/** By the name or number of its order. */
function appeals({ text, terms }: Wanted): RawBuilder<unknown> {
  return sql`
    select appeal.id, appeal.id as screen_id, project_order.name as title,
      project_order.number as detail, appeal.opened_at as at
    from appeal join project_order on project_order.id = appeal.order_id
    where appeal.order_id in (
      (select id from project_order where ${textHolds(sql`name`, terms)} limit 1000)
      union select id from project_order where number = upper(${text})
    ) order by appeal.opened_at desc, appeal.id limit ${limit}`;
}

/** By its number, or by who applied for it. */
function settlements({ text, terms }: Wanted): RawBuilder<unknown> {
  return sql`
    select settlement.id, settlement.id as screen_id, settlement.number as title,
      person.name as detail, settlement.applied_at as at
    from settlement join person on person.id = settlement.supplier_id
    where settlement.number = upper(${text}) or settlement.supplier_id in (
      select id from person where ${textHolds(sql`name`, terms)} limit 1000
    ) order by settlement.applied_at desc, settlement.id limit ${limit}`;
}

/** By our number of a payment or refund, or the provider’s. */
function payments({ text }: Wanted): RawBuilder<unknown> {
  return sql`
    select attempt.id, project_order.id as screen_id, attempt.out_trade_no as title,
      project_order.number as detail, attempt.created_at as at
    from payment_attempt as attempt join project_order on project_order.id = attempt.order_id
    where attempt.id in (
      select id from payment_attempt where out_trade_no = ${text}
      union select id from payment_attempt
        where method in ('wechatPay', 'alipay') and provider_transaction_id = ${text}
      union select payment_attempt_id from refund where out_refund_no = ${text}
    ) order by attempt.created_at desc, attempt.id limit ${limit}`;
}

/** The newest that was said about what staff hid. */
function listOf(subject: ModeratedSubject, table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('hidden_at')} is null then 'shown' else coalesce((
    select case moderation.state when 'appealed' then 'appealed' else 'hidden' end
    from moderation where moderation.subject = ${sql.lit(subject)}
      and moderation.subject_id = ${column('id')}
    order by moderation.hidden_at desc limit 1
  ), 'hidden') end`;
}

/** Moderation shows it; to who may not moderate, its client’s screen. */
function postings({ terms }: Wanted): RawBuilder<unknown> {
  if (terms === null) return sql`select null::uuid as id where false`;
  // The stored columns hold the name among other things, and have the index.
  const stored = sql.join(holdingTerms('posting', terms), sql` and `);
  return sql`
    select posting.id, person.id as screen_id, posting.name as title, person.name as detail, posting.published_at as at, ${listOf('posting', 'posting')} as state
    from posting join person on person.id = posting.owner_id
    where posting.id in (select id from posting
      where ${textHolds(sql`name`, terms)} and ${stored} limit 1000)
    order by posting.published_at desc, posting.id limit ${limit}`;
}

function conversations({ terms }: Wanted): RawBuilder<unknown> {
  if (terms === null) return sql`select null::uuid as id where false`;
  return sql`
    select held.id, held.id as screen_id, coalesce(person.name, '') as title, found.text as detail, held.last_at as at
    from (
      select distinct on (message.conversation_id) message.conversation_id, message.text
      from (select conversation_id, seq, text from service_message as message
        where ${messageHolds(terms)} limit 1000) as message
      order by message.conversation_id, message.seq desc
    ) as found
    join service_conversation as held on held.id = found.conversation_id
    left join person on person.id = held.person_id
    order by held.last_at desc, held.id limit ${limit}`;
}

function feedback({ terms }: Wanted): RawBuilder<unknown> {
  return sql`
    select feedback.id, feedback.id as screen_id, person.name as title, feedback.text as detail, feedback.created_at as at
    from feedback join person on person.id = feedback.person_id
    where feedback.id in (select id from feedback where ${textHolds(sql`text`, terms)} limit 1000)
    order by feedback.created_at desc, feedback.id limit ${limit}`;
}

/** By our number, the bank’s where finance sent it by hand, or the number of its order. */
function refunds({ text }: Wanted): RawBuilder<unknown> {
  return sql`
    select refund.id, refund.id as screen_id, refund.out_refund_no as title,
      project_order.number as detail, refund.created_at as at
    from refund join project_order on project_order.id = refund.order_id
    where refund.id in (
      select id from refund where out_refund_no = ${text}
      union select id from refund
        where by_hand_reference is not null and upper(by_hand_reference) = upper(${text})
      union select refund.id from refund join project_order on project_order.id = refund.order_id
        where project_order.number = upper(${text})
    ) order by refund.created_at desc, refund.id limit ${limit}`;
}

/** By words of the payer, the bank’s number of it or of what was sent back, or the number of its order. */
function transfers({ text, terms }: Wanted): RawBuilder<unknown> {
  return sql`
    select incoming_transfer.id, incoming_transfer.id as screen_id,
      incoming_transfer.payer as title, incoming_transfer.bank_reference as detail,
      incoming_transfer.recorded_at as at
    from incoming_transfer where incoming_transfer.id in (
      (select id from incoming_transfer where ${textHolds(sql`payer`, terms)} limit 1000)
      union select id from incoming_transfer where bank_reference = upper(${text})
      union select id from incoming_transfer
        where return_reference is not null and upper(return_reference) = upper(${text})
      union select incoming_transfer.id from incoming_transfer
        join payment_attempt as attempt on attempt.id = incoming_transfer.payment_attempt_id
        join project_order on project_order.id = attempt.order_id
        where project_order.number = upper(${text})
    ) order by incoming_transfer.recorded_at desc, incoming_transfer.id limit ${limit}`;
}

/**
 * By the buyer that it names or their tax number, by a number of its papers or of its orders, or by
 * the name or company of who asked for it.
 */
function taxInvoices({ text, terms }: Wanted): RawBuilder<unknown> {
  return sql`
    select invoice.id, invoice.id as screen_id, invoice.title, person.name as detail,
      invoice.requested_at as at
    from tax_invoice as invoice join person on person.id = invoice.client_id
    where invoice.id in (
      (select id from tax_invoice where ${textHolds(sql`title`, terms)} limit 1000)
      union (select id from tax_invoice
        where tax_number <> '' and upper(tax_number) = upper(${text}) limit 1000)
      union select invoice_id from tax_invoice_document where number = ${text}
      union select line.invoice_id from tax_invoice_order as line
        join project_order on project_order.id = line.order_id
        where project_order.number = upper(${text})
      union select id from tax_invoice where client_id in (
        (select id from person where ${textHolds(sql`name`, terms)} limit 1000)
        union (select person_id from personal_information
          where ${textHolds(sql`company_name`, terms)} limit 1000)
      )
    ) order by invoice.requested_at desc, invoice.id limit ${limit}`;
}

/** By words of it or of the answer to it; one that the public does not read yet is nobody’s to read. */
function reviews({ terms, reviewsHiddenSince }: Wanted): RawBuilder<unknown> {
  return sql`
    select evaluation.id, evaluation.id as screen_id, author.name as title,
      evaluation.text as detail, evaluation.created_at as at,
      ${listOf('review', 'evaluation')} as state
    from evaluation join project_order on project_order.id = evaluation.order_id
    join person as author on author.id = evaluation.author_id
    where author.deleted_at is null and evaluation.id in (
      select id from evaluation
      where ${textHolds(sql`text || coalesce(' ' || reply, '')`, terms)} limit 1000
    ) and ${isRevealed(reviewsHiddenSince)}
    order by evaluation.created_at desc, evaluation.id limit ${limit}`;
}

const queries: Readonly<Record<FoundKind, (wanted: Wanted) => RawBuilder<unknown>>> = {
  person: people,
  order: orders,
  appeal: appeals,
  payment: payments,
  settlement: settlements,
  posting: postings,
  conversation: conversations,
  feedback,
  refund: refunds,
  transfer: transfers,
  taxInvoice: taxInvoices,
  review: reviews,
};

/** The newest of one kind; one more than is shown where there are more. */
export async function findRecords(
  db: Queryable,
  kind: FoundKind,
  wanted: Wanted,
): Promise<Found[]> {
  const { rows } = await sql<Found>`${queries[kind](wanted)}`.execute(db);
  return rows;
}
