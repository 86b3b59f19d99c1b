import type { RequestOf, TestWay, calls } from '@tolk/contract';
import { nextTestStep, type TestStep } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { inLanguage } from '../../calls/refusal.ts';
import {
  askingObstacle,
  askingTexts,
  hasPassedIn,
  isOpenIn,
  retakeLaterThan,
} from '../../language-tests/requests/asking.ts';
import { presentRequest } from '../../language-tests/requests/present-request.ts';
import {
  newestTestRequest,
  type TestRequestRecord,
} from '../../language-tests/requests/test-request-repository.ts';
import { testedBy } from '../../language-tests/team/team.ts';
import { closeOverdue } from '../../language-tests/tests/end-test.ts';
import { permissionIn, situationOf } from '../../language-tests/tests/permission.ts';

/** What comes next on the way to being tested in a pair, of every way that there is. Throws `notFound`. */
export async function testWay(
  request: RequestOf<typeof calls.supinterface.tests.getTestWay>,
  context: CallContext,
): Promise<TestWay> {
  await closeOverdue(context);
  const { now, language } = context;
  const { db } = context.deps;
  const tested = await testedBy(db, request, context);
  const situation = await situationOf(db, tested);
  const newest = await newestTestRequest(db, tested, request);
  const retake = retakeLaterThan(situation, request, now);
  const obstacle = askingObstacle(situation, request, { newest, now });
  const step = nextTestStep({
    tested: hasPassedIn(situation, request),
    pairOpen: isOpenIn(situation, request),
    request: newest?.status ?? null,
    retakeLater: retake !== null,
  });
  return {
    step,
    time: timeOf(step, newest, retake)?.toISOString() ?? null,
    online: permissionIn(situation, request, context),
    asking: {
      allowed: obstacle === null,
      obstacle,
      msg: obstacle === null ? '' : inLanguage(askingTexts[obstacle], language),
    },
    request: newest === undefined ? null : presentRequest(newest, 'supplier', context),
  };
}

function timeOf(
  step: TestStep,
  request: TestRequestRecord | undefined,
  retake: Date | null,
): Date | null {
  if (step === 'awaitRetake') return retake;
  if (step === 'translate') return request?.due_at ?? null;
  return step === 'awaitText' || step === 'awaitMarks' ? (request?.promised_at ?? null) : null;
}
