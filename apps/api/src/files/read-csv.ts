/** One line of a file: its number, counted from 1 as an editor shows it, and its cells. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Between the cells, the likelier ones first. */
const usualSeparators = [',', '\t', '，'];

/**
 * Reads CSV as RFC 4180 has it; between the cells stands the first of these signs that the first line
 * has, by default a comma, a tab or a full-width comma. A quoted cell may hold line breaks. Lines without content are left
 * out; null for a quote that is never closed.
 */
export function readCsv(
  text: string,
  separators: readonly string[] = usualSeparators,
): CsvRow[] | null {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [head = ''] = content.trimStart().split('\n', 1);
  const separator = separators.find((sign) => head.includes(sign)) ?? ',';
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  let value = '';
  /** Whether nothing but white space is in it, told as it grows: to look each time takes a square of its length. */
  let blank = true;
  let quoted = false;

  for (let at = 0; at <= content.length; at += 1) {
    const sign = content[at] ?? '';
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign === '') return null;
      if (sign !== '"') value += sign;
      else if (content[at + 1] === '"') value += content[(at += 1)];
      else quoted = false;
    } else if (sign === '"' && blank) {
      value = '';
      blank = false;
      quoted = true;
    } else if (sign === separator || sign === '\n' || sign === '') {
      row.cells.push(value.trim());
      value = '';
      blank = true;
      if (sign !== separator) {
        if (row.cells.some(Boolean)) rows.push(row);
        row = { line, cells: [] };
      }
    } else {
      value += sign;
      blank &&= sign.trim() === '';
    }
  }
  return rows;
}
