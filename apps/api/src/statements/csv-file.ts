import { writeCsv, type CsvField } from '../files/write-csv.ts';
import { plainMoney } from '../calls/money-text.ts';
import type { Statement, StatementCell, StatementTable } from './statement.ts';

/** The statement as CSV (RFC 4180) in UTF-8. */
export function csvOf(statement: Statement): Buffer {
  const lines = [
    [text(statement.title), text(statement.subject)],
    ...statement.facts.map(({ label, value }) => [text(label), text(value)]),
    [],
    ...linesOf(statement),
    ...(statement.further ?? []).flatMap((table) => [[], [text(table.title)], ...linesOf(table)]),
    [],
    ...statement.totals.map(({ label, money }) => [
      text(label),
      { figure: plainMoney(money) },
      text(money.currency),
    ]),
    ...statement.notes.map((note) => [text(note)]),
    [text(statement.issued)],
  ];
  return Buffer.from(writeCsv(lines));
}

function linesOf(table: StatementTable): CsvField[][] {
  return [
    table.columns.map(({ title }) => text(title)),
    ...table.rows.map((row) => row.map((cell, at) => fieldOf(table, cell, at))),
  ];
}

function fieldOf({ columns }: StatementTable, cell: StatementCell, at: number): CsvField {
  if (cell === null) return text('');
  if (typeof cell === 'string') return text(cell);
  return { figure: plainMoney({ amount: cell, currency: columns[at]?.currency ?? 'CNY' }) };
}

function text(value: string): CsvField {
  return { text: value };
}
