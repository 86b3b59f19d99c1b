import pg from 'pg';

export interface LoggedStatement {
  text: string;
  values: readonly unknown[];
}

/**
 * Notes what this process asks of PostgreSQL: each committed transaction with its statements, in the
 * order of the commits. What stands outside of transactions is left out.
 */
export function logTransactions(): { taken: () => LoggedStatement[][]; stop: () => void } {
  const committed: LoggedStatement[][] = [];
  const open = new WeakMap<pg.Client, LoggedStatement[]>();
  const query = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  const ask: unknown = query?.value;
  if (query === undefined || typeof ask !== 'function') throw new Error('pg asks otherwise now.');
  const note = (client: pg.Client, text: string, values: readonly unknown[]) => {
    const word = text.trimStart().split(/\s/, 1)[0]?.toLowerCase();
    if (word === 'begin' || word === 'start') open.set(client, []);
    else if (word === 'rollback') open.delete(client);
    else if (word === 'commit') {
      const statements = open.get(client);
      if (statements) committed.push(statements);
      open.delete(client);
    } else open.get(client)?.push({ text, values });
  };
  const noting = function (this: pg.Client, ...args: unknown[]): unknown {
    const [first, second] = args;
    if (typeof first === 'string') note(this, first, Array.isArray(second) ? second : []);
    else if (isQuery(first)) note(this, first.text, first.values ?? []);
    return Reflect.apply(ask, this, args);
  };
  Object.defineProperty(pg.Client.prototype, 'query', { ...query, value: noting });
  return {
    taken: () => committed.splice(0),
    stop: () => {
      Object.defineProperty(pg.Client.prototype, 'query', query);
    },
  };
}

function isQuery(value: unknown): value is { text: string; values?: unknown[] } {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'text') === 'string'
  );
}
