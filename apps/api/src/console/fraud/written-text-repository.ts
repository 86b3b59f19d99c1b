import type { TextPlace } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** What somebody wrote for others to read. */
export interface WrittenText {
  source: string;
  person_id: string;
  /** Null: whoever reads it. */
  to_id: string | null;
  at: Date;
  text: string;
  /** What it was made from, and the reader's contacts: those in it are nobody's who wrote it. */
  quoted: string;
  /** The company that a posting names. */
  company: string | null;
}

export interface TextCursor {
  at: Date;
  source: string;
}

/** Who acted for an organisation when a text of an order was written, as far as its history tells. */
const memberAt = (orderId: string, at: string) => sql`(
  select member_id from order_event
  where order_id = ${sql.ref(orderId)} and at = ${sql.ref(at)} and member_id is not null limit 1
)`;

const none = sql`'' as quoted, null::text as company`;

/** Of each place: `source`, `person_id`, `to_id`, `at`, `text`, `quoted`, `company`. */
const written: Readonly<Record<TextPlace, RawBuilder<unknown>>> = {
  posting: sql`
    select id::text as source, coalesce(member_id, owner_id) as person_id, null::uuid as to_id,
      published_at as at, concat_ws(E'\n', name, remarks, delivery_instructions) as text,
      '' as quoted, company_name as company
    from posting`,
  application: sql`
    select id::text as source, coalesce(member_id, supplier_id) as person_id, client_id as to_id,
      created_at as at, concat_ws(E'\n', content, instructions, (
        select string_agg(described ->> 'description', E'\n')
        from jsonb_array_elements(project_cases) as described
      )) as text, ${none}
    from application`,
  invitation: sql`
    select id::text as source, coalesce(member_id, client_id) as person_id, supplier_id as to_id,
      created_at as at, message as text, ${none}
    from posting_invitation`,
  offer: sql`
    select id::text as source,
      coalesce(member_id, case offered_by when 'client' then client_id else supplier_id end)
        as person_id,
      case offered_by when 'client' then supplier_id else client_id end as to_id,
      created_at as at, note as text, ${none}
    from terms_offer
    union all
    select id || ':answer',
      coalesce(answered_by, case offered_by when 'client' then supplier_id else client_id end),
      case offered_by when 'client' then client_id else supplier_id end,
      answered_at, answer_note, ${none}
    from terms_offer where answer_note <> '' and answered_at is not null`,
  orderTerms: sql`
    select id::text as source, coalesce(${memberAt('project_order.id', 'created_at')}, client_id)
      as person_id, supplier_id as to_id, sent_at as at, description as text, ${none}
    from project_order`,
  // What was asked to be changed in a delivery stands with the delivery; appeals are left out.
  orderNote: sql`
    select event.id::text as source, coalesce(event.member_id, event.person_id) as person_id,
      case event.actor when 'client' then supplier_id else client_id end as to_id,
      event.at, note as text, ${none}
    from order_event as event join project_order on project_order.id = order_id
    where actor in ('client', 'supplier') and note <> '' and action <> 'appeal'
      and not exists (select from delivery where order_id = event.order_id and change_request = note)`,
  orderChange: sql`
    select change.id::text as source,
      coalesce(${memberAt('change.order_id', 'change.created_at')},
        case proposed_by when 'client' then client_id else supplier_id end) as person_id,
      case proposed_by when 'client' then supplier_id else client_id end as to_id,
      change.created_at as at, reason as text, ${none}
    from order_change as change join project_order on project_order.id = order_id
    union all
    select change.id || ':answer',
      coalesce(${memberAt('change.order_id', 'change.answered_at')},
        case proposed_by when 'client' then supplier_id else client_id end),
      case proposed_by when 'client' then client_id else supplier_id end,
      answered_at, answer_note, ${none}
    from order_change as change join project_order on project_order.id = order_id
    where answer_note <> '' and answered_at is not null`,
  delivery: sql`
    select delivery.id::text as source,
      coalesce(${memberAt('delivery.order_id', 'delivery.created_at')}, supplier_id) as person_id,
      client_id as to_id, delivery.created_at as at, delivery.description as text, ${none}
    from delivery join project_order on project_order.id = order_id
    union all
    select delivery.id || ':request', client_id, supplier_id, delivery.created_at, change_request,
      ${none}
    from delivery join project_order on project_order.id = order_id where change_request <> ''`,
  message: sql`
    select conversation_id || ':' || seq as source,
      coalesce(member_id, case by when 'client' then client_id else supplier_id end) as person_id,
      case by when 'client' then supplier_id else client_id end as to_id,
      message.created_at as at, text, ${none}
    from message join conversation on conversation.id = conversation_id
    where by is not null and text <> ''`,
  review: sql`
    select id::text as source, author_id as person_id, subject_id as to_id, created_at as at, text,
      ${none}
    from evaluation
    union all
    select id || ':reply', subject_id, author_id, replied_at, reply, ${none}
    from evaluation where reply <> '' and replied_at is not null`,
  profile: sql`
    select 's:' || person_id as source, person_id, null::uuid as to_id, updated_at as at,
      concat_ws(E'\n', personal_profile, self_evaluation, other) as text, ${none}
    from supplier_profile
    union all
    select 'c:' || person_id, person_id, null, updated_at, introduction, ${none}
    from client_profile`,
  publicPage: sql`
    select person_id::text as source, person_id, null::uuid as to_id, changed_at as at,
      headline as text, ${none}
    from public_profile`,
  resume: sql`
    select 'e:' || id as source, person_id, null::uuid as to_id, created_at as at,
      description as text, ${none}
    from education
    union all
    select 'w:' || id, person_id, null, created_at, description, ${none} from work_experience
    union all
    select 'p:' || id, person_id, null, created_at, description, ${none} from project_experience`,
  sample: sql`
    select id::text as source, person_id, null::uuid as to_id, created_at as at,
      title || E'\n' || target_text as text, source_text as quoted, null::text as company
    from portfolio_sample`,
  testTranslation: sql`
    select request.id::text as source, person_id, null::uuid as to_id, handed_in_at as at,
      translation as text, concat_ws(E'\n', sample.text, sample.instructions) as quoted,
      null::text as company
    from test_request as request left join sample_text as sample on sample.id = sample_text_id
    where handed_in_at is not null`,
  testRemark: sql`
    select marking.id::text as source, supplier_id as person_id, person_id as to_id,
      marking.closed_at as at, marking.remark as text, ${none}
    from test_marking as marking join test_request as request on request.id = test_request_id
    where marking.closed_at is not null`,
};

/** Nothing of it is changed once it is written: what was searched is searched no more. */
const appended: ReadonlySet<TextPlace> = new Set([
  'invitation',
  'offer',
  'orderNote',
  'orderChange',
  'message',
  'review',
  'testTranslation',
  'testRemark',
]);

/** Spelled as they are found in texts: the contacts of who reads it, which the writer may know. */
const contactsOfReader = sql`case when to_id is not null then (
  select concat_ws(E'\n', string_agg(concat_ws(E'\n', email, '电话：' || phone), E'\n'), (
    select string_agg(distinct '电话：' || contact_phone, E'\n') from posting where owner_id = to_id
  ), (
    select string_agg(concat_ws(E'\n', '电话：' || nullif(own.phone, ''), '微信：' || nullif(own.wechat, ''), own.email,
      'QQ:' || nullif(own.qq, ''), 'Skype: ' || nullif(own.skype, ''), own.other_contact), E'\n')
    from personal_information as own where own.person_id = to_id
  ))
  from person as reader where reader.id = any(array(
    select to_id union all
    select member.person_id from organisation_member as member where organisation_id = to_id
  ))
) end`;

/** Texts of one place after the cursor, in the order of time; of accounts that are there. */
export async function textsAfter(
  db: Queryable,
  place: TextPlace,
  { cursor, until, limit }: { cursor: TextCursor; until: Date; limit: number },
): Promise<WrittenText[]> {
  const { rows } = await sql<WrittenText>`
    select source, person_id, to_id, at, text, company,
      concat_ws(E'\n', ${contactsOfReader}, quoted) as quoted
    from (
      select written.* from (${written[place]}) as written
      join person on person.id = person_id
        and person.deleted_at is null and not person.is_organisation
      where at >= ${cursor.at} and at <= ${until}
        and (at, source) > (${cursor.at}, ${cursor.source}) and text <> ''
      order by at, source limit ${limit}
    ) as written order by at, source`.execute(db);
  return rows;
}

/** Where the search of a place goes on: at its oldest text when it came to the end of those that change. */
export async function cursorOf(db: Queryable, place: TextPlace, since: Date): Promise<TextCursor> {
  const start = { at: since, source: '' };
  const last = await db
    .selectFrom('text_search')
    .select(['at', 'source'])
    .where('place', '=', place)
    .executeTakeFirst();
  return last === undefined || last.at < since ? start : last;
}

/**
 * `isLast`: all texts were searched. What is only added to goes on there, `settled` at the latest,
 * since what is written at this moment may be committed later.
 */
export async function keepCursor(
  db: Queryable,
  place: TextPlace,
  { isLast, reached, settled }: { isLast: boolean; reached: TextCursor; settled: Date },
): Promise<void> {
  if (isLast && !appended.has(place)) {
    await db.deleteFrom('text_search').where('place', '=', place).execute();
    return;
  }
  const { at, source } = reached.at < settled ? reached : { at: settled, source: '' };
  await db
    .insertInto('text_search')
    .values({ place, at, source })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ at, source }))
    .execute();
}
