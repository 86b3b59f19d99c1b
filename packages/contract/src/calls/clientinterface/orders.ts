import { DAY, limits, paymentMethods, paymentScenes, providerMethods } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  Bilingual,
  Count,
  Currency,
  Id,
  ListOf,
  MinorUnits,
  Nothing,
  Nullable,
  OneOf,
  Percent,
  Text,
  Timestamp,
} from '../../schemas/base.ts';
import {
  EvaluationForm,
  EvaluationRow,
  OrderDetail,
  OrderPage,
  WordAnalysis,
  orderFields,
} from '../../schemas/order.ts';
import { OrderReferences, orderReferenceFields } from '../../schemas/order-references.ts';
import { projectTypes } from '../../schemas/posting.ts';
import { statementFormats } from '../../schemas/settlement.ts';
import { changeCalls } from '../change-calls.ts';
import { endCalls } from '../end-calls.ts';
import { DictionaryTypes } from '../supinterface/dictionaries.ts';
import {
  evaluationListRequest,
  orderFilter,
  orderIdRequest,
  orderListRequest,
} from '../supinterface/orders.ts';

/** What WeChat's own browser opens its payment sheet with (`getBrandWCPayRequest`), as it is. */
export const WechatSheet = Type.Object({
  appId: Type.String(),
  timeStamp: Type.String(),
  nonceStr: Type.String(),
  package: Type.String(),
  signType: Type.Literal('RSA'),
  paySign: Type.String(),
});
export type WechatSheet = Static<typeof WechatSheet>;

/** Where to transfer the money, and what to write so that it is known. */
const BankTransfer = Type.Object({
  projectOrderId: Id,
  reference: Type.String(),
  paymentAmount: MinorUnits,
  currency: Currency,
  /** Money that comes later goes back. */
  dueTime: Timestamp,
  account: Type.Object({
    holder: Type.String(),
    number: Type.String(),
    bank: Type.String(),
    branch: Type.String(),
    /** Empty where there is none. */
    swift: Type.String(),
  }),
  /** Where the money can be transferred without a bank; null with a real account. */
  sandboxUrl: Nullable(Type.String()),
});

const Charge = Type.Object({
  projectOrderId: Id,
  orderName: Type.String(),
  amountOfMoney: MinorUnits,
  commissionXQ: MinorUnits,
  paymentAmount: MinorUnits,
  currency: Currency,
  version: Count,
  methods: Type.Array(OneOf(paymentMethods)),
});

/** One attempt to pay; it lives 15 minutes. */
export const PaymentAttempt = Type.Object({
  paymentId: Id,
  projectOrderId: Id,
  method: OneOf(paymentMethods),
  status: OneOf(['pending', 'paid', 'closed', 'expired', 'refunded'] as const),
  paymentAmount: MinorUnits,
  currency: Currency,
  expiresAt: Timestamp,
  /** What came instead of `paymentAmount` and pays nothing; it goes back. Else null. */
  unmatchedAmount: Nullable(MinorUnits),
  /** On a desktop: what the QR code encodes. */
  codeUrl: Nullable(Type.String()),
  /** On a phone or Alipay's page: where to send the person. */
  redirectUrl: Nullable(Type.String()),
  /** Inside WeChat: its payment sheet. */
  wechatSheet: Nullable(WechatSheet),
  /** Only while the sandbox stands in for the provider: the page that pays as the user would. */
  sandboxUrl: Nullable(Type.String()),
});
export type PaymentAttempt = Static<typeof PaymentAttempt>;

/** Of an organisation: orders whose price somebody still has to decide on. */
const approvalFilter = { approval: Type.Optional(Type.Literal('waiting')) };

const actionErrors = [
  errorCodes.orderActionNotAllowed,
  errorCodes.versionChanged,
  errorCodes.selfOrder,
];

export const clientOrders = {
  ...endCalls('clientinterface'),
  ...changeCalls('clientinterface'),
  getWordAnalysis: defineCall({
    path: '/clientinterface/getWordAnalysis',
    access: 'client',
    organisation: 'read',
    summary: 'How much work the caller’s files are: new words and repetitions, across all of them.',
    request: Type.Object({
      fileIds: Type.Array(Id, { minItems: 1, maxItems: limits.file.perOrder, uniqueItems: true }),
    }),
    response: WordAnalysis,
    idempotency: 'none',
  }),
  downloadOrderReceipt: defineCall({
    path: '/clientinterface/downloadOrderReceipt',
    access: 'client',
    organisation: 'read',
    summary: 'The receipt of a paid order as PDF: price, fee, payment, what went back.',
    request: orderIdRequest,
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  downloadTransferSlip: defineCall({
    path: '/clientinterface/downloadTransferSlip',
    access: 'client',
    organisation: 'read',
    summary:
      'The bank transfer that an order waits for as PDF, for who makes it: account, amount, reference, until when.',
    request: orderIdRequest,
    response: Nothing,
    errors: [errorCodes.conflict],
    idempotency: 'none',
    answer: 'file',
  }),
  downloadOrderCalendar: defineCall({
    path: '/clientinterface/downloadOrderCalendar',
    access: 'client',
    organisation: 'read',
    summary: 'Deadlines and sessions of an order that bind the caller, as an iCalendar file.',
    request: orderIdRequest,
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getOrderType: defineCall({
    path: '/clientinterface/getOrderType',
    access: 'client',
    organisation: 'read',
    summary: 'Types of orders.',
    request: Nothing,
    response: Type.Array(Type.Object({ value: OneOf(projectTypes), label: Bilingual })),
    idempotency: 'none',
  }),
  getDictTypeData: defineCall({
    path: '/clientinterface/getDictTypeData',
    access: 'client',
    organisation: 'read',
    summary: 'All dictionary types.',
    request: Nothing,
    response: DictionaryTypes,
    idempotency: 'none',
  }),
  getProjectOrderList: defineCall({
    path: '/clientinterface/getProjectOrderList',
    access: 'client',
    organisation: 'read',
    summary:
      'The caller’s orders, those that wait for them first, then the newest, unless sorted otherwise.',
    request: Type.Object({ ...orderListRequest.properties, ...approvalFilter }),
    response: OrderPage,
    idempotency: 'none',
  }),
  downloadOrderList: defineCall({
    path: '/clientinterface/downloadOrderList',
    access: 'client',
    organisation: 'read',
    summary:
      'The caller’s orders that a filter finds, as a file: status, dates, price, fee, total.',
    request: Type.Object({
      ...orderFilter,
      ...approvalFilter,
      format: OneOf(statementFormats),
    }),
    response: Nothing,
    idempotency: 'none',
    answer: 'file',
  }),
  getProjectOrderIdData: defineCall({
    path: '/clientinterface/getProjectOrderIdData',
    access: 'client',
    organisation: 'read',
    summary: 'One order with what is allowed now, its timeline and its ledger.',
    request: orderIdRequest,
    response: OrderDetail,
    idempotency: 'none',
  }),
  getCommissionXQ: defineCall({
    path: '/clientinterface/getCommissionXQ',
    access: 'client',
    organisation: 'read',
    summary:
      'The handling fee for unit price × workload, and the price with travel (XQ = the demand side).',
    request: Type.Object({
      pricing: orderFields.pricing,
      unitPrice: orderFields.unitPrice,
      workload: orderFields.workload,
      travel: orderFields.travel,
    }),
    response: Type.Object({
      amountOfMoney: MinorUnits,
      commissionXQ: MinorUnits,
      paymentAmount: MinorUnits,
      currency: Currency,
    }),
    idempotency: 'none',
  }),
  addProjectOrder: defineCall({
    path: '/clientinterface/addProjectOrder',
    access: 'client',
    organisation: 'ask',
    summary:
      'Create an order for a supplier, from an application or directly; the terms are frozen into it.',
    request: Type.Object({
      /** The application that it comes from; else `supUserId` says who gets the order. */
      projectApplicationJLId: Type.Optional(Id),
      supUserId: Type.Optional(Id),
      /** A posting of the caller that an order for `supUserId` belongs to. */
      projectReleaseInforId: Type.Optional(Id),
      purchaseOrder: Type.Optional(orderReferenceFields.purchaseOrder),
      costCentre: Type.Optional(orderReferenceFields.costCentre),
      ...orderFields,
    }),
    response: Type.Object({ projectOrderId: Id }),
    idempotency: 'required',
    // Each one reaches somebody's inbox.
    limit: { max: limits.offer.perDay, windowMs: DAY },
    errors: [
      errorCodes.selfOrder,
      errorCodes.conflict,
      errorCodes.offersWaiting,
      errorCodes.offersUsedUp,
    ],
  }),
  getOrderReferences: defineCall({
    path: '/clientinterface/getOrderReferences',
    access: 'client',
    organisation: 'read',
    summary: 'Purchase-order number and cost centre of the client’s order.',
    request: Type.Object({ projectOrderId: Id }),
    response: OrderReferences,
    idempotency: 'none',
  }),
  saveOrderReferences: defineCall({
    path: '/clientinterface/saveOrderReferences',
    access: 'client',
    organisation: 'ask',
    summary: 'Set purchase-order number and cost centre, until the order has ended.',
    request: Type.Object({ projectOrderId: Id, ...orderReferenceFields }),
    response: OrderReferences,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
  editProjectOrder: defineCall({
    path: '/clientinterface/editProjectOrder',
    access: 'client',
    organisation: 'ask',
    summary:
      'Edit an order that is not paid: a new version, which the supplier has to accept again.',
    request: Type.Object({ projectOrderId: Id, version: Count, ...orderFields }),
    response: OrderDetail,
    idempotency: 'required',
    errors: actionErrors,
  }),
  withdrawProjectOrder: defineCall({
    path: '/clientinterface/withdrawProjectOrder',
    access: 'client',
    organisation: 'ask',
    summary: 'Withdraw an order that is not paid; money that comes all the same goes back.',
    request: Type.Object({ projectOrderId: Id, version: Count }),
    response: OrderDetail,
    idempotency: 'accepted',
    errors: actionErrors,
  }),
  getConfirmThePayment: defineCall({
    path: '/clientinterface/getConfirmThePayment',
    access: 'client',
    organisation: 'pay',
    summary:
      'What will be charged for the order, its next milestone or an agreed change of it, and the methods to choose from.',
    request: orderIdRequest,
    response: Charge,
    idempotency: 'none',
    errors: actionErrors,
  }),
  getCallPayment: defineCall({
    path: '/clientinterface/getCallPayment',
    access: 'client',
    organisation: 'pay',
    summary:
      'Start a payment: a QR code on a desktop, a redirect on a phone and to Alipay’s page, WeChat’s payment sheet inside WeChat, where the code of getPaymentPayer says who pays. An attempt that is still open is answered again.',
    request: Type.Object({
      projectOrderId: Id,
      version: Count,
      method: OneOf(providerMethods),
      scene: OneOf(paymentScenes),
      /** What WeChat sent back; without them an open attempt is answered or the payer unknown. */
      wechatCode: Type.Optional(Text(512, 1)),
      wechatState: Type.Optional(Text(512, 1)),
    }),
    response: PaymentAttempt,
    idempotency: 'required',
    errors: [
      ...actionErrors,
      errorCodes.paymentUnavailable,
      errorCodes.wechatPayerUnknown,
      errorCodes.paymentSceneOff,
    ],
  }),
  getBankTransfer: defineCall({
    path: '/clientinterface/getBankTransfer',
    access: 'client',
    organisation: 'pay',
    summary:
      'Choose to pay what is due of an order by bank transfer, a milestone or the difference of a change included: the account, the amount and the reference. It is waited for; asked again it is the same transfer.',
    request: Type.Object({ projectOrderId: Id, version: Count }),
    response: BankTransfer,
    idempotency: 'required',
    errors: [...actionErrors, errorCodes.paymentSceneOff],
  }),
  getPaymentPayer: defineCall({
    path: '/clientinterface/getPaymentPayer',
    access: 'client',
    organisation: 'pay',
    summary:
      'Where WeChat’s browser is sent to say who pays, without asking anybody; it comes back to the order. Null where paying inside WeChat is not set up.',
    request: orderIdRequest,
    response: Type.Object({ url: Nullable(Type.String()) }),
    idempotency: 'none',
  }),
  getPaymentInformation: defineCall({
    path: '/clientinterface/getPaymentInformation',
    access: 'client',
    organisation: 'pay',
    summary: 'The state of a payment; asks the provider when the notification is late.',
    request: Type.Object({ paymentId: Id }),
    response: PaymentAttempt,
    idempotency: 'none',
  }),
  getAcceptanceResults: defineCall({
    path: '/clientinterface/getAcceptanceResults',
    access: 'client',
    organisation: 'ask',
    summary:
      'Accept the results of the order or of its milestone in turn, or ask for changes with a new due time.',
    request: Type.Object({
      projectOrderId: Id,
      version: Count,
      accept: Type.Boolean(),
      /** Required when asking for changes. */
      changeRequest: Type.Optional(Text(limits.description.max)),
      /** Neither before the agreed due time nor sooner than a day from now. */
      deliverTime: Type.Optional(Timestamp),
      /** Marked-up copies, uploaded as `order`. */
      fileIds: Type.Optional(Type.Array(Id, { maxItems: limits.file.perOrder, uniqueItems: true })),
    }),
    response: OrderDetail,
    idempotency: 'required',
    errors: actionErrors,
  }),
  cancelProjectOrder: defineCall({
    path: '/clientinterface/cancelProjectOrder',
    access: 'client',
    organisation: 'ask',
    summary:
      'Cancel an order whose due time passed 24 hours ago with nothing delivered; the money goes back.',
    request: Type.Object({ projectOrderId: Id, version: Count }),
    response: OrderDetail,
    idempotency: 'required',
    errors: actionErrors,
  }),
  cancelBooking: defineCall({
    path: '/clientinterface/cancelBooking',
    access: 'client',
    organisation: 'ask',
    summary:
      'Cancel a paid booking that has not begun, for the share of the price that the order says is due by now.',
    request: Type.Object({
      projectOrderId: Id,
      version: Count,
      /** The share that was seen to be due. */
      percentDue: Percent,
    }),
    response: OrderDetail,
    idempotency: 'required',
    errors: [...actionErrors, errorCodes.cancellationCost],
  }),
  addEvaluate: defineCall({
    path: '/clientinterface/addEvaluate',
    access: 'client',
    organisation: 'ask',
    summary: 'Evaluate the supplier of an ended order.',
    request: EvaluationForm,
    response: Type.Object({ evaluateId: Id }),
    idempotency: 'accepted',
    errors: [errorCodes.orderActionNotAllowed, errorCodes.selfOrder],
  }),
  getEvaluateList: defineCall({
    path: '/clientinterface/getEvaluateList',
    access: 'client',
    organisation: 'read',
    summary: 'Evaluations given and received.',
    request: evaluationListRequest,
    response: ListOf(EvaluationRow),
    idempotency: 'none',
  }),
};
