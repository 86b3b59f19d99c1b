import { limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../define-call.ts';
import { errorCodes } from '../error-codes.ts';
import { Count, Flag, Id, Percent, Text, Timestamp } from '../schemas/base.ts';
import { EvaluationRow, OrderDetail } from '../schemas/order.ts';

const orderAndVersion = { projectOrderId: Id, version: Count };
const conflicts = [
  errorCodes.orderActionNotAllowed,
  errorCodes.versionChanged,
  errorCodes.selfOrder,
];

/** What both sides of an order do alike, under the same names in both interfaces. */
export function endCalls<const Interface extends 'supinterface' | 'clientinterface'>(
  name: Interface,
) {
  const access = name === 'supinterface' ? 'supplier' : 'client';
  const acting = name === 'supinterface' ? 'coordinate' : 'ask';
  const path = <const Call extends string>(call: Call) => `/${name}/${call}` as const;
  return {
    proposeEnd: defineCall({
      path: path('proposeEnd'),
      access,
      organisation: acting,
      summary: 'Propose to end a running order with a share of the money going back.',
      request: Type.Object({
        ...orderAndVersion,
        refundPercent: Percent,
        reason: Text(limits.reason.max, limits.reason.min),
      }),
      response: OrderDetail,
      idempotency: 'accepted',
      errors: conflicts,
    }),
    answerEnd: defineCall({
      path: path('answerEnd'),
      access,
      organisation: acting,
      summary: 'Agree to the proposal that was seen, and the order ends; or decline it.',
      request: Type.Object({ ...orderAndVersion, agree: Flag }),
      response: OrderDetail,
      idempotency: 'required',
      errors: conflicts,
    }),
    withdrawEnd: defineCall({
      path: path('withdrawEnd'),
      access,
      organisation: acting,
      summary: 'Take back one’s own proposal to end the order.',
      request: Type.Object(orderAndVersion),
      response: OrderDetail,
      idempotency: 'accepted',
      errors: conflicts,
    }),
    checkIn: defineCall({
      path: path('checkIn'),
      access,
      organisation: name === 'supinterface' ? 'work' : 'ask',
      summary: 'Say that one is there, from half an hour before a booking on.',
      // The booking by its start: a second click is no check-in to the one after it.
      request: Type.Object({ projectOrderId: Id, startTime: Timestamp }),
      response: OrderDetail,
      idempotency: 'accepted',
      errors: conflicts,
    }),
    replyEvaluate: defineCall({
      path: path('replyEvaluate'),
      access,
      organisation: acting,
      summary: 'Answer an evaluation that one received, publicly and once.',
      request: Type.Object({ evaluateId: Id, reply: Text(limits.evaluation.text, 1) }),
      response: EvaluationRow,
      idempotency: 'accepted',
      errors: [errorCodes.conflict],
    }),
  };
}
