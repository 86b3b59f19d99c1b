import { randomUUID } from 'node:crypto';
import {
  markingOutcome,
  markingTotal,
  meanPoints,
  pointsOf,
  type LanguageTestEnd,
  type Marks,
} from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handleJob } from '../../jobs/job-kinds.ts';
import { insertLanguageTest } from '../tests/language-test-repository.ts';
import { testPassed } from '../tests/test-passed.ts';
import { tellSupplier } from './tell-request.ts';
import {
  lockTestRequest,
  updateTestRequest,
  type TestRequestRecord,
} from './test-request-repository.ts';

export const requestExpiryKey = (testRequestId: string) => `testRequest:${testRequestId}`;

/** Fails a test whose text was not handed in. */
export const expireTestRequest = handleJob(
  'testRequest.expire',
  'money',
  ({ testRequestId }, deps) => expireWhenOver(deps, testRequestId, deps.clock.now()),
);

type Needs = Pick<Dependencies, 'db' | 'jobs'>;

/** A request that is not open any more, or has been given more time, is left alone. */
export async function expireWhenOver(
  { db, jobs }: Needs,
  testRequestId: string,
  now: Date,
): Promise<void> {
  await transaction(db, async (tx) => {
    const request = await lockTestRequest(tx, testRequestId);
    if (request?.status !== 'given' || (request.due_at ?? now) > now) return;
    const at = request.due_at ?? now;
    const testId = await insertResult(tx, request, {
      status: 'failed',
      score: null,
      end: 'timeOver',
      at,
    });
    await updateTestRequest(tx, request.id, {
      status: 'failed',
      language_test_id: testId,
      closed_at: at,
    });
    await tellSupplier(tx, jobs, { request, news: 'expired', at: now });
  });
}

/** The points decide; the result counts as that of any other test of the pair. */
export async function closeWithMarks(
  tx: Tx,
  { jobs }: Pick<Needs, 'jobs'>,
  marked: { request: TestRequestRecord; marks: Marks; remark: string; staffId: string; at: Date },
): Promise<void> {
  const { request, marks, remark, staffId, at } = marked;
  const status = markingOutcome(marks);
  const points = pointsOf(marks);
  const score = points / markingTotal;
  const testId = await insertResult(tx, request, { status, score, end: 'offline', at, staffId });
  await updateTestRequest(tx, request.id, {
    status,
    marks: JSON.stringify(marks),
    points,
    remark,
    handled_by: staffId,
    language_test_id: testId,
    promised_at: null,
    closed_at: at,
  });
  await tellSupplier(tx, jobs, { request, news: status, at });
  if (status === 'passed') await testPassed(tx, jobs, request.person_id, at);
}

/** What two suppliers agree on; the points are those between their sheets. */
export async function closeByMarkers(
  tx: Tx,
  { jobs }: Pick<Needs, 'jobs'>,
  marked: {
    request: TestRequestRecord;
    sheets: readonly Marks[];
    status: 'passed' | 'failed';
    at: Date;
  },
): Promise<void> {
  const { request, sheets, status, at } = marked;
  const points = meanPoints(sheets);
  const score = points / markingTotal;
  const testId = await insertResult(tx, request, { status, score, end: 'offline', at });
  await updateTestRequest(tx, request.id, {
    status,
    points,
    language_test_id: testId,
    closed_at: at,
  });
  await tellSupplier(tx, jobs, { request, news: status, at });
  if (status === 'passed') await testPassed(tx, jobs, request.person_id, at);
}

interface RequestResult {
  status: 'passed' | 'failed';
  score: number | null;
  end: LanguageTestEnd;
  at: Date;
  staffId?: string;
}

async function insertResult(
  tx: Tx,
  request: TestRequestRecord,
  { status, score, end, at, staffId }: RequestResult,
): Promise<string> {
  const id = randomUUID();
  await insertLanguageTest(tx, {
    id,
    person_id: request.person_id,
    team_member_id: request.team_member_id,
    source_language: request.source_language,
    target_language: request.target_language,
    status,
    is_offline: true,
    ended_by: end,
    correct: null,
    question_count: 0,
    score,
    entered_by: staffId ?? null,
    started_at: request.given_at ?? at,
    ends_at: request.due_at ?? at,
    finished_at: at,
  });
  return id;
}
