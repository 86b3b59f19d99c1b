import { randomUUID } from 'node:crypto';
import { addMs, afterWorkingDays, commonOutcome, limits, shanghaiDay } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handleJob, scheduleJob } from '../../jobs/job-kinds.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import {
  lockPersonForNoKeyUpdate,
  lockPersonsForKeyShare,
} from '../../persons/person-repository.ts';
import { closeByMarkers } from '../requests/close-request.ts';
import {
  findTestRequest,
  lockTestRequest,
  updateTestRequest,
  type TestRequestRecord,
} from '../requests/test-request-repository.ts';
import { findMarkers } from './marker-repository.ts';
import { tellMarker } from './tell-marker.ts';
import {
  insertTestMarking,
  markingsOfRequest,
  nextMarkingNumber,
} from './test-marking-repository.ts';

type Needs = Pick<Dependencies, 'jobs'>;

const { markers, markMs, fee, asked: mostAsked } = limits.testMarking;

export const markingExpiryKey = (testMarkingId: string) => `testMarking:${testMarkingId}`;

/** Asks whom a translation lacks; nothing happens when it lacks nobody. */
export const fillMarkers = handleJob('testMarking.fill', 'money', ({ testRequestId }, deps) =>
  transaction(deps.db, async (tx) => {
    const known = await findTestRequest(tx, testRequestId);
    if (known === undefined || !(await lockPersonForNoKeyUpdate(tx, known.person_id))) return;
    const request = await lockTestRequest(tx, known.id);
    if (request !== undefined) await takeNextStep(tx, deps, { request, at: deps.clock.now() });
  }),
);

interface Turn {
  /** Locked. */
  request: TestRequestRecord;
  at: Date;
}

/**
 * Takes the next step for a translation that suppliers mark. With enough sheets it is closed. With too
 * few, further suppliers are asked. If the sheets differ or no supplier is left, a reviewer decides.
 */
export async function takeNextStep(tx: Tx, needs: Needs, { request, at }: Turn): Promise<void> {
  if (request.status !== 'withMarkers') return;
  const markings = await markingsOfRequest(tx, request.id);
  const sheets = markings.flatMap(({ marks }) => marks ?? []);
  if (sheets.length >= markers) {
    const status = commonOutcome(sheets);
    if (status === null) await refer(tx, { request, at });
    else await closeByMarkers(tx, needs, { request, sheets, status, at });
    return;
  }
  const marking = markings.filter(({ status }) => status === 'asked' || status === 'marked');
  const missing = Math.min(markers - marking.length, mostAsked - markings.length);
  const others = marking.map(({ supplier_id }) => supplier_id);
  const found = await askOthers(tx, needs, { request, at }, { missing, others });
  if (marking.length - sheets.length + found === 0) await refer(tx, { request, at });
}

/** How many were asked. */
async function askOthers(
  tx: Tx,
  needs: Needs,
  turn: Turn,
  { missing, others }: { missing: number; others: readonly string[] },
): Promise<number> {
  if (missing <= 0) return 0;
  const { request, at } = turn;
  const sought = {
    sourceLanguage: request.source_language,
    targetLanguage: request.target_language,
    personId: request.person_id,
    testRequestId: request.id,
    others,
    now: at,
  };
  const found = await findMarkers(tx, sought, missing === 1 ? 1 : markers);
  let asked = 0;
  for (const supplierId of found) {
    if (!(await lockPersonsForKeyShare(tx, [supplierId]))) continue;
    await ask(tx, needs, turn, supplierId);
    asked += 1;
  }
  return asked;
}

async function ask(tx: Tx, { jobs }: Needs, { request, at }: Turn, supplierId: string) {
  const marking = {
    id: randomUUID(),
    number: markingNumber(await nextMarkingNumber(tx), at),
    test_request_id: request.id,
    supplier_id: supplierId,
    source_language: request.source_language,
    target_language: request.target_language,
    status: 'asked',
    fee,
    asked_at: at,
    due_at: addMs(at, markMs),
    marks: null,
    points: null,
    closed_at: null,
  } as const;
  await insertTestMarking(tx, marking);
  await scheduleJob(tx, jobs, 'testMarking.expire', {
    key: markingExpiryKey(marking.id),
    runAt: marking.due_at,
    payload: { testMarkingId: marking.id },
  });
  await tellMarker(tx, jobs, { marking, news: 'asked', at });
}

async function refer(tx: Tx, { request, at }: Turn): Promise<void> {
  await updateTestRequest(tx, request.id, {
    status: 'handedIn',
    promised_at: afterWorkingDays(at, limits.testRequest.markDays),
  });
  invalidate(tx, request.person_id, ['LanguageTest', 'Overview']);
}

/** `PM20261126-000012`: the day in Shanghai on which it was asked for. */
function markingNumber(count: number, at: Date): string {
  return `PM${shanghaiDay(at).replaceAll('-', '')}-${String(count).padStart(6, '0')}`;
}
