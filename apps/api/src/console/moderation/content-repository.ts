import { limits, type AppealedSubject, type Identity, type ModeratedSubject } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { AccountName } from '../../accounts/identity/account-name.ts';
import { holdingTerms, textHolds } from '../../database/holding-terms.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { SearchTerms } from '../../database/search-terms.ts';
import { setPostingHidden } from '../../market/postings/posting-repository.ts';
import { holdPerson } from '../../persons/person-repository.ts';
import {
  isRevealed,
  setEvaluationHidden,
} from '../../profiles/evaluations/evaluation-repository.ts';
import { setResumeHidden } from '../../profiles/profile/profile-repository.ts';
import { setProfileHidden } from '../../profiles/public-profile/public-profile-repository.ts';

/** What the public reads, with its author; or a message for which its author was warned or silenced. */
export interface Content {
  subject_id: string;
  person_id: string;
  person_name: string;
  identity: Identity;
  title: string;
  text: string;
  at: Date;
  /** Staff hid it. */
  hidden: boolean;
}

/** Messages stand where they are kept as they were when somebody was warned or silenced for them. */
const message = (subject: AppealedSubject) => sql`
  select moderation.subject_id, moderation.person_id, person.name as person_name,
    moderation.identity, moderation.title, coalesce(moderation.text, '') as text,
    moderation.hidden_at as at, true as hidden
  from moderation join person on person.id = moderation.person_id
  where moderation.subject = ${subject}`;

/** Each kind as `content`. */
const contents: Readonly<Record<AppealedSubject, RawBuilder<unknown>>> = {
  publicProfile: sql`
    select shown.person_id as subject_id, shown.person_id, person.name as person_name,
      'supplier' as identity, shown.address as title,
      shown.headline || coalesce((select string_agg(E'\n' || title || E'\n' || target_text, '')
        from portfolio_sample where person_id = shown.person_id and is_public), '') as text,
      shown.changed_at as at, shown.hidden_at is not null as hidden
    from public_profile as shown join person on person.id = shown.person_id
    where shown.is_open and person.deleted_at is null`,
  resume: sql`
    select profile.person_id as subject_id, profile.person_id, person.name as person_name,
      'supplier' as identity, person.name as title,
      concat_ws(E'\n', profile.personal_profile, profile.self_evaluation, (
        select string_agg(concat_ws(' · ', company, occupation, description), E'\n')
        from work_experience where person_id = profile.person_id
      ), (
        select string_agg(concat_ws(' · ', name, description), E'\n')
        from project_experience where person_id = profile.person_id
      )) as text,
      profile.updated_at as at, profile.hidden_at is not null as hidden
    from supplier_profile as profile join person on person.id = profile.person_id
    where person.deleted_at is null`,
  posting: sql`
    select posting.id as subject_id, posting.owner_id as person_id, person.name as person_name,
      'client' as identity, posting.name as title,
      concat_ws(E'\n', posting.company_name, posting.remarks, posting.delivery_instructions) as text,
      posting.published_at as at, posting.hidden_at is not null as hidden
    from posting join person on person.id = posting.owner_id
    where person.deleted_at is null`,
  review: sql`
    select evaluation.id as subject_id, evaluation.author_id as person_id,
      person.name as person_name, evaluation.side as identity, project_order.name as title,
      concat_ws(E'\n', repeat('★', evaluation.grade), evaluation.text, evaluation.reply) as text,
      evaluation.created_at as at, evaluation.hidden_at is not null as hidden
    from evaluation join project_order on project_order.id = evaluation.order_id
    join person on person.id = evaluation.author_id
    where person.deleted_at is null`,
  warning: message('warning'),
  silence: message('silence'),
};

export interface ContentFilter {
  personId?: string | undefined;
  subjectId?: string | undefined;
  search?: SoughtContent | undefined;
}

/** Words of the content or of its author’s name. */
export interface SoughtContent {
  terms: SearchTerms | null;
  /** Or exactly the author’s contact: who guesses piece by piece what is masked learns nothing. */
  contact: AccountName | null;
}

/** Where the words of each kind stand, each by its index. */
const holding: Readonly<Record<ModeratedSubject, (terms: SearchTerms) => RawBuilder<unknown>>> = {
  publicProfile: (terms) => sql`
    select person_id from public_profile where ${textHolds(sql`headline`, terms)}
    union select person_id from portfolio_sample
    where is_public and ${textHolds(sql`title || ' ' || target_text`, terms)}`,
  resume: (terms) => sql`
    select person_id from supplier_profile
    where ${textHolds(sql`personal_profile || ' ' || self_evaluation`, terms)}`,
  posting: (terms) => sql`
    select id from posting where ${sql.join(holdingTerms('posting', terms), sql` and `)}
    union select id from posting where ${textHolds(sql`delivery_instructions`, terms)}`,
  review: (terms) => sql`
    select id from evaluation where ${textHolds(sql`text || coalesce(' ' || reply, '')`, terms)}`,
};

function isSoughtIn(
  subject: ModeratedSubject,
  { terms, contact }: SoughtContent,
): RawBuilder<boolean> {
  return sql<boolean>`(person_id in (${authors({ terms, contact })})
    ${terms === null ? sql`` : sql`or subject_id in (${holding[subject](terms)})`})`;
}

/** Ids of the people whose name or contact is meant. */
function authors({ terms, contact }: SoughtContent): RawBuilder<unknown> {
  return sql`(select id from person where ${textHolds(sql`name`, terms)} limit 1000)
    ${contact === null ? sql`` : sql`union select id from person where ${sql.ref(contact.channel)} = ${contact.value}`}`;
}

/** Of what is kept as it read then: its words or its author. */
export function isSought(search: SoughtContent): RawBuilder<boolean> {
  return sql<boolean>`(${textHolds(sql`concat_ws(' ', title, text)`, search.terms)}
    or person_id in (${authors(search)}))`;
}

/** Its author alone. */
export function isByOne(search: SoughtContent): RawBuilder<boolean> {
  return sql<boolean>`person_id in (${authors(search)})`;
}

/** What the public reads, the newest first; a review is read once `isRevealed` says so. */
export async function listShown(
  db: Queryable,
  subject: ModeratedSubject,
  { personId, subjectId, search, hiddenSince }: ContentFilter & { hiddenSince: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: Content[] }> {
  const matching = sql`from (${contents[subject]}) as content where ${sql.join(
    [
      sql`not hidden`,
      ...(subject === 'review' ? [isReviewRevealed(hiddenSince)] : []),
      ...(personId === undefined ? [] : [sql`person_id = ${personId}`]),
      ...(subjectId === undefined ? [] : [sql`subject_id = ${subjectId}`]),
      ...(search === undefined ? [] : [isSoughtIn(subject, search)]),
    ],
    sql` and `,
  )}`;
  const { rows } = await sql<Content>`
    select * ${matching} order by at desc, subject_id limit ${limit} offset ${offset}`.execute(db);
  // Nobody pages through all that was ever published.
  const counted = await sql<{ total: number }>`
    select count(*) as total from (select 1 ${matching} limit ${limits.list.pageSizeMax * 10})
      as bounded`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

function isReviewRevealed(hiddenSince: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from evaluation join project_order on project_order.id = evaluation.order_id
    where evaluation.id = content.subject_id and ${isRevealed(hiddenSince)}
  )`;
}

/** Who wrote the review, as which side, about whom; undefined while the other side may not read it. */
export async function revealedReview(
  db: Queryable,
  evaluationId: string,
  hiddenSince: Date,
): Promise<{ subject_id: string; side: Identity } | undefined> {
  return db
    .selectFrom('evaluation')
    .innerJoin('project_order', 'project_order.id', 'evaluation.order_id')
    .select(['evaluation.subject_id', 'evaluation.side'])
    .where('evaluation.id', '=', evaluationId)
    .where(isRevealed(hiddenSince))
    .executeTakeFirst();
}

/** Who replied to a review, and in which identity; undefined where nobody did. */
export async function replierOf(
  db: Queryable,
  evaluationId: string,
): Promise<{ personId: string; identity: Identity } | undefined> {
  const review = await db
    .selectFrom('evaluation')
    .select(['subject_id', 'side'])
    .where('id', '=', evaluationId)
    .where('reply', 'is not', null)
    .executeTakeFirst();
  if (review === undefined) return undefined;
  const identity = review.side === 'client' ? 'supplier' : 'client';
  return { personId: review.subject_id, identity };
}

/** One of them, shown or hidden. */
export async function findContent(
  db: Queryable,
  subject: AppealedSubject,
  id: string,
): Promise<Content | undefined> {
  const { rows } = await sql<Content>`
    select * from (${contents[subject]}) as content where subject_id = ${id}`.execute(db);
  return rows[0];
}

/** Where each kind stands. */
const places: Readonly<Record<ModeratedSubject, readonly [table: string, key: string]>> = {
  publicProfile: ['public_profile', 'person_id'],
  resume: ['supplier_profile', 'person_id'],
  posting: ['posting', 'id'],
  review: ['evaluation', 'id'],
};

const holds = { report: sql`for share`, hide: sql`for no key update` };

/**
 * Finds the content and locks it and its author until the transaction ends, so that neither the deletion
 * of the account nor a hiding comes between reading it and writing about it.
 */
export async function holdContent(
  tx: Tx,
  subject: ModeratedSubject,
  id: string,
  hold: keyof typeof holds,
): Promise<Content | undefined> {
  const found = await findContent(tx, subject, id);
  if (found === undefined) return undefined;
  await holdPerson(tx, found.person_id);
  const [table, key] = places[subject];
  await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${id} ${holds[hold]}`.execute(
    tx,
  );
  return findContent(tx, subject, id);
}

/** Where each kind notes that it is hidden: every public answer asks there. */
export const setHidden: Readonly<
  Record<ModeratedSubject, (tx: Tx, id: string, hiddenAt: Date | null) => Promise<void>>
> = {
  publicProfile: setProfileHidden,
  resume: setResumeHidden,
  posting: setPostingHidden,
  review: setEvaluationHidden,
};
