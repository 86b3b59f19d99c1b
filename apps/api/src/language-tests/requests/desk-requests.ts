import type { RequestOf, ResponseOf, TestRequestDetail, calls } from '@tolk/contract';
import type { TestRequestAction } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import { reasonFaults, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import type { Queryable, Tx } from '../../database/schema.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { markingsOfRequest } from '../markings/test-marking-repository.ts';
import { presentAsked } from '../markings/present-marking.ts';
import { closeWithMarks } from './close-request.ts';
import { giveText } from './give-text.ts';
import {
  presentQueued,
  presentRequest,
  presentSampleText,
  requireAction,
} from './present-request.ts';
import { sampleTextsFor } from './sample-text-repository.ts';
import { tellSupplier } from './tell-request.ts';
import {
  findTestRequest,
  listTestRequests,
  lockTestRequest,
  updateTestRequest,
  type TestRequestRecord,
} from './test-request-repository.ts';

type Tests = typeof calls.opsinterface.tests;

export async function testRequestList(
  { box = 'waiting', search, ...page }: RequestOf<Tests['getTestRequestList']>,
  { deps: { db } }: CallContext,
): Promise<ResponseOf<Tests['getTestRequestList']>> {
  const filter = { box, search: search?.trim() ?? '' };
  const { total, list } = await listTestRequests(db, filter, pagingOf(page));
  return { total, list: list.map(presentQueued) };
}

/** Throws `notFound`. */
export async function testRequestDetail(
  { testRequestId }: RequestOf<Tests['getTestRequestDetail']>,
  context: CallContext,
): Promise<TestRequestDetail> {
  return presentDetail(context.deps.db, testRequestId, context);
}

/** Throws `notFound`, `conflict`, 422 for a text that may not be given to this supplier. */
export async function giveTestText(
  { testRequestId, sampleTextId }: RequestOf<Tests['giveTestText']>,
  context: CallContext,
): Promise<TestRequestDetail> {
  const { deps, now, staffMember } = context;
  return act(
    { action: 'give', call: 'giveTestText', testRequestId },
    context,
    async (tx, request) => {
      const texts = await sampleTextsFor(tx, request.person_id, request.source_language);
      const text = texts.find(({ id }) => id === sampleTextId);
      if (text === undefined) {
        invalidFields({
          sampleTextId: {
            en: 'Choose a text in the source language that this account has not had yet.',
            zh: '请选择源语言一致、且该账号未做过的原文。',
          },
        });
      }
      const { staffId } = staffMember;
      await giveText(tx, deps.jobs, { request, sampleTextId: text.id, staffId, at: now });
      await tellSupplier(tx, deps.jobs, { request, news: 'given', at: now });
      return { title: text.title };
    },
  );
}

/** Throws `notFound`, `conflict`, 422 at `reason`. */
export async function declineTestRequest(
  { testRequestId, reason }: RequestOf<Tests['declineTestRequest']>,
  context: CallContext,
): Promise<TestRequestDetail> {
  const { deps, now, staffMember } = context;
  requireNoFaults(reasonFaults({ reason }));
  const asked = { action: 'decline', call: 'declineTestRequest', testRequestId } as const;
  return act(asked, context, async (tx, request) => {
    await updateTestRequest(tx, request.id, {
      status: 'declined',
      remark: visibleText(reason),
      handled_by: staffMember.staffId,
      promised_at: null,
      closed_at: now,
    });
    await tellSupplier(tx, deps.jobs, { request, news: 'declined', at: now });
    return { reason: visibleText(reason) };
  });
}

/** Throws `notFound`, `conflict`. */
export async function markTestRequest(
  { testRequestId, marks, remark }: RequestOf<Tests['markTestRequest']>,
  context: CallContext,
): Promise<TestRequestDetail> {
  const { deps, now, staffMember } = context;
  const asked = { action: 'mark', call: 'markTestRequest', testRequestId } as const;
  return act(asked, context, async (tx, request) => {
    await closeWithMarks(tx, deps, {
      request,
      marks,
      remark: visibleText(remark),
      staffId: staffMember.staffId,
      at: now,
    });
    return Object.fromEntries(
      Object.entries(marks).map(([criterion, points]) => [criterion, String(points)]),
    );
  });
}

/** Locks the person before the request, as the supplier's own calls and a deletion do. */
async function act(
  asked: { action: TestRequestAction; call: string; testRequestId: string },
  context: CallContext,
  change: (tx: Tx, request: TestRequestRecord) => Promise<Record<string, string>>,
): Promise<TestRequestDetail> {
  return context.transaction(async (tx) => {
    const known = (await findTestRequest(tx, asked.testRequestId)) ?? refuse('notFound');
    if (!(await lockPersonForNoKeyUpdate(tx, known.person_id))) refuse('notFound');
    const request = (await lockTestRequest(tx, known.id)) ?? refuse('notFound');
    requireAction(request, 'staff', asked.action, context);
    const details = await change(tx, request);
    await recordAudit(tx, context, {
      action: asked.call,
      subject: 'testRequest',
      subjectId: request.id,
      details: {
        personId: request.person_id,
        sourceLanguage: request.source_language,
        targetLanguage: request.target_language,
        ...details,
      },
    });
    return presentDetail(tx, request.id, context);
  });
}

async function presentDetail(
  db: Queryable,
  id: string,
  context: CallContext,
): Promise<TestRequestDetail> {
  const row = (await findTestRequest(db, id)) ?? refuse('notFound');
  const texts =
    row.status === 'requested' ? await sampleTextsFor(db, row.person_id, row.source_language) : [];
  return {
    ...presentRequest(row, 'staff', context),
    personId: row.person_id,
    personName: row.person_name,
    handledBy: row.staff_name,
    sampleTexts: texts.map(presentSampleText),
    markings: (await markingsOfRequest(db, row.id)).map(presentAsked),
  };
}
