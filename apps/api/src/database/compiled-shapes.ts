import type { Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './schema.ts';

/**
 * Keeps what a query that many calls make was compiled to, by its shape: building and compiling it
 * costs more than to run it. The caller lists the values in the order of the query's parameters;
 * throws when they are not those of a query that is compiled for the first time.
 */
export function compiledShapes<Row>() {
  const shapes = new Map<string, CompiledQuery<Row>>();
  return async (
    db: Queryable,
    shape: string,
    parameters: readonly unknown[],
    build: () => Compilable<Row>,
  ): Promise<Row[]> => {
    const known = shapes.get(shape);
    const compiled = known ?? build().compile();
    if (known === undefined) {
      assertSame(shape, compiled.parameters, parameters);
      shapes.set(shape, compiled);
    }
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

function assertSame(shape: string, made: readonly unknown[], listed: readonly unknown[]): void {
  if (made.length === listed.length && made.every((value, at) => value === listed[at])) return;
  throw new Error(`The values of the query ${shape} are not listed in the order of its parameters`);
}
