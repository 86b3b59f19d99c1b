import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, TestRequest, calls } from '@tolk/contract';
import { afterWorkingDays, contactsIn, limits, testRequestLifecycle } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import {
  blankFaults,
  fieldTexts,
  requireNoFaults,
  visibleText,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { pairFaults } from '../questions/question-text.ts';
import { testedBy } from '../team/team.ts';
import { situationOf } from '../tests/permission.ts';
import { scheduleMarkers } from '../markings/schedule-markers.ts';
import { askingObstacle, askingTexts, probingObstacle } from './asking.ts';
import { expireWhenOver, requestExpiryKey } from './close-request.ts';
import { giveText } from './give-text.ts';
import { presentRequest, requireAction } from './present-request.ts';
import { sampleTextsFor } from './sample-text-repository.ts';
import {
  countOpenTestRequests,
  findTestRequest,
  insertTestRequest,
  listOwnTestRequests,
  lockTestRequest,
  newestTestRequest,
  updateTestRequest,
} from './test-request-repository.ts';

type Tests = typeof calls.supinterface.tests;

const { open, giveDays, markDays } = limits.testRequest;

const tooMany = {
  en: `Up to ${open} tests can be asked for at a time. Finish or withdraw one first.`,
  zh: `同时最多可预约 ${open} 项测试，请先完成或撤回其中一项。`,
};

export async function ownTestRequests(
  request: RequestOf<Tests['getTestRequestList']>,
  context: CallContext,
): Promise<ResponseOf<Tests['getTestRequestList']>> {
  const { deps, personId } = context;
  const { total, list } = await listOwnTestRequests(deps.db, personId, pagingOf(request));
  return { total, list: list.map((row) => presentRequest(row, 'supplier', context)) };
}

/** Throws `testRefused` with the obstacle, `tooManyEntries`, 422 for languages. */
export async function addTestRequest(
  form: RequestOf<Tests['addTestRequest']>,
  context: CallContext,
): Promise<TestRequest> {
  const { personId, now, deps } = context;
  const { markedBy = 'staff' } = form;
  requireNoFaults(pairFaults(form));
  return context.transaction(async (tx) => {
    // One request of a person after the other, so that none is asked for twice.
    if (!(await lockPersonForNoKeyUpdate(tx, personId))) refuse('unauthenticated');
    await lockCaller(tx, personId);
    const tested = await testedBy(tx, form, context);
    const newest = await newestTestRequest(tx, tested, form);
    const general = askingObstacle(await situationOf(tx, tested), form, { newest, now });
    const obstacle =
      markedBy === 'staff'
        ? general
        : await probingObstacle(tx, general, { personId, pair: form, now });
    if (obstacle !== null) {
      refuse('testRefused', { message: askingTexts[obstacle], data: { obstacle } });
    }
    if ((await countOpenTestRequests(tx, personId)) >= open) {
      refuse('tooManyEntries', { message: tooMany });
    }
    const id = randomUUID();
    await insertTestRequest(tx, {
      id,
      person_id: personId,
      team_member_id: tested.teamMemberId,
      source_language: form.sourceLanguage,
      target_language: form.targetLanguage,
      status: testRequestLifecycle.initial,
      marked_by: markedBy,
      note: visibleText(form.note),
      requested_at: now,
      promised_at: afterWorkingDays(now, giveDays),
      sample_text_id: null,
      given_at: null,
      due_at: null,
      handed_in_at: null,
      marks: null,
      points: null,
      handled_by: null,
      language_test_id: null,
      closed_at: null,
    });
    if (markedBy === 'suppliers') {
      const [text] = await sampleTextsFor(tx, personId, form.sourceLanguage);
      const given = { request: { id }, staffId: null, at: now };
      if (text) await giveText(tx, deps.jobs, { ...given, sampleTextId: text.id });
    }
    return changed(tx, id, context);
  });
}

/** Throws `notFound`, `conflict`. */
export async function withdrawTestRequest(
  { testRequestId }: RequestOf<Tests['withdrawTestRequest']>,
  context: CallContext,
): Promise<TestRequest> {
  const { personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const request = (await lockTestRequest(tx, testRequestId, personId)) ?? refuse('notFound');
    requireAction(request, 'supplier', 'withdraw', context);
    const end = { status: 'withdrawn', promised_at: null, closed_at: now } as const;
    await updateTestRequest(tx, request.id, end);
    return changed(tx, request.id, context);
  });
}

/** Throws `notFound`, `conflict`, `testOver` once the time is over. */
export async function handInTestRequest(
  { testRequestId, translation }: RequestOf<Tests['handInTestRequest']>,
  context: CallContext,
): Promise<TestRequest> {
  const { deps, personId, now } = context;
  requireNoFaults(blankFaults({ translation }));
  const known = (await findTestRequest(deps.db, testRequestId, personId)) ?? refuse('notFound');
  if (known.status === 'given' && known.due_at !== null && known.due_at <= now) {
    await expireWhenOver(deps, known.id, now);
    refuse('testOver');
  }
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const request = (await lockTestRequest(tx, testRequestId, personId)) ?? refuse('notFound');
    requireAction(request, 'supplier', 'handIn', context);
    const byStaff = request.marked_by === 'staff';
    if (!byStaff) requireNoFaults(addedContacts(translation, request.text ?? ''));
    await updateTestRequest(tx, request.id, {
      status: byStaff ? 'handedIn' : 'withMarkers',
      translation: translation.trim(),
      handed_in_at: now,
      promised_at: byStaff ? afterWorkingDays(now, markDays) : null,
    });
    if (!byStaff) await scheduleMarkers(tx, deps.jobs, { testRequestId: request.id, at: now });
    await deps.jobs.cancel(tx, requestExpiryKey(request.id));
    return changed(tx, request.id, context);
  });
}

/** Who marks it learns nothing of who wrote it; what the text itself has is translated. */
function addedContacts(translation: string, text: string): FieldFaults {
  const given = new Set(contactsIn(text));
  const isAdded = contactsIn(translation).some((way) => !given.has(way));
  return isAdded ? { translation: fieldTexts.strangersContact } : {};
}

async function changed(tx: Tx, id: string, context: CallContext): Promise<TestRequest> {
  const row = (await findTestRequest(tx, id)) ?? refuse('notFound');
  invalidate(tx, row.person_id, ['LanguageTest', 'Overview']);
  return presentRequest(row, 'supplier', context);
}
