import { limits, providerMethods } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { ShanghaiDay, Flag, Id, ListOf, OneOf, Page, Text } from '../../schemas/base.ts';
import { ReconciliationDetail, ReconciliationRow } from '../../schemas/finance.ts';

const scope = 'reconciliation' as const;

/** Each day’s bill of the providers against the ledger. */
export const opsReconciliation = {
  getReconciliationList: defineCall({
    path: '/opsinterface/getReconciliationList',
    access: 'staff',
    scope,
    summary: 'Reconciled days, newest first.',
    request: Type.Object({ ...Page, different: Type.Optional(Flag) }),
    response: ListOf(ReconciliationRow),
    idempotency: 'none',
  }),
  getReconciliationDetail: defineCall({
    path: '/opsinterface/getReconciliationDetail',
    access: 'staff',
    scope,
    summary: 'One day of one provider with its differences, by its id or that of a difference.',
    request: Type.Object({
      reconciliationId: Type.Optional(Id),
      differenceId: Type.Optional(Id),
    }),
    response: ReconciliationDetail,
    idempotency: 'none',
    errors: [errorCodes.notFound],
  }),
  runReconciliation: defineCall({
    path: '/opsinterface/runReconciliation',
    access: 'staff',
    scope,
    summary: 'Fetch the bill of a past day and compare it again.',
    request: Type.Object({ day: ShanghaiDay, method: OneOf(providerMethods) }),
    response: ReconciliationDetail,
    idempotency: 'accepted',
  }),
  resolveDifference: defineCall({
    path: '/opsinterface/resolveDifference',
    access: 'staff',
    scope,
    summary: 'Say what explains a difference or what was done about it.',
    request: Type.Object({ differenceId: Id, note: Text(limits.reason.max, limits.reason.min) }),
    response: ReconciliationDetail,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
