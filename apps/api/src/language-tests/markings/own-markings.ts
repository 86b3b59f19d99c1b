import type { RequestOf, ResponseOf, TestMarking, calls } from '@tolk/contract';
import { holdsContact, pointsOf, type Marks } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { fieldTexts, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { takeNextStep, markingExpiryKey } from './ask-markers.ts';
import { lockMarking, type HeldMarking } from './lock-marking.ts';
import { presentMarking, requireMarkingAction } from './present-marking.ts';
import {
  findTestMarking,
  listTestMarkings,
  updateTestMarking,
  type TestMarkingRecord,
} from './test-marking-repository.ts';

type Tests = typeof calls.supinterface.tests;

/** What the caller is asked to mark, and what they have marked. */
export async function ownTestMarkings(
  page: RequestOf<Tests['getTestMarkingList']>,
  context: CallContext,
): Promise<ResponseOf<Tests['getTestMarkingList']>> {
  const { total, list } = await listTestMarkings(context.deps.db, context.personId, pagingOf(page));
  return { total, list: list.map((row) => presentMarking(row, context)) };
}

/** Throws `notFound`. */
export async function ownTestMarking(
  { testMarkingId }: RequestOf<Tests['getTestMarking']>,
  context: CallContext,
): Promise<TestMarking> {
  const row = await findTestMarking(context.deps.db, testMarkingId, context.personId);
  return presentMarking(row ?? refuse('notFound'), context);
}

/** Throws `notFound`, `conflict`. */
export async function declineTestMarking(
  { testMarkingId }: RequestOf<Tests['declineTestMarking']>,
  context: CallContext,
): Promise<TestMarking> {
  return context.transaction(async (tx) => {
    const held = await holdOwn(tx, testMarkingId, context);
    requireMarkingAction(held.marking, 'decline', context);
    await updateTestMarking(tx, held.marking.id, { status: 'declined', closed_at: context.now });
    return nextStepAfter(tx, held, context);
  });
}

/**
 * Takes a sheet; `pay` is carried out for it in the same transaction. Throws `notFound`, `conflict`,
 * `testOver` once the time is over.
 */
export async function takeSheet(
  { testMarkingId, marks, remark }: { testMarkingId: string; marks: Marks; remark: string },
  context: CallContext,
  pay: (tx: Tx, marking: TestMarkingRecord) => Promise<void>,
): Promise<TestMarking> {
  const { now } = context;
  return context.transaction(async (tx) => {
    const held = await holdOwn(tx, testMarkingId, context);
    const { marking } = held;
    requireMarkingAction(marking, 'mark', context);
    if (marking.due_at <= now) refuse('testOver');
    if (holdsContact(remark)) requireNoFaults({ remark: fieldTexts.strangersContact });
    await updateTestMarking(tx, marking.id, {
      status: 'marked',
      marks: JSON.stringify(marks),
      points: pointsOf(marks),
      remark,
      closed_at: now,
    });
    await pay(tx, marking);
    return nextStepAfter(tx, held, context);
  });
}

async function holdOwn(tx: Tx, id: string, { personId }: CallContext): Promise<HeldMarking> {
  await lockCaller(tx, personId);
  return (await lockMarking(tx, id, personId)) ?? refuse('notFound');
}

async function nextStepAfter(
  tx: Tx,
  { marking, request }: HeldMarking,
  context: CallContext,
): Promise<TestMarking> {
  const { deps, now, personId } = context;
  await deps.jobs.cancel(tx, markingExpiryKey(marking.id));
  if (request !== undefined) await takeNextStep(tx, deps, { request, at: now });
  invalidate(tx, personId, ['LanguageTest']);
  return presentMarking((await findTestMarking(tx, marking.id)) ?? refuse('notFound'), context);
}
