import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import type { PostingRecord } from '../postings/posting-repository.ts';

/** What a posting asks for, as the match score looks at it. */
export const wantsColumns = [
  'id',
  'project_type',
  'field',
  'source_language',
  'target_language',
  'salary',
  'currency',
  'unit',
  'workload',
  'region',
  'interpretation_mode',
  'job_level',
] as const;

export type PostingWants = Pick<PostingRecord, (typeof wantsColumns)[number]>;

/** What a posting of this client asks for. */
export function wantedPosting(
  db: Queryable,
  id: string,
  ownerId: string,
): Promise<PostingWants | undefined> {
  return db
    .selectFrom('posting')
    .select(wantsColumns)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

export interface OfferedOutput {
  source_language: string;
  target_language: string;
  project_type: string;
  unit_price: number | null;
  currency: string;
  unit: string;
}

/** What a supplier brings, as the match score looks at it. */
export interface OfferRecord {
  person_id: string;
  fields: string[];
  /** In any pair. */
  proven_fields: string[];
  translation_years: string;
  /** A city, a province or a country; empty when none is known. */
  region: string;
  verified: boolean;
  outputs: OfferedOutput[];
  tests: { source_language: string; target_language: string }[];
  average: number | null;
  evaluations: number;
}

/** What these suppliers bring; a person without a profile is left out. */
export async function offersOf(
  db: Queryable,
  supplierIds: readonly string[],
  hiddenSince: Date,
): Promise<OfferRecord[]> {
  if (supplierIds.length === 0) return [];
  const { rows } = await sql<OfferRecord>`
    with asked as (select unnest(${supplierIds}::uuid[]) as id),
    output as (
      select person_id, json_agg(json_build_object(
        'source_language', source_language, 'target_language', target_language,
        'project_type', project_type, 'unit_price', unit_price, 'currency', currency, 'unit', unit
      )) as list
      from supplier_output where person_id in (select id from asked) group by person_id
    ),
    test as (
      select test.person_id, json_agg(distinct jsonb_build_object(
        'source_language', source_language, 'target_language', target_language
      )) as list
      from passed_test as test
      where test.person_id in (select id from asked)
      group by test.person_id
    ),
    rating as (
      select subject_id, round(avg(grade), 2)::float8 as average, count(*) as evaluations
      from evaluation
      join project_order on project_order.id = evaluation.order_id
      where side = 'client' and evaluation.hidden_at is null and subject_id in (select id from asked)
        and (project_order.ended_at <= ${hiddenSince} or exists (
          select from evaluation as other
          where other.order_id = evaluation.order_id and other.side = 'supplier'
        ))
      group by subject_id
    )
    select
      supplier_profile.person_id, supplier_profile.fields, supplier_profile.translation_years,
      array(
        select distinct field from proven_field where person_id = supplier_profile.person_id
      ) as proven_fields,
      coalesce(nullif(personal_information.region, ''), personal_information.nationality, '') as region,
      exists (
        select from verified_party where person_id = supplier_profile.person_id
      ) as verified,
      coalesce(output.list, '[]') as outputs,
      coalesce(test.list, '[]') as tests,
      rating.average,
      coalesce(rating.evaluations, 0) as evaluations
    from supplier_profile
    left join personal_information using (person_id)
    left join output using (person_id)
    left join test using (person_id)
    left join rating on rating.subject_id = supplier_profile.person_id
    where supplier_profile.person_id in (select id from asked)
  `.execute(db);
  return rows;
}
