import { sql } from 'kysely';
import type { Queryable } from '../database/schema.ts';
import { nameShownTo } from '../market/postings/posting-sight-repository.ts';
import { listPortfolioSamples } from '../profiles/public-profile/portfolio-sample-repository.ts';

/** Names of the files of an entry, in their order. */
const fileNames = (
  column: 'education_id' | 'certificate_id' | 'project_experience_id',
  id: string,
) =>
  sql<string[]>`coalesce((
    select json_agg(file.name order by position)
    from resume_file join file on file.id = resume_file.file_id
    where ${sql.ref(`resume_file.${column}`)} = ${sql.ref(id)}
  ), '[]')`;

/** What a person filled in about themselves, for their own export. */
export async function profileData(db: Queryable, personId: string) {
  return {
    information: await db
      .selectFrom('personal_information')
      .selectAll()
      .where('person_id', '=', personId)
      .executeTakeFirst(),
    supplier: await db
      .selectFrom('supplier_profile')
      .leftJoin('file', 'file.id', 'resume_file_id')
      .selectAll('supplier_profile')
      .select('file.name as resume_file')
      .where('person_id', '=', personId)
      .executeTakeFirst(),
    client: await db
      .selectFrom('client_profile')
      .selectAll()
      .where('person_id', '=', personId)
      .executeTakeFirst(),
    outputs: await db
      .selectFrom('supplier_output')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
  };
}

/** The lists of the resume. */
export async function resumeData(db: Queryable, personId: string) {
  return {
    samples: await listPortfolioSamples(db, personId),
    education: await db
      .selectFrom('education')
      .selectAll()
      .select(fileNames('education_id', 'education.id').as('files'))
      .where('person_id', '=', personId)
      .orderBy('start_month')
      .execute(),
    certificates: await db
      .selectFrom('certificate')
      .selectAll()
      .select(fileNames('certificate_id', 'certificate.id').as('files'))
      .where('person_id', '=', personId)
      .orderBy('created_at')
      .execute(),
    employment: await db
      .selectFrom('work_experience')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('start_month')
      .execute(),
    projects: await db
      .selectFrom('project_experience')
      .selectAll()
      .select(fileNames('project_experience_id', 'project_experience.id').as('files'))
      .where('person_id', '=', personId)
      .orderBy('start_month')
      .execute(),
  };
}

/** Numbers of documents and accounts only as they are masked everywhere. */
export async function verificationData(db: Queryable, personId: string) {
  return {
    realName: await db
      .selectFrom('real_name_verification')
      .select([
        'status',
        'document_type',
        'name',
        'masked_number',
        'reason',
        'submitted_at',
        'decided_at',
      ])
      .where('person_id', '=', personId)
      .executeTakeFirst(),
    company: await db
      .selectFrom('company_certification')
      .select([
        'status',
        'company_name',
        'country',
        'number_kind',
        'credit_code',
        'legal_representative',
        'reason',
        'submitted_at',
        'decided_at',
      ])
      .where('person_id', '=', personId)
      .executeTakeFirst(),
    settlementMethods: await db
      .selectFrom('settlement_method')
      .select(['method', 'status', 'masked_details', 'reason', 'submitted_at', 'decided_at'])
      .where('person_id', '=', personId)
      .orderBy('submitted_at')
      .execute(),
    certificates: await db
      .selectFrom('translator_certificate')
      .select([
        'status',
        'body',
        'number',
        'level',
        'source_language',
        'target_language',
        'issued_month',
        'fields',
        'proven_fields',
        'reason',
        'submitted_at',
        'decided_at',
      ])
      .where('person_id', '=', personId)
      .orderBy('submitted_at')
      .execute(),
    steps: await db
      .selectFrom('verification_event')
      .select(['kind', 'action', 'reason', 'at'])
      .where('subject_id', 'in', sql<string>`(${verificationsOf(personId)})`)
      .orderBy('at')
      .execute(),
  };
}

/** Ids of everything that staff check of a person. */
export function verificationsOf(personId: string) {
  return sql`
    select id from real_name_verification where person_id = ${personId}
    union all select id from company_certification where person_id = ${personId}
    union all select id from settlement_method where person_id = ${personId}
    union all select id from translator_certificate where person_id = ${personId}`;
}

export function savedSearchData(db: Queryable, personId: string) {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** Postings that the person keeps to come back to. */
export function savedPostingData(db: Queryable, personId: string) {
  return db
    .selectFrom('saved_posting')
    .innerJoin('posting', 'posting.id', 'saved_posting.posting_id')
    .select([
      nameShownTo(sql.ref('saved_posting.person_id')).as('posting_name'),
      'saved_posting.saved_at',
    ])
    .where('saved_posting.person_id', '=', personId)
    .orderBy('saved_posting.saved_at')
    .execute();
}

/** Applications that wait for their language test. */
export function draftData(db: Queryable, personId: string) {
  return db
    .selectFrom('application_draft')
    .innerJoin('posting', 'posting.id', 'application_draft.posting_id')
    .select([
      nameShownTo(sql.ref('application_draft.person_id')).as('posting_name'),
      sql<string>`coalesce(application_draft.currency, posting.currency)`.as('currency'),
      'form',
      'saved_at',
    ])
    .where('person_id', '=', personId)
    .orderBy('saved_at')
    .execute();
}

/** What the person promised about files of postings. */
export function promiseData(db: Queryable, personId: string) {
  return db
    .selectFrom('confidentiality_promise')
    .innerJoin('posting', 'posting.id', 'confidentiality_promise.posting_id')
    .select([
      nameShownTo(sql.ref('confidentiality_promise.person_id')).as('posting_name'),
      'confidentiality_promise.version',
      'promised_at',
    ])
    .where('person_id', '=', personId)
    .orderBy('promised_at')
    .execute();
}

/** Invitations that the person sent or received, with the other side's name. */
export function invitationData(db: Queryable, personId: string) {
  return db
    .selectFrom('posting_invitation as invitation')
    .innerJoin('posting', 'posting.id', 'invitation.posting_id')
    .innerJoin('person as client', 'client.id', 'invitation.client_id')
    .innerJoin('person as supplier', 'supplier.id', 'invitation.supplier_id')
    .select([
      nameShownTo(sql`${personId}::uuid`).as('posting_name'),
      'invitation.message',
      'invitation.answer',
      'invitation.created_at',
      'invitation.answered_at',
      sql<boolean>`invitation.client_id = ${personId}`.as('sent'),
      sql<string>`case when invitation.client_id = ${personId} then supplier.name else client.name end`.as(
        'other_name',
      ),
    ])
    .where((eb) =>
      eb.or([
        eb('invitation.client_id', '=', personId),
        eb('invitation.supplier_id', '=', personId),
      ]),
    )
    .orderBy('invitation.created_at')
    .execute();
}

/** Private notes that the person wrote about suppliers. */
export function noteData(db: Queryable, personId: string) {
  return db
    .selectFrom('supplier_note')
    .innerJoin('person', 'person.id', 'supplier_note.supplier_id')
    .select(['person.name as supplier_name', 'grade', 'text', 'tags', 'updated_at'])
    .where('client_id', '=', personId)
    .orderBy('updated_at')
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
