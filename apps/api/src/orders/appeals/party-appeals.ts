import { randomUUID } from 'node:crypto';
import type { AppealDetail, AppealRow, RequestOf, calls } from '@tolk/contract';
import { limits, type AppealAction, type Identity } from '@tolk/domain';
import { offeredEntry } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findAppeal,
  insertEvidence,
  listAppeals,
  rulingsOf,
  type AppealChanges,
} from './appeal-repository.ts';
import { lockOrder } from '../order/order-repository.ts';
import { blankFaults, fieldTexts, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { applyOrderAction, requireOrderAction } from '../order/apply-order-action.ts';
import { pagingOf } from '../../calls/paging.ts';
import { messageToOther, type AppealMessage } from './appeal-messages.ts';
import {
  applyAppealAction,
  lockWithOrder,
  requireAppealAction,
  type LockedAppeal,
} from './apply-appeal-action.ts';
import { hashedFiles } from './hashed-files.ts';
import { carryOutRuling } from './final-decision.ts';
import { appealDetail, presentAppeal, type Onlooker } from './present-appeal.ts';
import { tellParties } from './tell-parties.ts';

type Calls = typeof calls.supinterface.appeals;
type AppealAndVersion = RequestOf<Calls['withdrawAppeal']>;

/** Appeals about the orders of the caller on this side, newest first. */
export async function listOwnAppeals(
  identity: Identity,
  { appealStatus, search, ...page }: RequestOf<Calls['getAppealList']>,
  context: CallContext,
): Promise<{ total: number; list: AppealRow[] }> {
  const { personId, deps } = context;
  const wanted = search?.trim();
  const filter = {
    ...(appealStatus === undefined ? {} : { status: appealStatus }),
    ...(wanted ? { search: wanted } : {}),
  };
  const party = { identity, personId };
  const { total, list } = await listAppeals(deps.db, party, filter, pagingOf(page));
  return { total, list: list.map((row) => presentAppeal(row, onlooker(identity, context))) };
}

export async function ownAppealDetail(
  identity: Identity,
  { projectOrderAppealId }: RequestOf<Calls['getAppealIdData']>,
  context: CallContext,
): Promise<AppealDetail> {
  const { personId, deps } = context;
  const appeal = await findAppeal(deps.db, projectOrderAppealId, { identity, personId });
  return appealDetail(deps.db, appeal ?? refuse('notFound'), onlooker(identity, context));
}

/** Throws `notFound`, 422, and 409 when the order’s state, its window or its version is against it. */
export async function addAppeal(
  side: Identity,
  { projectOrderId, version, fileIds, ...form }: RequestOf<Calls['addAppeal']>,
  context: CallContext,
): Promise<{ projectOrderAppealId: string }> {
  const { deps, personId, memberId, now, language } = context;
  const files = await hashedEvidence(fileIds, context);
  const id = randomUUID();
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const found = await lockOrder(tx, projectOrderId, { identity: side, personId });
    const order = found ?? refuse('notFound');
    const command = {
      order,
      expectedVersion: version,
      actor: side,
      personId,
      memberId,
      action: 'appeal',
      at: now,
      language,
    } as const;
    requireOrderAction(command);
    const reason = visibleText(form.reasonForAppeal);
    if (reason.length < limits.reason.min)
      requireNoFaults({ reasonForAppeal: fieldTexts.reasonTooShort });
    await requireOwnFiles(tx, fileIds, personId, 'evidence');
    const { appealType: type, refundPercent } = form;
    if (!offeredEntry('appealType', type))
      requireNoFaults({ appealType: fieldTexts.unknownChoice });
    const payload = { side, appeal: { id, type, reason, refundPercent, files } };
    await applyOrderAction(tx, deps.jobs, { ...command, payload });
  });
  return { projectOrderAppealId: id };
}

export async function addAppealEvidence(
  side: Identity,
  { projectOrderAppealId, text, fileIds }: RequestOf<Calls['addAppealEvidence']>,
  context: CallContext,
): Promise<AppealDetail> {
  const files = await hashedEvidence(fileIds, context);
  const target = { side, projectOrderAppealId };
  return act(target, 'addEvidence', context, async (tx, { appeal }) => {
    if (fileIds.length === 0) requireNoFaults(blankFaults({ text }));
    await requireOwnFiles(tx, fileIds, context.personId, 'evidence');
    const evidence = {
      id: randomUUID(),
      appeal_id: appeal.id,
      side,
      person_id: context.personId,
      text: visibleText(text),
      at: context.now,
    };
    await insertEvidence(tx, evidence, files);
    return { messages: [messageToOther('addEvidence', side, appeal)] };
  });
}

export function addAppealOffer(
  side: Identity,
  { refundPercent, text, ...appeal }: RequestOf<Calls['addAppealOffer']>,
  context: CallContext,
): Promise<AppealDetail> {
  return act({ side, ...appeal }, 'offer', context, async (_tx, locked) => {
    const said = visibleText(text);
    return {
      changes: {
        offer_by: side,
        offer_percent: refundPercent,
        offer_text: said,
        offer_at: context.now,
      },
      note: said === '' ? null : said,
      messages: [messageToOther('offer', side, locked.appeal)],
    };
  });
}

export function acceptAppealOffer(
  side: Identity,
  request: AppealAndVersion,
  context: CallContext,
): Promise<AppealDetail> {
  const { deps, personId, memberId, now } = context;
  return act({ side, ...request }, 'acceptOffer', context, async (tx, { order, appeal }) => {
    const refundPercent = appeal.offer_percent ?? 0;
    const afterCompletion = appeal.after_completion;
    await applyOrderAction(tx, deps.jobs, {
      order,
      expectedVersion: null,
      actor: side,
      personId,
      memberId,
      action: 'agreeInAppeal',
      payload: { refundPercent, afterCompletion, note: appeal.offer_text ?? '' },
      at: now,
    });
    return {};
  });
}

export function withdrawAppeal(
  side: Identity,
  request: AppealAndVersion,
  context: CallContext,
): Promise<AppealDetail> {
  const { deps, personId, memberId, now } = context;
  return act({ side, ...request }, 'withdraw', context, async (tx, { order, appeal }) => {
    await applyOrderAction(tx, deps.jobs, {
      order,
      expectedVersion: null,
      actor: side,
      personId,
      memberId,
      action: 'withdrawAppeal',
      payload: {
        previousState: appeal.previous_state,
        afterCompletion: appeal.after_completion,
        openedAt: appeal.opened_at,
      },
      at: now,
    });
    return {};
  });
}

/** The appeal ends by the split that staff propose once both sides have accepted it. */
export function acceptMediation(
  side: Identity,
  request: AppealAndVersion,
  context: CallContext,
): Promise<AppealDetail> {
  const { deps, personId, memberId, now: at } = context;
  return context.transaction(async (tx) => {
    const target = { side, ...request };
    const { order, appeal } = await carryOut(
      tx,
      target,
      'acceptMediation',
      context,
      async (_tx, locked) => {
        const acceptedBy = [...locked.appeal.mediation_accepted_by, side];
        const message = messageToOther('acceptMediation', side, locked.appeal);
        return {
          changes: { mediation_accepted_by: acceptedBy },
          messages: acceptedBy.length < 2 ? [message] : [],
        };
      },
    );
    if (appeal.mediation_accepted_by.length < 2)
      return appealDetail(tx, appeal, onlooker(side, context));
    const by = { expectedVersion: null, actor: side, personId, at } as const;
    const ending = { appeal, ...by, staffId: null, action: 'concludeMediation' } as const;
    const agreed = await applyAppealAction(tx, deps.jobs, ending);
    const refundPercent = appeal.mediation_percent ?? 0;
    const note = appeal.mediation_text ?? '';
    const payload = { refundPercent, afterCompletion: appeal.after_completion, note };
    const command = { order, ...by, memberId, action: 'agreeInAppeal', payload } as const;
    await applyOrderAction(tx, deps.jobs, command);
    return appealDetail(tx, agreed, onlooker(side, context));
  });
}

/** Once both sides have accepted the ruling it is final at once. */
export function answerRuling(
  side: Identity,
  { accept, reason = '', ...appeal }: RequestOf<Calls['answerRuling']>,
  context: CallContext,
): Promise<AppealDetail> {
  const target = { side, ...appeal };
  return accept
    ? acceptRuling(target, context)
    : act(target, 'askReview', context, async (_tx, locked) => {
        const text = visibleText(reason);
        if (text.length < limits.reason.min) requireNoFaults({ reason: fieldTexts.reasonTooShort });
        return {
          changes: { review_reason: text, review_by: side },
          note: text,
          messages: [messageToOther('askReview', side, locked.appeal)],
        };
      });
}

function acceptRuling(target: Target, context: CallContext): Promise<AppealDetail> {
  const { side } = target;
  const { deps, personId, memberId, now } = context;
  return context.transaction(async (tx) => {
    const { order, appeal } = await carryOut(
      tx,
      target,
      'acceptRuling',
      context,
      async (_tx, locked) => {
        const acceptedBy = [...locked.appeal.accepted_by, side];
        const message = messageToOther('acceptRuling', side, locked.appeal);
        return {
          changes: { accepted_by: acceptedBy },
          messages: acceptedBy.length < 2 ? [message] : [],
        };
      },
    );
    if (appeal.accepted_by.length < 2) return appealDetail(tx, appeal, onlooker(side, context));
    const by = { actor: side, personId, memberId, staffId: null };
    const command = { appeal, expectedVersion: null, ...by, action: 'finalize', at: now } as const;
    const closed = await applyAppealAction(tx, deps.jobs, command);
    const ruling = (await rulingsOf(tx, appeal.id)).find(({ step }) => step === 'ruling');
    if (!ruling) throw new Error('An appeal that is ruled has a ruling');
    await carryOutRuling(tx, deps.jobs, { order, appeal }, ruling, by, now);
    return appealDetail(tx, closed, onlooker(side, context));
  });
}

interface Target {
  side: Identity;
  projectOrderAppealId: string;
  version?: number;
}

/** What an action changes besides the status; who is told. */
interface Step {
  changes?: AppealChanges;
  note?: string | null;
  messages?: readonly AppealMessage[];
}

type StepOf = (tx: Tx, locked: LockedAppeal) => Promise<Step>;

/** One action of the caller on an appeal of theirs; answers the appeal as it then is. */
function act(
  target: Target,
  action: AppealAction,
  context: CallContext,
  stepOf: StepOf,
): Promise<AppealDetail> {
  return context.transaction(async (tx) => {
    const { appeal } = await carryOut(tx, target, action, context, stepOf);
    return appealDetail(tx, appeal, onlooker(target.side, context));
  });
}

async function carryOut(
  tx: Tx,
  { side, projectOrderAppealId, version }: Target,
  action: AppealAction,
  { deps, personId, now, language }: CallContext,
  stepOf: StepOf,
): Promise<LockedAppeal> {
  await lockCaller(tx, personId);
  const found = await lockWithOrder(tx, projectOrderAppealId, { identity: side, personId });
  const locked = found ?? refuse('notFound');
  const command = {
    appeal: locked.appeal,
    expectedVersion: version ?? null,
    actor: side,
    personId,
    staffId: null,
    action,
    at: now,
    language,
  };
  // The state comes first: who is too late should hear that, not that a field is wrong.
  requireAppealAction(command);
  const { messages = [], ...step } = await stepOf(tx, locked);
  const appeal = await applyAppealAction(tx, deps.jobs, command, step);
  await tellParties(tx, deps.jobs, appeal, messages, now);
  return { order: locked.order, appeal };
}

function onlooker(identity: Identity, { now, language }: CallContext): Onlooker {
  return { identity, staffId: null, now, language };
}

/** What is not the caller's is left out here, and refused by `requireOwnFiles` in the transaction. */
function hashedEvidence(fileIds: readonly string[], { deps, personId }: CallContext) {
  return hashedFiles(
    fileIds,
    deps,
    (file) => file.owner_id === personId && file.purpose === 'evidence',
  );
}
