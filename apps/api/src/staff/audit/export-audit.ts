import type { AuditEntry, RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { allRows, answerWithRows, type Column } from './answer-with-rows.ts';
import { auditFilterOf, presentAuditEntry } from './audit.ts';
import { listAuditEntries } from './audit-repository.ts';

type Call = (typeof calls)['opsinterface']['audit']['exportAuditList'];

/** What a filter leaves of the audit log, the newest first unless sorted otherwise: acts and facts by the names that the log keeps. */
export async function exportAuditList(
  request: RequestOf<Call>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { deps, language } = context;
  const filter = auditFilterOf(request);
  const { total, rows } = await listAuditEntries(deps.db, filter, allRows, request.sort);
  return answerWithRows(context, {
    name: 'audit',
    action: 'exportAuditList',
    subject: 'auditLog',
    request,
    total,
    rows: rows.map((row) => presentAuditEntry(row, language)),
    columns,
  });
}

const columns: readonly Column<AuditEntry>[] = [
  ['When (UTC)', '时间（UTC）', ({ time }) => time],
  ['Who', '操作人', ({ staffName }) => staffName],
  ['Role', '角色', ({ role }) => role],
  ['Act', '操作', ({ action }) => action],
  ['Subject', '对象', ({ subject }) => subject],
  ['Id', '对象编号', ({ subjectId }) => subjectId],
  ['Name', '对象名称', ({ subjectName }) => subjectName],
  ['Details', '详情', ({ details }) => factsOf(details)],
  ['IP address', 'IP 地址', ({ address }) => address],
];

function factsOf(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
