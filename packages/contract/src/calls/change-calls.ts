import { limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../define-call.ts';
import { errorCodes } from '../error-codes.ts';
import { Count, Flag, Id, Text, referenceFiles } from '../schemas/base.ts';
import { OrderDetail } from '../schemas/order.ts';
import { addedFiles, bookedTwice, changeFields } from '../schemas/order-change.ts';

const orderAndVersion = { projectOrderId: Id, version: Count };
const conflicts = [
  errorCodes.orderActionNotAllowed,
  errorCodes.versionChanged,
  errorCodes.selfOrder,
];

const bookingConflicts = [...conflicts, errorCodes.ownDoubleBooking];

/** A change that a side proposes; files come from clients alone. */
const proposals = {
  supinterface: Type.Object({ ...orderAndVersion, ...changeFields, bookedTwice }),
  clientinterface: Type.Object({
    ...orderAndVersion,
    ...changeFields,
    fileIds: addedFiles,
    referenceFileIds: referenceFiles(limits.file.perOrder),
  }),
} as const;

const answer = {
  ...orderAndVersion,
  agree: Flag,
  /** Why it is declined. */
  reason: Type.Optional(Text(limits.reason.max)),
};
const answers = {
  supinterface: Type.Object({ ...answer, bookedTwice }),
  clientinterface: Type.Object(answer),
} as const;

/** How both sides of an order change its terms by consent, under the same names in both interfaces. */
export function changeCalls<const Interface extends keyof typeof proposals>(name: Interface) {
  const access = name === 'supinterface' ? 'supplier' : 'client';
  const acting = name === 'supinterface' ? 'coordinate' : 'ask';
  const path = <const Call extends string>(call: Call) => `/${name}/${call}` as const;
  return {
    proposeChange: defineCall({
      path: path('proposeChange'),
      access,
      organisation: acting,
      summary:
        'Propose another time, place, workload or price for an order that is accepted or runs, or for its later milestones, or claim overtime of a booking.',
      request: proposals[name],
      response: OrderDetail,
      idempotency: 'accepted',
      errors: bookingConflicts,
    }),
    counterChange: defineCall({
      path: path('counterChange'),
      access,
      organisation: acting,
      summary: 'Answer the proposal that was seen with another one.',
      request: proposals[name],
      response: OrderDetail,
      idempotency: 'accepted',
      errors: bookingConflicts,
    }),
    answerChange: defineCall({
      path: path('answerChange'),
      access,
      organisation: acting,
      summary:
        'Agree to the proposal that was seen, or decline it. A difference that the client owes has to be paid first; one that they get back is refunded at once.',
      request: answers[name],
      response: OrderDetail,
      idempotency: 'required',
      errors: bookingConflicts,
    }),
    withdrawChange: defineCall({
      path: path('withdrawChange'),
      access,
      organisation: acting,
      summary: 'Take back one’s own proposal, or as the client one whose difference is not paid.',
      request: Type.Object(orderAndVersion),
      response: OrderDetail,
      idempotency: 'accepted',
      errors: conflicts,
    }),
  };
}
