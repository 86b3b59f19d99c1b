import { limits, queueSorts } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Days,
  Flag,
  Id,
  ListOf,
  Nothing,
  OneOf,
  Page,
  Text,
  SearchWords,
} from '../../schemas/base.ts';
import { PaymentIncident, RefundRow, refundStatuses } from '../../schemas/finance.ts';

const scope = 'refunds' as const;

const listFilter = {
  status: Type.Optional(OneOf(refundStatuses)),
  search: SearchWords,
  ...Days,
  /** Without it those that need somebody first. */
  sort: Type.Optional(OneOf(queueSorts)),
};

/** The queue of refunds: what goes back to clients, and money that fits nothing. */
export const opsRefunds = {
  getRefundList: defineCall({
    path: '/opsinterface/getRefundList',
    access: 'staff',
    scope,
    summary: 'Refunds; those that need somebody first.',
    request: Type.Object({
      ...Page,
      ...listFilter,
      /** This one alone. */
      refundId: Type.Optional(Id),
    }),
    response: ListOf(RefundRow),
    idempotency: 'none',
  }),
  exportRefundList: defineCall({
    path: '/opsinterface/exportRefundList',
    access: 'staff',
    scope,
    summary: 'The same refunds as CSV; the export is noted.',
    request: Type.Object(listFilter),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  proposeRefund: defineCall({
    path: '/opsinterface/proposeRefund',
    access: 'staff',
    scope,
    summary:
      'Give a client part of the money of a completed order back; the supplier’s part is taken back too. From a certain sum on somebody else approves it.',
    request: Type.Object({
      projectOrderId: Id,
      /** Of the price; the fee and the commission follow in proportion. */
      refundPercent: Type.Integer({ minimum: 1, maximum: 100 }),
      reason: Text(limits.reason.max, limits.reason.min),
    }),
    response: RefundRow,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  decideRefund: defineCall({
    path: '/opsinterface/decideRefund',
    access: 'staff',
    scope,
    summary: 'Approve or decline what a colleague proposed.',
    request: Type.Object({ refundId: Id, approve: Flag }),
    response: RefundRow,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  retryRefund: defineCall({
    path: '/opsinterface/retryRefund',
    access: 'staff',
    scope,
    summary: 'Ask the provider once more for a refund that failed.',
    request: Type.Object({ refundId: Id }),
    response: RefundRow,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  confirmRefundByHand: defineCall({
    path: '/opsinterface/confirmRefundByHand',
    access: 'staff',
    scope,
    summary: 'The provider can’t send it: it was transferred from the bank account instead.',
    request: Type.Object({
      refundId: Id,
      bankReference: Text(limits.bankReference.max, limits.bankReference.min),
    }),
    response: RefundRow,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  getPaymentIncidentList: defineCall({
    path: '/opsinterface/getPaymentIncidentList',
    access: 'staff',
    scope,
    summary: 'Money that came and fits nothing; open ones first.',
    request: Type.Object({
      ...Page,
      open: Type.Optional(Flag),
      projectOrderId: Type.Optional(Id),
      /** This one alone. */
      incidentId: Type.Optional(Id),
    }),
    response: ListOf(PaymentIncident),
    idempotency: 'none',
  }),
  proposeIncidentRefund: defineCall({
    path: '/opsinterface/proposeIncidentRefund',
    access: 'staff',
    scope,
    summary:
      'Propose to send money that fits nothing back to where it came from; a colleague approves it, whatever the sum.',
    request: Type.Object({ incidentId: Id, reason: Text(limits.reason.max, limits.reason.min) }),
    response: RefundRow,
    idempotency: 'required',
    errors: [errorCodes.conflict],
  }),
  resolvePaymentIncident: defineCall({
    path: '/opsinterface/resolvePaymentIncident',
    access: 'staff',
    scope,
    summary:
      'Say what was done about it. Money that could be sent back is kept only after a colleague declined to send it.',
    request: Type.Object({ incidentId: Id, note: Text(limits.reason.max, limits.reason.min) }),
    response: PaymentIncident,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
