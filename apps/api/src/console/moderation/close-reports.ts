import type { ModeratedContent, RequestOf, calls } from '@tolk/contract';
import { pathTo } from '@tolk/contract/routes';
import type { ContentReportOutcome, Identity, ModeratedSubject } from '@tolk/domain';
import type { Selectable } from 'kysely';
import type { CallContext } from '../../calls/call-context.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import {
  closeCase,
  findOpenCase,
  findReportedContent,
  reportersOf,
} from './content-report-repository.ts';
import type { ReportedContentTable } from './content-report-table.ts';
import { presentKept } from './present-hiding.ts';

type Calls = typeof calls.opsinterface.moderation;
type Case = Selectable<ReportedContentTable>;

/** Throws `notFound`. */
export async function reportedContent(
  { reportedContentId }: RequestOf<Calls['getReportedContent']>,
  context: CallContext,
): Promise<ModeratedContent> {
  const { db } = context.deps;
  const found = (await findReportedContent(db, reportedContentId)) ?? refuse('notFound');
  return presentKept(db, found, context);
}

/** Leaves what was reported as it is. Throws 422 at `words`, `notFound`; `conflict` where a colleague was faster. */
export async function dismissContentReports(
  { reportedContentId, words }: RequestOf<Calls['dismissContentReports']>,
  context: CallContext,
): Promise<ModeratedContent> {
  requireNoFaults(blankFaults({ words }));
  return context.transaction(async (tx) => {
    const found = (await findReportedContent(tx, reportedContentId)) ?? refuse('notFound');
    if (!(await close(tx, found, { outcome: 'dismissed', words: words.trim() }, context)))
      refuse('conflict');
    await recordAudit(tx, context, {
      action: 'dismissContentReports',
      subject: 'reportedContent',
      subjectId: found.id,
      details: { personId: found.person_id },
    });
    return presentKept(tx, found, context);
  });
}

/** Once it is hidden nothing is left to decide. */
export async function closeReports(
  tx: Tx,
  { subject, subject_id }: Pick<Case, 'subject' | 'subject_id'>,
  context: CallContext,
): Promise<void> {
  const open = await findOpenCase(tx, subject, subject_id);
  if (open !== undefined) await close(tx, open, { outcome: 'hidden', words: '' }, context);
}

async function close(
  tx: Tx,
  found: Case,
  decision: { outcome: ContentReportOutcome; words: string },
  { deps, now, staffMember }: CallContext,
): Promise<boolean> {
  const closed = { ...decision, by: staffMember.staffId, at: now };
  if (!(await closeCase(tx, found.id, closed))) return false;
  for (const { reporter_id, identity } of await reportersOf(tx, found.id)) {
    await notify(tx, deps.jobs, {
      personId: reporter_id,
      identity,
      kind: 'reportDecided',
      title: { en: 'We have looked into your report', zh: '您的举报已处理' },
      text: outcomeTexts[decision.outcome],
      // The title of a review is its order’s name, which only its two sides may read.
      ...(found.subject === 'review' ? {} : { about: found.title }),
      path: decision.outcome === 'hidden' ? pathToNotices(identity) : pathOf(found, identity),
      at: now,
    });
  }
  return true;
}

const outcomeTexts: Readonly<Record<ContentReportOutcome, BilingualText>> = {
  dismissed: {
    en: 'Our staff found nothing against our rules, so it stays as it is.',
    zh: '工作人员核实后未发现违规，内容保持不变。',
  },
  hidden: {
    en: 'Our staff have hidden it. Thank you for telling us.',
    zh: '工作人员已将其隐藏，感谢您的反馈。',
  },
};

/** Of what is hidden there is nothing left to lead to. */
function pathToNotices(identity: Identity): string {
  return pathTo(identity === 'client' ? 'clientNotifications' : 'supplierNotifications');
}

/** Where the reporter read it. */
function pathOf({ subject, subject_id, title }: Case, identity: Identity): string {
  const reviews = identity === 'client' ? 'clientEvaluations' : 'evaluateRecord';
  const paths: Readonly<Record<ModeratedSubject, string>> = {
    posting: pathTo('publicJob', { projectReleaseInforId: subject_id }),
    publicProfile: `${pathTo('supplierPage')}/${title}`,
    resume: pathTo('resumeDetail', { supUserId: subject_id }),
    review: pathTo(reviews),
  };
  return paths[subject];
}
