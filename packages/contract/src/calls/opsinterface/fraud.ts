import { fraudDecisions, fraudStates, limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Id, ListOf, OneOf, Page, Text } from '../../schemas/base.ts';
import { FraudCase } from '../../schemas/fraud.ts';

const scope = 'moderation' as const;

/** Signs that several accounts are one person's, or review each other for show. */
export const opsFraud = {
  getFraudCaseList: defineCall({
    path: '/opsinterface/getFraudCaseList',
    access: 'staff',
    scope,
    summary:
      'Cases in one state with their evidence, the longest waiting first; each look is noted.',
    request: Type.Object({ ...Page, state: OneOf(fraudStates) }),
    response: ListOf(FraudCase),
    idempotency: 'none',
  }),
  getFraudCase: defineCall({
    path: '/opsinterface/getFraudCase',
    access: 'staff',
    scope,
    summary: 'One case with its evidence; the look is noted.',
    request: Type.Object({ fraudCaseId: Id }),
    response: FraudCase,
    idempotency: 'none',
  }),
  decideFraudCase: defineCall({
    path: '/opsinterface/decideFraudCase',
    access: 'staff',
    scope,
    summary:
      'No ground, watch on, or blocked, once an account of it is; nobody but staff hears of it.',
    request: Type.Object({
      fraudCaseId: Id,
      decision: OneOf(fraudDecisions),
      words: Text(limits.reason.max, limits.reason.min),
    }),
    response: FraudCase,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
