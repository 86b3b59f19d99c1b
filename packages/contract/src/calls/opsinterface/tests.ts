import { limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Flag, Id, ListOf, Nullable, Page, Text, SearchWords } from '../../schemas/base.ts';
import { OfflineTest } from '../../schemas/operations.ts';
import { Day } from '../../schemas/profile.ts';

/** Results of tests that were held offline. */
export const opsTests = {
  getOfflineTestList: defineCall({
    path: '/opsinterface/getOfflineTestList',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Offline results, the newest first.',
    request: Type.Object({ ...Page, search: SearchWords }),
    response: ListOf(OfflineTest),
    idempotency: 'none',
  }),
  getTestPerson: defineCall({
    path: '/opsinterface/getTestPerson',
    access: 'staff',
    scope: 'offlineTests',
    summary:
      'Whose account this is, with their team, before a result is entered; null for nobody’s.',
    request: Type.Object({ account: Text(limits.account.max, 5) }),
    response: Nullable(
      Type.Object({
        personName: Type.String(),
        teamMembers: Type.Array(Type.Object({ teamMemberId: Id, name: Type.String() })),
      }),
    ),
    idempotency: 'none',
  }),
  addOfflineTest: defineCall({
    path: '/opsinterface/addOfflineTest',
    access: 'staff',
    scope: 'offlineTests',
    summary: 'Enter the result of an offline test of a supplier, found by account.',
    request: Type.Object({
      /** Phone or e-mail of the account. */
      account: Text(limits.account.max, 5),
      teamMemberId: Type.Optional(Id),
      sourceLanguage: Text(20, 2),
      targetLanguage: Text(20, 2),
      passed: Flag,
      /** Share, 0 to 1. */
      score: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
      testedOn: Day,
      note: Text(limits.remarks.max),
    }),
    response: OfflineTest,
    idempotency: 'accepted',
    errors: [errorCodes.notFound],
  }),
};
