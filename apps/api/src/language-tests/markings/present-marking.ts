import type { AskedMarker, TestMarking } from '@tolk/contract';
import {
  actionsFor,
  findTransition,
  testMarkingActions,
  testMarkingLifecycle,
  type TestMarkingAction,
  type TestMarkingStatus,
} from '@tolk/domain';
import { presentActions } from '../../calls/action-states.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import type { markingsOfRequest, TestMarkingRecord } from './test-marking-repository.ts';

type Reader = Pick<CallContext, 'now' | 'language'>;
const offered: ReadonlySet<TestMarkingAction> = new Set(testMarkingActions);

/** As who marks sees it: the texts are there as long as they are to be marked, and never a name. */
export function presentMarking(row: TestMarkingRecord, reader: Reader): TestMarking {
  const { text, text_title: title, instructions } = row;
  const shown = row.status === 'asked' && text !== null;
  return {
    testMarkingId: row.id,
    number: row.number,
    sourceLanguage: row.source_language,
    targetLanguage: row.target_language,
    status: row.status,
    fee: row.fee,
    currency: 'CNY',
    askTime: row.asked_at.toISOString(),
    dueTime: row.due_at.toISOString(),
    text: shown ? { title: title ?? '', text, instructions: instructions ?? '' } : null,
    translation: shown ? (row.translation ?? '') : '',
    marks: row.marks,
    points: row.points,
    remark: row.remark,
    closeTime: row.closed_at?.toISOString() ?? null,
    allowedActions: allowedActions(row.status, reader),
  };
}

/** As staff see it. */
export function presentAsked(
  row: Awaited<ReturnType<typeof markingsOfRequest>>[number],
): AskedMarker {
  return {
    testMarkingId: row.id,
    number: row.number,
    personId: row.supplier_id,
    personName: row.supplier_name,
    status: row.status,
    askTime: row.asked_at.toISOString(),
    dueTime: row.due_at.toISOString(),
    marks: row.marks,
    points: row.points,
    remark: row.remark,
  };
}

/** Throws `conflict` with what is possible now. */
export function requireMarkingAction(
  { status }: Pick<TestMarkingRecord, 'status'>,
  action: TestMarkingAction,
  reader: Reader,
): void {
  if (findTransition(testMarkingLifecycle, status, 'supplier', action) === undefined) {
    refuse('conflict', { data: { allowedActions: allowedActions(status, reader) } });
  }
}

function allowedActions(status: TestMarkingStatus, { now, language }: Reader) {
  const actions = actionsFor(testMarkingLifecycle, status, 'supplier', null, now);
  return presentActions(actions, offered, language);
}
