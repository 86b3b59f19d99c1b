import { createHash } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import {
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
  type CompiledQuery,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import { spanAround } from '../tracing/spans.ts';
import type { Schema } from './schema.ts';

const { builtins } = pg.types;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number`);
  return value;
}

/** bigint → number (throws beyond 2^53), numeric → number, timestamptz → Date, jsonb → object. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, Number],
  [builtins.DATE, String],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    format === 'binary'
      ? pg.types.getTypeParser(id, format)
      : (parsers.get(id) ?? pg.types.getTypeParser(id)),
};

export interface Database {
  db: Kysely<Schema>;
  pool: pg.Pool;
}

export interface PoolOptions {
  size: number;
  /** A query that is not answered by then fails (ms); any time when left out. */
  answerMs?: number;
  /** Off where a connection is not the same one from statement to statement. */
  named?: boolean;
}

/** Opens a pool on `url`. A connection that the server drops is replaced at the next query. */
export function openDatabase(
  url: string,
  { size, answerMs, named = true }: PoolOptions,
  onError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: false,
    application_name: 'tolk-api',
    types,
  });
  const nameOf = statementNames();
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // Its query fails as well; unheard, this event of a connection in use would end the process.
    client.on('error', () => undefined);
    if (named) nameStatements(client, nameOf);
  });
  return { pool, db: kyselyOn(pool) };
}

/** Kysely on `pool`, with its own ways for transactions and a shorter one for single statements. */
function kyselyOn(pool: pg.Pool): Kysely<Schema> {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  // Only takes the pool as it is; nothing is waited for.
  void driver.init();
  const executor = new SingleStatements(
    pool,
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  );
  return new Kysely<Schema>({ config: { dialect }, dialect, driver, executor });
}

/**
 * Runs a statement outside a transaction on the next free connection. Kysely's own way there goes
 * through several layers, each with promises of its own, for each of the statements of a call.
 */
class SingleStatements extends DefaultQueryExecutor {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, ...kysely: ConstructorParameters<typeof DefaultQueryExecutor>) {
    super(...kysely);
    this.#pool = pool;
  }

  override async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const client = await this.#pool.connect();
    try {
      const { command, rowCount, rows } = await client.query(sql, [...parameters]);
      return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } finally {
      client.release();
    }
  }
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Each name costs memory in every connection. */
const namesMax = 400;
/** A text gets its name when it is asked for the fifth time. */
const namedFrom = 5;
/** Texts whose uses are counted; beyond that counting begins anew. */
const countedMax = 4_000;

/**
 * A prepared statement that takes all columns fails for good on its connection once a migration adds one, and
 * instances of the image before go on beside it: such a statement is planned each time.
 */
const allColumns = /(?:\bselect|\breturning|,|\.)\s*\*/i;

type NameOf = (text: string) => string | undefined;

function statementNames(): NameOf {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= namesMax) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < namedFrom || allColumns.test(text)) {
      if (uses.size >= countedMax) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
}

/** The statement without its values, which may be personal. */
function traced(text: string, answer: Promise<unknown>): Promise<unknown> {
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 1_000) };
  return spanAround('SQL', { kind: SpanKind.CLIENT, attributes }, answer);
}

/**
 * Prepares what is asked often once per connection, so that it is parsed and planned once. `pg` gets a query that is
 * made already: an object with a name it would copy property by property at each call.
 */
function nameStatements(client: pg.PoolClient, nameOf: NameOf): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') throw new TypeError('A client of pg has a query method');
  const send = (...given: unknown[]): unknown => Reflect.apply(query, client, given);
  const ask = (config: unknown, values?: unknown, callback?: unknown): unknown => {
    const isText = typeof config === 'string' && Array.isArray(values) && values.length > 0;
    const name = isText ? nameOf(config) : undefined;
    if (!isText || name === undefined) return send(config, values, callback);
    const named = (answer: Answer) => Object.assign(new pg.Query(config, values, answer), { name });
    if (isAnswer(callback)) return send(named(callback));
    return answered((answer) => send(named(answer)));
  };
  const value = (config: unknown, ...others: unknown[]): unknown => {
    const answer = ask(config, ...others);
    return answer instanceof Promise && typeof config === 'string'
      ? traced(config, answer)
      : answer;
  };
  Object.defineProperty(client, 'query', { value });
}

type Answer = (error: Error | undefined, result: unknown) => void;

function isAnswer(callback: unknown): callback is Answer {
  return typeof callback === 'function';
}

/** What a question is answered, as a promise. */
function answered(ask: (answer: Answer) => void): Promise<unknown> {
  return new Promise((settle, fail) => {
    ask((error, result) => {
      if (error) fail(error);
      else settle(result);
    });
  }).catch((error: Error) => {
    // Where it was asked, not where its answer came in.
    Error.captureStackTrace(error);
    throw error;
  });
}
