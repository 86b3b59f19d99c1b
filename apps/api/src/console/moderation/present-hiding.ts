import type { ContentReports, Hiding, ModeratedContent, OwnHiding } from '@tolk/contract';
import {
  isSanction,
  moderationActionsOf,
  type AppealedSubject,
  type Language,
  type ModerationStanding,
} from '@tolk/domain';
import type { Selectable } from 'kysely';
import { shownName } from '../../accounts/identity/shown-name.ts';
import { reasonText } from '../../calls/action-states.ts';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import {
  newestReportedContent,
  reportsOf,
  type ReportedContentRow,
} from './content-report-repository.ts';
import { findContent, type Content } from './content-repository.ts';
import { newestHiding, type HidingRow, type OwnHidingRow } from './hiding-repository.ts';
import type { ModerationTable } from './moderation-table.ts';

function presentCommon(row: Selectable<ModerationTable>) {
  return {
    moderationId: row.id,
    subject: row.subject,
    title: row.title,
    state: row.state,
    reason: row.reason,
    words: row.words,
    hiddenTime: row.hidden_at.toISOString(),
    untilTime: row.until?.toISOString() ?? null,
    appeal: row.appeal,
    appealTime: row.appealed_at?.toISOString() ?? null,
    decision: row.decision,
    decideTime: row.decided_at?.toISOString() ?? null,
  };
}

/** `maySpeak`: whether the caller may speak for whom it was hidden of. */
export function presentOwn(row: OwnHidingRow, maySpeak: boolean): OwnHiding {
  const { state, deleted } = row;
  return { ...presentCommon(row), mayAppeal: maySpeak && state === 'hidden' && !deleted, deleted };
}

function presentHiding(row: HidingRow): Hiding {
  return {
    ...presentCommon(row),
    text: row.text,
    hiddenBy: row.hidden_by_name,
    decidedBy: row.decided_by_name,
  };
}

/** How it stands for this member of the staff. */
export function standingOf(
  subject: AppealedSubject,
  hiding: Selectable<ModerationTable> | undefined,
  staffId: string,
): ModerationStanding {
  return {
    subject,
    state: hiding?.state ?? null,
    own: hiding?.hidden_by === staffId,
    appealed: (hiding?.appealed_at ?? null) !== null,
  };
}

async function presentReports(
  db: Queryable,
  row: ReportedContentRow,
  language: Language,
): Promise<ContentReports> {
  const { count, list } = await reportsOf(db, row.id);
  return {
    reportedContentId: row.id,
    count,
    list: list.map(({ reporter_id, reporter_name, reason, note, created_at }) => ({
      reporterId: reporter_id,
      reporterName: shownName(reporter_name, language),
      reason,
      note,
      createTime: created_at.toISOString(),
    })),
    title: row.title,
    text: row.text,
    outcome: row.outcome,
    words: row.words,
    decidedBy: row.decided_by_name,
  };
}

/** What stands there, with its newest hiding and the newest case of reports. */
export async function presentContent(
  db: Queryable,
  subject: AppealedSubject,
  content: Content,
  { staffMember, language }: CallContext,
): Promise<ModeratedContent> {
  const hiding = await newestHiding(db, subject, content.subject_id);
  const reported = isSanction(subject)
    ? undefined
    : await newestReportedContent(db, subject, content.subject_id);
  const actions = moderationActionsOf(standingOf(subject, hiding, staffMember.staffId));
  return {
    subject,
    subjectId: content.subject_id,
    personId: content.person_id,
    personName: shownName(content.person_name, language),
    title: content.title,
    text: content.text,
    time: content.at.toISOString(),
    hiding: hiding ? presentHiding(hiding) : null,
    reports: reported ? await presentReports(db, reported, language) : null,
    allowedActions: actions.map(({ action, enabled }) => ({
      action,
      enabled,
      ...(enabled ? {} : { reason: reasonText('secondPairOfEyes', language) }),
    })),
  };
}

/** What a hiding or a case of reports keeps of what it is about. */
type Kept = Pick<
  Selectable<ModerationTable>,
  'subject' | 'subject_id' | 'person_id' | 'identity' | 'title'
> &
  ({ hidden_at: Date } | { opened_at: Date });

/** What it is about may be gone since: what is known of it then is what the record says. */
export async function presentKept(
  db: Queryable,
  row: Kept,
  context: CallContext,
): Promise<ModeratedContent> {
  const content = await findContent(db, row.subject, row.subject_id);
  return presentContent(db, row.subject, content ?? goneContent(row), context);
}

function goneContent(row: Kept): Content {
  const { subject_id, person_id, identity, title } = row;
  const at = 'hidden_at' in row ? row.hidden_at : row.opened_at;
  return { subject_id, person_id, person_name: '', identity, title, text: '', at, hidden: true };
}

/** As lists have it: what people wrote to each other is read one by one, and each look is noted. */
export function withoutMessage(content: ModeratedContent): ModeratedContent {
  if (!isSanction(content.subject)) return content;
  const unread = { title: '', text: '' };
  return { ...content, ...unread, hiding: content.hiding && { ...content.hiding, ...unread } };
}
