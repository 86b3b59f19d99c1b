import { sql, type RawBuilder } from 'kysely';
import { addMs, limits } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { Pair } from '../tests/passed-test-repository.ts';

const { open, restMs } = limits.testMarking;
/** So many are tried for the first of two, if hardly anybody may mark beside anybody else. */
const firsts = 10;

interface Sought extends Pair {
  /** Whose translation it is. */
  personId: string;
  /** Who was asked for this one is not asked again; null before there is one. */
  testRequestId: string | null;
  /** Who marks it already. */
  others: readonly string[];
  now: Date;
}

/**
 * One or two suppliers who may mark a translation of this person now; fewer where there are not so many. They
 * have nothing to do with each other either: else one could write both sheets.
 */
export async function findMarkers(db: Queryable, sought: Sought, count: 1 | 2): Promise<string[]> {
  const candidates = await candidatesFor(db, sought, count === 1 ? 1 : firsts);
  for (const first of count === 1 ? [] : candidates) {
    const beside = { ...sought, others: [...sought.others, first] };
    const [second] = await candidatesFor(db, beside, 1);
    if (second !== undefined) return [first, second];
  }
  return candidates.slice(0, 1);
}

/**
 * Who may mark: tested in the pair themselves, no company, here within the last weeks, and nobody who
 * has anything to do with the person or the others. Who was asked least in these weeks comes first, the
 * rest by chance.
 */
async function candidatesFor(
  db: Queryable,
  { sourceLanguage, targetLanguage, personId, testRequestId, others, now }: Sought,
  limit: number,
): Promise<string[]> {
  const apartFrom = sql`${[personId, ...others]}::uuid[]`;
  const lately = addMs(now, -restMs);
  const { rows } = await sql<{ id: string }>`
    select marker.id from person as marker
    join personal_information as information on information.person_id = marker.id
    where marker.id <> all(${apartFrom}) and marker.deleted_at is null and marker.blocked_at is null
      and not marker.is_organisation and information.party_kind = 'individual'
      and exists (select from language_test as test
        where test.person_id = marker.id and test.team_member_id is null and test.status = 'passed'
          and test.source_language = ${sourceLanguage}
          and test.target_language = ${targetLanguage})
      and exists (select from session
        where session.person_id = marker.id and session.last_seen_at > ${lately})
      and not exists (select from test_marking as asked
        where asked.supplier_id = marker.id and (asked.test_request_id = ${testRequestId}
          or (asked.status = 'expired' and asked.closed_at > ${lately})))
      and (select count(*) from test_marking as asked
        where asked.supplier_id = marker.id and asked.status = 'asked') < ${open}
      and marker.id not in (${tiedTo(apartFrom)})
    order by (select count(*) from test_marking as asked
      where asked.supplier_id = marker.id and asked.asked_at > ${lately}), random()
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Accounts that have anything to do with one of these: an invitation to the site, a conversation (also one
 * that is blocked) or an order, of either or of a company that either belongs to, a company or a team,
 * a browser, or a suspicion of the staff that was not cleared.
 */
function tiedTo(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    with own as (
      select unnest(${ids}) as id
      union all select organisation_id from organisation_member where person_id = any(${ids})
    ), dealt_with as (
      select unnest(array[client_id, supplier_id]) as id from own join conversation
        on own.id in (client_id, supplier_id)
      union select unnest(array[client_id, supplier_id]) from own join project_order
        on own.id in (client_id, supplier_id)
    )
    select id from dealt_with
    union all select person_id from organisation_member join dealt_with on dealt_with.id = organisation_id
    union all select id from person where invited_by = any(${ids})
    union all select invited_by from person where id = any(${ids}) and invited_by is not null
    union all select other.person_id from organisation_member as own
      join organisation_member as other using (organisation_id) where own.person_id = any(${ids})
    union all select unnest(array[team_member.person_id, account.id]) from team_member
      join person as account on account.email = team_member.email
      where team_member.person_id = any(${ids}) or account.id = any(${ids})
    union all select other.subject_id from known_device as own
      join known_device as other using (token_hash) where own.subject_id = any(${ids})
    union all select other.person_id from fraud_case_member as own
      join fraud_case_member as other using (case_id)
      join fraud_case on fraud_case.id = own.case_id and fraud_case.state <> 'cleared'
      where own.person_id = any(${ids})`;
}
