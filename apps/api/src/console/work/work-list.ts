import type { RequestOf, ResponseOf, WorkRow, calls } from '@tolk/contract';
import {
  afterOpenMs,
  limits,
  workKindsOf,
  workPace,
  workTarget,
  type OpeningHours,
  type WorkPace,
} from '@tolk/domain';
import { shownName } from '../../accounts/identity/shown-name.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { readHours } from '../../service-desk/hours-repository.ts';
import { viewersOf } from './case-repository.ts';
import { countNotes } from './note-repository.ts';
import { listWaiting, type WaitingCase } from './waiting-repository.ts';

type Calls = typeof calls.opsinterface.work;

export interface TimedCase extends WaitingCase {
  target: Date;
  pace: WorkPace;
}

/** All queues of the caller's role as one list; what is due first stands first. */
export async function workList(
  { view = 'all', kind, pace, assigneeId, ...page }: RequestOf<Calls['getWorkList']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getWorkList']>> {
  const { deps, staffMember, now } = context;
  const hours = await readHours(deps.db);
  const waiting = await listWaiting(deps.db, workKindsOf(staffMember.role));
  const timed = waiting.map((one) => withTarget(one, hours, now));
  const views = {
    mine: timed.filter((one) => one.assignee_id === staffMember.staffId),
    unassigned: timed.filter((one) => !one.assignee_active),
    all: timed,
  };
  const found = views[view]
    .filter((one) => (kind ?? one.kind) === one.kind && (pace ?? one.pace) === one.pace)
    .filter((one) => assigneeId === undefined || assigneeId === one.assignee_id)
    .toSorted((one, other) => +one.target - +other.target || +one.since - +other.since);
  const { limit, offset } = pagingOf(page);
  return {
    total: found.length,
    list: await present(found.slice(offset, offset + limit), context),
    counts: {
      mine: views.mine.length,
      unassigned: views.unassigned.length,
      all: timed.length,
      over: timed.filter((one) => one.pace === 'over').length,
    },
  };
}

/** A case with by when it should be dealt with; customers of the service desk wait in its open time. */
export function withTarget(waiting: WaitingCase, hours: OpeningHours, now: Date): TimedCase {
  const { kind, since } = waiting;
  const promised =
    kind === 'serviceToAnswer'
      ? afterOpenMs(hours, since, limits.service.firstAnswerMs)
      : waiting.promised;
  const target = workTarget(kind, { since, promised });
  return { ...waiting, target, pace: workPace(since, target, now) };
}

async function present(
  cases: readonly TimedCase[],
  { deps, staffMember, language, now }: CallContext,
): Promise<WorkRow[]> {
  const ids = cases.map(({ id }) => id);
  const notes = await countNotes(deps.db, ids);
  const viewers =
    ids.length === 0 ? [] : await viewersOf(deps.db, ids, { besides: staffMember.staffId, now });
  return cases.map((one) => ({
    kind: one.kind,
    subject: one.subject,
    subjectId: one.id,
    about: shownName(one.about, language),
    number: one.number,
    sinceTime: one.since.toISOString(),
    targetTime: one.target.toISOString(),
    pace: one.pace,
    assigneeId: one.assignee_id,
    assigneeName: one.assignee_name,
    notes: notes.find((counted) => counted.subject_id === one.id)?.notes ?? 0,
    viewers: viewers.filter(({ subject_id }) => subject_id === one.id).map(({ name }) => name),
  }));
}
