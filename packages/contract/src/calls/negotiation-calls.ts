import { limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../define-call.ts';
import { errorCodes } from '../error-codes.ts';
import { Flag, Id, Text } from '../schemas/base.ts';
import { Negotiation, offerFields } from '../schemas/negotiation.ts';

/** A supplier negotiates for themselves; a client says with whom. */
const ofSupplier = { projectReleaseInforId: Id };
const ofClient = { projectReleaseInforId: Id, supUserId: Id };

const seen = { offerId: Id };
const answer = {
  ...seen,
  agree: Flag,
  /** Why it is declined. */
  reason: Type.Optional(Text(limits.reason.max)),
};

const requests = {
  supinterface: {
    read: Type.Object(ofSupplier),
    propose: Type.Object({ ...ofSupplier, ...offerFields }),
    counter: Type.Object({ ...ofSupplier, ...seen, ...offerFields }),
    answer: Type.Object({ ...ofSupplier, ...answer }),
    withdraw: Type.Object({ ...ofSupplier, ...seen }),
  },
  clientinterface: {
    read: Type.Object(ofClient),
    propose: Type.Object({ ...ofClient, ...offerFields }),
    counter: Type.Object({ ...ofClient, ...seen, ...offerFields }),
    answer: Type.Object({ ...ofClient, ...answer }),
    withdraw: Type.Object({ ...ofClient, ...seen }),
  },
} as const;

const errors = [errorCodes.conflict, errorCodes.ownPosting, errorCodes.conversationClosed];

/** How client and supplier come to terms before an order, under the same names in both interfaces. */
export function negotiationCalls<const Interface extends keyof typeof requests>(name: Interface) {
  const access = name === 'supinterface' ? 'supplier' : 'client';
  const path = <const Call extends string>(call: Call) => `/${name}/${call}` as const;
  const acting = name === 'supinterface' ? 'coordinate' : 'ask';
  return {
    getNegotiation: defineCall({
      path: path('getNegotiation'),
      access,
      organisation: 'read',
      summary: 'The offers that two made each other about a posting, and what is allowed now.',
      request: requests[name].read,
      response: Negotiation,
      idempotency: 'none',
    }),
    proposeTerms: defineCall({
      path: path('proposeTerms'),
      access,
      organisation: acting,
      summary: 'Offer price, workload and due time to an applicant, an invited supplier, a client.',
      request: requests[name].propose,
      response: Negotiation,
      idempotency: 'accepted',
      errors,
    }),
    counterTerms: defineCall({
      path: path('counterTerms'),
      access,
      organisation: acting,
      summary: 'Answer the offer that was seen with another one.',
      request: requests[name].counter,
      response: Negotiation,
      idempotency: 'accepted',
      errors,
    }),
    answerTerms: defineCall({
      path: path('answerTerms'),
      access,
      organisation: acting,
      summary: 'Agree to the offer that was seen, which fills the order, or decline it.',
      request: requests[name].answer,
      response: Negotiation,
      idempotency: 'accepted',
      errors,
    }),
    withdrawTerms: defineCall({
      path: path('withdrawTerms'),
      access,
      organisation: acting,
      summary: 'Take back one’s own offer that was not answered yet.',
      request: requests[name].withdraw,
      response: Negotiation,
      idempotency: 'accepted',
      errors,
    }),
  };
}
