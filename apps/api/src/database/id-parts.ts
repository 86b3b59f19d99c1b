import { sql, type RawBuilder } from 'kysely';
import { limits } from '@tolk/domain';

/** How many parts there are; they are counted from 0. */
export const idParts = limits.sitemapParts;

/**
 * Whether an id lies in one of `idParts` parts of all ids: by the first two digits, which are as good as
 * dice, so that the primary key finds a part and everything stays in its own.
 */
export function isInIdPart(
  id: RawBuilder<unknown>,
  part: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const step = sql.lit(256 / idParts);
  const digits = (first: RawBuilder<unknown>) => sql`lpad(to_hex(${first}), 2, '0')`;
  const from = sql`(${digits(sql`(${part}) * ${step}`)} || repeat('0', 30))::uuid`;
  const to = sql`(${digits(sql`(${part}) * ${step} + ${step} - 1`)} || repeat('f', 30))::uuid`;
  return sql<boolean>`${id} between ${from} and ${to}`;
}
