import { Readable } from 'node:stream';
import { limits, type Language } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { inLanguage, invalidFields, type BilingualText } from '../../calls/refusal.ts';
import { writeCsv, type CsvField } from '../../files/write-csv.ts';
import { recordAudit } from './audit.ts';

/** One column of a list that staff take along: its heading, and what stands in it. */
export type Column<Row> = readonly [
  en: string,
  zh: string,
  text: (row: Row) => string | BilingualText | null,
];

interface List<Row> {
  /** Of the file: `tolk-<name>-<day>.csv`. */
  name: string;
  /** The call, as the audit log names it. */
  action: string;
  subject: string;
  /** The filter, which is noted with the export. */
  request: Record<string, string | undefined>;
  total: number;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

/** All rows that one file may have, as a repository reads a page. */
export const allRows = { limit: limits.auditExportRows, offset: 0 } as const;

/**
 * Answers with a list as CSV, times in UTC (ISO 8601), and notes the export. Throws 422 at `from`
 * where there are too many rows.
 */
export async function answerWithRows<Row>(
  context: CallContext,
  { name, action, subject, request, total, rows, columns }: List<Row>,
): Promise<Record<string, never>> {
  const { language, now } = context;
  if (total > allRows.limit) invalidFields({ from: tooMany(allRows.limit) });
  const lines = rows.map((row) => texts(columns.map(([, , text]) => said(text(row), language))));
  const file = Buffer.from(writeCsv([headingsOf(columns, language), ...lines]));
  const filter = Object.entries(request).flatMap(([key, value]) =>
    // Its words may be a contact.
    value && key !== 'search' ? [[key, value]] : [],
  );
  const details = { ...Object.fromEntries(filter), entries: String(rows.length) };
  await context.transaction((tx) => recordAudit(tx, context, { action, subject, details }));
  context.answerFile = {
    stream: Readable.from([file]),
    fileName: `tolk-${name}-${now.toISOString().slice(0, 10)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    size: file.length,
  };
  return {};
}

function headingsOf<Row>(columns: readonly Column<Row>[], language: Language): CsvField[] {
  return texts(columns.map(([en, zh]) => (language === 'en' ? en : zh)));
}

function said(text: string | BilingualText | null, language: Language): string {
  return text === null || typeof text === 'string' ? (text ?? '') : inLanguage(text, language);
}

const texts = (words: readonly string[]): CsvField[] => words.map((text) => ({ text }));

function tooMany(rowsMax: number) {
  return {
    en: `There are more than ${rowsMax} entries. Choose fewer days.`,
    zh: `记录超过 ${rowsMax} 条，请缩短日期范围。`,
  };
}
