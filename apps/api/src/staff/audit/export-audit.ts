import { Readable } from 'node:stream';
import type { AuditEntry, RequestOf, calls } from '@tolk/contract';
import { limits, type Language } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidFields } from '../../calls/refusal.ts';
import { writeCsv, type CsvField } from '../../files/write-csv.ts';
import { auditFilterOf, presentAuditEntry, recordAudit } from './audit.ts';
import { listAuditEntries } from './audit-repository.ts';

type Call = (typeof calls)['opsinterface']['audit']['exportAuditList'];

/**
 * What a filter leaves of the audit log, the newest first, as CSV: acts and facts by the names that
 * the log keeps, times in UTC (ISO 8601). Throws 422 at `from` where there are too many entries.
 */
export async function exportAuditList(
  request: RequestOf<Call>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, language, now } = context;
  const page = { limit: limits.auditExportRows, offset: 0 };
  const { total, rows } = await listAuditEntries(deps.db, auditFilterOf(request), page);
  if (total > page.limit) invalidFields({ from: tooMany(page.limit) });
  const lines = rows.map((row) => lineOf(presentAuditEntry(row, language)));
  const file = Buffer.from(writeCsv([headings[language], ...lines]));
  await context.transaction((tx) =>
    recordAudit(tx, context, {
      action: 'exportAuditList',
      subject: 'auditLog',
      details: { ...request, entries: String(rows.length) },
    }),
  );
  context.answerFile = {
    stream: Readable.from([file]),
    fileName: `tolk-audit-${now.toISOString().slice(0, 10)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    size: file.length,
  };
  return {};
}

const columns = {
  en: ['When (UTC)', 'Who', 'Role', 'Act', 'Subject', 'Id', 'Name', 'Details', 'IP address'],
  zh: ['时间（UTC）', '操作人', '角色', '操作', '对象', '对象编号', '对象名称', '详情', 'IP 地址'],
};
const texts = (words: readonly string[]): CsvField[] => words.map((text) => ({ text }));
const headings: Readonly<Record<Language, CsvField[]>> = {
  en: texts(columns.en),
  'zh-CN': texts(columns.zh),
};

function lineOf(entry: AuditEntry): CsvField[] {
  const facts = Object.entries(entry.details).map(([name, value]) => `${name}: ${value}`);
  return texts([
    entry.time,
    entry.staffName,
    entry.role,
    entry.action,
    entry.subject,
    entry.subjectId ?? '',
    entry.subjectName ?? '',
    facts.join('\n'),
    entry.address,
  ]);
}

function tooMany(rowsMax: number) {
  return {
    en: `There are more than ${rowsMax} entries. Choose fewer days.`,
    zh: `记录超过 ${rowsMax} 条，请缩短日期范围。`,
  };
}
