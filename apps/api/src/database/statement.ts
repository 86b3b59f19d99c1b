import { CompiledQuery } from 'kysely';
import type { Queryable } from './schema.ts';

/** Runs one statement with these values and answers its rows. */
export type Statement<Row> = (db: Queryable, values: readonly unknown[]) => Promise<Row[]>;

/**
 * A statement that is written out once, for what nearly every call runs: a query builder would
 * build and compile the same text again each time.
 */
export function statement<Row>(text: string): Statement<Row> {
  const written: CompiledQuery = CompiledQuery.raw(text);
  return async (db, values) => {
    const { rows } = await db.executeQuery<Row>({ ...written, parameters: values });
    return rows;
  };
}
