import { sql, type RawBuilder } from 'kysely';

/** Fields that verified certificates prove in the person and pair of a row of `passed_test`; `test` is its name. */
export function provenFieldsOf(test: string): RawBuilder<string[]> {
  const of = (column: string) => sql.ref(`${test}.${column}`);
  return sql<string[]>`array(
    select distinct field from proven_field
    where person_id = ${of('person_id')} and source_language = ${of('source_language')}
      and target_language = ${of('target_language')}
    order by field
  )`;
}

/**
 * Whether a supplier states this field or has proven it in any pair; `profile` names their `supplier_profile`.
 * The list is asked for beside the field: only it has an index.
 */
export function worksInField(field: string): RawBuilder<boolean> {
  return sql<boolean>`(${field} = any(profile.fields) or profile.person_id in (
    select person_id from proven_field
    where field = ${field} and proven_fields @> array[${field}]))`;
}
