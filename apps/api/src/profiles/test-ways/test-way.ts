import type { RequestOf, TestWay, calls } from '@tolk/contract';
import {
  afterWorkingDays,
  limits,
  nextTestStep,
  type Language,
  type TestRequestObstacle,
  type TestStep,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { inLanguage } from '../../calls/refusal.ts';
import {
  askingObstacle,
  askingTexts,
  probingObstacle,
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
import type { Tested } from '../../language-tests/tests/language-test-repository.ts';
import type { Pair } from '../../language-tests/tests/passed-test-repository.ts';
import { permissionIn, situationOf } from '../../language-tests/tests/permission.ts';
import { listCertificatesOf } from '../certification/certificate-repository.ts';
import { presentCertificate } from '../certification/translator-certificates.ts';

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
  const certificates = await certificatesOf(tested, request, context);
  const submitted = certificates.find(({ status }) => status === 'submitted');
  const retake = retakeLaterThan(situation, request, now);
  const obstacle = askingObstacle(situation, request, { newest, now });
  const { personId } = context;
  const probing = await probingObstacle(db, obstacle, { personId, pair: request, now });
  const step = nextTestStep({
    tested: hasPassedIn(situation, request),
    pairOpen: isOpenIn(situation, request),
    request: newest?.status ?? null,
    certificateSubmitted: submitted !== undefined,
    retakeLater: retake !== null,
  });
  return {
    step,
    time: timeOf(step, { request: newest, submitted, retake })?.toISOString() ?? null,
    online: permissionIn(situation, request, context),
    asking: presentObstacle(obstacle, language),
    probing: presentObstacle(probing, language),
    certificates,
    request: newest === undefined ? null : presentRequest(newest, 'supplier', context),
  };
}

function presentObstacle(
  obstacle: TestRequestObstacle | null,
  language: Language,
): TestWay['asking'] {
  const msg = obstacle === null ? '' : inLanguage(askingTexts[obstacle], language);
  return { allowed: obstacle === null, obstacle, msg };
}

/** Of the person in this pair; a member of a team has none. */
async function certificatesOf(
  { personId, teamMemberId }: Tested,
  { sourceLanguage, targetLanguage }: Pair,
  context: CallContext,
): Promise<TestWay['certificates']> {
  if (teamMemberId !== null) return [];
  const rows = await listCertificatesOf(context.deps.db, personId);
  const ofPair = rows.filter(
    (row) => row.source_language === sourceLanguage && row.target_language === targetLanguage,
  );
  return Promise.all(ofPair.map((row) => presentCertificate(row, context)));
}

interface Times {
  request: TestRequestRecord | undefined;
  submitted: TestWay['certificates'][number] | undefined;
  retake: Date | null;
}

function timeOf(step: TestStep, { request, submitted, retake }: Times): Date | null {
  if (step === 'awaitRetake') return retake;
  if (step === 'translate') return request?.due_at ?? null;
  if (step === 'awaitCertificate') {
    const since = submitted?.submitTime;
    return since ? afterWorkingDays(new Date(since), limits.certification.usualDays) : null;
  }
  return step === 'awaitText' || step === 'awaitMarks' ? (request?.promised_at ?? null) : null;
}
