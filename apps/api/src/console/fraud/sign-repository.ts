import { addMs, limits, type FraudSign } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';
import type { Evidence } from './fraud-table.ts';

/** Accounts that have something in common, or do something again and again. */
export interface FoundSign {
  kind: FraudSign;
  key: string;
  persons: string[];
  facts: Record<string, string>;
  /** The texts that it was found in, the newest first; none where it is in no text. */
  evidence?: Evidence[];
}

/** Not gone, and no organisation, which has members instead. */
const account = sql`person.deleted_at is null and not person.is_organisation`;

/** Colleagues of one organisation share browsers and contacts; that says nothing. */
const notColleagues = (persons: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from organisation_member where person_id = any(${persons})
  group by organisation_id having count(*) = cardinality(${persons})
)`;

/** One document that several accounts were or wanted to be verified with. */
export async function sharedDocuments(db: Queryable): Promise<FoundSign[]> {
  const { rows } = await sql<FoundSign>`
    select 'document' as kind, encode(number_fingerprint, 'hex') as key,
      array_agg(distinct person_id order by person_id) as persons,
      jsonb_build_object('number', min(masked_number)) as facts
    from real_name_verification join person on person.id = person_id and ${account}
    group by number_fingerprint having count(distinct person_id) > 1`.execute(db);
  return rows;
}

/** One payout account, as far as its masked form tells. */
export async function sharedPayees(db: Queryable): Promise<FoundSign[]> {
  const { rows } = await sql<FoundSign>`
    select 'payee' as kind, md5(method || masked_details::text) as key,
      array_agg(distinct person_id order by person_id) as persons,
      jsonb_build_object('method', method, 'account',
        coalesce(masked_details ->> 'cardNumber', masked_details ->> 'account', '')) as facts
    from settlement_method join person on person.id = person_id and ${account}
    group by method, masked_details having count(distinct person_id) > 1`.execute(db);
  return rows;
}

/**
 * Accounts that sign in from one browser: many, or two that order from each other, by themselves or by
 * an organisation that one belongs to.
 */
export async function sharedDevices(db: Queryable, now: Date): Promise<FoundSign[]> {
  const { rows } = await sql<FoundSign>`
    with device as (
      select encode(token_hash, 'hex') as key,
        array_agg(distinct person.id order by person.id) as persons, max(seen_at) as seen_at
      from known_device join person on person.id = subject_id and ${account}
      where seen_at > ${addMs(now, -limits.fraud.windowMs)}
      group by token_hash having count(distinct person.id) > 1
    )
    select 'device' as kind, key, persons,
      jsonb_build_object('seenTime', to_char(seen_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as facts
    from device, lateral (
      select array(
        select unnest(persons) union
        select organisation_id from organisation_member where person_id = any(persons)
      ) as parties
    ) as acting
    where (cardinality(persons) >= ${limits.fraud.accountsOnDevice}
        and ${notColleagues(sql`persons`)})
      or exists (
        select from project_order
        where client_id = any(parties) and supplier_id = any(parties)
      )`.execute(db);
  return rows;
}

/** Whether all of them belong to one organisation. */
export async function areColleagues(db: Queryable, persons: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ apart: boolean }>`
    select ${notColleagues(sql`${[...persons]}::uuid[]`)} as apart`.execute(db);
  return rows[0]?.apart === false;
}

/** Reviews of five stars, by whom about whom. */
export async function praise(db: Queryable, now: Date): Promise<{ by: string; about: string }[]> {
  const { rows } = await sql<{ by: string; about: string }>`
    select author_id as by, subject_id as about from evaluation
    where grade = 5 and created_at > ${addMs(now, -limits.fraud.circle.withinMs)}`.execute(db);
  return rows;
}
