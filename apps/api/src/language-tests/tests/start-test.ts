import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findLanguageTest,
  insertDrawn,
  insertLanguageTest,
  lastDrawn,
  type LanguageTest,
  type Tested,
} from './language-test-repository.ts';
import { pairsOfProfile, type Pair } from './passed-test-repository.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { activeQuestions } from '../questions/question-repository.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { drawTest } from './draw.ts';
import { closeOverdue, expiryKey } from './end-test.ts';
import { isOf, obstacleText, permissionIn, runningIn, situationOf } from './permission.ts';
import { presentResult, presentRunning } from './present-test.ts';
import { testedBy } from '../team/team.ts';

type Tests = typeof calls.supinterface.tests;

/** The pairs that are open, those of the caller's profile first, each with what the caller may do in it. */
export async function listOpenPairs(
  request: RequestOf<Tests['getYkfYzdData']>,
  context: CallContext,
): Promise<ResponseOf<Tests['getYkfYzdData']>> {
  await closeOverdue(context);
  const { db } = context.deps;
  const situation = await situationOf(db, await testedBy(db, request, context));
  const nameOf = ({ sourceLanguage, targetLanguage }: Pair) =>
    `${sourceLanguage}>${targetLanguage}`;
  const own = new Set((await pairsOfProfile(db, context.personId)).map(nameOf));
  const isOwn = (pair: Pair) => own.has(nameOf(pair));
  const ownFirst = situation.open.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return ownFirst.map((pair) => {
    const last = situation.finished.find((test) => isOf(test, pair));
    return {
      ...pair,
      own: isOwn(pair),
      permission: permissionIn(situation, pair, context),
      lastResult: last === undefined ? null : presentResult(last),
    };
  });
}

export async function mayBeTested(
  request: RequestOf<Tests['getYycsYzData']>,
  context: CallContext,
): Promise<ResponseOf<Tests['getYycsYzData']>> {
  await closeOverdue(context);
  const { db } = context.deps;
  const situation = await situationOf(db, await testedBy(db, request, context));
  return permissionIn(situation, request, context);
}

/** Starts a test or goes on with the one of this pair. Throws `testRefused` with the obstacle. */
export async function startTest(
  request: RequestOf<Tests['getXuanZeData']>,
  context: CallContext,
): Promise<ResponseOf<Tests['getXuanZeData']>> {
  await closeOverdue(context);
  return context.transaction(async (tx) => {
    // One start of a person at a time: the second one goes on with the test of the first.
    if (!(await lockPersonForNoKeyUpdate(tx, context.personId))) refuse('unauthenticated');
    const tested = await testedBy(tx, request, context);
    const situation = await situationOf(tx, tested);
    const permission = permissionIn(situation, request, context);
    if (permission.obstacle !== null) {
      const { obstacle, availableAt } = permission;
      refuse('testRefused', {
        message: obstacleText(obstacle, situation, request, context.now),
        data: { obstacle, availableAt },
      });
    }
    const test = runningIn(situation, request) ?? (await draw(tx, tested, request, context));
    return presentRunning(tx, test);
  });
}

async function draw(
  tx: Tx,
  tested: Tested,
  pair: Pair,
  { deps, now }: CallContext,
): Promise<LanguageTest> {
  const id = randomUUID();
  const { questions, durationMs } = limits.languageTest;
  const endsAt = addMs(now, durationMs);
  const drawn = drawTest(await activeQuestions(tx, pair), await lastDrawn(tx, tested, pair));
  await insertLanguageTest(tx, {
    id,
    person_id: tested.personId,
    team_member_id: tested.teamMemberId,
    source_language: pair.sourceLanguage,
    target_language: pair.targetLanguage,
    status: 'running',
    ended_by: null,
    correct: null,
    question_count: questions,
    score: null,
    entered_by: null,
    started_at: now,
    ends_at: endsAt,
    finished_at: null,
  });
  await insertDrawn(tx, id, drawn);
  await scheduleJob(tx, deps.jobs, 'languageTest.expire', {
    key: expiryKey(id),
    runAt: endsAt,
    payload: { languageTestId: id },
  });
  invalidate(tx, tested.personId, ['LanguageTest', 'Overview']);
  const test = await findLanguageTest(tx, id);
  return test ?? refuse('notFound');
}
