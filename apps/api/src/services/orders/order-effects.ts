import { addMs, limits, otherIdentity, type LedgerEvent } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import {
  insertDelivery,
  noteChangeRequest,
  setOrderFiles,
} from '../../repositories/delivery-repository.ts';
import { insertEvaluation } from '../../repositories/evaluation-repository.ts';
import type { OrderChanges, OrderRecord } from '../../repositories/order-repository.ts';
import { defer } from '../deferred-work.ts';
import { closeOpenAttempts } from '../payments/close-attempts.ts';
import { startOrderRefund } from '../payments/start-refund.ts';
import { openPosting } from '../postings/open-posting.ts';
import type { OrderTerms } from './order-terms.ts';

/** What an action needs to know besides the order. */
export interface OrderPayloads {
  edit: { terms: OrderTerms; fileIds: readonly string[] };
  withdraw: null;
  accept: null;
  reject: { reason: string };
  expireOffer: null;
  confirmPayment: null;
  expirePayment: null;
  deliver: { description: string; fileIds: readonly string[] };
  requestChanges: { text: string; dueAt: Date };
  acceptResults: null;
  remindAcceptance: null;
  autoAccept: null;
  cancelOverdue: null;
  autoCancelOverdue: null;
  evaluate: { id: string; side: 'client' | 'supplier'; grade: number; text: string };
}
export type CarriedOutAction = keyof OrderPayloads;

export interface EffectInput<Payload> {
  order: OrderRecord;
  payload: Payload;
  at: Date;
}

export interface Effect {
  changes?: OrderChanges;
  /** What the actor wrote, for the timeline. */
  note?: string;
  /** Frozen into the timeline. */
  details?: object;
  ledger?: LedgerEvent;
  /** The rest of it, in the same transaction and before the order itself is written. */
  also?: (tx: Tx, jobs: Jobs) => Promise<void>;
}

type Effects = {
  [Action in CarriedOutAction]: (input: EffectInput<OrderPayloads[Action]>) => Effect;
};

/** What each action of the lifecycle changes; who may do it and where it leads stands there. */
export const orderEffects: Effects = {
  edit: ({ order, payload: { terms, fileIds }, at }) => ({
    changes: {
      ...terms,
      terms_version: order.version + 1,
      sent_at: at,
      received_at: null,
      reject_reason: null,
    },
    details: terms,
    also: async (tx, jobs) => {
      await setOrderFiles(tx, order.id, fileIds);
      await closeOpenAttempts(tx, jobs, order.id, at);
    },
  }),
  withdraw: () => ({}),
  accept: ({ order, at }) => ({
    changes: { received_at: at },
    also: async (tx) => {
      if (order.posting_id !== null) await openPosting(tx, order.posting_id);
    },
  }),
  reject: ({ payload: { reason } }) => ({ changes: { reject_reason: reason }, note: reason }),
  expireOffer: () => ({}),
  confirmPayment: ({ order, at }) => ({
    changes: { paid_at: at },
    ledger: 'paid',
    // One code may be open on each device and with each provider.
    also: (tx, jobs) => closeOpenAttempts(tx, jobs, order.id, at),
  }),
  expirePayment: ({ order, at }) => ({
    changes: { ended_at: at },
    also: (tx, jobs) => closeOpenAttempts(tx, jobs, order.id, at),
  }),
  deliver: ({ order, payload: { description, fileIds }, at }) => ({
    changes: { delivered_at: at },
    also: (tx) => insertDelivery(tx, { orderId: order.id, description, fileIds, at }),
  }),
  requestChanges: ({ order, payload: { text, dueAt } }) => ({
    changes: {
      change_rounds: order.change_rounds + 1,
      due_at: dueAt,
      // The client keeps as much time to check as was agreed on.
      accept_by: addMs(dueAt, order.accept_by.getTime() - order.due_at.getTime()),
    },
    note: text,
    also: (tx) => noteChangeRequest(tx, order.id, text),
  }),
  acceptResults: completed,
  remindAcceptance: () => ({}),
  autoAccept: completed,
  cancelOverdue: refunded,
  autoCancelOverdue: refunded,
  evaluate: ({ order, payload, at }) => ({
    also: async (tx, jobs) => {
      await insertEvaluation(tx, {
        ...payload,
        order_id: order.id,
        author_id: order[`${payload.side}_id`],
        subject_id: order[`${otherIdentity(payload.side)}_id`],
        created_at: at,
      });
      await defer(tx, jobs, 'evaluation.reveal', {
        key: `order:${order.id}:reveal`,
        runAt: addMs(order.ended_at ?? at, limits.evaluation.hiddenMs),
        payload: { orderId: order.id },
      });
    },
  }),
};

function completed({ order, at }: EffectInput<null>): Effect {
  return {
    changes: { completed_at: at, ended_at: at, earnings_status: 'unsettled' },
    ledger: 'completed',
    also: (tx, jobs) =>
      defer(tx, jobs, 'earnings.release', {
        key: `order:${order.id}:release`,
        runAt: addMs(at, limits.order.holdMs),
        payload: { orderId: order.id },
      }),
  };
}

function refunded({ order, at }: EffectInput<null>): Effect {
  return {
    changes: { ended_at: at },
    ledger: 'refundStarted',
    also: (tx, jobs) => startOrderRefund(tx, jobs, order.id, at),
  };
}
