import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import {
  DAY,
  SETTLEMENT_ZONE,
  addMs,
  applicationLifecycle,
  closedPositions,
  findTransition,
  limits,
  notComing,
  workPurposes,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import {
  applicationOf,
  lockApplication,
  updateApplication,
} from '../../market/applications/application-repository.ts';
import { endNegotiations } from '../../market/offers/carried-offers.ts';
import { agreedOffer } from '../../market/offers/terms-offer-repository.ts';
import { setOrderFiles } from '../deliveries/delivery-repository.ts';
import {
  countOffers,
  findOrder,
  insertOrder,
  insertOrderEvent,
  nextOrderNumber,
} from './order-repository.ts';
import { lockCaller } from '../../persons/lock-caller.ts';
import { haveSomebodyInCommon } from '../../persons/member-repository.ts';
import {
  lockPersonsForKeyShare,
  isBlocked,
  lockPersonsForNoKeyUpdate,
} from '../../persons/person-repository.ts';
import { isInvitedNow } from '../../market/invitations/invitation-repository.ts';
import {
  findPosting,
  isHidden,
  lockPosting,
  type PostingRecord,
} from '../../market/postings/posting-repository.ts';
import { hasLiveOrder } from '../../market/postings/live-order-repository.ts';
import { isOfferable } from '../../market/people/readable-resume.ts';
import { tiesTo } from '../../market/people/supplier-access-repository.ts';
import { refuse, type BilingualText } from '../../calls/refusal.ts';
import { fieldTexts, requireNoFaults } from '../../calls/field-rules.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { wordAnalysisOf } from '../../files/uploads/word-analysis.ts';
import { workFilesOf } from '../../files/uploads/work-files.ts';
import { agreedWeights } from './agreed-weights.ts';
import { announceOrderAction } from './announce-order-action.ts';
import { resetTimers } from './apply-order-action.ts';
import { orderTerms, storedTerms } from './order-terms.ts';
import { addReferences } from '../references/order-references.ts';
import { setMilestones } from '../milestones/milestone-repository.ts';
import { milestoneTerms } from '../milestones/milestone-terms.ts';

type Calls = typeof calls.clientinterface.orders;
type NewOrder = RequestOf<Calls['addProjectOrder']>;

/** How a request says for whom the order is. */
type NamedRecipient = Pick<
  NewOrder,
  'projectApplicationJLId' | 'supUserId' | 'projectReleaseInforId'
>;

interface Recipient {
  supplierId: string;
  postingId: string | null;
  applicationId: string | null;
}

/** An order for a supplier, from an application or directly; its terms are frozen from here on. */
export async function createOrder(
  request: NewOrder,
  context: CallContext,
): Promise<ResponseOf<Calls['addProjectOrder']>> {
  const { deps, personId, memberId, now } = context;
  const { projectApplicationJLId, supUserId, projectReleaseInforId, orderFileIds, ...rest } =
    request;
  const { purchaseOrder, costCentre, referenceFileIds, wordWeights: _, ...form } = rest;
  const files = workFilesOf(orderFileIds, referenceFileIds);
  const weights = agreedWeights(rest);
  const id = randomUUID();
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    const recipient = await recipientOf(
      tx,
      { projectApplicationJLId, supUserId, projectReleaseInforId },
      context,
    );
    if (await haveSomebodyInCommon(tx, recipient.supplierId, personId)) refuse('selfOrder');
    if (!(await lockPersonsForKeyShare(tx, [recipient.supplierId]))) refuse('notFound');
    const { postingId } = recipient;
    const posting = postingId === null ? undefined : await findPosting(tx, postingId);
    const terms = orderTerms({ ...form, orderFileIds }, now, posting);
    const milestones = milestoneTerms(form, terms, now);
    await requireOwnFiles(tx, orderFileIds, personId, ...workPurposes);
    const analysis = await wordAnalysisOf(tx, { files, weights }, personId);
    const agreed =
      postingId === null
        ? undefined
        : await agreedOffer(tx, { posting_id: postingId, supplier_id: recipient.supplierId });
    await insertOrder(tx, {
      id,
      number: orderNumber(await nextOrderNumber(tx), now),
      posting_id: recipient.postingId,
      application_id: recipient.applicationId,
      offer_id: agreed?.id ?? null,
      client_id: personId,
      supplier_id: recipient.supplierId,
      ...storedTerms(terms),
      word_analysis: analysis && JSON.stringify(analysis),
      state: 'sent',
      version: 1,
      terms_version: 1,
      created_at: now,
      sent_at: now,
    });
    await setMilestones(tx, id, milestones, now);
    // Once the order is there, which holds the posting: who closes it ends these offers too.
    if (postingId !== null) {
      const between = { posting_id: postingId, supplier_id: recipient.supplierId };
      await endNegotiations(tx, between, now);
    }
    await setOrderFiles(tx, id, files);
    await addReferences(
      tx,
      id,
      { purchaseOrder, costCentre, amount: terms.price + terms.fee },
      context,
    );
    await insertOrderEvent(tx, {
      orderId: id,
      version: 1,
      action: 'create',
      actor: 'client',
      personId,
      memberId,
      staffId: null,
      from: null,
      to: 'sent',
      note: null,
      details: milestones.length === 0 ? terms : { ...terms, milestones },
      at: now,
    });
    const order = (await findOrder(tx, id)) ?? refuse('fault');
    await resetTimers(tx, deps.jobs, null, order, now);
    await announceOrderAction(tx, deps.jobs, order, {
      action: 'create',
      actor: 'client',
      note: null,
      at: now,
    });
  });
  return { projectOrderId: id };
}

/** `TK20261120-000123`: the day on which it was made, as its users count days. */
function orderNumber(count: number, now: Date): string {
  const day = now.toLocaleDateString('sv-SE', { timeZone: SETTLEMENT_ZONE }).replaceAll('-', '');
  return `TK${day}-${String(count).padStart(6, '0')}`;
}

/**
 * A supplier whom the client may turn to: found, invited, or known from an application or from work
 * before. Everybody else looks absent. Throws `notFound`, `offersWaiting`, `offersUsedUp`.
 */
async function requireOfferable(
  tx: Tx,
  supplierId: string,
  { deps, personId, now }: CallContext,
): Promise<void> {
  const ties = await tiesTo(tx, personId, supplierId);
  if (ties === undefined || !isOfferable(ties) || (await isBlocked(tx, supplierId))) {
    refuse('notFound');
  }
  if (!deps.config.rateLimits.perCall) return;
  const { unanswered, unwanted } = await countOffers(tx, personId, supplierId, addMs(now, -DAY));
  if (unanswered >= limits.offer.unanswered) refuse('offersWaiting');
  if (unwanted >= limits.offer.perPairDay) refuse('offersUsedUp');
}

async function recipientOf(
  tx: Tx,
  { projectApplicationJLId, supUserId, projectReleaseInforId }: NamedRecipient,
  context: CallContext,
): Promise<Recipient> {
  const postingId = projectReleaseInforId ?? null;
  if (projectApplicationJLId !== undefined) {
    const recipient = await orderFromApplication(tx, projectApplicationJLId, context);
    if (supUserId !== undefined && supUserId !== recipient.supplierId) refuse('notFound');
    if (postingId !== null && postingId !== recipient.postingId) refuse('notFound');
    return recipient;
  }
  if (supUserId === undefined) {
    requireNoFaults({ supUserId: fieldTexts.blank });
    refuse('invalid');
  }
  if (await haveSomebodyInCommon(tx, supUserId, context.personId)) refuse('selfOrder');
  if (postingId !== null) {
    const posting = (await lockPosting(tx, postingId, context.personId)) ?? refuse('notFound');
    const application = await applicationOf(tx, postingId, supUserId);
    if (application && application.status !== 'withdrawn') {
      return orderFromApplication(tx, application.id, context);
    }
    if (await hasLiveOrder(tx, postingId, supUserId)) {
      refuse('conflict', { message: orderedBefore, data: { allowedActions: [] } });
    }
    await requireOrderable(tx, posting, supUserId, context.now);
  }
  // Orders of one client come one after the other, so that the limits hold for many at once too.
  await lockPersonsForNoKeyUpdate(tx, [context.personId]);
  await requireOfferable(tx, supUserId, context);
  return { supplierId: supUserId, postingId, applicationId: null };
}

const orderedBefore: BilingualText = {
  en: 'This supplier already has an order for this project. Change that one, or create the order without a project.',
  zh: '该译员在此项目下已有订单，请修改原订单，或不关联项目直接下单。',
};

const hiddenPosting: BilingualText = {
  en: 'This project is not shown at the moment, so it can bring nobody new. Create the order without a project.',
  zh: '该项目目前未公开展示，暂不能用于新订单，可不关联项目直接下单。',
};

const closedPosting: BilingualText = {
  en: 'This project is closed. Reopen it, or create the order without a project.',
  zh: '该项目已结束，请重新开放项目，或不关联项目直接下单。',
};

/**
 * A posting that is over or hidden brings nobody new, but whoever was invited to it and did not decline,
 * or agreed on terms, may still have the work. Throws 422 at `projectReleaseInforId`.
 */
async function requireOrderable(
  tx: Tx,
  posting: PostingRecord,
  supplierId: string,
  now: Date,
): Promise<void> {
  const over = closedPositions.includes(posting.status) || posting.deadline <= now;
  if (!over && !(await isHidden(tx, posting.id))) return;
  if (await isInvitedNow(tx, posting.id, supplierId, notComing)) return;
  const pair = { posting_id: posting.id, supplier_id: supplierId };
  if ((await agreedOffer(tx, pair)) === undefined) {
    requireNoFaults({ projectReleaseInforId: over ? closedPosting : hiddenPosting });
  }
}

async function orderFromApplication(
  tx: Tx,
  id: string,
  { personId, now }: CallContext,
): Promise<Recipient> {
  const application = await lockApplication(tx, id, { client_id: personId });
  const { status, supplier_id, posting_id } = application ?? refuse('notFound');
  if (!findTransition(applicationLifecycle, status, 'client', 'order')) {
    refuse('conflict', { data: { allowedActions: [] } });
  }
  await updateApplication(tx, id, { status: 'ordered', status_changed_at: now });
  return { supplierId: supplier_id, postingId: posting_id, applicationId: id };
}
