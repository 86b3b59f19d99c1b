import type { WordAnalysis } from '@tolk/contract';
import { addMs, limits, otherIdentity, splitOf, type OrderState } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { WorkFile } from '../../files/uploads/work-files.ts';
import {
  insertDelivery,
  noteChangeRequest,
  setOrderFiles,
} from '../deliveries/delivery-repository.ts';
import { insertEvaluation } from '../../profiles/evaluations/evaluation-repository.ts';
import type { Effect, EffectInput, OrderEntry } from './effect.ts';
import type { OrderChanges, OrderRecord } from './order-repository.ts';
import { deleteBooking, insertCheckIn } from '../bookings/booking-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { openAppeal, openAppealByPlatform, type NewAppeal } from '../appeals/open-appeal.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import { earn, stopEarning } from '../earnings/earn.ts';
import { closeOpenAttempts } from '../payments/close-attempts.ts';
import { freezePayer } from '../payments/payer.ts';
import { startOrderRefund } from '../payments/start-refund.ts';
import { openPosting } from '../../market/postings/open-posting.ts';
import { storedTerms, type OrderTerms } from './order-terms.ts';
import { changeEffects, type ChangePayloads } from '../changes/change-effects.ts';
import { milestoneEffects, type MilestonePayloads } from '../milestones/milestone-effects.ts';
import { milestoneInTurn, moneyHeld, moneyInTurn } from '../milestones/milestone-in-turn.ts';
import { setMilestones, type NewMilestone } from '../milestones/milestone-repository.ts';
import { bookInterpreter } from '../bookings/bookings.ts';

/** What an action needs to know besides the order. */
export interface OrderPayloads extends ChangePayloads, MilestonePayloads {
  edit: {
    terms: OrderTerms;
    milestones: readonly NewMilestone[];
    files: readonly WorkFile[];
    analysis: WordAnalysis | null;
  };
  withdraw: null;
  accept: { bookedTwice: boolean };
  reject: { reason: string };
  expireOffer: null;
  confirmPayment: null;
  remindPayment: null;
  expirePayment: null;
  deliver: { description: string; fileIds: readonly string[] };
  requestChanges: { text: string; dueAt: Date; fileIds: readonly string[] };
  acceptResults: null;
  remindAcceptance: null;
  autoAccept: null;
  cancelOverdue: null;
  autoCancelOverdue: null;
  remindDelivery: null;
  remindBooking: null;
  checkIn: { side: 'client' | 'supplier'; bookingStart: Date };
  cancelBooking: { percentDue: number };
  giveUpBooking: { reason: string };
  proposeEnd: { side: 'client' | 'supplier'; refundPercent: number; reason: string };
  agreeEnd: null;
  declineEnd: null;
  withdrawEnd: null;
  appeal: { side: 'client' | 'supplier'; appeal: NewAppeal };
  withdrawAppeal: AppealEnd;
  agreeInAppeal: Decision;
  escalateAppeal: null;
  endEscrow: null;
  rule: Decision;
  ruleRedo: Pick<AppealEnd, 'afterCompletion'> & { dueAt: Date; note: string };
  evaluate: { id: string; side: 'client' | 'supplier'; grade: number; text: string };
}
export type CarriedOutAction = keyof OrderPayloads;

/** An appeal that ends without a decision. */
export interface AppealEnd {
  previousState: OrderState;
  afterCompletion: boolean;
  openedAt: Date;
}

/** What becomes of the money in dispute. */
export interface Decision {
  /** The share that goes back to the client, 0 to 100. */
  refundPercent: number;
  afterCompletion: boolean;
  note: string;
}

/** A proposal to end the order that stands no more. */
export const noProposal = {
  proposal_by: null,
  proposal_percent: null,
  proposal_reason: null,
  proposal_at: null,
} as const satisfies OrderChanges;

type Effects = {
  [Action in CarriedOutAction]: (input: EffectInput<OrderPayloads[Action]>) => Effect;
};

/** What each action of the lifecycle changes; who may do it and where it leads stands there. */
export const orderEffects: Effects = {
  edit: ({ order, payload: { terms, milestones, files, analysis }, at }) => ({
    changes: {
      ...storedTerms(terms),
      word_analysis: analysis && JSON.stringify(analysis),
      terms_version: order.version + 1,
      sent_at: at,
      received_at: null,
      reject_reason: null,
    },
    details: milestones.length === 0 ? terms : { ...terms, milestones },
    also: async (tx, jobs) => {
      await setMilestones(tx, order.id, milestones, at);
      await setOrderFiles(tx, order.id, files);
      await deleteBooking(tx, order.id);
      await closeOpenAttempts(tx, jobs, order.id, at);
    },
  }),
  withdraw: ({ order, at }) => ({
    also: async (tx, jobs) => {
      await deleteBooking(tx, order.id);
      // The money of an attempt that is paid all the same goes back by itself.
      await closeOpenAttempts(tx, jobs, order.id, at);
    },
  }),
  accept: ({ order, payload: { bookedTwice }, at }) => ({
    changes: { received_at: at },
    also: async (tx) => {
      await bookInterpreter(tx, order, bookedTwice);
      if (order.posting_id !== null) await openPosting(tx, order.posting_id);
    },
  }),
  reject: ({ payload: { reason } }) => ({ changes: { reject_reason: reason }, note: reason }),
  expireOffer: () => ({}),
  confirmPayment: ({ order, at }) => ({
    changes: { paid_at: at },
    ledger: { event: 'paid', money: moneyInTurn(order) },
    also: async (tx, jobs) => {
      await freezePayer(tx, order);
      // One code may be open on each device and with each provider.
      await closeOpenAttempts(tx, jobs, order.id, at);
    },
  }),
  remindPayment: () => ({}),
  expirePayment: ({ order, at }) => ({
    changes: { ended_at: at },
    also: async (tx, jobs) => {
      await deleteBooking(tx, order.id);
      await closeOpenAttempts(tx, jobs, order.id, at);
    },
  }),
  deliver: ({ order, payload: { description, fileIds }, at }) => ({
    // What was paused before has moved the due time; the time to check begins again.
    changes: { delivered_at: at, paused_ms: 0 },
    also: (tx) =>
      insertDelivery(tx, {
        orderId: order.id,
        milestoneId: milestoneInTurn(order)?.id ?? null,
        description,
        fileIds,
        at,
      }),
  }),
  requestChanges: ({ order, payload: { text, dueAt, fileIds } }) => ({
    changes: {
      change_rounds: order.change_rounds + 1,
      due_at: dueAt,
      // The client keeps as much time to check as was agreed on.
      accept_by: addMs(dueAt, order.accept_by.getTime() - order.due_at.getTime()),
    },
    note: text,
    also: (tx) => noteChangeRequest(tx, order.id, { text, fileIds }),
  }),
  acceptResults: completed,
  remindAcceptance: () => ({}),
  autoAccept: completed,
  cancelOverdue: refunded,
  autoCancelOverdue: refunded,
  remindDelivery: () => ({}),
  remindBooking: () => ({}),
  checkIn: ({ order, payload: { side, bookingStart }, at }) => ({
    details: { bookingStart: bookingStart.toISOString() },
    also: (tx) => insertCheckIn(tx, { order_id: order.id, booking_start: bookingStart, side, at }),
  }),
  cancelBooking: ({ order, payload: { percentDue }, at }) => ({
    ...dividedBy(order, 100 - percentDue, at),
    details: { percentDue },
  }),
  giveUpBooking: ({ order, payload: { reason }, at }) => ({
    ...refunded({ order, payload: null, at }),
    note: reason,
  }),
  proposeEnd: ({ payload: { side, refundPercent, reason }, at }) => ({
    changes: {
      proposal_by: side,
      proposal_percent: refundPercent,
      proposal_reason: reason,
      proposal_at: at,
    },
    note: reason,
    details: { refundPercent },
  }),
  agreeEnd: ({ order, at }) => ({
    ...dividedBy(order, order.proposal_percent ?? 0, at),
    details: { refundPercent: order.proposal_percent },
  }),
  declineEnd: () => ({ changes: noProposal }),
  withdrawEnd: () => ({ changes: noProposal }),
  ...changeEffects,
  ...milestoneEffects,
  appeal: ({ order, payload: { side, appeal }, at }) => ({
    changes: { appeal_by: side, ended_at: null },
    note: appeal.reason,
    details: { appealId: appeal.id },
    ledger: disputed(order),
    also: async (tx, jobs) => {
      if (order.state === 'completed' && !(await stopEarning(tx, jobs, order))) {
        refuse('orderActionNotAllowed', { data: { allowedActions: [], version: order.version } });
      }
      await openAppeal(tx, jobs, order, side, appeal, at);
    },
  }),
  withdrawAppeal: ({ order, payload: { previousState, afterCompletion, openedAt }, at }) => {
    const paused = at.getTime() - openedAt.getTime();
    const pausedMs = order.paused_ms + paused;
    const { completed_at: completedAt } = order;
    return {
      previousState,
      changes: {
        appeal_by: null,
        paused_ms: pausedMs,
        ended_at: completedAt,
        // Nobody works while it is disputed what the work is.
        due_at: addMs(order.due_at, afterCompletion ? 0 : paused),
        accept_by: addMs(order.accept_by, afterCompletion ? 0 : paused),
      },
      ledger: {
        event: afterCompletion ? 'appealOverAfter' : 'appealOver',
        money: moneyHeld(order),
      },
      also: async (tx, jobs) => {
        if (completedAt === null) return;
        await earn(tx, jobs, order, { amount: earnedOf(order), since: completedAt, pausedMs });
      },
    };
  },
  agreeInAppeal: decided,
  escalateAppeal: () => ({}),
  endEscrow: ({ order, at }) => ({
    ledger: disputed(order),
    also: (tx, jobs) => openAppealByPlatform(tx, jobs, order, at),
  }),
  rule: decided,
  ruleRedo: ({ order, payload: { dueAt, afterCompletion, note } }) => ({
    changes: {
      appeal_by: null,
      completed_at: null,
      ended_at: null,
      due_at: dueAt,
      accept_by: addMs(dueAt, order.accept_by.getTime() - order.due_at.getTime()),
    },
    note,
    ledger: { event: afterCompletion ? 'reopened' : 'appealOver', money: moneyHeld(order) },
  }),
  evaluate: ({ order, payload, at }) => ({
    also: async (tx, jobs) => {
      await insertEvaluation(tx, {
        ...payload,
        order_id: order.id,
        author_id: order[`${payload.side}_id`],
        subject_id: order[`${otherIdentity(payload.side)}_id`],
        created_at: at,
      });
      await scheduleJob(tx, jobs, 'evaluation.reveal', {
        key: `order:${order.id}:reveal`,
        runAt: addMs(order.ended_at ?? at, limits.evaluation.hiddenMs),
        payload: { orderId: order.id },
      });
    },
  }),
};

function completed({ order, at }: EffectInput<null>): Effect {
  return {
    // The hold and the time to appeal are counted from here on, both without what came before.
    changes: { completed_at: at, ended_at: at, paused_ms: 0 },
    ledger: { event: 'completed', money: moneyHeld(order) },
    also: (tx, jobs) => earn(tx, jobs, order, { amount: earnedOf(order), since: at, pausedMs: 0 }),
  };
}

function refunded({ order, at }: EffectInput<null>): Effect {
  return {
    changes: { ended_at: at },
    ledger: { event: 'refundStarted', money: moneyHeld(order) },
    also: async (tx, jobs) => {
      await deleteBooking(tx, order.id);
      await divide(tx, jobs, order, { refundShare: 1, reason: 'orderRefunded', at });
    },
  };
}

/** The order ends with a share of the money that is held going back, as both agreed. */
function dividedBy(order: OrderRecord, refundPercent: number, at: Date): Effect {
  const share = { refundShare: refundPercent / 100 };
  const held = moneyHeld(order);
  return {
    changes: { ended_at: at },
    // No money is held while the next milestone is still to be paid.
    ...(held.price === 0 ? {} : { ledger: { event: 'agreed', money: { ...held, ...share } } }),
    also: async (tx, jobs) => {
      await deleteBooking(tx, order.id);
      await divide(tx, jobs, order, { ...share, reason: 'agreed', at });
    },
  };
}

/** A ruling that is final, or an offer that was accepted. */
function decided({
  order,
  payload: { refundPercent, afterCompletion, note },
  at,
}: EffectInput<Decision>): Effect {
  const refundShare = refundPercent / 100;
  return {
    changes: { appeal_by: null, ended_at: at },
    note,
    details: { refundPercent },
    ledger: { event: 'ruled', money: { ...moneyHeld(order), refundShare, afterCompletion } },
    also: async (tx, jobs) => {
      await deleteBooking(tx, order.id);
      await divide(tx, jobs, order, { refundShare, reason: 'ruled', at });
    },
  };
}

/** One share goes back to the client, the supplier has earned the other. */
async function divide(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  {
    refundShare,
    reason,
    at,
  }: { refundShare: number; reason: 'orderRefunded' | 'agreed' | 'ruled'; at: Date },
): Promise<void> {
  const { refund, supplier } = splitOf({ ...moneyHeld(order), refundShare });
  if (refund > 0) {
    await startOrderRefund(tx, jobs, { orderId: order.id, amount: refund, reason, at });
  }
  await earn(tx, jobs, order, { amount: supplier, since: at, pausedMs: 0 });
}

function disputed(order: OrderRecord): OrderEntry {
  const event = order.state === 'completed' ? 'appealedAfter' : 'appealed';
  return { event, money: moneyHeld(order) };
}

/** What the supplier has of the money that is held once the results are accepted. */
function earnedOf(order: OrderRecord): number {
  const { price, commission } = moneyHeld(order);
  return price - commission;
}
