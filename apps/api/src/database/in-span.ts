import { sql, type RawBuilder } from 'kysely';

/** That a moment lies in a stretch of time, of which either end may be open. */
export function inSpan(
  moment: RawBuilder<unknown>,
  { from, before }: { from?: Date; before?: Date },
): RawBuilder<boolean> {
  const conditions = [
    sql`true`,
    ...(from === undefined ? [] : [sql`${moment} >= ${from}`]),
    ...(before === undefined ? [] : [sql`${moment} < ${before}`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
