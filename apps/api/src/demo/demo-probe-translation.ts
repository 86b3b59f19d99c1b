import { randomBytes, randomUUID } from 'node:crypto';
import { addMs, DAY, HOUR } from '@tolk/domain';
import { probeTranslation } from '@tolk/demo-data';
import { endSessions, insertSession } from '../accounts/sessions/session-repository.ts';
import { refuse } from '../calls/refusal.ts';
import type { StaffCaller } from '../calls/call-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { fillMarkers } from '../language-tests/markings/ask-markers.ts';
import { ownTestMarkings } from '../language-tests/markings/own-markings.ts';
import { addTestRequest, handInTestRequest } from '../language-tests/requests/own-requests.ts';
import { addSampleText } from '../language-tests/requests/sample-texts.ts';
import { markTestTranslation } from '../orders/earnings/mark-for-fee.ts';
import { contextOf, depsAt, staffContextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';

/** A probe translation that is with its markers: one has sent the sheet and earned the fee, the other has not. */
export async function probeDemoTranslation(
  deps: Dependencies,
  people: Ids,
  reviewer: StaffCaller,
  now: Date,
): Promise<void> {
  const { supplier, pair, note, text, translation, markers, sheet } = probeTranslation;
  const at = (days: number) => addMs(now, days * DAY);
  const textForm = { ...text, sourceLanguage: pair.sourceLanguage };
  await addSampleText(textForm, staffContextOf(deps, reviewer, at(-30)));
  for (const marker of markers) await comeBy(deps, idOf(people, marker), at(-5));

  const tested = idOf(people, supplier);
  const asking = contextOf(deps, tested, 'supplier', at(-4));
  const form = { ...pair, note, markedBy: 'suppliers' as const };
  const { testRequestId } = await addTestRequest(form, asking);
  const handIn = { testRequestId, translation };
  await handInTestRequest(handIn, contextOf(deps, tested, 'supplier', at(-2)));
  await fillMarkers.run({ testRequestId }, depsAt(deps, at(-2)));

  const marking = contextOf(deps, idOf(people, sheet.by), 'supplier', at(-1));
  const { list } = await ownTestMarkings({}, marking);
  const testMarkingId = list[0]?.testMarkingId ?? refuse('fault');
  const { marks, remark } = sheet;
  await markTestTranslation({ testMarkingId, marks, remark }, marking);
}

/** Only who was here lately is asked to mark. They have signed out since. */
async function comeBy({ db }: Dependencies, personId: string, at: Date): Promise<void> {
  const sessionId = randomUUID();
  await insertSession(db, {
    id: sessionId,
    personId,
    identity: 'supplier',
    device: { userAgent: '', address: '' },
    startedAt: addMs(at, -HOUR),
    now: at,
    tokenHash: randomBytes(32),
  });
  await endSessions(db, { sessionId }, at);
}
