import type { SampleText, TestRequest, TestRequestRow } from '@tolk/contract';
import {
  actionsFor,
  findTransition,
  testRequestActions,
  testRequestLifecycle,
  type TestRequestAction,
  type TestRequestStatus,
} from '@tolk/domain';
import { presentActions } from '../../calls/action-states.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { SampleText as SampleTextRecord } from './sample-text-repository.ts';
import type { TestRequestRecord } from './test-request-repository.ts';

type Side = 'supplier' | 'staff';
const offered: ReadonlySet<TestRequestAction> = new Set(testRequestActions);

export function presentRequest(
  row: TestRequestRecord,
  side: Side,
  context: Pick<CallContext, 'now' | 'language'>,
): TestRequest {
  const { text, text_title: title, instructions } = row;
  return {
    testRequestId: row.id,
    sourceLanguage: row.source_language,
    targetLanguage: row.target_language,
    teamMemberId: row.team_member_id,
    teamMemberName: row.team_member_name,
    status: row.status,
    markedBy: row.marked_by,
    note: row.note,
    requestTime: row.requested_at.toISOString(),
    promisedTime: row.promised_at?.toISOString() ?? null,
    text: text === null ? null : { title: title ?? '', text, instructions: instructions ?? '' },
    dueTime: row.due_at?.toISOString() ?? null,
    translation: row.translation,
    handInTime: row.handed_in_at?.toISOString() ?? null,
    marks: row.marks,
    points: row.points,
    remark: row.remark,
    sheets: row.closed_at === null ? [] : row.sheets,
    closeTime: row.closed_at?.toISOString() ?? null,
    allowedActions: allowedActions(row.status, side, context),
  };
}

export function presentQueued(row: TestRequestRecord): TestRequestRow {
  return {
    testRequestId: row.id,
    personId: row.person_id,
    personName: row.person_name,
    teamMemberName: row.team_member_name,
    sourceLanguage: row.source_language,
    targetLanguage: row.target_language,
    status: row.status,
    requestTime: row.requested_at.toISOString(),
    promisedTime: row.promised_at?.toISOString() ?? null,
    dueTime: row.due_at?.toISOString() ?? null,
    points: row.points,
  };
}

export function presentSampleText(row: SampleTextRecord): SampleText {
  return {
    sampleTextId: row.id,
    sourceLanguage: row.source_language,
    title: row.title,
    text: row.text,
    instructions: row.instructions,
    retired: row.retired,
    given: row.given,
    createTime: row.created_at.toISOString(),
  };
}

/** Throws `conflict` with what is possible now. */
export function requireAction(
  { status }: Pick<TestRequestRecord, 'status'>,
  side: Side,
  action: TestRequestAction,
  context: Pick<CallContext, 'now' | 'language'>,
): void {
  if (findTransition(testRequestLifecycle, status, side, action) === undefined) {
    refuse('conflict', { data: { allowedActions: allowedActions(status, side, context) } });
  }
}

function allowedActions(
  status: TestRequestStatus,
  side: Side,
  { now, language }: Pick<CallContext, 'now' | 'language'>,
) {
  return presentActions(
    actionsFor(testRequestLifecycle, status, side, null, now),
    offered,
    language,
  );
}
