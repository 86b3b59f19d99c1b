import { plainMoney } from './money-text.ts';
import type { Statement } from './statement.ts';

/** A text as people wrote it, or a figure as we did. */
type Field = { text: string } | { figure: string };

/**
 * What makes a spreadsheet take a text for a formula when it stands first, the full-width forms of
 * Chinese and Japanese keyboards included (OWASP, CSV injection).
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** Where a semicolon parts cells, what stands behind it stands first. */
const behindSemicolon = /;(?=\s*[=+\-@＝＋－＠])/g;
/** Chinese Excel takes a file without this mark for GBK. */
const byteOrderMark = '\uFEFF';

/** The statement as CSV (RFC 4180) in UTF-8. */
export function csvOf(statement: Statement): Buffer {
  const lines = [
    [text(statement.title), text(statement.subject)],
    ...statement.facts.map(({ label, value }) => [text(label), text(value)]),
    [],
    statement.columns.map(({ title }) => text(title)),
    ...statement.rows.map((row) => row.map((cell, at) => fieldOf(statement, cell, at))),
    [],
    ...statement.totals.map(({ label, money }) => [
      text(label),
      { figure: plainMoney(money) },
      text(money.currency),
    ]),
    ...statement.notes.map((note) => [text(note)]),
    [text(statement.issued)],
  ];
  return Buffer.from(byteOrderMark + lines.map(lineOf).join(''));
}

function fieldOf({ columns }: Statement, cell: string | number | null, at: number): Field {
  if (cell === null) return text('');
  if (typeof cell === 'string') return text(cell);
  return { figure: plainMoney({ amount: cell, currency: columns[at]?.currency ?? 'CNY' }) };
}

function text(value: string): Field {
  return { text: value };
}

function lineOf(fields: readonly Field[]): string {
  return `${fields.map(written).join(',')}\r\n`;
}

/** A figure may begin with a minus; a text that does could be a formula. */
function written(field: Field): string {
  if ('figure' in field) return field.figure;
  const inner = field.text.replace(behindSemicolon, ";'");
  const safe = formulaStart.test(inner) ? `'${inner}` : inner;
  return /[",\r\n]/.test(safe) || safe !== field.text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
