/** A text as people wrote it, or a figure as we did. */
export type CsvField = { text: string } | { figure: string };

/**
 * What makes a spreadsheet take a text for a formula when it stands first, also behind blanks, the
 * full-width forms of Chinese and Japanese keyboards included (OWASP, CSV injection).
 */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
/**
 * Where a semicolon parts cells, what stands behind it stands first, out of its quotes; and behind a
 * new line as well, for quotes that begin within a cell hold nothing together.
 */
const partsCells = /(?:;|\r\n|\r|\n)(?=(?:"|[^\S\r\n])*[=+\-@＝＋－＠])/g;
/** Chinese Excel and online banks take a file without this mark for GBK. */
const byteOrderMark = '\uFEFF';

/** CSV (RFC 4180) for UTF-8, of which no text is a formula. */
export function writeCsv(lines: readonly (readonly CsvField[])[]): string {
  return byteOrderMark + lines.map(lineOf).join('');
}

function lineOf(fields: readonly CsvField[]): string {
  return `${fields.map(written).join(',')}\r\n`;
}

/** A figure may begin with a minus; a text that does could be a formula. */
function written(field: CsvField): string {
  if ('figure' in field) return field.figure;
  const inner = field.text.replace(partsCells, "$&'");
  const safe = formulaStart.test(inner) ? `'${inner}` : inner;
  return /[",\r\n]/.test(safe) || safe !== field.text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
