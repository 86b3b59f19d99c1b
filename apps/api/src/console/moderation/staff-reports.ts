import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { pathTo } from '@tolk/contract/routes';
import { DAY, limits, otherIdentity, type Language, type ReportOutcome } from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { forOrganisation } from '../../messages/notifications/notices-to-members.ts';
import { notify } from '../../messages/notifications/notify.ts';
import {
  countFindings,
  decideReport,
  findReport,
  listReports,
  type ReportRecord,
} from '../../messages/threads/report-repository.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { sanctionWriter, writerOf } from './sanctions.ts';
import { howToAppeal, pathToAppeal } from './tell-author.ts';

type Calls = typeof calls.opsinterface.reports;
type Report = ResponseOf<Calls['getMessageReport']>;
type Row = ResponseOf<Calls['getMessageReportList']>['list'][number];

export async function reportList(
  { decided, ...page }: RequestOf<Calls['getMessageReportList']>,
  { deps, language }: CallContext,
): Promise<ResponseOf<Calls['getMessageReportList']>> {
  const { total, list } = await listReports(deps.db, decided, pagingOf(page));
  return { total, list: list.map((report) => presentRow(report, language)) };
}

/** The look is noted: it is the only way in which staff reads what two people wrote. Throws `notFound`. */
export async function readReport(
  { messageReportId }: RequestOf<Calls['getMessageReport']>,
  context: CallContext,
): Promise<Report> {
  return context.transaction(async (tx) => {
    const report = (await findReport(tx, messageReportId)) ?? refuse('notFound');
    await recordAudit(tx, context, {
      action: 'getMessageReport',
      subject: 'messageReport',
      subjectId: report.id,
      details: { personId: writerOf(report) },
    });
    return present(tx, report, context.language);
  });
}

/**
 * Decides a report, once; who wrote the message is told what they may not do, who reported it that it
 * was looked at. Throws 422 at `words`, `notFound`, `conflict`.
 */
export async function decide(
  { messageReportId, outcome, words }: RequestOf<Calls['decideMessageReport']>,
  context: CallContext,
): Promise<Report> {
  const said = outcome === 'dismissed' ? '' : words.trim();
  if (outcome !== 'dismissed') requireNoFaults(blankFaults({ words: said }));
  return context.transaction(async (tx) => {
    const action = 'decideMessageReport';
    const decision = { messageReportId, outcome, said, action };
    if (!(await decideWithin(tx, decision, context))) refuse('conflict');
    const decided = (await findReport(tx, messageReportId)) ?? refuse('notFound');
    return present(tx, decided, context.language);
  });
}

/** False where a colleague was faster. Throws `notFound`. */
export async function decideWithin(
  tx: Tx,
  decision: { messageReportId: string; outcome: ReportOutcome; said: string; action: string },
  context: CallContext,
): Promise<boolean> {
  const { messageReportId, outcome, said, action } = decision;
  const { now, staffMember } = context;
  const report = (await findReport(tx, messageReportId)) ?? refuse('notFound');
  const stored = { outcome, words: said, at: now, by: staffMember.staffId };
  if (!(await decideReport(tx, report.id, stored))) return false;
  if (outcome !== 'dismissed') {
    await sanctionWriter(tx, report, { outcome, said }, context);
    await tellWriter(tx, report, { outcome, said }, context);
  }
  await tellReporter(tx, report, outcome, context);
  await recordAudit(tx, context, {
    action,
    subject: 'messageReport',
    subjectId: report.id,
    details: { outcome, personId: writerOf(report) },
  });
  return true;
}

const silenceDays = limits.conversation.silenceMs / DAY;

async function tellWriter(
  tx: Tx,
  report: ReportRecord,
  { outcome, said }: { outcome: ReportOutcome; said: string },
  { deps, now }: CallContext,
): Promise<void> {
  const title: BilingualText =
    outcome === 'silenced'
      ? {
          en: `You can’t send messages for ${silenceDays} days`,
          zh: `您在 ${silenceDays} 天内无法发送消息`,
        }
      : { en: 'One of your messages was reported', zh: '您的消息被举报' };
  const identity = otherIdentity(report.by);
  const { member_id, reported_name: organisation } = report;
  await notify(tx, deps.jobs, {
    personId: writerOf(report),
    identity,
    kind: 'messageReported',
    title: member_id === null ? title : forOrganisation(title, organisation),
    text: {
      en: `Our staff looked into it and write: ${said} ${howToAppeal.en}`,
      zh: `工作人员核实后告知：${said} ${howToAppeal.zh}`,
    },
    // Also a member’s own: what they wrote for an organisation is not done to the organisation.
    path: pathToAppeal(identity),
    at: now,
  });
}

async function tellReporter(
  tx: Tx,
  report: ReportRecord,
  outcome: ReportOutcome,
  { deps, now }: CallContext,
): Promise<void> {
  await notify(tx, deps.jobs, {
    personId: report.reporter_id,
    identity: report.by,
    kind: 'reportDecided',
    title: { en: 'We have looked into your report', zh: '您的举报已处理' },
    text:
      outcome === 'dismissed'
        ? {
            en: 'Our staff found nothing against our rules. You can block this contact at any time.',
            zh: '工作人员核实后未发现违规。您可以随时屏蔽该联系人。',
          }
        : {
            en: 'Our staff have acted on it. Thank you for telling us.',
            zh: '工作人员已采取相应措施，感谢您的反馈。',
          },
    path: pathTo(report.by === 'client' ? 'clientChat' : 'supplierChat'),
    at: now,
  });
}

function presentRow(report: ReportRecord, language: Language): Row {
  return {
    messageReportId: report.id,
    reason: report.reason,
    note: report.note,
    createTime: report.created_at.toISOString(),
    reporterName: shownName(report.reporter_name, language),
    reportedName: shownName(report.reported_name, language),
    ...(report.member_name === null ? {} : { memberName: shownName(report.member_name, language) }),
    outcome: report.outcome,
    decidedTime: report.decided_at?.toISOString() ?? null,
    decidedBy: report.decided_by_name,
    liftedTime: report.lifted_at?.toISOString() ?? null,
  };
}

async function present(db: Queryable, report: ReportRecord, language: Language): Promise<Report> {
  return {
    ...presentRow(report, language),
    reporterId: report.reporter_id,
    reportedId: report.reported_id,
    ...(report.member_id === null ? {} : { memberId: report.member_id }),
    reportedSide: otherIdentity(report.by),
    seq: report.seq,
    messages: report.messages,
    earlierFindings: await countFindings(db, writerOf(report)),
    words: report.words,
  };
}
