import { unansweredEnds } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import { holdingTerms } from '../../database/holding-terms.ts';
import type { Queryable } from '../../database/schema.ts';
import {
  provenFieldsOf,
  worksInField,
} from '../../profiles/certification/proven-field-repository.ts';
import type { Output } from '../../profiles/profile/output-repository.ts';

export interface SupplierFilter {
  search: { bigrams: string[]; words: string | null } | null;
  sourceLanguage?: string;
  targetLanguage?: string;
  field?: string;
  /** A city, a province with all its cities, or a country. */
  region?: string;
  /** An output in the languages for at most this per `unit`, minor units of `currency`. */
  rate?: { atMost: number; unit: string; currency: string };
  /** A day of the supplier's calendar on which they work and have promised nothing. */
  freeOn?: string;
  verified: boolean;
  /** Passed a test, of the languages where they are given. */
  tested: boolean;
}

/**
 * Suppliers who agreed to be found, whose resume staff has not hidden, and who meet the filter, in the
 * order of their ids, at most `limit`: those whose profile was changed last. The one who asks is not among them.
 */
export async function findableSuppliers(
  db: Queryable,
  askerId: string,
  filter: SupplierFilter,
  limit: number,
): Promise<string[]> {
  const conditions = conditionsOf(filter);
  const { rows } = await sql<{ person_id: string }>`
    select person_id from (
      select profile.person_id from supplier_profile as profile
      join person on person.id = profile.person_id
      where ${sql.join([...conditions, sql`profile.findable`, sql`profile.hidden_at is null`, sql`person.deleted_at is null`, sql`person.blocked_at is null`], sql` and `)}
        and profile.person_id <> ${askerId}
      order by profile.updated_at desc, profile.person_id
      limit ${limit}
    ) as found order by person_id
  `.execute(db);
  return rows.map((row) => row.person_id);
}

export interface SupplierCard {
  person_id: string;
  name: string;
  avatar_url: string | null;
  location: string;
  region: string;
  company_verified: boolean;
  completed: number;
  invited: boolean;
  outputs: Output[];
  tests: {
    source_language: string;
    target_language: string;
    /** 0 to 1. */
    score: number | null;
    is_offline: boolean;
    /** ISO 8601. */
    finished_at: string;
    proven_fields: string[];
  }[];
}

/** What the list of suppliers shows besides the offer; `postingId` says for which invitation. */
export async function supplierCards(
  db: Queryable,
  supplierIds: readonly string[],
  postingId: string | null,
): Promise<SupplierCard[]> {
  if (supplierIds.length === 0) return [];
  const { rows } = await sql<SupplierCard>`
    select
      person.id as person_id, person.name, person.avatar_url,
      coalesce(information.location, '') as location,
      coalesce(information.region, '') as region,
      exists (
        select from company_certification as company
        where company.person_id = person.id and status = 'certified'
      ) as company_verified,
      (select count(*) from project_order
        where supplier_id = person.id and state = 'completed') as completed,
      exists (
        select from posting_invitation
        where posting_id = ${postingId}::uuid and supplier_id = person.id
          and (answer is null or answer <> all(${[...unansweredEnds]}::text[]))
      ) as invited,
      coalesce((
        select json_agg(to_json(output) order by output.created_at, output.id)
        from supplier_output as output where output.person_id = person.id
      ), '[]') as outputs,
      coalesce((
        select json_agg(test order by test.finished_at desc)
        from (
          select distinct on (test.source_language, test.target_language)
            test.source_language, test.target_language, test.score::float8 as score,
            test.is_offline, test.finished_at, ${provenFieldsOf('test')} as proven_fields
          from passed_test as test
          where test.person_id = person.id
          order by test.source_language, test.target_language, test.finished_at desc
        ) as test
      ), '[]') as tests
    from person
    left join personal_information as information on information.person_id = person.id
    where person.id = any(${supplierIds}::uuid[])
  `.execute(db);
  return rows;
}

function conditionsOf(filter: SupplierFilter): RawBuilder<unknown>[] {
  const { sourceLanguage, targetLanguage, field, region, rate, freeOn, search } = filter;
  const languages = [
    ...(sourceLanguage ? [sql`source_language = ${sourceLanguage}`] : []),
    ...(targetLanguage ? [sql`target_language = ${targetLanguage}`] : []),
  ];
  const priced = rate
    ? [
        sql`unit_price <= ${rate.atMost}`,
        sql`unit = ${rate.unit}`,
        sql`currency = ${rate.currency}`,
      ]
    : [];
  const conditions: RawBuilder<unknown>[] = [];
  if (languages.length + priced.length > 0) {
    conditions.push(sql`profile.person_id in (
      select person_id from supplier_output where ${all([...languages, ...priced])})`);
  }
  if (field) conditions.push(worksInField(field));
  if (region) conditions.push(inRegion(region));
  if (freeOn) conditions.push(isFree(freeOn));
  if (filter.verified) {
    conditions.push(sql`profile.person_id in (select person_id from verified_party)`);
  }
  if (filter.tested) {
    conditions.push(sql`profile.person_id in (
      select person_id from passed_test where ${all([sql`true`, ...languages])})`);
  }
  if (search) conditions.push(found(search));
  return conditions;
}

function found(search: NonNullable<SupplierFilter['search']>): RawBuilder<unknown> {
  const terms = all(holdingTerms('supplier_search', search));
  return sql`profile.person_id in (select person_id from supplier_search where ${terms})`;
}

/** GB/T 2260: the cities of a province share its first two digits. */
function inRegion(region: string): RawBuilder<unknown> {
  const inside = /^\d{2}0000$/.test(region)
    ? sql`information.region like ${`${region.slice(0, 2)}%`}`
    : sql`${region} in (information.region, information.nationality)`;
  return sql`exists (select from personal_information as information
    where information.person_id = profile.person_id and ${inside})`;
}

function isFree(day: string): RawBuilder<unknown> {
  return sql`profile.person_id in (
    select calendar.person_id from work_calendar as calendar
    where jsonb_array_length(week -> (extract(isodow from ${day}::date)::int - 1)) > 0
      and not exists (
        select from day_off where day_off.person_id = calendar.person_id
          and ${day}::date between first_day and last_day)
      and not exists (
        select from taken_time where person_id = calendar.person_id and during && tstzrange(
          ${day}::date::timestamp at time zone calendar.zone,
          (${day}::date + 1)::timestamp at time zone calendar.zone)))`;
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `);
}
