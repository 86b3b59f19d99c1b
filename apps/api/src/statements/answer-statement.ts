import { Readable } from 'node:stream';
import type { statementFormats } from '@tolk/contract';
import type { CallContext } from '../calls/call-context.ts';
import { invalidFields } from '../calls/refusal.ts';
import { makeApart } from './make-apart.ts';
import type { Statement } from './statement.ts';

type Format = (typeof statementFormats)[number];

const formats: Readonly<Record<Format, { mediaType: string; rowsMax: number }>> = {
  pdf: { mediaType: 'application/pdf', rowsMax: 2_000 },
  csv: { mediaType: 'text/csv; charset=utf-8', rowsMax: 20_000 },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    rowsMax: 20_000,
  },
};

/** One more than the format takes: who reads this many knows that there are too many. */
export function rowsToRead(format: Format): number {
  return formats[format].rowsMax + 1;
}

/** Throws `invalid` where the format takes no so many rows. */
export function requireRoom(format: Format, rows: number): void {
  const { rowsMax } = formats[format];
  if (rows > rowsMax) invalidFields({ format: tooLong(rowsMax) });
}

/** Lets the call be answered with the statement as a file. Throws `invalid`, `unavailable`, `tooMany`. */
export async function answerWithStatement(
  statement: Statement,
  format: Format,
  context: CallContext,
): Promise<void> {
  const { mediaType } = formats[format];
  const tables = [statement, ...(statement.further ?? [])];
  requireRoom(format, Math.max(...tables.map(({ rows }) => rows.length)));
  const { site } = context.deps.config;
  const operator = statement.language === 'en' ? site.operatorEnglish : site.operator;
  const content = await makeApart({ statement, format, operator }, context.personId);
  context.answerFile = {
    stream: Readable.from([content]),
    fileName: `${statement.fileName}.${format}`,
    mediaType,
    size: content.length,
  };
}

function tooLong(rowsMax: number) {
  return {
    en: `There are more than ${rowsMax} entries. Choose a shorter time or another format.`,
    zh: `记录超过 ${rowsMax} 条，请缩短时间范围或选择其他格式。`,
  };
}
