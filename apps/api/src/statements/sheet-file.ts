import writeSheet, { type Cell, type Row } from 'write-excel-file/node';
import { majorUnits, minorDigits } from '../calls/money-text.ts';
import { timeOfCell } from './statement-time.ts';
import type {
  Money,
  Statement,
  StatementCell,
  StatementColumn,
  StatementTable,
  TitledTable,
} from './statement.ts';

const columnWidths = { wide: 44, other: 22 };
/** Excel takes no longer text in a cell. */
const cellTextMax = 32_767;
/**
 * What Excel reads as a character by its number (ST_Xstring of ECMA-376, 22.9.2.19): a name could turn its
 * direction or begin a line by it. The underscore that begins one is written by its own number.
 */
const beginsCode = /_(?=x[\da-f]{4}_)/gi;

/** The statement as worksheets (Office Open XML): texts are text cells, amounts numbers, times dates. */
export async function sheetOf(statement: Statement, operator: string): Promise<Buffer> {
  const { facts, totals, notes, issued, further = [] } = statement;
  const data: Row[] = [
    [bold(statement.title), textCell(statement.subject)],
    ...facts.map(({ label, value }) => [textCell(label), textCell(value)]),
    [],
    ...rowsOf(statement),
    [],
    ...totals.map(({ label, money }) => [
      textCell(label),
      moneyCell(money),
      textCell(money.currency),
    ]),
    ...notes.map((note) => [textCell(note)]),
    ...(operator ? [[textCell(operator)]] : []),
    [textCell(issued)],
  ];
  return writeSheet([
    { data, ...lookOf(statement) },
    ...further.map((table) => ({ data: rowsOf(table), ...lookOf(table) })),
  ]).toBuffer();
}

function rowsOf({ columns, rows }: StatementTable): Row[] {
  return [
    columns.map(({ title }) => bold(title)),
    ...rows.map((row) => row.map((cell, at) => cellOf(cell, columns[at]))),
  ];
}

function lookOf({ title, columns }: TitledTable) {
  const widthOf = ({ wide }: StatementColumn) => (wide ? columnWidths.wide : columnWidths.other);
  return { sheet: title, columns: columns.map((column) => ({ width: widthOf(column) })) };
}

function textCell(value: string): Cell {
  // Control characters have no place in XML.
  const readable = value.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
  return {
    type: String,
    value: readable.replaceAll(beginsCode, '_x005F_').slice(0, cellTextMax),
  };
}

function bold(value: string): Cell {
  return { type: String, value, fontWeight: 'bold' };
}

function moneyCell(money: Money): Cell {
  const digits = minorDigits(money.currency);
  const format = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  return { type: Number, value: majorUnits(money), format };
}

function timeCell(text: string): Cell {
  return { type: Date, value: timeOfCell(text), format: 'yyyy-mm-dd hh:mm' };
}

function cellOf(cell: StatementCell, column: StatementColumn | undefined): Cell {
  if (cell === null) return null;
  if (typeof cell === 'number') {
    return moneyCell({ amount: cell, currency: column?.currency ?? 'CNY' });
  }
  return column?.times && cell !== '' ? timeCell(cell) : textCell(cell);
}
