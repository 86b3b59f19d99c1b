import pg from 'pg';

interface Column {
  type: string;
  required: boolean;
  filled: boolean;
}

/** What those who write into a database rely on. */
export interface Catalog {
  /** Columns of each table and view, by table and column. */
  columns: Map<string, Map<string, Column>>;
  /** Rules for rows, by table: name, definition and the columns that it is about. */
  rules: { table: string; name: string; definition: string; columns: string[] }[];
}

const columnsQuery = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and a.attnum > 0 and not a.attisdropped`;

/** Constraints but those of NOT NULL, which stand with the columns, and unique indexes without one. */
const rulesQuery = `
  select t.relname as "table", con.conname as name, pg_get_constraintdef(con.oid) as definition,
    array(select attname::text from pg_attribute
      where attrelid = t.oid and attnum = any(con.conkey)) as columns
  from pg_constraint con join pg_class t on t.oid = con.conrelid
  where con.connamespace = 'public'::regnamespace and con.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select t.relname, i.relname,
    regexp_replace(pg_get_indexdef(i.oid), '^CREATE UNIQUE INDEX \\S+', 'UNIQUE'),
    array(select attname::text from pg_attribute where attrelid = t.oid and attnum = any(x.indkey))
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where x.indisunique and t.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = i.oid)`;

export async function readCatalog(url: string): Promise<Catalog> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const columns: Catalog['columns'] = new Map();
    const { rows } = await client.query<Column & { table: string; name: string }>(columnsQuery);
    for (const { table, name, ...column } of rows) {
      columns.set(table, (columns.get(table) ?? new Map<string, Column>()).set(name, column));
    }
    const rules = await client.query<Catalog['rules'][number]>(rulesQuery);
    return { columns, rules: rules.rows };
  } finally {
    await client.end();
  }
}

/** What those who wrote into `before` can no longer do in `after`, each in a sentence. */
export function breaksBetween(before: Catalog, after: Catalog): string[] {
  const breaks: string[] = [];
  for (const [table, columns] of before.columns) {
    const now = after.columns.get(table);
    if (now === undefined) {
      breaks.push(`${table} is gone`);
      continue;
    }
    for (const [name, column] of columns)
      breaks.push(...columnBreaks(`${table}.${name}`, column, now.get(name)));
    for (const [name, { required, filled }] of now) {
      if (!columns.has(name) && required && !filled)
        breaks.push(`${table}.${name} is new and wanted`);
    }
  }
  return [...breaks, ...newRules(before, after)];
}

function columnBreaks(name: string, before: Column, after: Column | undefined): string[] {
  if (after === undefined) return [`${name} is gone`];
  const breaks: string[] = [];
  if (before.type !== after.type) breaks.push(`${name} was ${before.type} and is ${after.type}`);
  if (!before.required && after.required) breaks.push(`${name} takes no null any more`);
  if (before.filled && !after.filled && after.required)
    breaks.push(`${name} is not filled by itself any more`);
  return breaks;
}

/** Rules that rows of before, written by who knows none of the new columns, may break. */
function newRules(before: Catalog, after: Catalog): string[] {
  const known = new Set(before.rules.map(({ table, definition }) => `${table} ${definition}`));
  return after.rules
    .filter(({ table, definition, columns }) => {
      const own = before.columns.get(table);
      if (own === undefined || known.has(`${table} ${definition}`)) return false;
      // One about new columns alone holds for rows that leave them empty, unless it forbids just that.
      return columns.some((column) => own.has(column)) || /IS NOT NULL/.test(definition);
    })
    .map(({ table, name, definition }) => `${table} has a new rule, ${name}: ${definition}`);
}
